import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { Spinner } from './spinner.tsx';
import { words } from './words.ts';

interface Entry {
  label: string;
  icon?: ReactNode;
  /** On a wide screen it has a button of its own. */
  isForPhone?: true;
}

export type MenuEntry = Entry & ({ to: string } | { onSelect: () => void });

const entryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left whitespace-nowrap data-focus:bg-sea-tint';

/**
 * The menu gives the focus back to its button in the second frame after it closed. A dialog that were open by then would
 * neither have the keyboard nor hold it.
 */
const afterClosing = (select: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(select)));
};

interface MenuProps {
  label: ReactNode;
  entries: readonly MenuEntry[];
  /** What was chosen is under way. */
  isBusy?: boolean;
  /** With which of its edges it stands at that of its button: what stands at the left of its page opens to the right. */
  edge?: 'start' | 'end';
}

/** A button that opens a list of links and actions. */
export function Menu({ label, entries, isBusy, edge = 'end' }: MenuProps) {
  const isPhone = useIsPhone();
  return (
    <HeadlessMenu>
      {isBusy !== undefined && (
        <span aria-live="polite" className="sr-only">
          {isBusy && words.working}
        </span>
      )}
      <MenuButton
        aria-busy={isBusy || undefined}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-3 py-2 font-semibold hover:bg-sea-tint md:max-lg:gap-1 md:max-lg:px-2"
      >
        <span className="truncate">{label}</span>
        <span className="relative size-5 shrink-0 text-sea">
          <ChevronDownIcon aria-hidden="true" className="size-5" />
          {isBusy && (
            <span className="appear-late absolute inset-0 rounded-full bg-white">
              <Spinner />
            </span>
          )}
        </span>
      </MenuButton>
      <MenuItems
        anchor={{ to: `bottom ${edge}`, gap: 4, padding: 12 }}
        // A height of its own: one that follows its room follows itself, and trembles. It ends in the middle of an entry, by
        // which one sees that there are more.
        className="z-40 max-h-[calc(round(down,45dvh-1.875rem,2.75rem)+1.875rem)]! min-w-56 scroll-edges overflow-y-auto outline-none rounded-card border border-line p-2 shadow-float"
      >
        {entries
          .filter(({ isForPhone }) => isPhone || !isForPhone)
          .map((entry) => (
            <MenuItem key={entry.label}>
              {'to' in entry ? (
                <Link to={entry.to} className={entryStyle}>
                  {entry.icon}
                  {entry.label}
                </Link>
              ) : (
                <button type="button" className={entryStyle} onClick={() => afterClosing(entry.onSelect)}>
                  {entry.icon}
                  {entry.label}
                </button>
              )}
            </MenuItem>
          ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
