import { tidyText } from '@bitacora/kernel/tidy-text';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { copyOf } from './copy-of.ts';
import { isSame } from './is-same.ts';
import type { Version } from './use-conflict.ts';

interface StoredValues<Values> {
  /** Over which version a draft was typed that was taken up. */
  draftBase: Version<Values> | undefined;
  /** The newest version known here; while nothing is typed, the form takes it up. */
  known: Version<Values>;
  /** Whether the form waits for something else that is not stored either. */
  isWaiting: () => boolean;
}

/** What of a form is stored, and so what would be lost by leaving. Read by handlers at their moment, never shown. */
export function useStoredValues<Values extends FieldValues, Body>(
  form: Pick<UseFormReturn<Values, unknown, Body>, 'formState' | 'getValues' | 'reset' | 'setValue'>,
  { draftBase, known, isWaiting }: StoredValues<Values>,
) {
  const base = useRef(draftBase ?? known);
  const isAll = useRef(false);

  const hasUnsaved = () => !isAll.current && (isWaiting() || !isSame(form.getValues(), base.current.values));
  const goOnFrom = (next: Version<Values>) => {
    base.current = next;
    isAll.current = false;
    form.reset(next.values);
  };
  const takeUp = useEffectEvent(() => {
    if (known.version > base.current.version && !isAll.current && !hasUnsaved()) goOnFrom(known);
  });
  useEffect(() => takeUp(), [known.version]);

  return {
    base: () => base.current,
    hasUnsaved,
    goOnFrom,
    /** Fills in what nobody has to choose: nothing would be lost with it. */
    propose: (name: string, value: unknown): void => {
      base.current = { ...base.current, values: { ...base.current.values, [name]: value } };
      // The names of a form's own values: the library's type of them does not follow a form that is made of descriptors.
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldValidate: form.formState.isSubmitted,
      });
    },
    /** After a save during which more was typed: what was sent is stored, over a version that the next save hears of. */
    settleOn: (sent: Values): void => {
      base.current = { ...base.current, values: sent };
    },
    /** After a save: all that is typed is stored, without the spaces that nobody meant. */
    settle: () => {
      isAll.current = true;
      const typed = form.getValues();
      const kept = copyOf(typed, tidyText);
      if (!isSame(typed, kept)) form.reset(kept, { keepDefaultValues: true });
    },
  };
}
