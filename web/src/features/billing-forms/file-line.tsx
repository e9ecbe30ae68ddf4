import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { FileInput } from '../../ui/file-input.tsx';
import { words } from './words.ts';

interface FileLineProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  label: string;
  isOptional?: boolean;
  /** Said while no file is chosen. */
  without?: string | undefined;
}

/** The document of a record. */
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
