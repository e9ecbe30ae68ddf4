import { Navigate, useLocation } from 'react-router-dom';
import { useAgency } from '../../lib/agency.ts';
import { phoneLink, readablePhone } from '../../lib/contact-links.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { afterLogin } from './after-login.ts';
import { LoginForm } from './login-form.tsx';
import { TermsNote } from './terms-note.tsx';
import { words } from './words.ts';

/** How one comes to an account, and whom to call. */
function NeedAccount() {
  const { data: agency } = useAgency();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
      {words.needAccount}
      {agency && (
        <a href={phoneLink(agency.phone)} className={`${textLinkStyle} tabular inline-flex min-h-11 items-center`}>
          {readablePhone(agency.phone)}
        </a>
      )}
    </p>
  );
}

/** The login screen (product 4.1); who is logged in already goes on by role. */
export default function LoginPage() {
  usePageTitle(words.title, words.description);
  const state = useSession();
  const location = useLocation();
  if (state.status === 'authenticated') return <Navigate to={afterLogin(state.user, location.state)} replace />;
  const hasEnded = state.status === 'anonymous' && state.because === 'ended' && location.state !== null;
  return (
    <PageFrame title={words.title} text={words.text} width="form">
      <div className="grid gap-4">
        {hasEnded && (
          <Notice tone="info" role="status">
            {words.sessionEnded}
          </Notice>
        )}
        <Card isAccented>
          <LoginForm />
          <TermsNote />
        </Card>
        <NeedAccount />
      </div>
    </PageFrame>
  );
}
