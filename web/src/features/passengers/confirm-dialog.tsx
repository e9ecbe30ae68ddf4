import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

interface ConfirmDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  action: string;
  isBusy: boolean;
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is taken from a passenger or the account. */
export function ConfirmDialog({ title, text, action, isBusy, problem, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={title}
      isStatic
      actions={
        <>
          <Button look="secondary" onClick={onClose} data-autofocus>
            {words.cancel}
          </Button>
          <Button look="danger" isBusy={isBusy} busyText={words.working} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text}</p>
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </DialogFrame>
  );
}
