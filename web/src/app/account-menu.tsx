import {
  ComputerDesktopIcon,
  EnvelopeIcon,
  IdentificationIcon,
  KeyIcon,
  LifebuoyIcon,
  ShieldCheckIcon,
} from '@heroicons/react/24/outline';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session/use-session.ts';
import { classNames } from '../ui/class-names.ts';
import { words as uiWords } from '../ui/words.ts';
import { words } from './words.ts';

const ownWords = {
  account: 'Su cuenta',
  mails: 'Correos que recibe',
  sessions: 'Dispositivos',
  secondFactor: 'Verificación en dos pasos',
};

/** Pages of an account; changing one's data is below seeing them. */
const entries = [
  { to: paths.information, label: words.information, Icon: IdentificationIcon, also: [paths.updateProfile] },
  { to: paths.mails, label: ownWords.mails, Icon: EnvelopeIcon, also: [] },
  { to: paths.changePassword, label: words.changePassword, Icon: KeyIcon, also: [] },
  { to: paths.secondFactor, label: ownWords.secondFactor, Icon: ShieldCheckIcon, also: [], isOfStaff: true },
  { to: paths.sessions, label: ownWords.sessions, Icon: ComputerDesktopIcon, also: [] },
  { to: paths.reportProblem, label: uiWords.reportProblem, Icon: LifebuoyIcon, also: [] },
] satisfies { also: readonly string[]; isOfStaff?: boolean; [more: string]: unknown }[];

const LIST_ID = 'menu-de-la-cuenta';

/** The pages of the account: a list at the left; a row where there is no room beside; on a phone it folds. */
export function AccountMenu() {
  const { pathname } = useLocation();
  const user = useUser();
  const shown = entries.filter(({ isOfStaff }) => !isOfStaff || user?.is_staff || user?.needs_second_factor);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Open only on the page where it was opened: going elsewhere closes it.
  const isOpen = openAt === pathname;
  const isAt = ({ to, also }: { to: string; also: readonly string[] }) => [to, ...also].includes(pathname);
  const current = shown.find(isAt);
  return (
    <nav aria-label={ownWords.account} className="mb-5 lg:sticky lg:top-6 lg:mb-0 lg:self-start print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        className="flex min-h-12 w-full items-center gap-3 rounded-control border border-edge bg-white px-4 py-2 text-left md:hidden"
        onClick={() => setOpenAt(isOpen ? null : pathname)}
        onKeyDown={(event) => event.key === 'Escape' && setOpenAt(null)}
      >
        <span className="grow">
          {ownWords.account}
          {current && <span className="font-semibold"> · {current.label}</span>}
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className={classNames('size-5 shrink-0 text-sea transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <ul
        id={LIST_ID}
        className={classNames(
          isOpen ? 'flex' : 'hidden',
          'flex-col gap-1 max-md:mt-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-white max-md:p-2',
          'md:flex md:flex-row md:border-b md:border-line lg:flex-col lg:border-b-0',
        )}
      >
        {shown.map((entry) => {
          const { to, label, Icon } = entry;
          const isCurrent = isAt(entry);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sea-tint max-lg:md:text-small',
                  isCurrent &&
                    'bg-sun/25 shadow-[inset_3px_0_0_var(--color-sun)] max-lg:md:rounded-b-none max-lg:md:shadow-[inset_0_-3px_0_var(--color-sun)]',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-sea max-lg:md:hidden" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
