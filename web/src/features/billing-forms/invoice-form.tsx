import {
  createInvoice,
  createInvoiceBody,
  type JourneyView,
  pathOf,
  typedDay,
  updateInvoice,
  type ViewInvoice,
} from '@bitacora/contracts';
import { fileRules } from '../../lib/file-rules.ts';
import { forWhom } from '../../lib/journeys/for-whom.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { MoneyField } from '../../ui/forms/money-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FileLine } from './file-line.tsx';
import { pastDay } from './past-day.ts';
import { passengerOptions } from './passenger-options.ts';
import { useBillingForm } from './use-billing-form.ts';
import { words } from './words.ts';

interface InvoiceValues {
  creation_date: string;
  is_passenger_invoice: boolean;
  passenger: string;
  total_cost: string;
  number: string;
  file: File | null;
}

const rulesOf = (isNew: boolean) =>
  createInvoiceBody
    .omit({ journey: true })
    .extend({ creation_date: typedDay(createInvoiceBody.shape.creation_date), file: fileRules(isNew) });

const labels = {
  creation_date: words.date,
  is_passenger_invoice: words.isPassengerInvoice,
  passenger: words.passenger,
  total_cost: words.value,
  number: words.number,
  file: words.file,
};

const blank = (): InvoiceValues => ({
  creation_date: todayInGuayaquil(),
  is_passenger_invoice: false,
  passenger: '',
  total_cost: '',
  number: '',
  file: null,
});

const startOf = (invoice: ViewInvoice): InvoiceValues => ({
  creation_date: invoice.creation_date,
  is_passenger_invoice: invoice.is_passenger_invoice,
  passenger: invoice.passenger?.id ?? '',
  total_cost: String(invoice.total_cost),
  number: invoice.number ?? '',
  file: null,
});

interface InvoiceFormProps {
  journey: JourneyView;
  /** The one that is corrected; a new one without. */
  invoice?: ViewInvoice | undefined;
  onClose: () => void;
}

/** `Crear factura`, or one that is corrected. */
export function InvoiceForm({ journey, invoice, onClose }: InvoiceFormProps) {
  const { toasts } = words;
  const passengers = passengerOptions(journey);
  const { form, life } = useBillingForm<InvoiceValues, ViewInvoice>({
    rules: rulesOf(!invoice),
    labels,
    path: pathOf(createInvoice),
    start: invoice ? startOf(invoice) : blank(),
    fixed: { journey: journey.journey_id },
    succeeded: invoice ? toasts.invoiceUpdated : toasts.invoiceCreated,
    failed: invoice ? toasts.invoiceUpdateFailed : toasts.invoiceFailed,
    onSaved: onClose,
    correction: invoice && {
      record: invoice,
      path: pathOf(updateInvoice, { id: invoice.id }),
      startOf,
      listOf: ({ invoices = [] }) => invoices,
      textOf: (name, value) => {
        if (name === 'is_passenger_invoice') return value === true ? words.yes : words.no;
        return name === 'passenger' ? passengers.find((one) => one.value === value)?.label : undefined;
      },
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const title = invoice ? words.correctInvoice : words.createFor(words.createInvoice, journey.destination_city.name);
  return (
    <FormDialog
      {...{ life, onClose }}
      title={forWhom(title, journey)}
      submit={invoice ? words.save : words.createInvoice}
    >
      <DayField name="creation_date" label={words.date} control={control} meant={pastDay()} />
      <Checkbox
        label={words.isPassengerInvoice}
        error={errors.is_passenger_invoice?.message}
        {...register('is_passenger_invoice')}
      />
      <Select
        label={words.passenger}
        isOptional
        prompt={words.withoutPassenger}
        options={passengers}
        error={errors.passenger?.message}
        {...register('passenger')}
      />
      <MoneyField name="total_cost" label={words.value} hint={words.valueHint} control={control} />
      <TextInput
        label={words.number}
        isOptional
        hint={words.invoiceNumberHint}
        error={errors.number?.message}
        {...register('number')}
      />
      <FileLine name="file" label={words.file} control={control} without={invoice && words.keepsFile} />
    </FormDialog>
  );
}
