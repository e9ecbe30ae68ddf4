import { createInvoice, createInvoiceBody, type JourneyView, typedDay } from '@bitacora/contracts';
import { Controller } from 'react-hook-form';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { FileLine } from './file-line.tsx';
import { FormButton } from './form-button.tsx';
import { passengerOptions } from './passenger-options.ts';
import { useBillingForm } from './use-billing-form.ts';
import { words } from './words.ts';

interface InvoiceValues {
  creation_date: string;
  is_passenger_invoice: boolean;
  passenger: string;
  total_cost: string;
  file: File | null;
}

const rules = createInvoiceBody
  .omit({ journey: true })
  .extend({ creation_date: typedDay(createInvoiceBody.shape.creation_date), file: fileRules(true) });

const labels = {
  creation_date: words.date,
  is_passenger_invoice: words.isPassengerInvoice,
  passenger: words.passenger,
  total_cost: words.value,
  file: words.file,
};

function InvoiceForm({ journey, onClose }: { journey: JourneyView; onClose: () => void }) {
  const { form, life } = useBillingForm<InvoiceValues>({
    rules,
    labels,
    path: createInvoice.path,
    start: {
      creation_date: todayInGuayaquil(),
      is_passenger_invoice: false,
      passenger: '',
      total_cost: '',
      file: null,
    },
    fixed: { journey: journey.journey_id },
    succeeded: words.toasts.invoiceCreated,
    failed: words.toasts.invoiceFailed,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog {...{ life, onClose }} title={words.createInvoice} submit={words.createInvoice}>
      <Controller
        control={control}
        name="creation_date"
        render={({ field, fieldState }) => (
          <DayInput
            {...field}
            label={words.date}
            meant={{ near: todayInGuayaquil(), isPast: true }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Checkbox
        label={words.isPassengerInvoice}
        error={errors.is_passenger_invoice?.message}
        {...register('is_passenger_invoice')}
      />
      <Select
        label={words.passenger}
        isOptional
        prompt={words.withoutPassenger}
        options={passengerOptions(journey)}
        error={errors.passenger?.message}
        {...register('passenger')}
      />
      <Controller
        control={control}
        name="total_cost"
        render={({ field, fieldState }) => (
          <MoneyInput {...field} label={words.value} hint={words.valueHint} error={fieldState.error?.message} />
        )}
      />
      <FileLine name="file" label={words.file} control={control} />
    </FormDialog>
  );
}

/** `Crear factura`: an invoice of a journey with its file. */
export function CreateInvoice({ journey }: { journey: JourneyView }) {
  return (
    <FormButton label={words.createInvoice}>{(close) => <InvoiceForm journey={journey} onClose={close} />}</FormButton>
  );
}
