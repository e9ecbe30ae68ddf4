import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { words } from './words.ts';

interface LineProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  label: string;
}

/** A day that is over, or today. */
export function DayLine<Values extends FieldValues>({ name, control, label }: LineProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DayInput
          {...field}
          label={label}
          meant={{ near: todayInGuayaquil(), isPast: true }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function MoneyLine<Values extends FieldValues>({
  name,
  control,
  label,
  hint = words.valueHint,
}: LineProps<Values> & { hint?: string }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyInput {...field} label={label} hint={hint} error={fieldState.error?.message} />
      )}
    />
  );
}

interface FileLineProps<Values extends FieldValues> extends LineProps<Values> {
  isOptional?: boolean;
  /** Said while no file is chosen. */
  without?: string | undefined;
}

export function FileLine<Values extends FieldValues>(props: FileLineProps<Values>) {
  const { name, control, label, isOptional = false, without } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <FileInput
          name={name}
          label={label}
          hint={words.fileHint}
          isOptional={isOptional}
          {...(without !== undefined && { without })}
          error={fieldState.error?.message}
          onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
        />
      )}
    />
  );
}
