import { Navigate, useSearchParams } from 'react-router-dom';
import { Passengers } from '../../features/passengers/passengers.tsx';
import { words as passengerWords } from '../../features/passengers/words.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { navigationEntries } from '../navigation-entries.ts';

/** The staff's passengers. Mails of before lead here with a quote, which is in the inbox now. */
export default function PassengersPage() {
  usePageTitle(passengerWords.title, passengerWords.description);
  const user = useUser();
  const rights = useRights();
  const [query] = useSearchParams();
  const quote = query.get('quote');
  if (quote !== null) return <Navigate to={`${paths.quotes}?${new URLSearchParams({ quote }).toString()}`} replace />;
  // Their other screens, without those of their own account.
  const entries = navigationEntries('person', user, rights).filter(({ to }) => to.startsWith(`${paths.admin}/`));
  const links = (
    <div className="flex flex-wrap gap-x-6">
      {entries.map(({ to, label }) => (
        <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
          {label}
        </TextLink>
      ))}
    </div>
  );
  return (
    <PageFrame title={passengerWords.title} beside={entries.length > 0 && links}>
      <Passengers />
    </PageFrame>
  );
}
