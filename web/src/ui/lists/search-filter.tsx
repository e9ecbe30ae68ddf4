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
  // What it asked for and the address does not say yet.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (search !== applied) {
    setApplied(search);
    const own = asked.indexOf(search);
    setAsked(own === -1 ? [] : asked.slice(own + 1));
    // The address changed by itself (back, or the search was cleared elsewhere): the field follows. What it asked for itself
    // arrives when more may be typed already, which stays.
    if (own === -1) setTyped(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    setAsked((before) => [...before, wanted]);
    onSearch(wanted);
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
      className="relative min-w-40"
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
          placeholder={hint}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          className="peer min-h-11 w-full rounded-control border border-edge bg-white py-2 pr-3 pl-10 text-ellipsis placeholder:text-ink-soft"
        />
        {/* Whole while nothing is typed, for a field that is too narrow for it; over what is below. */}
        <span
          id={`${id}-hint`}
          className="sr-only rounded-control border-line bg-white text-small text-ink-soft shadow-float peer-focus:peer-placeholder-shown:not-sr-only peer-focus:peer-placeholder-shown:absolute peer-focus:peer-placeholder-shown:top-full peer-focus:peer-placeholder-shown:left-0 peer-focus:peer-placeholder-shown:mt-1.5 peer-focus:peer-placeholder-shown:border peer-focus:peer-placeholder-shown:px-3 peer-focus:peer-placeholder-shown:py-2"
        >
          {hint}
        </span>
      </span>
    </form>
  );
}
