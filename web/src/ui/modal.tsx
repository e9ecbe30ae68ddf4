import { useCallback, useMemo, useState } from 'react';
import { useAskBeforeUnload } from '../lib/forms/unsaved-changes.ts';
import { useHeldNavigation } from '../lib/navigation/use-held-navigation.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { ModalGuardContext } from './modal-guard.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

type ModalProps = Omit<DialogFrameProps, 'isCovered'> & {
  /** Something was typed in it that is not saved; forms inside say so themselves (`useHoldModal`). */
  hasUnsaved?: boolean;
};

/** A dialog over the page. Whatever would close it asks first when something typed would be lost. */
export function Modal({ hasUnsaved = false, onClose, children, ...frame }: ModalProps) {
  const [holds, setHolds] = useState(0);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isHeld = frame.isOpen && (hasUnsaved || holds > 0);
  const elsewhere = useHeldNavigation((from, to) => isHeld && from.pathname !== to.pathname);
  useAskBeforeUnload(isHeld);

  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const guard = useMemo(
    () => ({ hold, askFirst: (go: () => void) => (isHeld ? setLeave(() => go) : go()) }),
    [hold, isHeld],
  );

  const isAsking = leave !== null || elsewhere.isHeld;
  return (
    <ModalGuardContext value={guard}>
      <DialogFrame {...frame} onClose={() => guard.askFirst(onClose)} isCovered={isAsking}>
        {children}
        <UnsavedChangesDialog
          isAsking={isAsking}
          stay={() => {
            setLeave(null);
            elsewhere.stay();
          }}
          leave={() => {
            setLeave(null);
            if (elsewhere.isHeld) elsewhere.leave();
            else leave?.();
          }}
        />
      </DialogFrame>
    </ModalGuardContext>
  );
}
