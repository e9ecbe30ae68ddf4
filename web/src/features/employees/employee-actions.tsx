import { dismissEmployee, type EmployeeAnswer, pathOf, rehireEmployee, resendInvitation } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { notify } from '../../lib/notify.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from './words.ts';

interface EmployeeActionsProps {
  employee: EmployeeAnswer;
  onChanged: () => unknown;
  /** What he or she looked after is still his or hers. */
  onDismissed: () => void;
}

/** What ends, and how it is asked: a dismissal, or an invitation that nobody has accepted yet. */
const endOf = (name: string, isInvited: boolean) =>
  isInvited
    ? {
        action: words.withdraw.action,
        title: words.withdraw.title(name),
        text: words.withdraw.text,
        done: words.withdraw.done(name),
      }
    : {
        action: words.dismiss,
        title: words.dismissTitle(name),
        text: words.dismissText,
        done: words.dismissed(name),
      };

/** What the owner decides about an employee at once; that somebody is out is asked before. */
export function EmployeeActions({ employee, onChanged, onDismissed }: EmployeeActionsProps) {
  const { id, user_id, email, is_active: isActive, account_waits: waits } = employee;
  const { is_invited: isInvited = false, is_withdrawn: isWithdrawn = false } = employee;
  const name = fullName(employee);
  const isOneself = useUser()?.id === user_id;
  const { isBusy, problem, run, forgetProblem } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const { done, ...end } = endOf(name, isInvited);
  const send = (endpoint: { path: string }, say: (answer: EmployeeAnswer | null) => string) =>
    run(async () => {
      notify.success(say(await api.post<EmployeeAnswer | null>(pathOf(endpoint, { id }), {})), id);
      setIsAsked(false);
      await onChanged();
      if (endpoint === dismissEmployee && !isInvited) onDismissed();
    });
  // Who never agreed is asked again.
  const rehired = (answer: EmployeeAnswer | null) =>
    answer?.is_invited ? words.form.sent(email) : words.rehired(name);
  return (
    <>
      {(isInvited || (isActive && waits)) && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void send(resendInvitation, () => words.resent(email))}>
          {words.resend}
        </Button>
      )}
      {(isInvited || (isActive && !isOneself)) && (
        <Button
          look="secondary"
          onClick={() => {
            forgetProblem();
            setIsAsked(true);
          }}
        >
          {end.action}
        </Button>
      )}
      {!isActive && !isInvited && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void send(rehireEmployee, rehired)}>
          {isWithdrawn ? words.withdraw.again : words.rehire}
        </Button>
      )}
      {problem && !isAsked && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {isAsked && (
        <ConfirmDialog
          {...end}
          {...{ isBusy, problem }}
          onConfirm={() => void send(dismissEmployee, () => done)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
