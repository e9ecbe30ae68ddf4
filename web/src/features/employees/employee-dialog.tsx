import type { EmployeeAnswer } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import type { ReactNode } from 'react';
import { useEmployees } from '../../lib/employees.ts';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmployeeActions } from './employee-actions.tsx';
import { EmployeeFacts } from './employee-facts.tsx';
import { RoleFields } from './role-fields.tsx';
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

type OfOne = Omit<EmployeeDialogProps, 'id'> & { employee: EmployeeAnswer };

function ChangedEmployee({ employee, history, onChanged, onClose }: OfOne) {
  const { form, life } = useRolesForm(employee, () => {
    void onChanged();
    onClose();
  });
  return (
    <FormDialog life={life} onClose={onClose} size="xl" title={fullName(employee)} submit={words.save}>
      <EmployeeFacts employee={employee} />
      <EmployeeActions {...{ employee, onChanged }} />
      <div className="border-t border-line pt-5">
        <RoleFields field={form.register('roles')} error={form.formState.errors.roles?.message} />
      </div>
      {history(employee)}
    </FormDialog>
  );
}

/** One employee over the list: read by everybody on the staff, and changed by the owner. */
export function EmployeeDialog({ id, ...props }: EmployeeDialogProps) {
  const isOwner = useRights().includes('employees');
  const answer = useEmployees();
  useLiveRefresh('employee-updated', answer.mutate);
  const onChanged = () => Promise.all([answer.mutate(), props.onChanged()]);
  const employee = answer.data?.find((one) => one.id === id);
  if (employee?.is_active && isOwner) return <ChangedEmployee {...props} {...{ employee, onChanged }} />;
  const { history, onClose } = props;
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
          employee ? (
            <div className="grid gap-5">
              <EmployeeFacts employee={employee} />
              {isOwner && <EmployeeActions {...{ employee, onChanged }} />}
              {isOwner && history(employee)}
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
