import { isReady, type JourneySummary, type JourneyView, missingOf } from '@bitacora/contracts';

/** What a row says of where a journey stands. */
export type Readiness = Pick<JourneySummary, 'phase' | 'is_ready' | 'pending' | 'pending_since' | 'missing_vouchers'>;

/** The same of a journey that is read whole; since when something waits only lists know. */
export function readinessOf(journey: JourneyView): Readiness {
  const missing = missingOf(journey);
  const servicesThat = (isRecord: boolean) =>
    new Set(missing.flatMap(({ service, lacks }) => ((lacks === 'record') === isRecord ? [service] : []))).size;
  return {
    phase: journey.phase,
    is_ready: isReady(journey),
    pending: servicesThat(true),
    pending_since: null,
    missing_vouchers: servicesThat(false),
  };
}
