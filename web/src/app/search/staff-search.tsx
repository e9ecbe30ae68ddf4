import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchPalette } from './search-palette.tsx';
import { words } from './words.ts';

const TYPES = 'input, textarea, select, [contenteditable]';

/** Whether a key asks for the search: Ctrl-K anywhere, `/` where nothing is typed; neither over an open dialog. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog]')) return false;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k';
  // On a Spanish keyboard `/` is Shift and 7.
  return key === '/' && !altKey && !(target instanceof Element && target.matches(TYPES));
}

/** The way to everything that the agency has, in the navbar of staff and by keyboard on every page. */
export function StaffSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || event.defaultPrevented || !asksForSearch(event)) return;
    // Neither the browser's own search nor a stroke in the field that opens.
    event.preventDefault();
    setIsOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-sea hover:bg-sea-tint xl:min-w-64 xl:justify-start xl:border xl:border-edge xl:bg-white xl:px-3 xl:text-ink-soft"
        onClick={() => setIsOpen(true)}
      >
        <MagnifyingGlassIcon aria-hidden="true" className="size-6 xl:size-5" />
        <span className="max-xl:sr-only">{words.open}</span>
        <kbd aria-hidden="true" className="ml-auto rounded border border-line px-1.5 text-small max-xl:hidden">
          /
        </kbd>
      </button>
      {isOpen && <SearchPalette onClose={() => setIsOpen(false)} />}
    </>
  );
}
