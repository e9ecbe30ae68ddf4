import type { JourneyView } from '@bitacora/contracts';
import { DocumentDuplicateIcon } from '@heroicons/react/24/outline';
import type { Agency } from '../../lib/agency.ts';
import { HelpLinks } from './help-links.tsx';
import { PapersButton } from './papers-button.tsx';
import { words } from './words.ts';

// Words as large as the four have room for, however large the letters of the phone are: none is broken.
const itemStyle =
  'flex min-w-0 grow flex-col items-center justify-center gap-0.5 px-[4px] text-[length:min(var(--text-small),4.375vw)] leading-[1.45] font-medium text-sea active:bg-sea-tint -outline-offset-2!';

/**
 * What somebody on the way needs, under the thumb, on phones (`styles/thumb-bar.css`). The adviser's card says the same
 * with names and numbers.
 */
export function ThumbBar({ journey, agency }: { journey: JourneyView; agency: Agency | null }) {
  return (
    <nav aria-label={words.quickHelp} className="thumb-bar">
      <HelpLinks {...{ journey, agency }} className={itemStyle} iconClassName="size-6" />
      <PapersButton journey={journey} className={itemStyle}>
        <DocumentDuplicateIcon aria-hidden className="size-6" />
        {words.documents.all}
      </PapersButton>
    </nav>
  );
}
