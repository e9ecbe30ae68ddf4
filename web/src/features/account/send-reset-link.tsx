import { accountMessages } from '@bitacora/contracts/messages';
import { Button } from '../../ui/button.tsx';
import { Problems } from '../../ui/forms/problems.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Focused } from './focused.tsx';
import type { ResetRequest } from './use-reset-request.ts';

const messages = accountMessages.reset;

/** Shows where the link will go, masked, before anything is sent. */
export function SendResetLink({ request, email }: { request: ResetRequest; email: string | null }) {
  const { send, startOver, isSending, life } = request;
  return (
    <Focused>
      <Problems texts={life.others} />
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
          <Button isWide isBusy={isSending} busyText={messages.sending} onClick={() => void send(email)}>
            {messages.send}
          </Button>
        </>
      )}
      <Button look="quiet" isWide onClick={startOver}>
        {messages.other}
      </Button>
    </Focused>
  );
}
