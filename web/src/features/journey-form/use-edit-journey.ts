import { type EmployeeAnswer, type JourneyView, pathOf, updateJourney } from '@bitacora/contracts';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { sayDone } from '../../lib/do-at-once.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { journeyPath, useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { useQuestion } from '../../lib/use-question.ts';
import { whoChangedJourney } from '../../lib/who-changed.ts';
import { formerFields, leaving, stillStands } from './model/former-fields.ts';
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

/**
 * A sold journey in a form; what somebody else saved meanwhile is shown beside what is typed. What was saved is taken
 * back for 10 s by a press; who leaves loses the journey at once, which is asked before.
 */
export function useEditJourney({ journey, advisers, onSaved }: EditJourneyOptions) {
  const { mutate } = useSWRConfig();
  const refresh = useRefreshJourneys();
  const id = journey.journey_id;
  const { asked, ask } = useQuestion<readonly Person[]>();
  const send = (body: object) => api.patch<JourneyView>(pathOf(updateJourney, { id }), body);
  const show = async (view: JourneyView) => {
    await mutate(journeyPath(id), view, { revalidate: false });
    void refresh();
  };
  const undo = (fields: ReturnType<typeof formerFields>['fields'], saved: JourneyView) => async () => {
    const newest = await api.get<JourneyView>(journeyPath(id));
    if (!stillStands(fields, saved, newest))
      return notify.warning(words.edit.changedSince(await whoChangedJourney(id)));
    await show(await send({ ...fields, version: newest.journey_version }));
  };
  const people = useRef<readonly Person[]>([...advisers, ...journey.passengers]);
  const written = useFormLife<JourneyValues, JourneyValues, JourneyView>({
    start: journeyValuesOf(journey),
    draft: { name: `journey.${id}`, shape: journeyShape },
    resolver,
    labels: () => journeyLabels,
    fieldOf: journeyField,
    failed: words.edit.failed,
    explain: async (error) => {
      if (!isApiError(error) || error.code !== 'is_cancelled') return undefined;
      await mutate(journeyPath(id));
      return [words.edit.cancelledMeanwhile(await whoChangedJourney(id))];
    },
    agrees: async (values, former) => {
      const gone = leaving(former, values);
      return gone.length === 0 || ask(gone);
    },
    save: (values, { version }) => send({ ...soldJourneyBodyOf(values), version }),
    onSaved: async (view, former) => {
      await show(view);
      const { fields, isAll } = formerFields(former, view);
      const isLeft = leaving(former, journeyValuesOf(view)).length > 0;
      if (isLeft || !isAll) notify.success(words.edit.saved);
      else sayDone({ said: words.edit.saved, subject: `${id}/details`, undo: undo(fields, view) });
      onSaved();
    },
    edited: {
      version: journey.journey_version ?? 0,
      readNewest: async (typed) => {
        const [newest, by] = await Promise.all([api.get<JourneyView>(journeyPath(id)), whoChangedJourney(id)]);
        people.current = [...advisers, ...newest.passengers, ...typed.passengers];
        const values = journeyValuesOf(newest);
        // Whoever is in both is the same person, however much of them the one or the other knows.
        const passengers = values.passengers.map(
          (one) => typed.passengers.find(({ id: own }) => own === one.id) ?? one,
        );
        return { version: newest.journey_version ?? 0, values: { ...values, passengers }, by };
      },
      onStoredAlready: () => {
        notify.success(words.edit.saved);
        void refresh();
        onSaved();
      },
      unchanged: words.edit.unchanged,
      textOf: (name, value) => readableJourneyField(name, value, people.current),
    },
  });
  return { ...written, asked };
}
