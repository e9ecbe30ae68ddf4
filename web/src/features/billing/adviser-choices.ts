import { type EmployeeAnswer, NONE } from '@bitacora/contracts';
import { adviserOptions } from '../../lib/employees.ts';
import { staffWords } from '../../lib/staff-words.ts';

/** Whose journeys were billed, or those that have nobody. */
export const adviserChoices = (employees: readonly EmployeeAnswer[]) => [
  { value: NONE, label: staffWords.noAdviser },
  ...adviserOptions(employees),
];
