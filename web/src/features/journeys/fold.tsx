import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useId, useState } from 'react';

interface FoldProps {
  title: string;
  startsOpen?: boolean;
  /** Tells folds of the same title apart for people who hear the page. */
  context: string;
  /** Buttons on the line of the title. */
  beside: ReactNode;
  /** What opens; null or false when there is nothing to fold. */
  children: ReactNode;
}

/**
 * Buttons, and beside them the one that opens a part below; on paper that part is always open. On a phone the buttons
 * fill their rows, so that all have one left edge, and the way to the part is a row of its own on every card.
 */
export function Fold({ title, context, beside, startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-center gap-2 empty:hidden max-sm:[&>:not([aria-expanded])]:grow max-sm:[&>:not([aria-expanded])]:border max-sm:[&>:not([aria-expanded])]:border-edge sm:mt-3 print:hidden">
        {beside}
        {children && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center justify-between gap-1 rounded-control font-medium text-sea hover:bg-sea-tint max-sm:w-full sm:-mr-2 sm:ml-auto sm:px-2"
          >
            <span>
              {title}
              <span className="sr-only">: {context}</span>
            </span>
            <ChevronDownIcon aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
      {/* Not `hidden`: no style could undo it on paper. */}
      <div id={id} style={isOpen ? undefined : { display: 'none' }} className="print:block!">
        {children}
      </div>
    </>
  );
}
