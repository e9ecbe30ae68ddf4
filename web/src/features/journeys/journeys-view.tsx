import type { JourneyView } from '@bitacora/contracts';
import type { Agency } from '../../lib/agency.ts';
import { words } from './words.ts';
import { DocumentDuplicateIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { JourneyChooser } from './journey-chooser.tsx';
import { JourneyScreen } from './journey-screen.tsx';
import { PapersButton } from './papers-button.tsx';
import type { StaffTools } from './staff-tools.ts';

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
    <div className="grid grid-cols-1 gap-6 print:block print:space-y-4">
      <div className="flex items-end justify-between gap-2 print:hidden">
        <JourneyChooser journeys={journeys} selected={selected} onSelect={onSelect} />
        <div className="flex gap-1">
          <PapersButton
            journey={selected}
            // On a phone the thumb bar has it, where there is one.
            className={`${buttonStyle('quiet')} px-3! ${staff ? 'max-md:hidden' : 'max-md:not-short:hidden'}`}
          >
            <DocumentDuplicateIcon aria-hidden className="size-5" />
            {words.documents.all}
          </PapersButton>
          <Button look="quiet" className="px-3!" onClick={() => window.print()}>
            <PrinterIcon aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{words.print}</span>
          </Button>
        </div>
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
