import {
  createPayment,
  updatePayment,
  type JourneyView,
  pathOf,
  type ViewPayment,
  voidPayment,
} from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { day } from '../../lib/times.ts';
import { FormButton } from './form-button.tsx';
import { newDraft } from './new-draft.ts';
import { PaymentForm } from './payment-form.tsx';
import { VoidForm } from './void-form.tsx';
import { words } from './words.ts';

interface PaymentToolsProps {
  journey: JourneyView;
  payment?: ViewPayment | undefined;
}

/** `Crear pago`; on a payment that counts, how it is corrected and voided. */
export function PaymentTools({ journey, payment }: PaymentToolsProps) {
  if (!payment) {
    return (
      <FormButton
        to="create"
        draft={newDraft(pathOf(createPayment), { journey: journey.journey_id })}
        label={words.createPayment}
      >
        {(onClose) => <PaymentForm {...{ journey, onClose }} />}
      </FormButton>
    );
  }
  const about = words.paymentOf(formatDollars(payment.value));
  const isOver = payment.voided !== null;
  return (
    <>
      <FormButton
        to="correct"
        draft={pathOf(updatePayment, { id: payment.id })}
        label={words.correct}
        {...{ about, isOver }}
      >
        {(onClose) => <PaymentForm {...{ journey, payment, onClose }} />}
      </FormButton>
      <FormButton to="void" draft={pathOf(voidPayment, { id: payment.id })} label={words.void} {...{ about, isOver }}>
        {(onClose) => (
          <VoidForm
            {...{ onClose }}
            record={payment}
            path={pathOf(voidPayment, { id: payment.id })}
            title={words.voidOf(about, day(payment.creation_date))}
            submit={words.voidPayment}
            succeeded={words.toasts.paymentVoided}
            failed={words.toasts.paymentVoidFailed}
          />
        )}
      </FormButton>
    </>
  );
}
