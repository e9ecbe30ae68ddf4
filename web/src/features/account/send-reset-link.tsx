import { Button } from '../../ui/button.tsx';
import { Problems } from '../../ui/forms/problems.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Focused } from './focused.tsx';
import type { ResetRequest } from './use-reset-request.ts';
import { words } from './words.ts';

/** Shows where the link will go, masked, before anything is sent. */
export function SendResetLink({ request, email }: { request: ResetRequest; email: string | null }) {
  const { send, startOver, isSending, life } = request;
  return (
    <Focused>
      <Problems texts={life.others} />
      {email === null ? (
        <Notice tone="wait" role="status">
          {words.reset.withoutEmail}
        </Notice>
      ) : (
        <>
          <div>
            <p>{words.reset.found}</p>
            <p className="mt-1 text-subtitle font-semibold break-all">{email}</p>
            <p className="mt-1 text-small text-ink-soft">{words.reset.foundHint}</p>
          </div>
          <Button isWide isBusy={isSending} busyText={words.reset.sending} onClick={() => void send(email)}>
            {words.reset.send}
          </Button>
        </>
      )}
      <Button look="quiet" isWide onClick={startOver}>
        {words.reset.other}
      </Button>
    </Focused>
  );
}
