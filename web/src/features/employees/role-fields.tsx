import { choices, employeeRoles } from '@bitacora/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { words } from './words.ts';

interface RoleFieldsProps {
  field: UseFormRegisterReturn<'roles'>;
  error: string | undefined;
}

/** What somebody does at the agency: one or more of the four roles, each with what it is for. */
export function RoleFields({ field, error }: RoleFieldsProps) {
  return (
    <fieldset id="roles" tabIndex={-1} aria-describedby={error ? 'roles-error' : undefined}>
      <legend className="font-medium">{words.roles}</legend>
      {employeeRoles.map((role) => (
        <Checkbox
          key={role}
          id={`roles.${role}`}
          value={role}
          label={
            <>
              {choices.employee_roles[role]}
              <span className="block text-small text-ink-soft">{words.roleTexts[role]}</span>
            </>
          }
          {...field}
        />
      ))}
      <FieldError id="roles-error" message={error} />
    </fieldset>
  );
}
