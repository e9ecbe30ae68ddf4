import { createJourney, type JourneyView, pathOf } from '@bitacora/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshJourneys } from '../../lib/refresh-journeys.ts';
import { journeyRules } from './model/journey-rules.ts';
import {
  journeyBodyOf,
  journeyField,
  journeyLabels,
  journeyShape,
  type JourneyValues,
} from './model/journey-values.ts';
import { words } from './words.ts';

const resolver = rawResolver<JourneyValues>(journeyRules);

/** A journey that is being sold: written, then sold, and shown. */
export function useNewJourney(start: JourneyValues) {
  const navigate = useNavigate();
  const refresh = useRefreshJourneys();
  const { search } = useLocation();
  const { form, life } = useFormLife<JourneyValues, JourneyValues, JourneyView>({
    start,
    // Whom or what the address names begins a journey of its own, and does not join another one that was left.
    draft: { name: `new-journey${search}`, shape: journeyShape },
    resolver,
    labels: () => journeyLabels,
    fieldOf: journeyField,
    failed: words.toasts.failed,
    save: (values, { keys }) => {
      const body = journeyBodyOf(values);
      return api.post(pathOf(createJourney, { ruc: AGENCY_RUC }), body, { idempotencyKey: keys.keyFor(body) });
    },
    onSaved: ({ journey_id }) => {
      notify.success(words.toasts.sold);
      void refresh();
      void navigate(paths.journey(journey_id));
    },
  });
  return {
    form,
    life,
    /** Puts values in place of what is typed; they are no more stored than that. */
    onTake: (values: JourneyValues) =>
      form.reset(values, { keepDefaultValues: true, keepIsSubmitted: true, keepSubmitCount: true }),
  };
}
