import type { ProblemReport } from '@bitacora/contracts';
import { PaperClipIcon } from '@heroicons/react/20/solid';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { words } from './words.ts';

/** The file that came with a report, in a tab of its own. */
export function ReportFile({ file }: { file: NonNullable<ProblemReport['file']> }) {
  return (
    <NewTabLink
      href={file.url}
      className={`inline-flex min-h-11 w-fit items-center gap-2 wrap-anywhere ${textLinkStyle}`}
    >
      <PaperClipIcon aria-hidden="true" className="size-5 shrink-0" />
      {words.details.openFile(file.name)}
    </NewTabLink>
  );
}
