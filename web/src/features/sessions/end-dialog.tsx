import type { Session } from '@bitacora/contracts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
export function EndDialog({ asked, isEnding, ...dialog }: EndDialogProps) {
  return (
    <ConfirmDialog {...wordsFor(asked)} {...dialog} keep={words.cancel} isBusy={isEnding} busyText={words.ending} />
  );
}
