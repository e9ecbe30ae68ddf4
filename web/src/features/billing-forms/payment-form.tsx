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
import { forWhom } from '../../lib/journeys/for-whom.ts';
import { staffWords } from '../../lib/staff-words.ts';
import { textOf } from '../../lib/text-of.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { MovementForm, movementLabels } from './movement-form.tsx';
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

const { day, ...others } = movementLabels;
const labels = { creation_date: day, ...others };

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

/** Whether luggage may be what is paid, which is no part of the journey's cost: what was added says no price any more. */
const hasLuggageToPay = ({ services }: JourneyView): boolean =>
  services.some(({ luggage_requests: requests }) =>
    requests?.some(({ answer }) => answer && answer.outcome !== 'refused' && answer.price !== 0),
  );

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
    onSaved: onClose,
    correction: payment && {
      record: payment,
      path: pathOf(updatePayment, { id: payment.id }),
      startOf,
      listOf: ({ payments = [] }) => payments,
      textOf: (name, value) => (name === 'method' ? choiceLabel('payment_methods', textOf(value)) : undefined),
    },
  });
  const { balance = 0, destination_city: city } = journey;
  const title = payment ? words.correctPayment : words.createFor(words.createPayment, city.name);
  return (
    <MovementForm
      {...{ form, life, onClose }}
      title={forWhom(title, journey)}
      submit={payment ? words.save : words.createPayment}
      {...(!payment && balance > 0 && { valueHint: words.balanceHint(balance) })}
      names={{ day: 'creation_date', method: 'method', value: 'value', number: 'number', voucher: 'voucher' }}
      {...(payment && { voucher: { without: words.keepsFile } })}
    >
      {!payment && hasLuggageToPay(journey) && <p className="text-small text-ink-soft">{staffWords.luggageApart}</p>}
    </MovementForm>
  );
}
