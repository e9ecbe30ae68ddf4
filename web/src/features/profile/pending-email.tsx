import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePendingEmail } from './use-pending-email.ts';
import { words } from './words.ts';

/** The address that waits until the link mailed there is opened. */
export function PendingEmail({ userId, email }: { userId: string; email: string }) {
  const { busy, problem, send, cancel } = usePendingEmail(userId);
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
      <div className="flex flex-wrap gap-2">
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
