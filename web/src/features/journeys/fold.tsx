import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useId, useState } from 'react';

// The words of a button without edge or ground stand where those with one begin, also on a second row.
const oneEdge = '[&>:not(.border,.bg-sun,.ml-auto)]:-ml-2 sm:[&>:not(.border,.bg-sun,.ml-auto)]:-ml-3';

interface FoldProps {
  title: string;
  /** What else is in it, in words that follow the title; only heard where there is no room for them. */
  alsoHas?: string | null;
  /** Opens it each time that it is another one: somebody was led here. */
  opensFor?: string | null;
  /** Tells folds of the same title apart for people who hear the page. */
  context: string;
  /** With many buttons it shows the arrow alone, so that all are in one row. */
  isTight?: boolean;
  /** Where its line stands. */
  className?: string | undefined;
  /** Buttons on the line of the title. */
  beside: ReactNode;
  /** What opens; null or false when there is nothing to fold. */
  children: ReactNode;
}

/** Buttons, and beside them the one that opens a part below; on paper that part is always open. */
export function Fold(props: FoldProps) {
  const { title, alsoHas = null, context, beside, opensFor = null, isTight = false, className, children } = props;
  const [isOpen, setOpen] = useState(opensFor !== null);
  const [openedFor, setOpenedFor] = useState(opensFor);
  if (opensFor !== openedFor) {
    setOpenedFor(opensFor);
    if (opensFor !== null) setOpen(true);
  }
  const id = useId();
  return (
    <>
      <div
        className={`mt-1.5 flex flex-wrap items-center ${isTight ? 'gap-x-2 [&>*]:text-small' : 'gap-x-3 narrow:gap-x-1 max-sm:[&>*]:text-small sm:gap-x-4'} gap-y-2 empty:hidden sm:mt-3 print:hidden ${oneEdge} ${className ?? ''}`}
      >
        {beside}
        {children && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 ml-auto flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-medium max-sm:gap-0.5 max-sm:px-1 text-sea hover:bg-sea-tint"
          >
            <span className={isTight ? 'sr-only' : undefined}>
              {title}
              {alsoHas !== null && <span className="narrow:sr-only"> {alsoHas}</span>}
            </span>
            <span className="sr-only">: {context}</span>
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
