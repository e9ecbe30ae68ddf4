import { LINK_AGAIN_MINUTES } from '@bitacora/contracts/constants';
import { EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { moment } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Problems } from '../../ui/forms/problems.tsx';
import { Focused } from './focused.tsx';
import type { ResetRequest } from './use-reset-request.ts';
import { words } from './words.ts';

interface ResetSentProps {
  request: ResetRequest;
  email: string;
  /** When it was asked for, in milliseconds. */
  sentAt: number;
}

/** Whether asking again has another one mailed. */
function useCanAskAgain(from: number): boolean {
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReached(from), from - Date.now());
    return () => clearTimeout(timer);
  }, [from]);
  return reached === from;
}

/**
 * Where the mail is found: a new one, or the one of some minutes ago, which is told to everybody alike. Who does not find
 * it asks once more from here, as soon as that has another one mailed.
 */
export function ResetSent({ request, email, sentAt }: ResetSentProps) {
  const { send, isSending, life } = request;
  const againFrom = sentAt + LINK_AGAIN_MINUTES * 60_000;
  const canAskAgain = useCanAskAgain(againFrom);
  return (
    <Focused>
      <div role="status" className="flex flex-col gap-2">
        <EnvelopeOpenIcon aria-hidden="true" className="size-10 text-sea" />
        <h2 className="text-subtitle font-semibold">{words.reset.sentTitle}</h2>
        <p className="wrap-anywhere text-ink-soft">{words.reset.sentText(email)}</p>
      </div>
      <Problems texts={life.others} />
      {canAskAgain ? (
        <Button
          look="secondary"
          isWide
          isBusy={isSending}
          busyText={words.reset.sending}
          onClick={() => void send(email)}
        >
          {words.reset.sendAgain}
        </Button>
      ) : (
        <p className="text-small text-ink-soft">{words.reset.againFrom(moment(new Date(againFrom).toISOString()))}</p>
      )}
    </Focused>
  );
}
