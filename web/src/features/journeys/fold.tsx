import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useId, useState } from 'react';

interface FoldProps {
  title: string;
  /** Tells folds of the same title apart for people who hear the page. */
  context?: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part that opens below its title; on paper it is always open. */
export function Fold({ title, context, startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-sea hover:bg-sea-tint print:hidden"
      >
        {title}
        {context && <span className="sr-only">: {context}</span>}
        <ChevronDownIcon aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!isOpen} className="print:block!">
        {children}
      </div>
    </div>
  );
}
