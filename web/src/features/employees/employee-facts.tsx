import { choices, type EmployeeAnswer } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { readablePhone } from '../../lib/contact-links.ts';
import { day } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { DetailList } from '../../ui/detail-list.tsx';
import { standingOf, stateOf } from './state-of.ts';
import { words } from './words.ts';

interface EmployeeFactsProps {
  employee: EmployeeAnswer;
  colleagues: readonly EmployeeAnswer[];
  /** Where they are changed below, they are read there. */
  withRoles: boolean;
}

/** When somebody is away, now or later, and who answers meanwhile. */
function absenceText({ employee: { absence }, colleagues }: Omit<EmployeeFactsProps, 'withRoles'>): string {
  if (!absence || absence.until < todayInGuayaquil()) return words.absence.none;
  const standIn = colleagues.find(({ id }) => id === absence.stand_in);
  return words.absence.days(day(absence.from), day(absence.until), standIn ? fullName(standIn) : words.absence.someone);
}

/** Who somebody is at the agency, and what he or she may do there. */
export function EmployeeFacts({ employee, colleagues, withRoles }: EmployeeFactsProps) {
  const { roles, rights, email, phone } = employee;
  return (
    <div className="grid gap-5">
      <DetailList
        lines={[
          ...(withRoles ? [[words.roles, roles.map((role) => choices.employee_roles[role]).join(', ')] as const] : []),
          [words.state, stateOf(employee).text],
          [words.email, email],
          [words.phone, phone ? readablePhone(phone) : words.withoutPhone],
          ...(employee.is_active ? [[words.absence.label, absenceText({ employee, colleagues })] as const] : []),
        ]}
      />
      <section aria-labelledby="puede-hacer">
        <h3 id="puede-hacer" className="text-small text-ink-soft">
          {words.mayTitle}
        </h3>
        {rights.length === 0 ? (
          <p>{words.mayNothing[standingOf(employee)]}</p>
        ) : (
          <ul className="mt-1 grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
            {rights.map((right) => (
              <li key={right}>{words.may[right]}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
