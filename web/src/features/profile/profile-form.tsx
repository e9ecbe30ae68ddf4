import type { Profile } from '@bitacora/contracts';
import { profileMessages } from '@bitacora/contracts/messages';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorList } from '../../lib/forms/error-list.ts';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PhotoInput } from './photo-input.tsx';
import { profileLabels } from './profile-values.ts';
import { AccountPart, ContactPart, EmergencyPart, PersonalPart } from './text-parts.tsx';
import { useProfileForm } from './use-profile-form.ts';

const { form: messages, photos: photoMessages } = profileMessages;

/** Everything that a person may change, on one screen and with one button. */
export function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const navigate = useNavigate();
  const state = useProfileForm(userId, profile);
  const {
    form,
    photos,
    email,
    submit,
    others,
    conflict,
    isMerging,
    takeNewest,
    isSaved,
    hasChanges,
    hasDraft,
    startOver,
    forgetDraft,
  } = state;
  const { errors, isSubmitting, submitCount } = form.formState;
  const leaving = useUnsavedChanges(() => hasChanges);
  useEffect(() => {
    if (isSaved) void navigate('/user/information');
  }, [isSaved, navigate]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 sm:gap-6">
      <ErrorSummary
        problems={errorList(errors, profileLabels)}
        others={others}
        attempt={isSubmitting ? 0 : submitCount}
      />
      {hasDraft && <DraftNotice onStartOver={startOver} />}
      {conflict && <ConflictNotice conflict={conflict} isMerging={isMerging} onTakeNewest={() => void takeNewest()} />}
      <PersonalPart form={form} />
      <FormSection title={photoMessages.title} text={`${photoMessages.text} ${profileMessages.photo.hint}`}>
        <PhotoInput
          control={form.control}
          name="photos.front"
          label={photoMessages.frontOf}
          url={photos?.front ?? null}
        />
        <PhotoInput control={form.control} name="photos.back" label={photoMessages.backOf} url={photos?.back ?? null} />
      </FormSection>
      <ContactPart form={form} email={email} />
      <EmergencyPart form={form} />
      <AccountPart form={form} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" isBusy={isSubmitting} busyText={messages.submitting}>
          {messages.submit}
        </Button>
        <LinkButton to="/user/information" look="quiet">
          {messages.cancel}
        </LinkButton>
      </div>
      <UnsavedChangesDialog
        {...leaving}
        leave={() => {
          forgetDraft();
          leaving.leave();
        }}
      />
    </form>
  );
}
