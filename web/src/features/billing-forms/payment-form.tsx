import {
  choiceLabel,
  createPayment,
  createPaymentBody,
  type JourneyView,
  pathOf,
  typedDay,
  updatePayment,
  type ViewPayment,
} from '@bitacora/contracts';
import { fileRules } from '../../lib/file-rules.ts';
import { textOf } from '../../lib/text-of.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DayLine, FileLine, MoneyLine } from './lines.tsx';
import { methodOptions } from './method-options.ts';
import { useBillingForm } from './use-billing-form.ts';
import { words } from './words.ts';

interface PaymentValues {
  creation_date: string;
  method: string;
  value: string;
  number: string;
  voucher: File | null;
}

const rulesOf = (isNew: boolean) =>
  createPaymentBody
    .omit({ journey: true })
    .extend({ creation_date: typedDay(createPaymentBody.shape.creation_date), voucher: fileRules(isNew) });

const labels = {
  creation_date: words.date,
  method: words.method,
  value: words.value,
  number: words.number,
  voucher: words.file,
};

const blank = (): PaymentValues => ({
  creation_date: todayInGuayaquil(),
  method: '',
  value: '',
  number: '',
  voucher: null,
});

const startOf = ({ creation_date, method, value, number }: ViewPayment): PaymentValues => ({
  creation_date,
  method,
  value: String(value),
  number: number ?? '',
  voucher: null,
});

interface PaymentFormProps {
  journey: JourneyView;
  /** The one that is corrected; a new one without. */
  payment?: ViewPayment | undefined;
  onClose: () => void;
}

/** `Crear pago`, or one that is corrected. */
export function PaymentForm({ journey, payment, onClose }: PaymentFormProps) {
  const { toasts } = words;
  const { form, life } = useBillingForm<PaymentValues, ViewPayment>({
    rules: rulesOf(!payment),
    labels,
    path: pathOf(createPayment),
    start: payment ? startOf(payment) : blank(),
    fixed: { journey: journey.journey_id },
    succeeded: payment ? toasts.paymentUpdated : toasts.paymentCreated,
    failed: payment ? toasts.paymentUpdateFailed : toasts.paymentFailed,
    correction: payment && {
      record: payment,
      path: pathOf(updatePayment, { id: payment.id }),
      startOf,
      listOf: ({ payments = [] }) => payments,
      textOf: (name, value) => (name === 'method' ? choiceLabel('payment_methods', textOf(value)) : undefined),
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const title = payment ? words.correctPayment : words.createPayment;
  return (
    <FormDialog {...{ life, onClose, title }} submit={payment ? words.save : title}>
      <DayLine name="creation_date" label={words.date} control={control} />
      <Select
        label={words.method}
        prompt={words.choose}
        options={methodOptions}
        error={errors.method?.message}
        {...register('method')}
      />
      <MoneyLine name="value" label={words.value} control={control} />
      <TextInput
        label={words.number}
        isOptional
        hint={words.voucherNumberHint}
        error={errors.number?.message}
        {...register('number')}
      />
      <FileLine name="voucher" label={words.file} control={control} without={payment && words.keepsFile} />
    </FormDialog>
  );
}
