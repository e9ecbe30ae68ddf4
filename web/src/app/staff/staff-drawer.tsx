import { fullName } from '@bitacora/kernel/full-name';
import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/session/use-session.ts';
import { navigationEntries } from '../navigation-entries.ts';
import { useLogOut } from '../use-log-out.ts';
import { words as frameWords } from '../words.ts';
import { MenuLink, StaffLinks } from './staff-links.tsx';
import { words } from './words.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="px-3 pb-1 text-small text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}

/** All that staff can go to, where there is no room beside the page: one menu in place of two. */
export function StaffDrawer({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const logOut = useLogOut();
  const site = navigationEntries('navbar', user);
  const own = navigationEntries('person', user);
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <div aria-hidden="true" className="fixed inset-0 bg-ink/60" />
      <div className="fixed inset-0 flex">
        <DialogPanel className="flex w-80 max-w-[calc(100%-3.5rem)] flex-col overflow-y-auto bg-paper shadow-float">
          <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-6">
            <DialogTitle className="text-lead font-semibold">{words.menu}</DialogTitle>
            <button
              type="button"
              aria-label={frameWords.closeMenu}
              className="grid size-11 shrink-0 place-items-center rounded-control text-sea hover:bg-sea-tint"
              onClick={onClose}
            >
              <XMarkIcon aria-hidden="true" className="size-6" />
            </button>
          </div>
          <nav aria-label={words.menu} className="grid gap-4 px-3 pb-6">
            <StaffLinks onFollow={onClose} />
            <Part title={words.site}>
              {site.map((entry) => (
                <MenuLink key={entry.to} {...entry} onFollow={onClose} />
              ))}
            </Part>
            <Part title={user ? fullName(user) : ''}>
              {own.map((entry) => (
                <MenuLink key={entry.to} {...entry} onFollow={onClose} />
              ))}
              <button
                type="button"
                className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sea-tint"
                onClick={logOut}
              >
                {frameWords.logOut}
              </button>
            </Part>
          </nav>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
