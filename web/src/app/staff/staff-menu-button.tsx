import { Bars3Icon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { words } from '../words.ts';
import { StaffDrawer } from './staff-drawer.tsx';

/** Opens the drawer, where the menu has no room beside the page. */
export function StaffMenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.openMenu}
        className="grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint lg:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Bars3Icon aria-hidden="true" className="size-6" />
      </button>
      {isOpen && <StaffDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
