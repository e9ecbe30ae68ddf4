import { z } from 'zod';

interface Judged<Values> {
  /** The server's rules of what is sent. */
  rules: z.ZodType;
  /** What is sent of a form's values. */
  bodyOf: (values: Values) => unknown;
  /** Which field of the form a path of the body belongs to. */
  fieldOf: (path: string) => string | null;
}

/** Judges a form whose values are not what is sent: the server's rules judge the body, and its fields have the errors. */
export const bodyRules = <Values>({ rules, bodyOf, fieldOf }: Judged<Values>) =>
  z.custom<Values>().superRefine((values, context) => {
    for (const { path, message } of rules.safeParse(bodyOf(values)).error?.issues ?? []) {
      const field = fieldOf(path.join('.'));
      context.addIssue({ code: 'custom', path: field === null ? [] : [field], message });
    }
  });
