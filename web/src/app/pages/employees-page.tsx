import { employeeHistory, pathOf } from '@bitacora/contracts';
import { EmployeesPage as Employees } from '../../features/employees/employees-page.tsx';
import { HistorySection } from '../../features/history/history-section.tsx';

/** The employees, each with what was changed of him or her. */
export default function EmployeesPage() {
  return (
    <Employees
      history={({ id, version }) => <HistorySection path={pathOf(employeeHistory, { id })} version={version} />}
    />
  );
}
