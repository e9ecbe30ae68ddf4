import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
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
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-5 px-4 py-6 sm:py-10">
      <BackLink to={paths.information}>{words.form.back}</BackLink>
      <header>
        <h1 className="text-headline font-bold tracking-tight">{words.form.title}</h1>
        <p className="mt-2 text-ink-soft">{words.form.text}</p>
      </header>
      <Update key={user.id} userId={user.id} />
    </div>
  );
}
