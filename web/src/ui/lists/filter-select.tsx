import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { useId } from 'react';
import { controlStyle } from '../field.tsx';

interface FilterSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** What the address says; the first option where it says nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, by which a list is narrowed or ordered. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1 font-medium">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlStyle} appearance-none truncate pr-10`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
        />
      </span>
    </div>
  );
}
