import type { JourneyView } from '@bitacora/contracts';
import type { Agency } from '../../lib/agency.ts';
import { Notice } from '../../ui/notice.tsx';
import { JourneyChooser } from './journey-chooser.tsx';
import { JourneyScreen } from './journey-screen.tsx';
import { JourneyTools } from './journey-tools.tsx';
import type { StaffTools } from './staff-tools.ts';
import { words } from './words.ts';

interface JourneysViewProps {
  /** At least one, in the order of the view: the first is the one that matters now. */
  journeys: readonly [JourneyView, ...JourneyView[]];
  /** The one in the address; null for the first. */
  journeyId: string | null;
  onSelect(journeyId: string): void;
  agency: Agency | null;
  staff: StaffTools | null;
}

/** A person's journeys: one is chosen and shown whole. */
export function JourneysView({ journeys, journeyId, onSelect, agency, staff }: JourneysViewProps) {
  const found = journeys.find(({ journey_id }) => journey_id === journeyId);
  const selected = found ?? journeys[0];
  return (
    <div className="grid grid-cols-1 gap-6 short:gap-3 large-letters:gap-3 print:block print:space-y-4">
      <div className="flex items-end justify-between gap-2 short:flex-wrap print:hidden">
        <JourneyChooser journeys={journeys} selected={selected} onSelect={onSelect} />
        <JourneyTools journey={selected} agency={agency} isStaff={staff !== null} />
      </div>
      {journeyId && !found && (
        <Notice tone="wait" role="status">
          {words.notFound}
        </Notice>
      )}
      <JourneyScreen key={selected.journey_id} journey={selected} agency={agency} staff={staff} />
    </div>
  );
}
