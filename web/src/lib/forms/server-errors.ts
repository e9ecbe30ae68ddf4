import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error.ts';

/**
 * Puts what the server refused at its fields. Answers the sentences that belong to no field of this form
 * (`non_field_errors`, or a field that the form does not have), for the summary on top.
 */
export function showServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
): string[] {
  if (!isApiError(error)) return [];
  const others: string[] = [];
  let isFirst = true;
  for (const [name, messages] of Object.entries(error.fields)) {
    const field = fields.find((known) => known === name);
    if (!field) {
      others.push(...messages);
      continue;
    }
    form.setError(field, { type: 'server', message: messages.join(' ') }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return others;
}
