import { ComputerDesktopIcon, KeyIcon, LifebuoyIcon } from '@heroicons/react/24/outline';
import { ChevronRightIcon } from '@heroicons/react/20/solid';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { words as uiWords } from '../../ui/words.ts';
import { Facts, FactsSection } from './facts.tsx';
import { words } from './words.ts';

const links = [
  { to: paths.changePassword, label: words.account.changePassword, Icon: KeyIcon },
  { to: paths.sessions, label: words.account.sessions, Icon: ComputerDesktopIcon },
  { to: paths.reportProblem, label: uiWords.reportProblem, Icon: LifebuoyIcon },
];

/** The account behind the person: its name, its password, where it is open, and what to do when something fails. */
export function AccountLinks({ username }: { username: string }) {
  return (
    <FactsSection id="cuenta" title={words.account.title}>
      <Facts facts={[{ label: words.account.username, value: username }]} />
      <ul className="-mx-2 mt-4 flex flex-col border-t border-line pt-2">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold text-sea hover:bg-sea-tint"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0" />
              <span className="grow">{label}</span>
              <ChevronRightIcon aria-hidden="true" className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </FactsSection>
  );
}
