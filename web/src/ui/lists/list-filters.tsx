import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { FilterChips } from './filter-chips.tsx';
import { words } from './words.ts';

interface ListFiltersProps {
  /** What stands there at every width: the search, the month, the views. */
  first: ReactNode;
  /** Without a label above it, as the fields have one, it stands at their foot. */
  isFirstBare?: boolean;
  /** What of the fields narrows or orders the list now. */
  applied: readonly AppliedFilter[];
  onClear: () => void;
  /** Where nothing is found, the list itself says what narrows it. */
  isNothingFound?: boolean;
  /** The fields, one a filter. */
  children: ReactNode;
}

/** What narrows and orders a list: one row, whose fields fold behind a button where there is little room. */
export function ListFilters(props: ListFiltersProps) {
  const { first, isFirstBare = false, applied, onClear, isNothingFound = false, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div
      role="group"
      aria-label={words.filtersOfList}
      tabIndex={-1}
      // Above the list below, for what opens over it.
      className="@container relative grid grid-cols-1 gap-3 focus-within:z-20"
    >
      <div className="flex flex-wrap items-start gap-2 @min-[26rem]:gap-3">
        <div
          className={classNames(
            'min-w-min flex-1 @min-[60rem]:min-w-52 @min-[60rem]:has-[select]:flex-none @max-[20rem]:min-w-0 @max-[20rem]:basis-full @max-[60rem]:[&_label]:sr-only',
            isFirstBare && '@min-[60rem]:self-end',
          )}
        >
          {first}
        </div>
        <Button
          ref={button}
          look="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          className="px-3! @min-[60rem]:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          <AdjustmentsHorizontalIcon aria-hidden className="size-5" />
          {/* Beside what else stands in the row of a phone there is room for its number alone. */}
          <span className="@min-[20rem]:@max-[26rem]:sr-only">{words.filters(applied.length)}</span>
          {applied.length > 0 && (
            <span aria-hidden className="tabular hidden @min-[20rem]:@max-[26rem]:inline">
              {applied.length}
            </span>
          )}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields in it are */}
        <div
          id={id}
          onKeyDown={onKeyDown}
          className={classNames(
            isOpen ? 'grid' : 'hidden',
            // On paper the chips below say what is chosen.
            'print:hidden w-full grid-cols-1 items-start gap-3 @min-[20rem]:grid-cols-2 @min-[40rem]:grid-cols-3 @min-[60rem]:flex @min-[60rem]:w-auto @min-[60rem]:flex-wrap',
            // As wide as what is chosen: nothing of it is cut, and without room for all of them they stand in a row of their own.
            '@min-[60rem]:[&_select]:field-sizing-content @min-[60rem]:[&>*]:max-w-64',
          )}
        >
          {children}
        </div>
      </div>
      {!isNothingFound && <FilterChips {...{ applied, onClear }} />}
    </div>
  );
}
