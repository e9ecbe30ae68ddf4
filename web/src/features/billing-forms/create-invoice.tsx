import { createInvoice, createInvoiceBody, type JourneyView } from '@bitacora/contracts';
import { billingFormMessages as messages, toasts } from '@bitacora/contracts/messages';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FileLine } from './file-line.tsx';
import { FormButton } from './form-button.tsx';
import { passengerOptions } from './passenger-options.ts';
import { UploadForm } from './upload-form.tsx';

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

/** `Crear factura`: an invoice of a journey with its file. */
export function CreateInvoice({ journey }: { journey: JourneyView }) {
  const start: InvoiceValues = {
    creation_date: todayInGuayaquil(),
    is_passenger_invoice: false,
    passenger: '',
    total_cost: '',
    file: null,
  };
  return (
    <FormButton label={messages.createInvoice}>
      {(close) => (
        <UploadForm<InvoiceValues>
          {...{ rules, start, labels }}
          path={createInvoice.path}
          fixed={{ journey: journey.journey_id }}
          submitText={messages.createInvoice}
          succeeded={toasts.invoiceCreated}
          failed={toasts.invoiceCreateFailed}
          onClose={close}
        >
          {({ register, control, formState: { errors } }) => (
            <>
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
            </>
          )}
        </UploadForm>
      )}
    </FormButton>
  );
}
