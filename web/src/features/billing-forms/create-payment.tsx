import { choices, createPayment, createPaymentBody, type JourneyView } from '@bitacora/contracts';
import { billingFormMessages as messages, toasts } from '@bitacora/contracts/messages';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FileLine } from './file-line.tsx';
import { FormButton } from './form-button.tsx';
import { UploadForm } from './upload-form.tsx';

interface PaymentValues {
  creation_date: string;
  method: string;
  value: string;
  voucher: File | null;
}

const rules = createPaymentBody.omit({ journey: true }).extend({ voucher: fileRules(true) });

const labels = {
  creation_date: messages.date,
  method: messages.method,
  value: messages.value,
  voucher: messages.file,
};

const methods = Object.entries(choices.payment_methods).map(([value, label]) => ({ value, label }));

/** `Crear pago`: a payment of a journey with its voucher. */
export function CreatePayment({ journey }: { journey: JourneyView }) {
  const start: PaymentValues = { creation_date: todayInGuayaquil(), method: '', value: '', voucher: null };
  return (
    <FormButton label={messages.createPayment}>
      {(close) => (
        <UploadForm<PaymentValues>
          {...{ rules, start, labels }}
          path={createPayment.path}
          fixed={{ journey: journey.journey_id }}
          submitText={messages.createPayment}
          succeeded={toasts.paymentCreated}
          failed={toasts.paymentCreateFailed}
          onClose={close}
        >
          {({ register, control, formState: { errors } }) => (
            <>
              <DateInput label={messages.date} error={errors.creation_date?.message} {...register('creation_date')} />
              <Select
                label={messages.method}
                prompt={messages.choose}
                options={methods}
                error={errors.method?.message}
                {...register('method')}
              />
              <TextInput
                label={messages.value}
                hint={messages.valueHint}
                inputMode="decimal"
                autoComplete="off"
                error={errors.value?.message}
                {...register('value')}
              />
              <FileLine name="voucher" label={messages.file} control={control} />
            </>
          )}
        </UploadForm>
      )}
    </FormButton>
  );
}
