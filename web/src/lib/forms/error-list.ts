import { type FieldError, type FieldErrors, type FieldValues, get } from 'react-hook-form';
import type { Labels } from './versions.ts';

export interface FieldProblem {
  name: string;
  message: string;
}

/**
 * The messages of a form in the order of its fields, for the summary. `labels` names each field as its label does; the
 * fields of a part have dotted names (`contact.phone`).
 */
export function errorList<Values extends FieldValues>(errors: FieldErrors<Values>, labels: Labels): FieldProblem[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const { message } = (get(errors, name) ?? {}) as Partial<FieldError>;
    // A question ends by itself.
    return message ? [{ name, message: `${label}${label.endsWith('?') ? '' : ':'} ${message}` }] : [];
  });
}
