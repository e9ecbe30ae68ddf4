import { type EmployeeAnswer, NONE } from '@bitacora/contracts';
import { adviserOptions } from '../../lib/employees.ts';
import { words as libWords } from '../../lib/words.ts';

/** Whose journeys were billed, or those that have nobody. */
export const adviserChoices = (employees: readonly EmployeeAnswer[]) => [
  { value: NONE, label: libWords.noAdviser },
  ...adviserOptions(employees),
];
