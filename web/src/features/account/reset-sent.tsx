import { EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/button.tsx';
import { Problems } from '../../ui/forms/problems.tsx';
import { Focused } from './focused.tsx';
import type { ResetRequest } from './use-reset-request.ts';
import { words } from './words.ts';

/** The mail is on its way; who does not find it asks once more, from here. */
export function ResetSent({ request, email }: { request: ResetRequest; email: string }) {
  const { send, isSending, life } = request;
  return (
    <Focused>
      <div role="status" className="flex flex-col gap-2">
        <EnvelopeOpenIcon aria-hidden="true" className="size-10 text-sea" />
        <h2 className="text-subtitle font-semibold">{words.reset.sentTitle}</h2>
        <p className="wrap-anywhere text-ink-soft">{words.reset.sentText(email)}</p>
      </div>
      <Problems texts={life.others} />
      <Button
        look="secondary"
        isWide
        isBusy={isSending}
        busyText={words.reset.sending}
        onClick={() => void send(email)}
      >
        {words.reset.sendAgain}
      </Button>
    </Focused>
  );
}
