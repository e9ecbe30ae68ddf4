import type { Session } from '@bitacora/contracts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deviceOf } from './use-sessions.ts';
import { words } from './words.ts';

/** What somebody wants to end: one session, or every other one. */
export type SessionsToEnd = { end: 'one'; session: Session } | { end: 'others' };

function wordsFor(asked: SessionsToEnd): { title: string; text: string; action: string } {
  if (asked.end === 'others') return { ...words.confirmOthers, action: words.endOthers };
  if (asked.session.is_current) return { ...words.confirmCurrent, action: words.end };
  const { title, text } = words.confirmOne;
  return { title, text: text(deviceOf(asked.session)), action: words.end };
}

interface EndDialogProps {
  asked: SessionsToEnd;
  isOpen: boolean;
  isEnding: boolean;
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a session ends, and says what that means there. */
export function EndDialog({ asked, isOpen, isEnding, problem, onConfirm, onClose }: EndDialogProps) {
  const { title, text, action } = wordsFor(asked);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="danger" isBusy={isEnding} busyText={words.ending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem !== null && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <p>{text}</p>
      </div>
    </Modal>
  );
}
