import { createInvoice, createInvoiceBody, type JourneyView } from '@bitacora/contracts';
import { billingFormMessages as messages, toasts } from '@bitacora/contracts/messages';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/select.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FileLine } from './file-line.tsx';
import { FormButton } from './form-button.tsx';
import { passengerOptions } from './passenger-options.ts';
import { useBillingForm } from './use-billing-form.ts';

interface InvoiceValues {
  creation_date: string;
  is_passenger_invoice: boolean;
  passenger: string;
  total_cost: string;
  file: File | null;
}

const rules = createInvoiceBody.omit({ journey: true }).extend({ file: fileRules(true) });

const labels = {
  creation_date: messages.date,
  is_passenger_invoice: messages.isPassengerInvoice,
  passenger: messages.passenger,
  total_cost: messages.value,
  file: messages.file,
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
    succeeded: toasts.invoiceCreated,
    failed: toasts.invoiceCreateFailed,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog {...{ life, onClose }} title={messages.createInvoice} submit={messages.createInvoice}>
      <DateInput label={messages.date} error={errors.creation_date?.message} {...register('creation_date')} />
      <Checkbox
        label={messages.isPassengerInvoice}
        error={errors.is_passenger_invoice?.message}
        {...register('is_passenger_invoice')}
      />
      <Select
        label={messages.passenger}
        isOptional
        prompt={messages.withoutPassenger}
        options={passengerOptions(journey)}
        error={errors.passenger?.message}
        {...register('passenger')}
      />
      <TextInput
        label={messages.value}
        hint={messages.valueHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.total_cost?.message}
        {...register('total_cost')}
      />
      <FileLine name="file" label={messages.file} control={control} />
    </FormDialog>
  );
}

/** `Crear factura`: an invoice of a journey with its file. */
export function CreateInvoice({ journey }: { journey: JourneyView }) {
  return (
    <FormButton label={messages.createInvoice}>
      {(close) => <InvoiceForm journey={journey} onClose={close} />}
    </FormButton>
  );
}
