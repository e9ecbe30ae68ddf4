import type { AgencySettings } from '@bitacora/contracts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { PageForm } from '../../ui/forms/form-frame.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BankFields, ChatFields, LinkFields } from './contact-lists.tsx';
import { LeadTimeFields } from './lead-time-fields.tsx';
import { HolidayFields, HourFields } from './opening-times.tsx';
import { headOf } from './sections.ts';
import { type SettingsForm as Form, useSettingsForm } from './use-settings-form.ts';
import { words } from './words.ts';

const { identity, contacts, payments, security } = words;

function IdentityFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection {...headOf('identity')}>
      <TextInput label={identity.name} error={errors.name?.message} {...register('name')} />
      <TextInput
        label={identity.registration}
        hint={identity.registrationHint}
        isOptional
        error={errors.registration_number?.message}
        {...register('registration_number')}
      />
      <TextInput label={identity.address} error={errors.address?.message} {...register('address')} />
      <FieldColumns>
        <TextInput
          label={identity.latitude}
          hint={identity.latitudeHint}
          error={errors.latitude?.message}
          {...register('latitude')}
        />
        <TextInput
          label={identity.longitude}
          hint={identity.longitudeHint}
          error={errors.longitude?.message}
          {...register('longitude')}
        />
      </FieldColumns>
    </FormSection>
  );
}

function ContactFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection {...headOf('contacts')}>
      <TextInput type="tel" label={contacts.phone} error={errors.phone?.message} {...register('phone')} />
      <TextInput type="email" label={contacts.email} error={errors.email?.message} {...register('email')} />
      <TextInput
        type="tel"
        label={contacts.emergency}
        hint={contacts.emergencyHint}
        error={errors.emergency_phone?.message}
        {...register('emergency_phone')}
      />
    </FormSection>
  );
}

function PaymentFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection {...headOf('payments')}>
      <TextArea
        label={payments.methods}
        hint={payments.methodsHint}
        rows={5}
        error={errors.payment_methods?.message}
        {...register('payment_methods')}
      />
      <TextInput
        label={payments.dueDays}
        hint={payments.dueDaysHint}
        inputMode="numeric"
        error={errors.balance_due_days?.message}
        {...register('balance_due_days')}
      />
    </FormSection>
  );
}

/** A password that is not asked for any more is no change, and is not sent. */
function PasswordToSwitchOff({ form: { register, formState, setValue } }: { form: Form }) {
  useEffect(() => () => setValue('current_password', ''), [setValue]);
  return (
    <PasswordInput
      label={security.password}
      hint={security.passwordHint}
      autoComplete="current-password"
      error={formState.errors.current_password?.message}
      {...register('current_password')}
    />
  );
}

/** To take the second factor from everybody asks for the password. */
function SecurityFields({ form, wasRequired }: { form: Form; wasRequired: boolean }) {
  const { register, formState, control } = form;
  const isRequired = useWatch({ control, name: 'is_second_factor_required' });
  return (
    <FormSection {...headOf('security')} text={security.text}>
      <Checkbox
        label={security.secondFactor}
        error={formState.errors.is_second_factor_required?.message}
        {...register('is_second_factor_required')}
      />
      {wasRequired && !isRequired && <PasswordToSwitchOff form={form} />}
      <TextLink to={paths.secondFactor} className="inline-flex min-h-11 items-center self-start">
        {security.own}
      </TextLink>
    </FormSection>
  );
}

/** All settings, saved together. */
export function SettingsForm({ stored }: { stored: AgencySettings }) {
  const { form, life } = useSettingsForm(stored);
  return (
    <PageForm isLong className="gap-4 sm:gap-6" life={life} submit={words.save} submitting={words.saving}>
      <IdentityFields form={form} />
      <ContactFields form={form} />
      <ChatFields form={form} />
      <HourFields form={form} />
      <HolidayFields form={form} />
      <LinkFields form={form} />
      <BankFields form={form} />
      <PaymentFields form={form} />
      <LeadTimeFields form={form} />
      <SecurityFields form={form} wasRequired={stored.is_second_factor_required} />
    </PageForm>
  );
}
