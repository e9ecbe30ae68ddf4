import { endsNextDay } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textOf } from '../../lib/text-of.ts';
import type { FormInput, FormSubject } from './model/form-rules.ts';

interface Proposal {
  /** The hours for which it was made: of the same ones it is not made again. */
  hours: string;
  from: string;
  to: string;
}

/**
 * Proposes the next day, once for the same hours, for what ends at an earlier hour than it starts on the same day; and takes
 * that back once another hour needs it no more, as long as nobody wrote another day.
 */
export function useNextDay({ descriptor, mode }: FormSubject, form: UseFormReturn<FormInput, unknown, FormInput>) {
  const proposed = useRef<Proposal | null>(null);
  return () => {
    const { span, fields } = descriptor;
    if (!span || (mode === 'update' && fields[span.ends]?.locked)) return;
    const values = form.getValues();
    const [starts, ends] = [textOf(values[span.starts]), textOf(values[span.ends])];
    const [day = '', hour = ''] = ends.split('T');
    if (hour === '') return;
    const isNextDay = (on: string) =>
      starts.startsWith(`${on}T`) && endsNextDay(descriptor, { ...values, [span.ends]: `${on}T${hour}` });
    const write = (on: string) =>
      form.setValue(span.ends, `${on}T${hour}`, { shouldValidate: form.formState.isSubmitted });
    const { from, to } = proposed.current ?? {};
    if (from !== undefined && day === to && !isNextDay(from)) {
      proposed.current = null;
      if (starts.startsWith(`${from}T`)) write(from);
      return;
    }
    const hours = `${starts} ${hour}`;
    if (proposed.current?.hours === hours || !isNextDay(day)) return;
    proposed.current = { hours, from: day, to: addDays(day, 1) };
    write(proposed.current.to);
  };
}
