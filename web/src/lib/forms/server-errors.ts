import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error.ts';
import { describeFormError } from '../api/describe-error.ts';

/**
 * Puts what the server refused at its fields, the first message that a field gets. Answers the sentences that belong to
 * no field of this form (`non_field_errors`, a field that it does not have, no network), for the summary on top.
 */
export function showServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => string | null,
): string[] {
  if (!isApiError(error) || error.kind !== 'fields') return [describeFormError(error)];
  const others: string[] = [];
  const placed = new Map<string, string>();
  for (const [path, messages] of Object.entries(error.fields)) {
    const field = fieldOf(path);
    if (field === null) others.push(...messages);
    else if (!placed.has(field)) placed.set(field, messages.join(' '));
  }
  const [first] = placed.keys();
  for (const [field, message] of placed) {
    // `fieldOf` names fields of this form only.
    const name = field as FieldPath<Values>;
    form.setError(name, { type: 'server', message }, { shouldFocus: field === first });
  }
  return others;
}
