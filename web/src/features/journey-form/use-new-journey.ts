import { createJourney, type JourneyView, pathOf } from '@bitacora/contracts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { draftName, journeyDraft } from './model/journey-draft.ts';
import { journeyRules } from './model/journey-rules.ts';
import { journeyBodyOf, journeyField, journeyLabels, type JourneyValues } from './model/journey-values.ts';
import { words } from './words.ts';

const resolver = rawResolver<JourneyValues>(journeyRules);

/** A journey that is being sold: written (and kept as this person's draft meanwhile), then sold, and shown. */
export function useNewJourney(userId: string, start: JourneyValues, take: (values: JourneyValues) => JourneyValues) {
  const name = draftName(userId);
  const [draft, setDraft] = useState(() => journeyDraft.safeParse(readDraft(name)).data);
  const navigate = useNavigate();
  const refresh = useRefreshJourneys();
  const { form, life, goOnFrom } = useFormLife<JourneyValues, JourneyValues, JourneyView>({
    start: take(draft ?? start),
    resolver,
    labels: () => journeyLabels,
    fieldOf: journeyField,
    failed: words.toasts.failed,
    save: (values, { keys }) => {
      const body = journeyBodyOf(values);
      return api.post(pathOf(createJourney, { ruc: AGENCY_RUC }), body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved: ({ journey_id }) => {
      forgetDraft(name);
      notify.success(words.toasts.sold);
      void refresh();
      void navigate(paths.journey(journey_id));
    },
  });

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, values) }),
    [subscribe, name],
  );

  return {
    form,
    life,
    hasDraft: draft !== undefined,
    forget: () => forgetDraft(name),
    startOver: () => {
      goOnFrom({ version: 0, values: start });
      forgetDraft(name);
      setDraft(undefined);
    },
    /** Puts values in place of what is typed; they are no more stored than that. */
    onTake: (values: JourneyValues) => {
      form.reset(values, { keepDefaultValues: true, keepIsSubmitted: true, keepSubmitCount: true });
      keepDraft(name, values);
    },
  };
}
