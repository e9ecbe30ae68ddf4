import { choices, registrationOn } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { Controller, useWatch } from 'react-hook-form';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DayInput } from '../../../ui/day-input.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Traveller } from '../model/journey-values.ts';
import { words } from '../words.ts';
import { useNewPassenger } from './use-new-passenger.ts';

const texts = words.passenger;

const optionsOf = (list: Readonly<Record<string, string>>) =>
  Object.entries(list).map(([value, label]) => ({ value, label }));

interface NewPassengerDialogProps {
  onMade: (traveller: Traveller) => void;
  onClose: () => void;
}

/** Somebody whom the agency does not know yet, made without leaving what is being written. */
export function NewPassengerDialog({ onMade, onClose }: NewPassengerDialogProps) {
  const { form, life } = useNewPassenger((traveller) => {
    onMade(traveller);
    onClose();
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const born = useWatch({ control, name: 'birth_date' });
  const today = todayInGuayaquil();
  const needsGuardian = isPlainDate(born) && born <= today && registrationOn(born, today) === 'with-guardian';
  return (
    <FormDialog {...{ life, onClose }} title={texts.title} submit={texts.submit}>
      <TextInput
        label={texts.idNumber}
        hint={texts.idNumberHint}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        error={errors.id_number?.message}
        {...register('id_number')}
      />
      <TextInput
        label={texts.passport}
        isOptional
        autoComplete="off"
        error={errors.passport?.message}
        {...register('passport')}
      />
      <TextInput
        label={texts.firstName}
        autoComplete="off"
        error={errors.first_name?.message}
        {...register('first_name')}
      />
      <TextInput
        label={texts.lastName}
        autoComplete="off"
        error={errors.last_name?.message}
        {...register('last_name')}
      />
      <Controller
        control={control}
        name="birth_date"
        render={({ field, fieldState }) => (
          <DayInput
            {...field}
            label={texts.birthDate}
            autoComplete="off"
            meant={{ near: today, isBirth: true, isNeeded: true }}
            example={texts.birthDateExample}
            error={fieldState.error?.message}
          />
        )}
      />
      {needsGuardian && (
        <Checkbox
          label={texts.guardian}
          error={errors.guardian_authorisation?.message}
          {...register('guardian_authorisation')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={texts.gender}
          prompt={texts.choose}
          options={optionsOf(choices.genders)}
          error={errors.gender?.message}
          {...register('gender')}
        />
        <Select
          label={texts.civilStatus}
          prompt={texts.choose}
          options={optionsOf(choices.civil_statuses)}
          error={errors.civil_status?.message}
          {...register('civil_status')}
        />
      </div>
      <TextInput
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        isOptional
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label={texts.phone}
        type="tel"
        isOptional
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </FormDialog>
  );
}
