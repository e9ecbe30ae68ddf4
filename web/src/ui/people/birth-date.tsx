import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DayField } from '../forms/day-field.tsx';
import { words } from '../../lib/passengers/words.ts';

interface BirthDateProps<Values extends FieldValues, Body> {
  control: Control<Values, unknown, Body>;
  name: FieldPath<Values>;
}

/** Somebody's day of birth: never in the future, and a short year is the one in the past. */
export function BirthDate<Values extends FieldValues, Body>({ control, name }: BirthDateProps<Values, Body>) {
  return (
    <DayField
      {...{ control, name }}
      label={words.birthDate}
      meant={{ near: todayInGuayaquil(), isBirth: true, isNeeded: true }}
      example={words.birthDateExample}
    />
  );
}
