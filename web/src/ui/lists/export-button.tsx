import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { download } from '../../lib/api/download.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { words } from './words.ts';

interface ExportButtonProps {
  path: string;
  /** What the list is narrowed by: the file has the same rows, in the same order. */
  filters: Readonly<Record<string, string>>;
  /** Without its day and ending. */
  fileName: string;
  /** Where it is known by its name: shown on a phone, too. */
  label?: ReactNode;
}

/** The rows of a list as a file for a spreadsheet. */
export function ExportButton({ path, filters, fileName, label }: ExportButtonProps) {
  const { isBusy, problem, run } = useAction();
  return (
    <div className="grid justify-items-end gap-2">
      <Button
        look="secondary"
        isBusy={isBusy}
        busyText={words.exporting}
        onClick={() => void run(() => download(path, filters, fileName))}
      >
        {!isBusy && <ArrowDownTrayIcon aria-hidden className="size-5" />}
        {/* On a phone it leaves the row to what is made there. */}
        {label ?? <span className="max-sm:sr-only">{words.exportCsv}</span>}
      </Button>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  );
}
