import { createRefund, createRefundBody, type JourneyView, pathOf, typedDay } from '@bitacora/contracts';
import { fileRules } from '../../lib/file-rules.ts';
import { forWhom } from '../../lib/journeys/for-whom.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { MovementForm, movementLabels } from './movement-form.tsx';
import { useBillingForm } from './use-billing-form.ts';
import { words } from './words.ts';

interface RefundValues {
  date: string;
  amount: string;
  method: string;
  reason: string;
  number: string;
  voucher: File | null;
}

const rules = createRefundBody
  .omit({ journey: true })
  .extend({ date: typedDay(createRefundBody.shape.date), voucher: fileRules(false) });

const { day, method, value, number, voucher } = movementLabels;
const labels = { date: day, method, amount: value, reason: words.reason, number, voucher };

/** `Crear devolución`: never more than was paid, which the server judges at the moment of saving. */
export function RefundForm({ journey, onClose }: { journey: JourneyView; onClose: () => void }) {
  const { form, life } = useBillingForm<RefundValues>({
    rules,
    labels,
    path: pathOf(createRefund),
    start: { date: todayInGuayaquil(), amount: '', method: '', reason: '', number: '', voucher: null },
    fixed: { journey: journey.journey_id },
    succeeded: words.toasts.refundCreated,
    failed: words.toasts.refundFailed,
    onSaved: onClose,
  });
  return (
    <MovementForm
      {...{ form, life, onClose }}
      title={forWhom(words.createFor(words.createRefund, journey.destination_city.name), journey)}
      submit={words.createRefund}
      names={{ day: 'date', method: 'method', value: 'amount', number: 'number', voucher: 'voucher' }}
      valueHint={words.refundHint(journey.paid ?? 0)}
      voucher={{ isOptional: true }}
    >
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </MovementForm>
  );
}
