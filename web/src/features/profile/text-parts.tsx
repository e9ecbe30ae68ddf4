import { choices } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ProfileBundle } from './profile-request.ts';
import type { ProfileValues } from './profile-values.ts';
import { words } from './words.ts';

const { personal, contact, emergency, account, form: messages } = words;

interface PartProps {
  form: UseFormReturn<ProfileValues, unknown, ProfileBundle>;
}

const genders = optionsOf(choices.genders);
const civilStatuses = optionsOf(choices.civil_statuses);

export function PersonalPart({ form: { register, formState, control } }: PartProps) {
  const errors = formState.errors.personal;
  return (
    <FormSection isTitleBeside title={personal.title} text={messages.asInDocument}>
      <TextInput
        label={personal.firstName}
        autoComplete="given-name"
        error={errors?.first_name?.message}
        {...register('personal.first_name')}
      />
      <TextInput
        label={personal.lastName}
        autoComplete="family-name"
        error={errors?.last_name?.message}
        {...register('personal.last_name')}
      />
      <Controller
        control={control}
        name="personal.birth_date"
        render={({ field, fieldState }) => (
          <DayInput
            {...field}
            label={personal.birthDate}
            autoComplete="bday"
            meant={{ near: todayInGuayaquil(), isBirth: true, isNeeded: true }}
            example={personal.birthDateExample}
            error={fieldState.error?.message}
          />
        )}
      />
      <Select
        label={personal.gender}
        options={genders}
        error={errors?.gender?.message}
        {...register('personal.gender')}
      />
      <Select
        label={personal.civilStatus}
        options={civilStatuses}
        error={errors?.civil_status?.message}
        {...register('personal.civil_status')}
      />
    </FormSection>
  );
}

interface ContactPartProps extends PartProps {
  /** What is stored now. */
  email: string | null;
  /** What waits for that e-mail. */
  children?: ReactNode;
}

/** The e-mail is where links to the account go: another one asks for the password. */
export function ContactPart({ form: { register, formState, control }, email, children }: ContactPartProps) {
  const errors = formState.errors.contact;
  const typed = useWatch({ control, name: 'contact.email' });
  const isEmailChanged = typed.trim() !== '' && typed.trim().toLowerCase() !== email?.toLowerCase();
  return (
    <FormSection isTitleBeside title={contact.title}>
      <TextInput
        label={contact.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        error={errors?.email?.message}
        {...register('contact.email')}
      />
      {isEmailChanged && (
        <PasswordInput
          label={messages.currentPassword}
          hint={messages.currentPasswordHint}
          autoComplete="current-password"
          error={formState.errors.current_password?.message}
          {...register('current_password')}
        />
      )}
      {children}
      <TextInput
        label={contact.phone}
        hint={messages.phoneHint}
        type="tel"
        autoComplete="tel"
        isOptional
        error={errors?.phone?.message}
        {...register('contact.phone')}
      />
      <TextInput
        label={contact.address}
        autoComplete="street-address"
        isOptional
        error={errors?.address?.message}
        {...register('contact.address')}
      />
    </FormSection>
  );
}

/** Somebody else's data: the browser is told not to fill in one's own. */
export function EmergencyPart({ form: { register, formState } }: PartProps) {
  const errors = formState.errors.emergency_contact;
  return (
    <FormSection isTitleBeside title={emergency.title} text={messages.emergencyHint}>
      <TextInput
        label={emergency.firstName}
        autoComplete="off"
        isOptional
        error={errors?.first_name?.message}
        {...register('emergency_contact.first_name')}
      />
      <TextInput
        label={emergency.lastName}
        autoComplete="off"
        isOptional
        error={errors?.last_name?.message}
        {...register('emergency_contact.last_name')}
      />
      <TextInput
        label={emergency.phone}
        type="tel"
        autoComplete="off"
        isOptional
        error={errors?.phone?.message}
        {...register('emergency_contact.phone')}
      />
      <TextInput
        label={emergency.relationship}
        hint={messages.relationshipHint}
        autoComplete="off"
        isOptional
        error={errors?.relationship?.message}
        {...register('emergency_contact.relationship')}
      />
    </FormSection>
  );
}

export function AccountPart({ form: { register, formState } }: PartProps) {
  return (
    <FormSection isTitleBeside title={account.title}>
      <TextInput
        label={account.username}
        hint={messages.userHint}
        readOnly
        error={formState.errors.user?.username?.message}
        {...register('user.username')}
      />
    </FormSection>
  );
}
