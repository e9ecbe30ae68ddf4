import type { JourneyView } from '@bitacora/contracts';
import { DocumentDuplicateIcon, PrinterIcon } from '@heroicons/react/24/outline';
import type { Agency } from '../../lib/agency.ts';
import { HelpLinks } from './help-links.tsx';
import { PapersButton } from './papers-button.tsx';
import { words } from './words.ts';

/** Small under its icon where help stands beside; a button of one line where the adviser's card is at its side. */
const toolStyle =
  'flex min-h-11 min-w-11 flex-col items-center justify-center gap-x-2 rounded-control px-2 text-small font-semibold text-sea transition-colors hover:bg-sea-tint lg:not-short:flex-row lg:not-short:px-3 lg:not-short:text-body';

interface JourneyToolsProps {
  journey: JourneyView;
  agency: Agency | null;
  isStaff: boolean;
}

/** On top of a journey: help where neither the thumb bar nor the adviser's card is in sight, its documents, its print. */
export function JourneyTools({ journey, agency, isStaff }: JourneyToolsProps) {
  // On a phone the thumb bar has both, where there is one.
  const besideThumbBar = isStaff ? 'max-md:hidden' : 'max-md:not-short:hidden';
  return (
    <div className="flex shrink-0 short:max-w-full short:flex-wrap lg:not-short:-mr-3">
      {!isStaff && (
        <div
          role="group"
          aria-label={words.help}
          className="flex flex-wrap max-md:not-short:hidden lg:not-short:hidden"
        >
          <HelpLinks {...{ journey, agency }} className={toolStyle} iconClassName="size-5" />
        </div>
      )}
      <PapersButton journey={journey} className={`${toolStyle} ${besideThumbBar}`}>
        <DocumentDuplicateIcon aria-hidden className="size-5" />
        {words.documents.all}
      </PapersButton>
      <button type="button" className={toolStyle} onClick={() => window.print()}>
        <PrinterIcon aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{words.print}</span>
      </button>
    </div>
  );
}
