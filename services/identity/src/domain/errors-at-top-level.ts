import type { FieldErrors } from '@bitacora/kernel';

/** Errors of one part of a body, named as by a route whose body is that part: `passengers.0.phone` is `phone` there. */
export const errorsAtTopLevel = (errors: FieldErrors, part: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, lines]) => [
      field.startsWith(`${part}.`) ? field.slice(part.length + 1) : field,
      lines,
    ]),
  );
