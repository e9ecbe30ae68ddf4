import { accountMessages } from '@bitacora/contracts/messages';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ResetRequest } from './use-reset-request.ts';

const messages = accountMessages.reset;

/** Shows where the link will go, masked, before anything is sent. */
export function SendResetLink({ request, email }: { request: ResetRequest; email: string | null }) {
  const { send, startOver, isSending, problem } = request;
  const found = useRef<HTMLDivElement>(null);
  useEffect(() => found.current?.focus(), []);
  return (
    <div ref={found} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {email === null ? (
        <Notice tone="wait" role="status">
          {messages.withoutEmail}
        </Notice>
      ) : (
        <>
          <div>
            <p>{messages.found}</p>
            <p className="mt-1 text-subtitle font-semibold break-all">{email}</p>
            <p className="mt-1 text-small text-ink-soft">{messages.foundHint}</p>
          </div>
          <Button isWide isBusy={isSending} onClick={() => void send(email)}>
            {messages.send}
          </Button>
        </>
      )}
      <Button look="quiet" isWide onClick={startOver}>
        {messages.other}
      </Button>
    </div>
  );
}
