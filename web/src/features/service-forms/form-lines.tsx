import { asksForName, byKind, type DetailField, type FieldTable, formFields, lookupOf } from '@bitacora/contracts';
import { type Control, Controller } from 'react-hook-form';
import { textOf } from '../../lib/text-of.ts';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import type { FormInput, FormSubject } from './model/form-rules.ts';
import { words } from './words.ts';

interface FormLinesProps {
  subject: FormSubject;
  control: Control<FormInput>;
  /** Fills in what nobody has to choose. */
  propose(name: string, value: unknown): void;
}

const wide = 'lg:col-span-2';

const isNarrow = () => false;

/** What needs both columns: long texts, and inputs that are several. */
const isWide: FieldTable<[], boolean> = {
  textarea: () => true,
  lookup: ({ many, lookup, fixed }) => many === true || (!fixed && lookupOf(lookup).size === 'endless'),
  text: isNarrow,
  phone: isNarrow,
  integer: isNarrow,
  boolean: isNarrow,
  choice: isNarrow,
  date: isNarrow,
  'local-time': isNarrow,
  coordinate: isNarrow,
};

/** A place that has a name of its own asks for it first. */
function PlaceName({ name, label, control }: { name: string; label: string; control: Control<FormInput> }) {
  return (
    <Controller
      control={control}
      name={`${name}_name`}
      render={({ field, fieldState }) => (
        <TextInput
          name={field.name}
          label={words.placeName(label)}
          error={fieldState.error?.message}
          value={textOf(field.value)}
          onChange={(event) => field.onChange(event.target.value)}
          autoComplete="off"
        />
      )}
    />
  );
}

function FileLine({
  label,
  hint,
  subject,
  control,
}: Omit<FormLinesProps, 'propose'> & { label: string; hint: string | undefined }) {
  const present = subject.mode === 'update' ? subject.service.service?.reservation : null;
  return (
    <Controller
      control={control}
      name="reservation"
      render={({ field, fieldState }) => (
        <FileInput
          name="reservation"
          label={label}
          hint={present ? words.replaceFileHint : hint}
          error={fieldState.error?.message}
          isOptional={subject.mode === 'update'}
          {...(present && { without: words.keptFile })}
          onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
        >
          {present && (
            <TextLink
              to={present}
              target="_blank"
              rel="noreferrer"
              reloadDocument
              className="inline-flex min-h-11 items-center self-start"
            >
              {words.presentFile}
            </TextLink>
          )}
        </FileInput>
      )}
    />
  );
}

interface DetailLineProps extends FormLinesProps {
  name: string;
  field: DetailField;
}

function DetailLine({ name, field, subject, control, propose }: DetailLineProps) {
  const isLocked = subject.mode === 'update' && field.locked === true;
  const line = (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => (
        <FieldInput
          {...{ name, field, value, onChange, subject, isLocked }}
          propose={(only) => propose(name, only)}
          error={fieldState.error?.message}
          isDisabled={isLocked}
        />
      )}
    />
  );
  if (!asksForName(field)) return byKind(isWide, field) ? <div className={wide}>{line}</div> : line;
  return (
    <FieldColumns from="lg" className={wide}>
      <PlaceName label={field.label} {...{ name, control }} />
      {line}
    </FieldColumns>
  );
}

/** Every field of a kind's form in its order, then cost and file. */
export function FormLines({ subject, control, propose }: FormLinesProps) {
  return formFields(subject.descriptor).map(([name, field]) => {
    if (field.is === 'money') {
      return (
        <MoneyField
          key={name}
          name="cost"
          label={field.label}
          hint={words.costHint}
          isOptional={subject.mode === 'create'}
          control={control}
        />
      );
    }
    if (field.is === 'file') {
      return <FileLine key={name} label={field.label} hint={field.hint} {...{ subject, control }} />;
    }
    return <DetailLine key={name} {...{ name, field, subject, control, propose }} />;
  });
}
