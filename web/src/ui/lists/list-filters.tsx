import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { words } from './words.ts';

interface FilterFoldProps {
  /** How many of these narrow the list now. */
  inUse: number;
  /** What the button says of how many; by default of filters and order. */
  label?: (inUse: number) => string;
  children: ReactNode;
}

/** What else narrows and orders a list: a row of fields, which a phone folds behind a button. */
export function FilterFold({ inUse, label = words.filters, children }: FilterFoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Button
        look="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        className="justify-self-start md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <AdjustmentsHorizontalIcon aria-hidden className="size-5" />
        {label(inUse)}
      </Button>
      <div
        id={id}
        className={classNames(
          isOpen ? 'grid' : 'hidden',
          'grid-cols-1 items-start gap-3 min-[22rem]:grid-cols-2 md:grid md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]',
        )}
      >
        {children}
      </div>
    </div>
  );
}
