import type { JourneyView } from '@bitacora/contracts';
import { useLiveEvent } from './live/live-events.ts';

/** Calls back when somebody changed a journey that is shown, or one that is not there yet. */
export function useJourneyUpdates(shown: readonly JourneyView[] | undefined, onChange: () => void): void {
  useLiveEvent('journey-updated', ({ journey_id, version }) => {
    const journey = shown?.find((candidate) => candidate.journey_id === journey_id);
    if (!journey || journey.version < version) onChange();
  });
}
