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

/** What the owner decides about an employee at once; that somebody is out is asked before. */
export function EmployeeActions({ employee, onChanged, onDismissed }: EmployeeActionsProps) {
  const { id, user_id, email, is_active: isActive, account_waits: waits } = employee;
  const name = fullName(employee);
  const isOneself = useUser()?.id === user_id;
  const { isBusy, problem, run, forgetProblem } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const send = (endpoint: { path: string }, done: string) =>
    run(async () => {
      await api.post(pathOf(endpoint, { id }), {});
      notify.success(done, id);
      setIsAsked(false);
      await onChanged();
      if (endpoint === dismissEmployee) onDismissed();
    });
  return (
    <>
      {isActive && waits && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void send(resendInvitation, words.resent(email))}>
          {words.resend}
        </Button>
      )}
      {isActive && !isOneself && (
        <Button
          look="secondary"
          onClick={() => {
            forgetProblem();
            setIsAsked(true);
          }}
        >
          {words.dismiss}
        </Button>
      )}
      {!isActive && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void send(rehireEmployee, words.rehired(name))}>
          {words.rehire}
        </Button>
      )}
      {problem && !isAsked && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.dismissTitle(name)}
          text={words.dismissText}
          action={words.dismiss}
          {...{ isBusy, problem }}
          onConfirm={() => void send(dismissEmployee, words.dismissed(name))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
