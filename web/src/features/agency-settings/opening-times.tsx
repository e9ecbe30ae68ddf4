import { timeMessages } from '@bitacora/contracts/messages';
import { Controller, useFieldArray } from 'react-hook-form';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FieldError, FieldFrame } from '../../ui/field.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { EntryList } from '../../ui/order/entry-list.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { HourBox } from '../../ui/typed/hour-box.tsx';
import { headOf } from './sections.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { words } from './words.ts';

const { hours, holidays } = words;

interface RowProps {
  form: SettingsForm;
  index: number;
}

function Days({ form: { register, formState }, index }: RowProps) {
  const name = `opening_hours.${index}.days` as const;
  const error = formState.errors.opening_hours?.[index]?.days?.message;
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-medium">{hours.days}</legend>
      <div className="flex flex-wrap gap-x-5">
        {timeMessages.weekdays.map((weekday, day) => (
          <Checkbox
            key={weekday}
            id={`${name}.${day + 1}`}
            value={String(day + 1)}
            label={weekday}
            {...register(name)}
          />
        ))}
      </div>
      <FieldError id={`${name}-error`} message={error} />
    </fieldset>
  );
}

function Hour({ form, index, at }: RowProps & { at: 'opens' | 'closes' }) {
  const name = `opening_hours.${index}.${at}` as const;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <FieldFrame name={name} label={hours[at]} error={fieldState.error?.message}>
          {(control) => (
            <HourBox
              control={{ ...control, 'aria-label': hours[at] }}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </FieldFrame>
      )}
    />
  );
}

/** When the agency is open, a row for days that are alike. */
export function HourFields({ form }: { form: SettingsForm }) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'opening_hours',
    keyName: 'key',
  });
  return (
    <FormSection {...headOf('hours')} text={hours.text}>
      <EntryList
        level={3}
        {...{ fields, move, remove }}
        onAdd={() => append({ days: [], opens: '', closes: '' })}
        least={0}
        most={7}
        texts={hours}
      >
        {(index) => (
          <>
            <Days {...{ form, index }} />
            <div className="grid grid-cols-2 gap-4">
              <Hour {...{ form, index }} at="opens" />
              <Hour {...{ form, index }} at="closes" />
            </div>
          </>
        )}
      </EntryList>
    </FormSection>
  );
}

const ways = [
  { value: 'true', label: holidays.closed },
  { value: 'false', label: holidays.open },
];

/** Days on which the agency does otherwise than the law says. */
export function HolidayFields({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'holidays', keyName: 'key' });
  return (
    <FormSection {...headOf('holidays')} text={holidays.text}>
      <EntryList
        level={3}
        {...{ fields, move, remove }}
        onAdd={() => append({ day: '', name: '', is_closed: 'true' })}
        least={0}
        most={60}
        texts={holidays}
      >
        {(index) => {
          const errors = formState.errors.holidays?.[index];
          return (
            <>
              <FieldColumns>
                <DayField
                  name={`holidays.${index}.day`}
                  label={holidays.day}
                  control={control}
                  meant={{ near: todayInGuayaquil() }}
                />
                <Select
                  label={holidays.isClosed}
                  options={ways}
                  error={errors?.is_closed?.message}
                  {...register(`holidays.${index}.is_closed`)}
                />
              </FieldColumns>
              <TextInput label={holidays.name} error={errors?.name?.message} {...register(`holidays.${index}.name`)} />
            </>
          );
        }}
      </EntryList>
    </FormSection>
  );
}
