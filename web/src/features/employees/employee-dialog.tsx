import type { EmployeeAnswer } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { type ReactNode, useState } from 'react';
import { useEmployees } from '../../lib/employees.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { EmployeeFacts } from './employee-facts.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { RoleFields } from './role-fields.tsx';
import { standingOf } from './state-of.ts';
import { useRolesForm } from './use-roles-form.ts';
import { words } from './words.ts';

interface EmployeeDialogProps {
  id: string;
  /** What was changed of an employee, for its owner. */
  history: (employee: EmployeeAnswer) => ReactNode;
  /** What shows the employee reads again. */
  onChanged: () => unknown;
  onClose: () => void;
}

/** What is said of somebody by whom it is read, in the order of the dialog. */
interface Parts {
  employee: EmployeeAnswer;
  facts: ReactNode;
  history: ReactNode;
}

function ChangedEmployee({ employee, facts, history, ...props }: Parts & Omit<EmployeeDialogProps, 'id' | 'history'>) {
  const { onChanged, onClose } = props;
  const { form, life } = useRolesForm(employee, () => {
    void onChanged();
    onClose();
  });
  return (
    <FormDialog life={life} onClose={onClose} size="xl" title={fullName(employee)} submit={words.save}>
      {facts}
      <div className="border-t border-line pt-5">
        <RoleFields field={form.register('roles')} error={form.formState.errors.roles?.message} />
      </div>
      {history}
    </FormDialog>
  );
}

/** One employee over the list: read by everybody on the staff, changed by the owner, and away by his or her own word. */
export function EmployeeDialog({ id, history, onClose, ...props }: EmployeeDialogProps) {
  const isOwner = useRights().includes('employees');
  const user = useUser();
  const answer = useEmployees();
  const [opened, setOpened] = useState<'absence' | 'hand-over' | null>(null);
  useLiveRefresh('employee-updated', answer.mutate);
  const onChanged = () => Promise.all([answer.mutate(), props.onChanged()]);
  const colleagues = answer.data ?? [];
  const employee = colleagues.find((one) => one.id === id);
  const back = () => setOpened(null);
  if (employee && opened === 'absence') return <AbsenceForm {...{ employee, colleagues, onChanged }} onClose={back} />;
  if (employee && opened === 'hand-over') return <HandOverForm {...{ employee, colleagues }} onClose={back} />;
  const standing = employee && standingOf(employee);
  const parts = employee && {
    employee,
    facts: (
      <>
        <EmployeeFacts {...{ employee, colleagues }} withRoles={!(isOwner && standing === 'working')} />
        <div className="flex flex-wrap gap-3">
          {standing === 'working' && (isOwner || employee.user_id === user?.id) && (
            <Button look="secondary" onClick={() => setOpened('absence')}>
              {words.absence.open}
            </Button>
          )}
          {isOwner && (
            <>
              {(standing === 'working' || standing === 'left') && (
                <Button look="secondary" onClick={() => setOpened('hand-over')}>
                  {words.handOver.open}
                </Button>
              )}
              <EmployeeActions {...{ employee, onChanged }} onDismissed={() => setOpened('hand-over')} />
            </>
          )}
        </div>
      </>
    ),
    history: isOwner && history(employee),
  };
  if (parts && standing === 'working' && isOwner) return <ChangedEmployee {...parts} {...{ onChanged, onClose }} />;
  return (
    <Modal
      isOpen
      size="xl"
      onClose={onClose}
      title={employee ? fullName(employee) : words.title}
      actions={
        <Button look="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Loaded answer={answer} waiting={<Skeleton className="h-56" />} failed={words.loadFailed}>
        {() =>
          parts ? (
            <div className="grid gap-5">
              {parts.facts}
              {parts.history}
            </div>
          ) : (
            <Notice tone="info" role="status">
              {words.unknown}
            </Notice>
          )
        }
      </Loaded>
    </Modal>
  );
}
