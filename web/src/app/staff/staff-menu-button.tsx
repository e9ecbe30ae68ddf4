import { Bars3Icon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from '../words.ts';
import { StaffDrawer } from './staff-drawer.tsx';

/** Opens the drawer, where the menu has no room beside the page. */
export function StaffMenuButton() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Open only where it was opened: going anywhere closes it, to the same page, too.
  const isOpen = openAt === key;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.openMenu}
        className="grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint lg:hidden"
        onClick={() => setOpenAt(key)}
      >
        <Bars3Icon aria-hidden="true" className="size-6" />
      </button>
      {isOpen && <StaffDrawer onClose={() => setOpenAt(null)} />}
    </>
  );
}
