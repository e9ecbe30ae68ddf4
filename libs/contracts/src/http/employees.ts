import { isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { civilStatuses, genders } from '../choices.ts';
import { type EmployeeSnapshot, employeeSnapshot } from '../events/people-snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { type EmployeeRole, employeeRoles } from '../names.ts';
import { rights, rightsOf } from '../rights.ts';
import { always } from '../validation/always.ts';
import { cedula, email, id, orNull, personName, phone, todayOrLater, version, workDate } from '../validation/fields.ts';
import { OWN_CONSENT_AGE, registrationOn } from '../validation/registration-age.ts';
import { today } from '../validation/today.ts';
import { typedBirthDay, typedDay } from '../validation/typed.ts';
import { mailedLink } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';
import { birthDate } from './passengers.ts';

/** An employee as those of the agency see each other. */
const answer = employeeSnapshot.omit({ agency: true, is_shut_out: true }).extend({
  /** The first of the roles. */
  role: z.enum(employeeRoles).nullable(),
  rights: z.array(z.enum(rights)),
  /** Whether the account waits for its owner; not said while identity is away. */
  account_waits: z.boolean().optional(),
  version: z.number().int(),
});
export type EmployeeAnswer = z.infer<typeof answer>;

/** An employee as answers show him or her: with rights only while active. */
export function employeeAnswer(snapshot: EmployeeSnapshot, version: number): EmployeeAnswer {
  const { agency: _, is_shut_out: __, ...employee } = snapshot;
  const { roles, is_active: isActive } = employee;
  return { ...employee, role: roles[0] ?? null, rights: isActive ? rightsOf(roles) : [], version };
}

const employeeFilters = z.object({
  /** Words of a name, e-mail or phone, in any order, accents and case ignored. */
  search: z.string().max(200).optional(),
  /** `active`: who works there; `left`: who does no more. */
  state: z.enum(['active', 'left']).optional(),
});
export type EmployeeFilters = z.output<typeof employeeFilters>;

const path = '/api/v1/agency/employee';
const reading = { method: 'GET', access: 'staff', may: 'read', status: 200 } as const;
const deciding = { method: 'POST', owner: 'identity', access: 'staff', may: 'employees' } as const;
const ofOne = { params: z.object({ id: id() }) } as const;
const answered = { status: 200, answer } as const;

export const listEmployees = endpoint({
  ...reading,
  name: 'listEmployees',
  path,
  owner: 'identity',
  summary: "The agency's employees, by name; `search` finds names, e-mails and phones",
  query: pageQuery.extend(employeeFilters.shape),
  answer: listOf(answer),
});

export const exportEmployees = endpoint({
  ...reading,
  name: 'exportEmployees',
  path: `${path}/csv`,
  owner: 'bff',
  summary: 'The same employees as a file for a spreadsheet (CSV); who took it is recorded',
  query: employeeFilters,
});

export const getEmployee = endpoint({
  ...reading,
  name: 'getEmployee',
  path: `${path}/:ruc/:user_id`,
  owner: 'identity',
  summary: 'One employee with role and rights, by the id of the user',
  params: z.object({ ruc: z.string(), user_id: id() }),
  answer,
});

/** Of somebody who may work for an agency. */
const workerBirthDate = () =>
  birthDate().refine(
    (born) => !isPlainDate(born) || born > today() || registrationOn(born, today()) === 'with-account',
    messages.tooYoungToWork(OWN_CONSENT_AGE),
  );

/** What somebody does there: at least one role, in the order of the contract and each once. */
const roles = () =>
  z
    .array(z.enum(employeeRoles))
    .min(1)
    .transform((given): EmployeeRole[] => employeeRoles.filter((role) => given.includes(role)));

const newEmployee = z.object({
  id_number: cedula(),
  first_name: personName(),
  last_name: personName(),
  birth_date: workerBirthDate(),
  gender: z.enum(genders),
  civil_status: z.enum(civilStatuses),
  email: email(),
  phone: orNull(phone()),
  roles: roles(),
});

/** The same for a form, which holds a day as it was typed. */
export const newEmployeeForm = newEmployee.extend({ birth_date: typedBirthDay(workerBirthDate()) });

export const inviteEmployee = endpoint({
  ...deciding,
  name: 'inviteEmployee',
  path,
  summary:
    'Make somebody staff of the agency: who has no account yet gets a link to choose a password, a known account one to agree, at its own e-mail, and is no staff before',
  body: newEmployee,
  status: 201,
  answer,
});

export const acceptEmployment = endpoint({
  name: 'acceptEmployment',
  method: 'POST',
  path: '/api/v1/user/employment/accept',
  owner: 'identity',
  access: 'public',
  summary: 'Agree, by the link mailed to the account, to work for the agency that asked, with the roles that it said',
  body: mailedLink,
  status: 204,
});

export const updateEmployee = endpoint({
  ...deciding,
  ...ofOne,
  ...answered,
  name: 'updateEmployee',
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change the roles of an employee: they count from the next request on; the last owner stays one',
  body: z.object({ roles: roles(), version: version() }),
});

export const dismissEmployee = endpoint({
  ...deciding,
  ...ofOne,
  ...answered,
  name: 'dismissEmployee',
  path: `${path}/:id/dismiss`,
  summary:
    'Let somebody work for the agency no more: all sessions end within 5 s; nobody dismisses oneself; who has not agreed yet is asked no more',
});

export const rehireEmployee = endpoint({
  ...deciding,
  ...ofOne,
  ...answered,
  name: 'rehireEmployee',
  path: `${path}/:id/rehire`,
  summary: 'Let somebody work for the agency again, with the roles of before; who never agreed is asked again',
});

export const resendInvitation = endpoint({
  ...deciding,
  ...ofOne,
  name: 'resendInvitation',
  path: `${path}/:id/resend_invitation`,
  summary: 'Mail the link once more to an employee who has chosen no password, or has not agreed, yet',
  status: 204,
});

const isInOrder = ({ from, until }: { from?: unknown; until?: unknown }) =>
  typeof from !== 'string' || typeof until !== 'string' || !isPlainDate(from) || !isPlainDate(until) || from <= until;
const inOrder = { error: messages.endBeforeStart, path: ['until'], ...always };

/** Both days included; it may have begun already. */
const absenceBody = z.object({ from: workDate(), until: todayOrLater(), stand_in: id() });

/** The same for a form, which holds days as they were typed. */
export const absenceForm = absenceBody
  .extend({ from: typedDay(workDate()), until: typedDay(todayOrLater()) })
  .refine(isInOrder, inOrder);

const ofAbsence = {
  ...ofOne,
  ...answered,
  owner: 'identity',
  access: 'staff',
  may: 'read',
  path: `${path}/:id/absence`,
} as const;

export const stateAbsence = endpoint({
  ...ofAbsence,
  name: 'stateAbsence',
  method: 'PUT',
  summary: 'Say from when until when one is away, and which colleague answers meanwhile; the owner, of anybody',
  body: absenceBody.extend({ version: version() }).refine(isInOrder, inOrder),
});

export const endAbsence = endpoint({
  ...ofAbsence,
  name: 'endAbsence',
  method: 'DELETE',
  summary: 'Say that one is there, or stays; the owner, of anybody',
});
