import { choices, createPayment, createPaymentBody, type JourneyView } from '@bitacora/contracts';
import { billingFormMessages as messages, toasts } from '@bitacora/contracts/messages';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/select.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FileLine } from './file-line.tsx';
import { FormButton } from './form-button.tsx';
import { useBillingForm } from './use-billing-form.ts';

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

function PaymentForm({ journey, onClose }: { journey: JourneyView; onClose: () => void }) {
  const { form, life } = useBillingForm<PaymentValues>({
    rules,
    labels,
    path: createPayment.path,
    start: { creation_date: todayInGuayaquil(), method: '', value: '', voucher: null },
    fixed: { journey: journey.journey_id },
    succeeded: toasts.paymentCreated,
    failed: toasts.paymentCreateFailed,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog {...{ life, onClose }} title={messages.createPayment} submit={messages.createPayment}>
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
    </FormDialog>
  );
}

/** `Crear pago`: a payment of a journey with its voucher. */
export function CreatePayment({ journey }: { journey: JourneyView }) {
  return (
    <FormButton label={messages.createPayment}>
      {(close) => <PaymentForm journey={journey} onClose={close} />}
    </FormButton>
  );
}
