import { useState } from 'react';
import { useUnsavedChanges } from '../lib/forms/unsaved-changes.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { type HeldForm, ModalGuardContext } from './modal-guard.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

/** A dialog over the page. Whatever would close it asks first when something typed in a form of it would be lost. */
export function Modal({ onClose, children, ...frame }: DialogFrameProps) {
  const [forms] = useState(() => new Set<HeldForm>());
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  // Always the same one: a form holds on as long as it is there.
  const [hold] = useState(() => (form: HeldForm) => {
    forms.add(form);
    return () => void forms.delete(form);
  });
  const isUnsaved = () => [...forms].some(({ hasUnsaved }) => hasUnsaved());
  const elsewhere = useUnsavedChanges(isUnsaved);
  const leave = () => {
    setWaiting(null);
    if (elsewhere.isAsking) elsewhere.leave();
    else waiting?.();
  };
  const askFirst = (go: () => void) => (isUnsaved() ? setWaiting(() => go) : go());
  // What the question was about is stored meanwhile: who waits at it goes on.
  const onStored = () => {
    if (!isUnsaved()) leave();
  };
  return (
    <ModalGuardContext value={{ hold, askFirst, onStored }}>
      <DialogFrame {...frame} onClose={() => askFirst(onClose)}>
        {children}
        <UnsavedChangesDialog
          isAsking={waiting !== null || elsewhere.isAsking}
          stay={() => {
            setWaiting(null);
            elsewhere.stay();
          }}
          leave={() => {
            for (const form of forms) form.discard();
            leave();
          }}
        />
      </DialogFrame>
    </ModalGuardContext>
  );
}
