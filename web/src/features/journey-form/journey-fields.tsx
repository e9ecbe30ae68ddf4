import type { EmployeeAnswer } from '@bitacora/contracts';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormSection } from '../../ui/form-section.tsx';
import { ServiceCounts } from '../../ui/services/service-counts.tsx';
import type { JourneyForm } from './parts/journey-form.ts';
import { PeopleFields } from './parts/people-fields.tsx';
import { RouteFields } from './parts/route-fields.tsx';
import { SaleFields } from './parts/sale-fields.tsx';
import { words } from './words.ts';

interface JourneyFieldsProps {
  form: JourneyForm;
  advisers: readonly EmployeeAnswer[];
  /** A journey that is sold already has its services on its page. */
  isSold?: boolean;
  /** What stands below the cost. */
  belowCost?: ReactNode;
  /** Called when others travel than before, with how many did and do. */
  onCount?: (before: number, after: number) => void;
}

/** Everything that is said of a journey: of a new one, or of one that changes. */
export function JourneyFields({ form, advisers, isSold = false, belowCost, onCount }: JourneyFieldsProps) {
  const direction = useWatch({ control: form.control, name: 'travel_direction' });
  return (
    <>
      <PeopleFields {...{ form, isSold, onCount }} />
      <RouteFields form={form} />
      {!isSold && (
        <FormSection title={words.services.title} text={words.services.text}>
          <Controller
            control={form.control}
            name="services"
            render={({ field, fieldState }) => (
              <ServiceCounts
                id="services"
                label={words.services.title}
                value={field.value}
                onChange={field.onChange}
                journeyDirection={direction}
                error={fieldState.error?.message}
              />
            )}
          />
        </FormSection>
      )}
      <SaleFields {...{ form, advisers, isSold }}>{belowCost}</SaleFields>
    </>
  );
}
