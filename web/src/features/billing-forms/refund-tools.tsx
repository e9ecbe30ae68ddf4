import { createRefund, type JourneyView, pathOf, type ViewRefund, voidRefund } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { day } from '../../lib/times.ts';
import { FormButton } from './form-button.tsx';
import { newDraft } from './new-draft.ts';
import { RefundForm } from './refund-form.tsx';
import { VoidForm } from './void-form.tsx';
import { words } from './words.ts';

interface RefundToolsProps {
  journey: JourneyView;
  refund?: ViewRefund | undefined;
}

/** `Crear devolución`; a refund that counts is voided, and made anew where something of it is wrong. */
export function RefundTools({ journey, refund }: RefundToolsProps) {
  if (!refund) {
    return (
      <FormButton
        to="create"
        draft={newDraft(pathOf(createRefund), { journey: journey.journey_id })}
        label={words.createRefund}
      >
        {(onClose) => <RefundForm {...{ journey, onClose }} />}
      </FormButton>
    );
  }
  const about = words.refundOf(formatDollars(refund.amount));
  const isOver = refund.voided !== null;
  return (
    <FormButton to="void" draft={pathOf(voidRefund, { id: refund.id })} label={words.void} {...{ about, isOver }}>
      {(onClose) => (
        <VoidForm
          {...{ onClose }}
          record={refund}
          path={pathOf(voidRefund, { id: refund.id })}
          title={words.voidOf(about, day(refund.date))}
          submit={words.voidRefund}
          succeeded={words.toasts.refundVoided}
          failed={words.toasts.refundVoidFailed}
        />
      )}
    </FormButton>
  );
}
