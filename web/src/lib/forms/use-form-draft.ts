import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft, readDraft } from '../drafts.ts';
import { isSame } from './is-same.ts';

interface FormDraftOptions<Values> {
  /** Of one form and one person. */
  name: string;
  /** What the form begins with: it is no draft. */
  start: Values;
  /** Whether what was kept, in any shape, is values of this form. */
  isValues: (kept: unknown) => kept is Values;
}

/**
 * Keeps what is typed into a form of something new through a reload and a session that ended, in this tab only, and takes
 * it up again when the form opens.
 */
export function useFormDraft<Values extends FieldValues, Body>(
  form: Pick<UseFormReturn<Values, unknown, Body>, 'reset' | 'subscribe'>,
  { name, start, isValues }: FormDraftOptions<Values>,
) {
  const [kept, setKept] = useState(() => {
    const draft = readDraft(name);
    return isValues(draft) ? draft : null;
  });
  const { reset, subscribe } = form;

  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
    // Taken up once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSame(values, start)) forgetDraft(name);
          else keepDraft(name, values);
        },
      }),
    [subscribe, name, start],
  );

  const forget = () => {
    forgetDraft(name);
    setKept(null);
  };
  return {
    /** Whether something was taken up. */
    hasDraft: kept !== null,
    forget,
    /** Empties the form again. */
    startOver: () => {
      reset(start);
      forget();
    },
  };
}
