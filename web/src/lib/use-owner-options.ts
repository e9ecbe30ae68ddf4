import type { Right } from '@bitacora/contracts';
import { adviserOptions, useEmployees, withChosen } from './employees.ts';
import { useUser } from './session/use-session.ts';
import { staffWords } from './staff-words.ts';

/** Who may answer what needs a right, oneself first; who has it already stays, also after leaving the agency. */
export function useOwnerOptions(right: Right, present: string | null) {
  const user = useUser();
  const { data = [] } = useEmployees();
  const possible = data.filter(({ id, is_active, rights }) => id === present || (is_active && rights.includes(right)));
  return [
    { value: '', label: staffWords.owner.nobody },
    ...withChosen(adviserOptions(possible, { userId: user?.id, label: staffWords.owner.me }), present),
  ];
}
