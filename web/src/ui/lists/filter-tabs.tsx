import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useHasMoreBeside } from './use-has-more-beside.ts';

interface FilterTabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number | undefined }[];
  value: string;
  onChange: (value: Value) => void;
}

/** The views of a list that are asked for most, each with how many it has; one is pressed. */
export function FilterTabs<Value extends string>({ label, tabs, value, onChange }: FilterTabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const hasMore = useHasMoreBeside(row);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      data-scrolls-sideways
      // One row that scrolls inside itself on a phone, but with letters of which one tab fills it; the focus ring is whole in it.
      className={classNames(
        'flex gap-2 max-sm:-m-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-wrap large-letters:flex-wrap',
        // What goes on beyond the edge fades into it.
        hasMore && 'max-sm:fade-right',
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          className={classNames(
            'flex min-h-11 shrink-0 items-center gap-2 rounded-control border px-4 text-left font-medium large-letters:shrink',
            tab.value === value ? 'border-sun bg-sun/25' : 'border-edge bg-white hover:bg-sea-tint',
          )}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="tabular text-small text-ink-soft">{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
