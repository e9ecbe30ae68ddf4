import { passengerMessages as messages } from '@bitacora/contracts/messages';
import { type PassengerAnswer, pathOf, requestAccountConfirmation } from '@bitacora/contracts';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface UnconfirmedAccountProps {
  passenger: Pick<PassengerAnswer, 'id' | 'first_name' | 'last_name'>;
  /** The account's, masked; null when it has none. */
  email: string | null;
}

/** A passenger whose account has another e-mail: it sees nothing before it agreed, and staff can ask it. */
export function UnconfirmedAccount({ passenger, email }: UnconfirmedAccountProps) {
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null);
  const send = async () => {
    setTold(null);
    setIsSending(true);
    try {
      await api.post(pathOf(requestAccountConfirmation, { id: passenger.id }), {});
      setTold({ tone: 'ok', text: messages.confirmationSent(email ?? '') });
    } catch (error) {
      setTold({ tone: 'bad', text: describeError(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3">
      <p className="grow text-small wrap-anywhere text-wait">{messages.unconfirmed(email)}</p>
      {email !== null && (
        <Button
          look="secondary"
          aria-label={messages.sendConfirmationTo(`${passenger.first_name} ${passenger.last_name}`)}
          isBusy={isSending}
          busyText={messages.sendingConfirmation}
          onClick={() => void send()}
        >
          {messages.sendConfirmation}
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
