import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../lib/session/stored-session.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-frame.tsx';
import { AccountFacts, ContactFacts, EmergencyFacts, PersonalFacts } from './person-facts.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PhotoFacts } from './photo-facts.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useProfile } from './use-profile.ts';
import { words } from './words.ts';

function Information({ user }: { user: SessionUser }) {
  const { data: profile, error, isValidating, mutate } = useProfile(user.id);
  if (!profile) {
    if (error === undefined) return <ProfileSkeleton />;
    return (
      <div className="grid gap-4 sm:gap-6">
        <ErrorState title={words.loadFailed} onRetry={() => void mutate()} isRetrying={isValidating} />
        {/* Known from the session, without asking. */}
        <AccountFacts username={user.username} />
      </div>
    );
  }
  const { personal, contact, emergency_contact, photos } = profile;
  return (
    <div className="grid gap-4 sm:gap-6">
      {error !== undefined && (
        <Notice tone="wait" role="status">
          {words.stale}
        </Notice>
      )}
      <div className="empty:hidden">
        <PendingEmail userId={user.id} email={contact.pending_email} />
      </div>
      <PersonalFacts personal={personal} />
      {photos && <PhotoFacts photos={photos} />}
      <ContactFacts contact={contact} />
      <EmergencyFacts contact={emergency_contact} />
      <AccountFacts username={user.username} />
    </div>
  );
}

/** Who is logged in, as the agency knows the person. */
export default function InformationPage() {
  usePageTitle(words.title, words.description);
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        beside={
          <LinkButton to={paths.updateProfile} className="max-sm:w-full">
            {words.update}
          </LinkButton>
        }
      />
      <Information user={user} />
    </>
  );
}
