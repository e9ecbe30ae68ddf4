import { createRefund, createRefundBody, type JourneyView, pathOf, typedDay } from '@bitacora/contracts';
import { fileRules } from '../../lib/file-rules.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DayLine, FileLine, MoneyLine } from './lines.tsx';
import { methodOptions } from './method-options.ts';
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

const labels = {
  date: words.date,
  amount: words.value,
  method: words.method,
  reason: words.reason,
  number: words.number,
  voucher: words.file,
};

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
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog {...{ life, onClose }} title={words.createRefund} submit={words.createRefund}>
      <DayLine name="date" label={words.date} control={control} />
      <MoneyLine name="amount" label={words.value} control={control} hint={words.refundHint(journey.paid ?? 0)} />
      <Select
        label={words.method}
        prompt={words.choose}
        options={methodOptions}
        error={errors.method?.message}
        {...register('method')}
      />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        error={errors.reason?.message}
        {...register('reason')}
      />
      <TextInput
        label={words.number}
        isOptional
        hint={words.voucherNumberHint}
        error={errors.number?.message}
        {...register('number')}
      />
      <FileLine name="voucher" label={words.file} control={control} isOptional />
    </FormDialog>
  );
}
