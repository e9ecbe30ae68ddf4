import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import type { FormLife } from '../../lib/forms/use-form-life.ts';
import { Button } from '../button.tsx';
import { DialogFooter, useDialogFields } from '../dialog-frame.tsx';
import { ModalGuardContext, useHoldModal } from '../modal-guard.ts';
import { Modal } from '../modal.tsx';
import { UploadProgress } from '../upload-progress.tsx';
import { FormBody } from './form-body.tsx';
import { MergedNote } from './merged-note.tsx';
import { useFirstField } from './use-first-field.ts';
import { words } from './words.ts';

interface FormInDialogProps {
  life: FormLife;
  submit: string;
  submitting?: string;
  /** What the way out says, where `Cancelar` is what the form does. */
  leave?: string;
  /** Of what is not taken back by a press. */
  isDanger?: boolean;
  /** Where something else in the dialog is what comes next, saving does not call as loud. */
  look?: 'main' | 'secondary';
  onClose: () => void;
  className?: string;
  /** The way on once it is saved, beside the one out. */
  afterSave?: ReactNode;
  children: ReactNode;
}

/** A form inside a dialog: its buttons, and then its success, stand at the dialog's foot and never scroll away. */
export function FormInDialog(props: FormInDialogProps) {
  const { life, submit, submitting = words.saving, onClose, className, afterSave, children } = props;
  const { leave = words.cancel, isDanger = false, look = 'main' } = props;
  const id = useId();
  const { isSaved, isSaving, sending, notice } = life;
  const ways = useRef<HTMLDivElement>(null);
  const { askFirst } = useContext(ModalGuardContext);
  const stop = sending && sending.share < 1 ? sending.cancel : null;
  useHoldModal(life);
  useDialogFields(!isSaved);
  useFirstField(id);
  useEffect(() => {
    // The submit is gone with the focus on it: the last button leads on, or is the way out.
    if (isSaved) [...(ways.current?.querySelectorAll<HTMLElement>('button, a') ?? [])].at(-1)?.focus();
  }, [isSaved]);
  return (
    <>
      <FormBody {...{ life, id, className, children }} isReadOnly={isSaved} />
      <DialogFooter>
        {isSaved && (
          <p role="status" className="mr-auto flex items-center gap-2 font-medium text-ok">
            <CheckCircleIcon aria-hidden className="size-5 shrink-0" />
            {words.saved}
          </p>
        )}
        <MergedNote life={life} />
        {sending && (
          <div className="w-full sm:mr-auto sm:w-48">
            <UploadProgress label={words.sendingFile} share={sending.share} />
          </div>
        )}
        {/* Side by side on a phone too, where a long text takes two lines. */}
        <div ref={ways} className="flex min-w-0 gap-3 max-sm:grow">
          {/* One button for both: the focus on it stays while the file goes out. */}
          <Button look="secondary" className="shrink-0 max-sm:px-3!" onClick={stop ?? (() => askFirst(onClose))}>
            {stop ? words.cancelSending : isSaved ? words.close : leave}
          </Button>
          {isSaved && afterSave}
          {!isSaved && (
            <Button
              type="submit"
              look={notice?.isDoubt ? 'quiet' : isDanger ? 'danger' : look}
              form={id}
              isBusy={isSaving}
              busyText={submitting}
              className="min-w-0 leading-tight max-sm:px-3!"
            >
              {submit}
            </Button>
          )}
        </div>
      </DialogFooter>
    </>
  );
}

interface FormDialogProps extends FormInDialogProps {
  title: string;
  size?: 'normal' | 'xl';
}

/** A form in a dialog of its own; a press beside it loses nothing. */
export function FormDialog({ title, size = 'normal', ...form }: FormDialogProps) {
  return (
    <Modal isOpen onClose={form.onClose} title={title} isStatic size={size}>
      <FormInDialog {...form} />
    </Modal>
  );
}
