import { type PassengerAnswer, pathOf, requestAccountConfirmation } from '@bitacora/contracts';
import { ClockIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

interface UnconfirmedAccountProps {
  passenger: Pick<PassengerAnswer, 'id' | 'first_name' | 'last_name'>;
  /** The account's, masked; null when it has none. */
  email: string | null;
}

/** A passenger whose account has another e-mail: it sees nothing before it agreed, and staff can ask it. */
export function UnconfirmedAccount({ passenger, email }: UnconfirmedAccountProps) {
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null);
  const [isSent, setIsSent] = useState(false);
  const name = `${passenger.first_name} ${passenger.last_name}`;
  const send = async () => {
    setTold(null);
    setIsSending(true);
    try {
      await api.post(pathOf(requestAccountConfirmation, { id: passenger.id }), {});
      setIsSent(true);
      setTold({ tone: 'ok', text: words.confirmationSent(email ?? '') });
    } catch (error) {
      setTold({ tone: 'bad', text: describeError(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3">
      <p className="flex min-w-0 grow basis-80 gap-2 text-small wrap-anywhere text-wait">
        <ClockIcon aria-hidden className="size-5 shrink-0" />
        {words.unconfirmed(email)}
      </p>
      {email !== null && (
        <Button
          look="secondary"
          aria-label={isSent ? words.sendConfirmationAgainTo(name) : words.sendConfirmationTo(name)}
          isBusy={isSending}
          busyText={words.sendingConfirmation}
          onClick={() => void send()}
        >
          {isSent ? words.sendConfirmationAgain : words.sendConfirmation}
        </Button>
      )}
      {told && (
        <div className="w-full">
          <Notice tone={told.tone} role={told.tone === 'bad' ? 'alert' : 'status'}>
            {told.text}
          </Notice>
        </div>
      )}
    </div>
  );
}
