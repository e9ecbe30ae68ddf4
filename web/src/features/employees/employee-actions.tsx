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
import { standingOf } from './state-of.ts';
import { words } from './words.ts';

interface EmployeeActionsProps {
  employee: EmployeeAnswer;
  onChanged: () => unknown;
  /** What he or she looked after is still his or hers. */
  onDismissed: () => void;
}

/** What the owner decides about an employee at once; that somebody is out is asked before. */
export function EmployeeActions({ employee, onChanged, onDismissed }: EmployeeActionsProps) {
  const { id, user_id, email, account_waits: waits } = employee;
  const standing = standingOf(employee);
  const name = fullName(employee);
  const isOneself = useUser()?.id === user_id;
  const { isBusy, problem, run, forgetProblem } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const send = (endpoint: { path: string }, say: (answer: EmployeeAnswer | null) => string) =>
    run(async () => {
      notify.success(say(await api.post<EmployeeAnswer | null>(pathOf(endpoint, { id }), {})), id);
      setIsAsked(false);
      await onChanged();
      if (endpoint === dismissEmployee && standing === 'working') onDismissed();
    });
  // Who never agreed is asked again.
  const rehired = (answer: EmployeeAnswer | null) =>
    answer?.is_invited ? words.form.sent(email) : words.rehired(name);
  const ends = standing === 'invited' || (standing === 'working' && !isOneself) ? words.ends[standing] : null;
  return (
    <>
      {(standing === 'invited' || (standing === 'working' && waits)) && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void send(resendInvitation, () => words.resent(email))}>
          {words.resend}
        </Button>
      )}
      {ends && (
        <Button
          look="danger"
          onClick={() => {
            forgetProblem();
            setIsAsked(true);
          }}
        >
          {ends.action}
        </Button>
      )}
      {(standing === 'withdrawn' || standing === 'left') && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void send(rehireEmployee, rehired)}>
          {words.again[standing]}
        </Button>
      )}
      {problem && !isAsked && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {isAsked && ends && (
        <ConfirmDialog
          action={ends.action}
          title={ends.title(name)}
          text={ends.text}
          {...{ isBusy, problem }}
          onConfirm={() => void send(dismissEmployee, () => ends.done(name))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
