import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from './is-same.ts';
import type { Version } from './use-conflict.ts';

interface StoredValues<Values> {
  /** The newest version known here; while nothing is typed, the form takes it up. */
  known: Version<Values>;
  /** Whether the form waits for something else that is not stored either. */
  isWaiting: () => boolean;
}

/** What of a form is stored, and so what would be lost by leaving. Read by handlers at their moment, never shown. */
export function useStoredValues<Values extends FieldValues, Body>(
  form: Pick<UseFormReturn<Values, unknown, Body>, 'getValues' | 'reset'>,
  { known, isWaiting }: StoredValues<Values>,
) {
  const base = useRef(known);
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
    /** After a save: all that is typed is stored. */
    settle: () => {
      isAll.current = true;
    },
  };
}
