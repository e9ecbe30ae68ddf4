import { createContext, useContext, useEffect } from 'react';

/** What a dialog offers to the forms inside it, so that nothing typed is lost by a slip. */
export interface ModalGuard {
  /** From now on something typed would be lost; answers how to take that back. */
  hold: () => () => void;
  /** Leaves at once, or when the person agreed to lose what was typed. */
  askFirst: (leave: () => void) => void;
}

export const ModalGuardContext = createContext<ModalGuard>({
  hold: () => () => undefined,
  askFirst: (leave) => leave(),
});

/** Tells the dialog around a form whether something typed is not saved yet. */
export function useHoldModal(hasUnsaved: boolean): void {
  const { hold } = useContext(ModalGuardContext);
  useEffect(() => (hasUnsaved ? hold() : undefined), [hold, hasUnsaved]);
}
