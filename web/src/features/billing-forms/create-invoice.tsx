import { createInvoice, createInvoiceBody, type JourneyView } from '@bitacora/contracts';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
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

const rules = createInvoiceBody.omit({ journey: true }).extend({ file: fileRules(true) });

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
      <DateInput label={words.date} error={errors.creation_date?.message} {...register('creation_date')} />
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
      <TextInput
        label={words.value}
        hint={words.valueHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.total_cost?.message}
        {...register('total_cost')}
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
