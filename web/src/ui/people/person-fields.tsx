import { choices } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { optionsOf } from '../options-of.ts';
import { Select } from '../select.tsx';
import { TextInput } from '../text-input.tsx';
import { words } from '../../lib/passengers/words.ts';

/** What ties a field of whichever form to its control. */
export type Bound = UseFormRegisterReturn & { error: string | undefined };

const genders = optionsOf(choices.genders);
const civilStatuses = optionsOf(choices.civil_statuses);

interface PersonFieldsProps {
  bind: (field: 'first_name' | 'last_name' | 'gender' | 'civil_status') => Bound;
  /** The day of birth, which a form controls. */
  birthDate: ReactNode;
}

/** Who somebody is, written by another: the browser fills in nothing of its owner. */
export function PersonFields({ bind, birthDate }: PersonFieldsProps) {
  return (
    <>
      <TextInput label={words.firstName} autoComplete="off" {...bind('first_name')} />
      <TextInput label={words.lastName} autoComplete="off" {...bind('last_name')} />
      {birthDate}
      <Select label={words.gender} options={genders} prompt={words.choose} {...bind('gender')} />
      <Select label={words.civilStatus} options={civilStatuses} prompt={words.choose} {...bind('civil_status')} />
    </>
  );
}

interface ContactFieldsProps {
  bind: (field: 'email' | 'phone' | 'address') => Bound;
}

/** How to reach somebody. */
export function ContactFields({ bind }: ContactFieldsProps) {
  return (
    <>
      <TextInput label={words.email} type="email" autoComplete="off" isOptional {...bind('email')} />
      <TextInput
        label={words.phone}

        type="tel"
        autoComplete="off"
        isOptional
        {...bind('phone')}
      />
      <TextInput label={words.address} autoComplete="off" isOptional {...bind('address')} />
    </>
  );
}

interface EmergencyFieldsProps {
  bind: (field: 'first_name' | 'last_name' | 'phone' | 'relationship') => Bound;
  /** The dialog around them begins with them. */
  isFirst?: boolean;
}

/** Whom to call for somebody; all of it may stay empty. */
export function EmergencyFields({ bind, isFirst = false }: EmergencyFieldsProps) {
  return (
    <>
      <TextInput
        label={words.firstName}
        autoComplete="off"
        isOptional
        data-autofocus={isFirst || undefined}
        {...bind('first_name')}
      />
      <TextInput label={words.lastName} autoComplete="off" isOptional {...bind('last_name')} />
      <TextInput label={words.phone} type="tel" autoComplete="off" isOptional {...bind('phone')} />
      <TextInput label={words.relationship} autoComplete="off" isOptional {...bind('relationship')} />
    </>
  );
}
