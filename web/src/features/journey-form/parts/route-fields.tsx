import { choices } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import { Controller, useWatch } from 'react-hook-form';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldColumns } from '../../../ui/field-columns.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { CityInput } from '../../../ui/search/city-input.tsx';
import { optionsOf } from '../../../ui/options-of.ts';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';
import type { JourneyForm } from './journey-form.ts';

const directions = optionsOf(choices.travel_directions);

const cities = [
  { name: 'start_city', label: words.route.start },
  { name: 'destination_city', label: words.route.destination },
] as const;

/** From where to where, when, and whether there is a way back. */
export function RouteFields({ form }: { form: JourneyForm }) {
  const travelDate = useWatch({ control: form.control, name: 'travel_date' });
  const near = todayInGuayaquil();
  const { errors } = form.formState;
  return (
    <FormSection title={words.route.title}>
      {cities.map(({ name, label }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <CityInput
              {...{ name, label }}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <Select
        label={words.route.direction}
        options={directions}
        error={errors.travel_direction?.message}
        {...form.register('travel_direction')}
      />
      <FieldColumns>
        <DayField name="travel_date" label={words.route.travelDate} control={form.control} meant={{ near }} />
        <DayField
          name="return_date"
          label={words.route.returnDate}
          control={form.control}
          example={words.route.returnHint}
          isOptional
          meant={{ near: isPlainDate(travelDate) ? travelDate : near }}
        />
      </FieldColumns>
      <Checkbox label={words.route.documents} {...form.register('need_migration_docs')} />
    </FormSection>
  );
}
