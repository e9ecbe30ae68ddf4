import { type EmployeeAnswer, type JourneyView, pathOf, updateJourney } from '@bitacora/contracts';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { journeyPath, useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { soldJourneyRules } from './model/journey-rules.ts';
import {
  journeyField,
  journeyLabels,
  journeyShape,
  type JourneyValues,
  journeyValuesOf,
  soldJourneyBodyOf,
} from './model/journey-values.ts';
import { type Person, readableJourneyField } from './model/readable-field.ts';
import { words } from './words.ts';

const resolver = rawResolver<JourneyValues>(soldJourneyRules);

interface EditJourneyOptions {
  journey: JourneyView;
  advisers: readonly EmployeeAnswer[];
  onSaved(): void;
}

/** A sold journey in a form; what somebody else saved meanwhile is shown beside what is typed. */
export function useEditJourney({ journey, advisers, onSaved }: EditJourneyOptions) {
  const { mutate } = useSWRConfig();
  const refresh = useRefreshJourneys();
  const id = journey.journey_id;
  const done = () => {
    notify.success(words.edit.saved);
    void refresh();
    onSaved();
  };
  const people = useRef<readonly Person[]>([...advisers, ...journey.passengers]);
  return useFormLife<JourneyValues, JourneyValues, JourneyView>({
    start: journeyValuesOf(journey),
    draft: { name: `journey.${id}`, shape: journeyShape },
    resolver,
    labels: () => journeyLabels,
    fieldOf: journeyField,
    failed: words.edit.failed,
    save: (values, { version }) =>
      api.patch<JourneyView>(pathOf(updateJourney, { id }), { ...soldJourneyBodyOf(values), version }),
    onSaved: async (view) => {
      await mutate(journeyPath(id), view, { revalidate: false });
      done();
    },
    edited: {
      version: journey.journey_version ?? 0,
      readNewest: async (typed) => {
        const newest = await api.get<JourneyView>(journeyPath(id));
        people.current = [...advisers, ...newest.passengers, ...typed.passengers];
        return { version: newest.journey_version ?? 0, values: journeyValuesOf(newest) };
      },
      onStoredAlready: done,
      unchanged: words.edit.unchanged,
      textOf: (name, value) => readableJourneyField(name, value, people.current),
    },
  });
}
