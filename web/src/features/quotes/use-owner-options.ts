import { adviserOptions, useEmployees } from '../../lib/employees.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { words } from './words.ts';

/** Who may answer a quote, oneself first; who has it already stays, also after leaving the agency. */
export function useOwnerOptions(present: string | null) {
  const user = useUser();
  const { data = [] } = useEmployees();
  const possible = data.filter(
    ({ id, is_active, rights }) => id === present || (is_active && rights.includes('quotes')),
  );
  return [{ value: '', label: words.nobody }, ...adviserOptions(possible, { userId: user?.id, label: words.me })];
}
