import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { Problems } from './forms/problems.tsx';
import { words } from './words.ts';

interface ConfirmDialogProps {
  isOpen?: boolean;
  title: string;
  /** What follows from it. */
  text: string;
  /** What stays, or cannot be undone. */
  hint?: string;
  action: string;
  /** It takes something away, rather than sending it. */
  isDanger?: boolean;
  /** What the way out says. */
  keep?: string;
  isBusy: boolean;
  busyText?: string;
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is taken away for good, or somebody is mailed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, title, text, hint, action, isDanger = true, keep = words.cancel } = props;
  const { isBusy, busyText = words.working, problem, onConfirm, onClose } = props;
  return (
    <DialogFrame
      {...{ isOpen, onClose, title }}
      isStatic
      actions={
        <>
          <Button look="secondary" onClick={onClose} data-autofocus>
            {keep}
          </Button>
          <Button look={isDanger ? 'danger' : 'main'} {...{ isBusy, busyText }} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Problems texts={problem === null ? [] : [problem]} />
        <p>{text}</p>
        {hint && <p className="-mt-2 text-ink-soft">{hint}</p>}
      </div>
    </DialogFrame>
  );
}
