import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** What a dialog offers to the forms inside it, so that nothing typed is lost by a slip. */
export interface ModalGuard {
  /** From now on `hasUnsaved` is asked before the dialog closes; answers how to end that. */
  hold: (hasUnsaved: () => boolean) => () => void;
  /** Leaves at once, or when the person agreed to lose what was typed. */
  askFirst: (leave: () => void) => void;
}

export const ModalGuardContext = createContext<ModalGuard>({
  hold: () => () => undefined,
  askFirst: (leave) => leave(),
});

/** Has the dialog around a form ask it, at the moment of leaving, whether something typed would be lost. */
export function useHoldModal(hasUnsaved: () => boolean): void {
  const { hold } = useContext(ModalGuardContext);
  const ask = useEffectEvent(hasUnsaved);
  useEffect(() => hold(() => ask()), [hold]);
}
