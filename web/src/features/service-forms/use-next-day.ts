import { endsNextDay } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textOf } from '../../lib/text-of.ts';
import type { FormInput, FormSubject } from './model/form-rules.ts';

/** Proposes the next day, once for the same hours, for what ends at an earlier hour than it starts on the same day. */
export function useNextDay({ descriptor, mode }: FormSubject, form: UseFormReturn<FormInput, unknown, FormInput>) {
  const proposed = useRef('');
  return () => {
    const { span, fields } = descriptor;
    if (!span || (mode === 'update' && fields[span.ends]?.locked)) return;
    const values = form.getValues();
    const [starts, ends] = [textOf(values[span.starts]), textOf(values[span.ends])];
    const [day = '', hour = ''] = ends.split('T');
    if (hour === '' || !starts.startsWith(`${day}T`) || !endsNextDay(descriptor, values)) return;
    const hours = `${starts} ${hour}`;
    if (proposed.current === hours) return;
    proposed.current = hours;
    form.setValue(span.ends, `${addDays(day, 1)}T${hour}`, { shouldValidate: form.formState.isSubmitted });
  };
}
