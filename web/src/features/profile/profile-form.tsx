import type { Profile } from '@bitacora/contracts';
import { paths } from '../../lib/paths.ts';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PageForm } from '../../ui/forms/form-frame.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PhotoInput } from './photo-input.tsx';
import { AccountPart, ContactPart, EmergencyPart, PersonalPart } from './text-parts.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { words } from './words.ts';

const { form: messages, photos: photoMessages } = words;

/** Everything that a person may change, on one screen and with one button. */
export function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const { form, life } = useProfileForm(userId, profile);
  const { photos, contact } = profile;
  return (
    <PageForm
      life={life}
      className="gap-4 sm:gap-6"
      submit={messages.submit}
      submitting={messages.submitting}
      beside={
        <LinkButton to={paths.information} look="quiet">
          {messages.cancel}
        </LinkButton>
      }
    >
      <PersonalPart form={form} />
      <FormSection isTitleBeside title={photoMessages.title} text={`${photoMessages.text} ${words.photo.hint}`}>
        <FieldColumns>
          <PhotoInput
            control={form.control}
            name="photos.front"
            label={photoMessages.front}
            fullLabel={photoMessages.frontOf}
            url={photos?.front ?? null}
          />
          <PhotoInput
            control={form.control}
            name="photos.back"
            label={photoMessages.back}
            fullLabel={photoMessages.backOf}
            url={photos?.back ?? null}
          />
        </FieldColumns>
      </FormSection>
      <ContactPart form={form} email={contact.email}>
        <PendingEmail userId={userId} email={contact.pending_email} />
      </ContactPart>
      <EmergencyPart form={form} />
      <AccountPart form={form} />
    </PageForm>
  );
}
