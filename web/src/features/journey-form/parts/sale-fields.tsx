import type { EmployeeAnswer } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { DayInput } from '../../../ui/day-input.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';
import type { JourneyForm } from './journey-form.ts';

interface SaleFieldsProps {
  form: JourneyForm;
  advisers: readonly EmployeeAnswer[];
  /** What stands below the cost. */
  children?: ReactNode;
}

/** For how much, since when, until when, and who looks after it. */
export function SaleFields({ form, advisers, children }: SaleFieldsProps) {
  const travelDate = useWatch({ control: form.control, name: 'travel_date' });
  const today = todayInGuayaquil();
  return (
    <FormSection title={words.sale.title}>
      <div className="grid gap-2">
        <Controller
          control={form.control}
          name="cost"
          render={({ field, fieldState }) => (
            <MoneyInput {...field} label={words.sale.cost} error={fieldState.error?.message} />
          )}
        />
        {children}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="purchase_date"
          render={({ field, fieldState }) => (
            <DayInput
              {...field}
              label={words.sale.purchaseDate}
              meant={{ near: today, isPast: true }}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="balance_due"
          render={({ field, fieldState }) => (
            <DayInput
              {...field}
              label={words.sale.balanceDue}
              example={words.sale.balanceDueHint}
              isOptional
              meant={{ near: isPlainDate(travelDate) ? travelDate : today }}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Select
        label={words.sale.adviser}
        prompt={words.sale.chooseAdviser}
        options={advisers
          .filter(({ is_active }) => is_active)
          .map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))}
        error={form.formState.errors.travel_agent?.message}
        {...form.register('travel_agent')}
      />
    </FormSection>
  );
}
