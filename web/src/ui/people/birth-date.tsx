import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DayInput } from '../day-input.tsx';
import { words } from './words.ts';

interface BirthDateProps<Values extends FieldValues, Body> {
  control: Control<Values, unknown, Body>;
  name: FieldPath<Values>;
}

/** Somebody's day of birth: never in the future, and a short year is the one in the past. */
export function BirthDate<Values extends FieldValues, Body>({ control, name }: BirthDateProps<Values, Body>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DayInput
          {...field}
          label={words.birthDate}
          meant={{ near: todayInGuayaquil(), isBirth: true, isNeeded: true }}
          example={words.birthDateExample}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
