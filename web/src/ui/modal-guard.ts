import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { FormLife } from '../lib/forms/use-form-life.ts';

/** What a dialog asks a form inside it before it closes. */
export interface HeldForm {
  /** Whether something typed would be lost now. */
  hasUnsaved: () => boolean;
  /** The person agreed to lose it. */
  discard: () => void;
}

/** What a dialog offers to the forms inside it, so that nothing typed is lost by a slip. */
export interface ModalGuard {
  /** From now on the form is asked before the dialog closes; answers how to end that. */
  hold: (form: HeldForm) => () => void;
  /** Leaves at once, or when the person agreed to lose what was typed. */
  askFirst: (leave: () => void) => void;
  /** What a form held is stored: who waits at the question is asked no more. */
  onStored: () => void;
}

export const ModalGuardContext = createContext<ModalGuard>({
  hold: () => () => undefined,
  askFirst: (leave) => leave(),
  onStored: () => undefined,
});

type Held = Pick<FormLife, 'hasUnsaved'> & Partial<Pick<FormLife, 'isSaved' | 'draft'>>;

/** Has the dialog around a form ask it, at the moment of leaving, whether something typed would be lost. */
export function useHoldModal({ hasUnsaved, isSaved = false, draft }: Held): void {
  const { hold, onStored } = useContext(ModalGuardContext);
  const ask = useEffectEvent(hasUnsaved);
  const discard = useEffectEvent(() => draft?.forget());
  useEffect(() => hold({ hasUnsaved: () => ask(), discard: () => discard() }), [hold]);
  const tell = useEffectEvent(onStored);
  useEffect(() => {
    if (isSaved) tell();
  }, [isSaved]);
}
