import type { FieldErrors } from '@bitacora/kernel';
import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Issues of any standard schema as `{"dotted.path": ["mensaje"]}`; of the whole body under `non_field_errors`. */
export function fieldErrorsOf(issues: readonly StandardSchemaV1.Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    const messages = (errors[path || 'non_field_errors'] ??= []);
    if (!messages.includes(issue.message)) messages.push(issue.message);
  }
  return errors;
}
