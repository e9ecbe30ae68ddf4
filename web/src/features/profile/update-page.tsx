import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageHeader } from '../../ui/page-frame.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileFormSkeleton } from './profile-skeleton.tsx';
import { useProfile } from './use-profile.ts';
import { words } from './words.ts';

function Update({ userId }: { userId: string }) {
  return (
    <Loaded answer={useProfile(userId)} waiting={<ProfileFormSkeleton />} failed={words.loadFailed} stale={false}>
      {(profile) => <ProfileForm userId={userId} profile={profile} />}
    </Loaded>
  );
}

/** The person's data, contacts and photos on one screen (product 4.4). */
export default function UpdatePage() {
  usePageTitle(words.form.title, words.form.description);
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title={words.form.title} text={words.form.text} />
      <Update key={user.id} userId={user.id} />
    </>
  );
}
