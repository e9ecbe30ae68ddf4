import { type JourneyView, pathOf, updateJourney } from '@bitacora/contracts';
import { formatDollars, isPlainDate, readDollars } from '@bitacora/kernel';
import { longDay } from '@bitacora/kernel/dates';
import { useSWRConfig } from 'swr';
import { api } from '../../../lib/api/api.ts';
import { rawResolver } from '../../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../../lib/forms/use-form-life.ts';
import { notify } from '../../../lib/notify.ts';
import { journeyPath, useRefreshJourneys } from '../../../lib/refresh-journeys.ts';
import { textOf } from '../../../lib/text-of.ts';
import { words } from '../words.ts';
import { bodyOf, journeyRules, type JourneyValues, labels, valuesOf } from './edit-values.ts';

const days = ['travel_date', 'return_date', 'balance_due'];

interface JourneyFormOptions {
  journey: JourneyView;
  /** What a person or an adviser is called by id. */
  nameOfId(id: string): string;
  onSaved(): void;
}

/** A journey in a form; what somebody else saved meanwhile is shown beside what is typed. */
export function useJourneyForm({ journey, nameOfId, onSaved }: JourneyFormOptions) {
  const { mutate } = useSWRConfig();
  const refresh = useRefreshJourneys();
  const id = journey.journey_id;
  const done = () => {
    notify.success(words.form.saved);
    void refresh();
    onSaved();
  };
  return useFormLife<JourneyValues, JourneyValues, JourneyView>({
    start: valuesOf(journey),
    resolver: rawResolver(journeyRules),
    labels: () => labels,
    failed: words.form.failed,
    save: (values, { version }) =>
      api.patch<JourneyView>(pathOf(updateJourney, { id }), { ...bodyOf(values), version }),
    onSaved: async (view) => {
      await mutate(journeyPath(id), view, { revalidate: false });
      done();
    },
    fieldOf: (path) => path.split('.')[0] ?? path,
    edited: {
      version: journey.journey_version ?? 0,
      readNewest: async () => {
        const newest = await api.get<JourneyView>(journeyPath(id));
        return { version: newest.journey_version ?? 0, values: valuesOf(newest) };
      },
      onStoredAlready: done,
      unchanged: words.form.unchanged,
      textOf: (name, value) => {
        if (Array.isArray(value)) return value.map((one) => nameOfId(textOf(one))).join(', ');
        if (typeof value === 'boolean') return value ? words.form.yes : words.form.no;
        const text = textOf(value);
        if (text === '') return undefined;
        if (days.includes(name)) return isPlainDate(text) ? longDay(text) : text;
        if (name !== 'cost') return nameOfId(text);
        const dollars = readDollars(text);
        return dollars === null ? undefined : formatDollars(dollars);
      },
    },
  });
}
