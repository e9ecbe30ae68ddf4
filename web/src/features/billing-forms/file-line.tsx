import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { FileInput } from '../../ui/file-input.tsx';
import { words } from './words.ts';

interface FileLineProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  label: string;
}

export function FileLine<Values extends FieldValues>({ name, control, label }: FileLineProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <FileInput
          name={name}
          label={label}
          hint={words.fileHint}
          error={fieldState.error?.message}
          onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
        />
      )}
    />
  );
}
