import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePendingEmail } from './use-pending-email.ts';
import { words } from './words.ts';

interface PendingEmailProps {
  userId: string;
  /** What waits until the link mailed there is opened. */
  email: string | null;
}

/** The address that waits, and then what became of it, where reading goes on: the buttons are gone. */
export function PendingEmail({ userId, email }: PendingEmailProps) {
  const { busy, problem, outcome, send, cancel } = usePendingEmail(userId, email);
  const told = useRef<HTMLDivElement>(null);
  const isTold = email === null && outcome !== null;
  useEffect(() => {
    if (isTold) told.current?.focus();
  }, [isTold]);
  if (isTold) {
    return (
      <div ref={told} tabIndex={-1} className="outline-none">
        <Notice tone="info" role="status">
          {outcome}
        </Notice>
      </div>
    );
  }
  if (email === null) return null;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="wait">
        <p className="font-semibold wrap-anywhere">{words.contact.pending(email)}</p>
        <p className="mt-1">{words.contact.pendingText}</p>
      </Notice>
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {/* Below each other on a phone, where a row has no room for two of one width. */}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button look="secondary" isBusy={busy === 'send'} busyText={words.contact.pendingSending} onClick={send}>
          {words.contact.pendingSend}
        </Button>
        <Button look="quiet" isBusy={busy === 'cancel'} busyText={words.contact.pendingCancelling} onClick={cancel}>
          {words.contact.pendingCancel}
        </Button>
      </div>
    </div>
  );
}
