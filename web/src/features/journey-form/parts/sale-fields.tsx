import { type EmployeeAnswer, USUAL_DAYS_BEFORE_TRAVEL } from '@bitacora/contracts';
import { isPlainDate } from '@bitacora/kernel';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useAgency } from '../../../lib/agency.ts';
import { adviserOptions, withChosen } from '../../../lib/employees.ts';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { FieldColumns } from '../../../ui/field-columns.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';
import type { JourneyForm } from './journey-form.ts';

interface SaleFieldsProps {
  form: JourneyForm;
  advisers: readonly EmployeeAnswer[];
  isSold: boolean;
  /** What stands below the cost. */
  children?: ReactNode;
}

/** For how much, since when, until when, and who looks after it. */
export function SaleFields({ form, advisers, isSold, children }: SaleFieldsProps) {
  const travelDate = useWatch({ control: form.control, name: 'travel_date' });
  const today = todayInGuayaquil();
  const daysBefore = useAgency().data?.balance_due_days ?? USUAL_DAYS_BEFORE_TRAVEL;
  const present = form.formState.defaultValues?.travel_agent;
  return (
    <FormSection title={words.sale.title}>
      <div className="grid gap-2">
        <MoneyField name="cost" label={words.sale.cost} control={form.control} />
        {children}
      </div>
      <FieldColumns>
        <DayField
          name="purchase_date"
          label={words.sale.purchaseDate}
          control={form.control}
          meant={{ near: today, isPast: true }}
        />
        <DayField
          name="balance_due"
          label={words.sale.balanceDue}
          control={form.control}
          {...(!isSold && { example: words.sale.balanceDueHint(daysBefore), isOptional: true })}
          meant={{ near: isPlainDate(travelDate) ? travelDate : today }}
        />
      </FieldColumns>
      <Select
        label={words.sale.adviser}
        prompt={words.sale.chooseAdviser}
        // Who looks after it now stays, though he or she works here no more, or sells none.
        options={withChosen(
          adviserOptions(
            advisers.filter(
              ({ id, is_active, rights }) => id === present || (is_active && rights.includes('journeys')),
            ),
          ),
          present || null,
        )}
        error={form.formState.errors.travel_agent?.message}
        {...form.register('travel_agent')}
      />
    </FormSection>
  );
}
