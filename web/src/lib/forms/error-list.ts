import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface FieldProblem {
  name: string;
  message: string;
}

/** The messages of a form in the order of its fields, for the summary. `labels` names each field as its label does. */
export function errorList<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Readonly<Partial<Record<keyof Values & string, string>>>,
): FieldProblem[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message: `${label}: ${message}` }] : [];
  });
}
