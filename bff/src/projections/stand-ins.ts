import { type EmployeeSnapshot, standInFor } from '@bitacora/contracts';

/** Who stands in for an employee, and for that one, as a statement reads them. */
export type StandIns = readonly (EmployeeSnapshot | null)[];

/** SQL joins of the employee `e`, and what a row says of them. */
export const joinStandIns = `left join employees e1 on e1.id = (e.data #>> '{absence,stand_in}')::uuid
  left join employees e2 on e2.id = (e1.data #>> '{absence,stand_in}')::uuid`;
export const standInsOfRow = `jsonb_build_array(e1.data, e2.data) as stand_ins`;

/** Who answers for somebody on a day (product 14.9); null while he or she does. */
export const standInOn = (today: string, employee: EmployeeSnapshot, standIns: StandIns): EmployeeSnapshot | null =>
  standInFor(employee, today, (id) => standIns.find((one) => one?.id === id) ?? undefined);
