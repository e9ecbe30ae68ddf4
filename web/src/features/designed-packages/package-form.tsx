import { choices, type DesignedPackageAnswer } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { hasChanges } from '../../lib/forms/has-changes.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { CityInput } from '../../ui/search/city-input.tsx';
import { optionsOf } from '../../ui/options-of.ts';
import { Select } from '../../ui/select.tsx';
import { ServiceCounts } from '../../ui/services/service-counts.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type PackageChange, usePackageForm } from './use-package-form.ts';
import { words } from './words.ts';

const directions = optionsOf(choices.travel_directions);

const bounds = [
  { name: 'available_from', label: words.from },
  { name: 'available_until', label: words.until },
] as const;

interface PackageFormProps extends PackageChange {
  /** Null: a new one. */
  stored: DesignedPackageAnswer | null;
  /** What else can be done with it, above its fields; it is what one opens the package for until something is changed. */
  children?: (isChanged: boolean) => ReactNode;
  /** Whether it can be sold: then saving does not call as loud until there is something to save. */
  isForSale?: boolean;
}

/** All of a designed package, in a dialog. */
export function PackageForm({ stored, children, isForSale = false, ...change }: PackageFormProps) {
  const { form, life } = usePackageForm(stored, change);
  const { register, control, formState } = form;
  const { errors } = formState;
  const isChanged = hasChanges(formState, life);
  const direction = useWatch({ control, name: 'travel_direction' });
  return (
    <FormDialog
      life={life}
      onClose={change.onClose}
      size="xl"
      title={stored ? stored.name : words.add}
      submit={stored ? words.save : words.create}
      look={isForSale && !isChanged ? 'secondary' : 'main'}
    >
      {children?.(isChanged)}
      <TextInput
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="destination_city"
        render={({ field, fieldState }) => (
          <CityInput
            name={field.name}
            label={words.destination}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Select
        label={words.direction}
        options={directions}
        error={errors.travel_direction?.message}
        {...register('travel_direction')}
      />
      <div className="grid gap-1">
        <h3 aria-hidden className="font-medium">
          {words.services}
        </h3>
        <Controller
          control={control}
          name="services"
          render={({ field, fieldState }) => (
            <ServiceCounts
              id={field.name}
              label={words.services}
              value={field.value}
              onChange={field.onChange}
              journeyDirection={direction}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <MoneyField name="price" label={words.price} control={control} />
      <FieldColumns>
        {bounds.map(({ name, label }) => (
          <DayField
            key={name}
            {...{ name, label, control }}
            example={words.bound}
            isOptional
            meant={{ near: todayInGuayaquil() }}
          />
        ))}
      </FieldColumns>
    </FormDialog>
  );
}
