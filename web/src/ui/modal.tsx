import { useMemo, useState } from 'react';
import { useUnsavedChanges } from '../lib/forms/unsaved-changes.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { ModalGuardContext } from './modal-guard.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

/** A dialog over the page. Whatever would close it asks first when something typed in a form of it would be lost. */
export function Modal({ onClose, children, ...frame }: DialogFrameProps) {
  const [forms] = useState(() => new Set<() => boolean>());
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const elsewhere = useUnsavedChanges(() => [...forms].some((hasUnsaved) => hasUnsaved()));
  const guard = useMemo(
    () => ({
      hold: (hasUnsaved: () => boolean) => {
        forms.add(hasUnsaved);
        return () => void forms.delete(hasUnsaved);
      },
      askFirst: (go: () => void) => ([...forms].some((hasUnsaved) => hasUnsaved()) ? setLeave(() => go) : go()),
    }),
    [forms],
  );
  return (
    <ModalGuardContext value={guard}>
      <DialogFrame {...frame} onClose={() => guard.askFirst(onClose)}>
        {children}
        <UnsavedChangesDialog
          isAsking={leave !== null || elsewhere.isAsking}
          stay={() => {
            setLeave(null);
            elsewhere.stay();
          }}
          leave={() => {
            setLeave(null);
            if (elsewhere.isAsking) elsewhere.leave();
            else leave?.();
          }}
        />
      </DialogFrame>
    </ModalGuardContext>
  );
}
