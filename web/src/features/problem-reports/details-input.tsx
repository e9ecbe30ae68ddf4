import { PROBLEM_DESCRIPTION_LENGTH } from '@bitacora/contracts';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextArea } from '../../ui/text-area.tsx';
import type { ReportValues } from './report-values.ts';
import { words } from './words.ts';

/** From here on the counter is said aloud: earlier it would only interrupt. */
const SAID_FROM = 100;

/** What happened, with a counter of what still fits. */
export function DetailsInput({ form }: { form: UseFormReturn<ReportValues, unknown, ReportValues> }) {
  const counter = useId();
  const left = PROBLEM_DESCRIPTION_LENGTH - useWatch({ control: form.control, name: 'description' }).length;
  return (
    <div className="flex flex-col gap-1">
      <TextArea
        label={words.form.details}
        hint={words.form.detailsHint}
        rows={8}
        error={form.formState.errors.description?.message}
        {...form.register('description')}
      />
      <p
        id={counter}
        aria-live={left <= SAID_FROM ? 'polite' : 'off'}
        className={`tabular text-small ${left < 0 ? 'font-semibold text-bad' : 'text-ink-soft'}`}
      >
        {left < 0 ? words.form.over(-left) : words.form.left(left)}
      </p>
    </div>
  );
}
