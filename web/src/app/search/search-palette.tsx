import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { words as uiWords } from '../../ui/words.ts';
import { words } from './words.ts';
import { SearchHits } from './search-hits.tsx';
import { SearchState } from './search-state.tsx';
import { useSearch } from './use-search.ts';

interface SearchPaletteProps {
  onClose: () => void;
}

/** Finds people, journeys, reservation codes, invoices and screens as one types; the arrows choose, Enter opens. */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useSearch(text);
  const hits = search.groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const open = (to: string) => {
    onClose();
    void navigate(to);
  };
  const choose = (index: number) => {
    const next = (index + hits.length) % hits.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[at];
    if (!hit || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose(at + 1);
    else if (event.key === 'ArrowUp') choose(at - 1);
    else if (event.key === 'Enter') open(hit.to);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      // On a touch screen the library gives the focus to the dialog itself, whatever asks for it.
      onFocus={({ target, currentTarget }) => target === currentTarget && field.current?.focus()}
      className="relative z-50"
    >
      <div aria-hidden="true" className="fixed inset-0 bg-ink/60" />
      <div className="fixed inset-0 flex items-start justify-center sm:px-4 sm:pt-[10dvh]">
        <DialogPanel className="flex max-h-dvh w-full max-w-160 flex-col overflow-hidden bg-white shadow-float max-sm:h-dvh sm:max-h-[76dvh] sm:rounded-card">
          <DialogTitle className="sr-only">{words.title}</DialogTitle>
          <div className="flex items-center border-b border-line pl-4">
            <MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-sea" />
            <input
              role="combobox"
              aria-expanded={hits.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={hits.length > 0 ? optionId(at) : undefined}
              aria-label={words.title}
              placeholder={words.field}
              ref={field}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is there to be typed in
              autoFocus
              type="text"
              inputMode="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setChosen(0);
              }}
              onKeyDown={onKeyDown}
              className="min-h-14 min-w-0 grow px-3 text-lead outline-none placeholder:text-ink-soft"
            />
            <button
              type="button"
              aria-label={uiWords.close}
              className="mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper"
              onClick={onClose}
            >
              <XMarkIcon aria-hidden="true" className="size-6" />
            </button>
          </div>
          <div className="min-h-0 grow overflow-y-auto p-2">
            <SearchHits {...{ groups: search.groups, listId, at, optionId, open }} onPoint={setChosen} />
            <SearchState {...search} text={text.trim()} found={hits.length} />
          </div>
          <p
            aria-hidden="true"
            className="hidden gap-5 border-t border-line px-4 py-2 text-small text-ink-soft md:flex"
          >
            {words.keys.map(([key, does]) => (
              <span key={key}>
                <kbd className="rounded border border-line px-1.5">{key}</kbd> {does}
              </span>
            ))}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
