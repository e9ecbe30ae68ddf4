import { XMarkIcon } from '@heroicons/react/20/solid';
import { useRef } from 'react';
import type { AppliedFilter } from '../../lib/lists/applied-filters.ts';
import { Button } from '../button.tsx';
import { useKeepPlace } from '../use-keep-place.ts';
import { words } from './words.ts';

interface FilterChipsProps {
  applied: readonly AppliedFilter[];
  onClear: () => void;
}

/** What narrows a list, each taken back by a press, and all of it at once. */
function Chips({ applied, onClear }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  useKeepPlace(group);
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={words.filtersInUse} className="flex flex-wrap gap-2">
      {applied.map(({ name, label, text, drop }) => (
        <button
          key={name}
          type="button"
          aria-label={words.dropFilter(label, text)}
          className="flex min-h-11 max-w-full items-center gap-2 rounded-control bg-sea-tint px-3 text-left text-small hover:bg-line print:min-h-0 print:px-0"
          onClick={() => {
            drop();
            // The chip goes; the keyboard stays with the others.
            group.current?.focus();
          }}
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="text-ink-soft">{label}:</span> <span className="font-medium">{text}</span>
          </span>
          <XMarkIcon aria-hidden className="size-5 shrink-0 text-sea print:hidden" />
        </button>
      ))}
      <Button look="quiet" className="px-3" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </div>
  );
}

export function FilterChips(props: FilterChipsProps) {
  return props.applied.length > 0 && <Chips {...props} />;
}
