import { type EmployeeAnswer, inviteEmployee, newEmployeeForm } from '@bitacora/contracts';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { notify } from '../../lib/notify.ts';
import { words as people } from '../../lib/passengers/words.ts';
import { FieldColumns } from '../../ui/field-columns.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { BirthDate } from '../../ui/people/birth-date.tsx';
import { PersonFields } from '../../ui/people/person-fields.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RoleFields } from './role-fields.tsx';
import { words } from './words.ts';

const texts = words.form;

const shape = z.object({
  id_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  gender: z.string(),
  civil_status: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
});
type InvitationValues = z.infer<typeof shape>;

const empty: InvitationValues = {
  id_number: '',
  first_name: '',
  last_name: '',
  birth_date: '',
  gender: '',
  civil_status: '',
  email: '',
  phone: '',
  roles: [],
};

const labels = {
  id_number: texts.idNumber,
  email: words.email,
  first_name: people.firstName,
  last_name: people.lastName,
  birth_date: people.birthDate,
  gender: people.gender,
  civil_status: people.civilStatus,
  phone: words.phone,
  roles: words.roles,
} as const satisfies Record<keyof InvitationValues, string>;

const resolver = rawResolver<InvitationValues>(newEmployeeForm);

interface InvitationFormProps {
  onChanged: () => unknown;
  onClose: () => void;
}

/** Makes somebody staff: whoever has no account yet chooses a password by the link of a mail, whoever has one agrees by it. */
export function InvitationForm({ onChanged, onClose }: InvitationFormProps) {
  const { form, life } = useFormLife<InvitationValues, InvitationValues, EmployeeAnswer>({
    start: empty,
    draft: { name: 'employee.new', shape },
    resolver,
    labels: () => labels,
    failed: texts.failed,
    save: (values, { keys }) => api.post(inviteEmployee.path, values, { idempotencyKey: keys.keyFor(values) }),
    onSaved: (employee) => {
      notify.success(texts.sent(employee.email));
      void onChanged();
      onClose();
    },
  });
  const { register, control, formState } = form;
  const errorOf = (name: keyof InvitationValues) => formState.errors[name]?.message;
  return (
    <FormDialog life={life} onClose={onClose} size="xl" title={texts.title} submit={texts.submit}>
      <p className="text-ink-soft">{texts.text}</p>
      <FieldColumns>
        <TextInput
          label={texts.idNumber}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('id_number')}
          {...register('id_number')}
        />
        <TextInput
          label={words.email}
          type="email"
          autoComplete="off"
          error={errorOf('email')}
          {...register('email')}
        />
        <PersonFields
          bind={(field) => ({ ...register(field), error: errorOf(field) })}
          birthDate={<BirthDate control={control} name="birth_date" />}
        />
        <TextInput
          label={words.phone}
          type="tel"
          autoComplete="off"
          isOptional
          error={errorOf('phone')}
          {...register('phone')}
        />
      </FieldColumns>
      <RoleFields field={register('roles')} error={errorOf('roles')} />
    </FormDialog>
  );
}
