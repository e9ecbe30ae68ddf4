import type { Profile } from '@bitacora/contracts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { api } from '../../lib/api/api.ts';
import { readablePersonField } from '../../lib/forms/readable.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session/current-session.ts';
import { notify } from '../../lib/notify.ts';
import { preparedPhoto } from '../../lib/images/photo-file.ts';
import { type ProfileBundle, profileRequest } from './profile-request.ts';
import { profileLabels, type ProfileValues, valuesOf } from './profile-values.ts';
import { profilePath } from './use-profile.ts';
import { words } from './words.ts';

const loadRules = () => import('./profile-rules.ts');
const judge = lazyResolver<ProfileValues, ProfileBundle>(loadRules);

const ready = (chosen: File | null) => (chosen ? preparedPhoto(chosen) : Promise.resolve(null));

/** What is judged, and sent, is the photo as it was prepared, however long that takes. */
const resolver: typeof judge = async (values, context, options) => {
  const [front, back] = await Promise.all([ready(values.photos.front), ready(values.photos.back)]);
  return judge({ ...values, photos: { front, back } }, context, options);
};

/** What is stored as the form holds it; an e-mail that was asked for already and waits counts as stored. */
function newestValues(newest: Profile, { contact, current_password }: ProfileValues): ProfileValues {
  const values = valuesOf(newest);
  const isWaiting = newest.contact.pending_email === contact.email;
  // The password is of this attempt only, and no difference between versions.
  return { ...values, current_password, contact: { ...values.contact, ...(isWaiting && { email: contact.email }) } };
}

/** The update bundle as one form: saved whole or not at all, and nothing typed is lost on any failure. */
export function useProfileForm(userId: string, fresh: Profile) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const newest = useRef(fresh);
  useEffect(() => void loadRules(), []);

  const finish = (stored: Profile) => {
    void mutate(profilePath(userId), stored, { revalidate: false });
    const { pending_email } = stored.contact;
    const isWaiting = pending_email !== null && pending_email !== fresh.contact.pending_email;
    notify.success(isWaiting ? words.toasts.updatedEmailWaits : words.toasts.updated);
    // The navbar shows the name.
    void session.loadUser();
    void navigate(paths.information);
  };
  return useFormLife<ProfileValues, ProfileBundle, Profile>({
    start: valuesOf(fresh),
    draft: { name: 'profile', keeps: (values) => ({ ...values, current_password: '' }) },
    resolver,
    labels: () => profileLabels,
    failed: words.toasts.failed,
    save: (bundle, { version }) => api.put<Profile>(profilePath(userId), profileRequest(bundle, version)),
    onSaved: finish,
    edited: {
      version: fresh.version,
      textOf: readablePersonField,
      readNewest: async (typed) => {
        newest.current = await api.get<Profile>(profilePath(userId));
        return { version: newest.current.version, values: newestValues(newest.current, typed) };
      },
      onStoredAlready: () => finish(newest.current),
    },
  });
}
