import type { Profile } from '@bitacora/contracts';
import { toasts } from '@bitacora/contracts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { isStored, overwrittenFields } from './profile-conflict.ts';
import { type ProfileBundle, profileRequest } from './profile-request.ts';
import { profileFields, type ProfileValues, valuesOf } from './profile-values.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { profilePath } from './use-profile.ts';

/** Somebody was faster: found at the save, then merged on request. */
export type Conflict = { at: 'found' } | { at: 'merged'; overwritten: string[] };

const loadRules = () => import('./profile-rules.ts');
const resolver = lazyResolver<ProfileValues, ProfileBundle>(loadRules);

/** The update bundle as one form: saved whole or not at all, and nothing typed is lost on any failure. */
export function useProfileForm(userId: string, fresh: Profile) {
  // What the form started from: its version is what a save is compared with.
  const [base, setBase] = useState(fresh);
  const form = useForm({ values: valuesOf(base), resetOptions: { keepDirtyValues: true }, resolver });
  const { isDirty } = form.formState;
  if (!isDirty && fresh.version !== base.version) setBase(fresh);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isMerging, setIsMerging] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { mutate } = useSWRConfig();
  const draft = useProfileDraft(userId, form);
  useEffect(() => void loadRules(), []);

  const finish = async (stored: Profile) => {
    await mutate(profilePath(userId), stored, { revalidate: false });
    const isWaiting =
      stored.contact.pending_email !== null && stored.contact.pending_email !== base.contact.pending_email;
    notify.success(isWaiting ? toasts.profileUpdatedEmailWaits : toasts.profileUpdated);
    // The navbar shows the name.
    void session.loadUser();
    draft.forget();
    setIsSaved(true);
  };

  const submit = form.handleSubmit(
    async (bundle) => {
      setOthers([]);
      setConflict(null);
      try {
        await finish(await api.put<Profile>(profilePath(userId), profileRequest(bundle, base.version)));
      } catch (error) {
        notify.error(toasts.profileFailed);
        if (isApiError(error) && error.kind === 'conflict') return setConflict({ at: 'found' });
        const unplaced = showServerErrors(form, error, profileFields);
        const isAboutFields = isApiError(error) && error.kind === 'fields';
        setOthers(isAboutFields ? unplaced : [describeError(error)]);
      }
    },
    () => setOthers([]),
  );

  const takeNewest = async () => {
    setOthers([]);
    setIsMerging(true);
    try {
      const newest = await api.get<Profile>(profilePath(userId));
      const typed = form.getValues();
      if (isStored(newest, typed)) return await finish(newest);
      setConflict({ at: 'merged', overwritten: overwrittenFields(base, newest, typed) });
      setBase(newest);
      await mutate(profilePath(userId), newest, { revalidate: false });
    } catch (error) {
      setOthers([describeError(error)]);
    } finally {
      setIsMerging(false);
    }
  };

  return {
    form,
    photos: base.photos,
    email: base.contact.email,
    submit,
    others,
    conflict,
    isMerging,
    takeNewest,
    hasDraft: draft.hasDraft,
    startOver: () => {
      form.reset(valuesOf(base), { keepDirtyValues: false });
      draft.forget();
    },
    forgetDraft: draft.forget,
    isSaved,
    hasChanges: isDirty && !isSaved,
  };
}
