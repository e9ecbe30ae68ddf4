import { type AskedJourney, giveOpinion, pathOf } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { words } from './words.ts';

interface OpinionValues {
  rating: string;
}

/** One question, and what becomes of its answer. */
export function useOpinionForm(token: string, chosen: string, onGiven: (asked: AskedJourney) => unknown) {
  return useFormLife<OpinionValues, OpinionValues, AskedJourney>({
    start: { rating: chosen },
    isShort: true,
    resolver: rawResolver<OpinionValues>(giveOpinion.body),
    labels: () => ({ rating: words.rating }),
    failed: words.failed,
    save: (values, { keys }) =>
      api.post<AskedJourney>(pathOf(giveOpinion, { token }), values, { idempotencyKey: keys.keyFor(values) }),
    onSaved: (asked) => void onGiven(asked),
  });
}
