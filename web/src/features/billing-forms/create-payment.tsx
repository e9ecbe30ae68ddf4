import { choices, createPayment, createPaymentBody, type JourneyView, typedDay } from '@bitacora/contracts';
import { Controller } from 'react-hook-form';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { FileLine } from './file-line.tsx';
import { FormButton } from './form-button.tsx';
import { useBillingForm } from './use-billing-form.ts';
import { words } from './words.ts';

interface PaymentValues {
  creation_date: string;
  method: string;
  value: string;
  voucher: File | null;
}

const rules = createPaymentBody
  .omit({ journey: true })
  .extend({ creation_date: typedDay(createPaymentBody.shape.creation_date), voucher: fileRules(true) });

const labels = {
  creation_date: words.date,
  method: words.method,
  value: words.value,
  voucher: words.file,
};

const methods = Object.entries(choices.payment_methods).map(([value, label]) => ({ value, label }));

function PaymentForm({ journey, onClose }: { journey: JourneyView; onClose: () => void }) {
  const { form, life } = useBillingForm<PaymentValues>({
    rules,
    labels,
    path: createPayment.path,
    start: { creation_date: todayInGuayaquil(), method: '', value: '', voucher: null },
    fixed: { journey: journey.journey_id },
    succeeded: words.toasts.paymentCreated,
    failed: words.toasts.paymentFailed,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog {...{ life, onClose }} title={words.createPayment} submit={words.createPayment}>
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
      <Select
        label={words.method}
        prompt={words.choose}
        options={methods}
        error={errors.method?.message}
        {...register('method')}
      />
      <Controller
        control={control}
        name="value"
        render={({ field, fieldState }) => (
          <MoneyInput {...field} label={words.value} hint={words.valueHint} error={fieldState.error?.message} />
        )}
      />
      <FileLine name="voucher" label={words.file} control={control} />
    </FormDialog>
  );
}

/** `Crear pago`: a payment of a journey with its voucher. */
export function CreatePayment({ journey }: { journey: JourneyView }) {
  return (
    <FormButton label={words.createPayment}>{(close) => <PaymentForm journey={journey} onClose={close} />}</FormButton>
  );
}
