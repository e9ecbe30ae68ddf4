import { profileMessages } from '@bitacora/contracts/messages';
import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileFormSkeleton } from './profile-skeleton.tsx';
import { useProfile } from './use-profile.ts';

const messages = profileMessages.form;

function Update({ userId }: { userId: string }) {
  return (
    <Loaded
      answer={useProfile(userId)}
      waiting={<ProfileFormSkeleton />}
      failed={profileMessages.loadFailed}
      stale={false}
    >
      {(profile) => <ProfileForm userId={userId} profile={profile} />}
    </Loaded>
  );
}

/** The person's data, contacts and photos on one screen (specification §3, person update bundle). */
export default function UpdatePage() {
  usePageTitle(messages.title, messages.description);
  const user = useUser();
  if (!user) return null;
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-5 px-4 py-6 sm:py-10">
      <p>
        <TextLink to="/user/information" className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeftIcon aria-hidden="true" className="size-5" />
          {messages.back}
        </TextLink>
      </p>
      <header>
        <h1 className="text-headline font-bold tracking-tight">{messages.title}</h1>
        <p className="mt-2 text-ink-soft">{messages.text}</p>
      </header>
      <Update key={user.id} userId={user.id} />
    </div>
  );
}
