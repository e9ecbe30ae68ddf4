import { choiceLabel, type EmployeeAnswer, listEmployees, pathOf, updateEmployee } from '@bitacora/contracts';
import { z } from 'zod';
import { isApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/api.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words } from './words.ts';

const shape = z.object({ roles: z.array(z.string()) });
type RolesValues = z.infer<typeof shape>;

const ofAgency = new Set(['last_owner', 'dismissed', 'invitation_not_accepted']);

const valuesOf = ({ roles }: EmployeeAnswer): RolesValues => ({ roles: [...roles] });

/** The roles of an employee in a form: they count from the next request on. */
export function useRolesForm(employee: EmployeeAnswer, onSaved: () => void) {
  const { id, version } = employee;
  return useFormLife<RolesValues, RolesValues, EmployeeAnswer>({
    start: valuesOf(employee),
    draft: { name: `employee.${id}`, shape },
    resolver: rawResolver<RolesValues>(updateEmployee.body),
    labels: () => ({ roles: words.roles }),
    failed: words.saveFailed,
    // Refused by what the agency needs, and not by another version.
    explain: (error) => (isApiError(error) && ofAgency.has(error.code ?? '') ? [describeError(error)] : undefined),
    save: ({ roles }, { version: seen }) => api.patch(pathOf(updateEmployee, { id }), { roles, version: seen }),
    onSaved: () => {
      notify.success(words.saved);
      onSaved();
    },
    edited: {
      version,
      unchanged: words.unchanged,
      readNewest: async () => {
        const all = await api.get<EmployeeAnswer[]>(listEmployees.path);
        const newest = all.find((one) => one.id === id);
        return newest && { version: newest.version, values: valuesOf(newest) };
      },
      onStoredAlready: onSaved,
      gone: words.unknown,
      textOf: (_, value) =>
        Array.isArray(value) ? value.map((role) => choiceLabel('employee_roles', String(role))).join(', ') : undefined,
    },
  });
}
