import {
  type PassengerAnswer,
  pathOf,
  requestAccountConfirmation,
  type UnconfirmedAccount as Account,
} from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { ClockIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeepPlace } from '../../ui/use-keep-place.ts';
import { words } from './words.ts';

interface UnconfirmedAccountProps {
  passenger: Pick<PassengerAnswer, 'id' | 'first_name' | 'last_name'>;
  account: Account;
  /** It has agreed meanwhile. */
  onConfirmed: () => Promise<unknown>;
}

/**
 * A passenger whose account has another e-mail: it sees nothing before it agreed, and staff can ask it, unless they took
 * the passenger from it.
 */
export function UnconfirmedAccount({ passenger, account, onConfirmed }: UnconfirmedAccountProps) {
  const { isBusy, problem, run, forgetProblem } = useAction();
  const place = useRef<HTMLDivElement>(null);
  // Once the account agreed, all of this is gone, and the button that had the focus.
  useKeepPlace(place);
  const [isAsking, setIsAsking] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { email, can_be_asked: canBeAsked } = account;
  const name = fullName(passenger);
  const send = async () => {
    try {
      await api.post(pathOf(requestAccountConfirmation, { id: passenger.id }), {});
    } catch (error) {
      if (!isApiError(error) || error.code !== 'account_confirmed') throw error;
      notify.success(words.confirmedMeanwhile(name));
      setIsAsking(false);
      await onConfirmed();
      return;
    }
    setIsAsking(false);
    setIsSent(true);
  };
  const ask = () => {
    forgetProblem();
    setIsAsking(true);
  };
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3">
      <p className="flex min-w-0 grow basis-80 gap-2 text-small wrap-anywhere text-wait">
        <ClockIcon aria-hidden className="size-5 shrink-0" />
        {email === null ? words.accountWithoutEmail : canBeAsked ? words.unconfirmed(email) : words.takenBack(email)}
      </p>
      {canBeAsked && (
        <Button
          look="secondary"
          aria-label={isSent ? words.sendConfirmationAgainTo(name) : words.sendConfirmationTo(name)}
          onClick={ask}
        >
          {isSent ? words.sendConfirmationAgain : words.sendConfirmation}
        </Button>
      )}
      {isSent && !isAsking && (
        <div className="w-full">
          <Notice tone="ok" role="status">
            {words.confirmationSent(email ?? '')}
          </Notice>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.confirmationTitle(name)}
          text={words.confirmationText(email ?? '')}
          action={words.send}
          isDanger={false}
          {...{ isBusy, problem }}
          busyText={words.sendingConfirmation}
          onConfirm={() => void run(send)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
