import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 250;

interface SearchFilterProps {
  label: string;
  /** By what one may search. */
  hint: string;
  /** What the address says. */
  search: string;
  onSearch(search: string): void;
  /** The id of the list that it searches: the arrow down leads to its rows. */
  list?: string;
}

/** Searches as one types, after a short pause; the address keeps it. */
export function SearchFilter({ label, hint, search, onSearch, list }: SearchFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState(search);
  const [applied, setApplied] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by itself (back, or the search was cleared elsewhere): the field follows.
  if (search !== applied) {
    setApplied(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (text: string) => {
    clearTimeout(timer.current);
    onSearch(text.trim());
  };
  const onChange = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(text), PAUSE_MILLISECONDS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.key === 'ArrowDown' && list ? document.querySelector<HTMLElement>(`#${list} li > a`) : null;
    if (!row) return;
    event.preventDefault();
    row.focus();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
      className="w-full max-w-form"
    >
      <label htmlFor={id} className="block pb-1 font-medium">
        {label}
      </label>
      <span className="relative block">
        <MagnifyingGlassIcon aria-hidden className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
        <input
          id={id}
          type="search"
          value={typed}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          className="min-h-11 w-full rounded-control border border-edge bg-white py-2 pr-3 pl-10"
        />
      </span>
      <span id={`${id}-hint`} className="block pt-1 text-small text-ink-soft">
        {hint}
      </span>
    </form>
  );
}
