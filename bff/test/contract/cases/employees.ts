import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { newCedula } from '@bitacora/testing';
import { type Case, changed, type Foreign, notThereFor, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { employmentLink, openAccount } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { wrongPages, wrongQueries } from './people.ts';

const newEmployee = () => {
  const cedula = newCedula();
  return {
    id_number: cedula,
    first_name: 'Inés',
    last_name: "O'Neill-Ñauta",
    birth_date: '1988-02-11',
    gender: 'F',
    civil_status: 'S',
    email: `${cedula}@contrato.example`,
    phone: '0991234567',
    // Mails to advisers are counted by others.
    roles: ['accounting'],
  };
};

interface Employee {
  id: string;
  version: number;
}

const hired = () => ask<Employee>('inviteEmployee', { body: newEmployee(), as: tokens.owner });
const someone = async (): Promise<Sent> => ({ params: { id: (await hired()).id }, as: tokens.owner });
const itself = { params: { id: demo.owner.employeeId }, as: tokens.owner };

const foreign = (_: World, valid: Sent): Foreign[] => [
  ...notThereFor("another agency's employee", tokens.otherOwner)(_, valid),
];
const notThere = (sent: Partial<Sent> = {}): Refusal[] => [
  {
    what: 'an employee who is not there',
    sent: { ...sent, params: { id: newId() }, as: tokens.owner },
    status: 404,
  },
];

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const absence = { from: tomorrow, until: nextWeek, stand_in: demo.adviser.employeeId };
/** Others decide about themselves alone. */
const ofColleague = (_: World, valid: Sent): Foreign[] => [
  ...foreign(_, valid),
  { what: "a colleague's, who is no owner", sent: { ...valid, as: tokens.operations }, status: 403 },
];

/** Who works for the agency, as its owner decides it. */
export const employees = {
  exportEmployees: {
    access: 'staff',
    valid: () => ({ query: { search: 'andrade' }, as: tokens.staff }),
    foreign: () => [
      {
        what: "take another agency's employees away",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: demo.adviser.lastName,
      },
    ],
    refused: (_, valid) =>
      wrongQueries(valid, [
        ['search', 'x'.repeat(201)],
        ['state', 'ausente'],
      ]),
  },
  employeeHistory: {
    access: 'staff',
    valid: () => ({ params: { id: demo.adviser.employeeId }, as: tokens.owner }),
    foreign,
    refused: (_, valid) => [...notThere(), ...wrongQueries(valid, wrongPages)],
  },
  inviteEmployee: {
    access: 'staff',
    valid: () => ({ body: newEmployee(), as: tokens.owner }),
    foreign: (_, valid) => [
      {
        what: 'hire for an agency that is not there',
        sent: { ...valid, as: tokens.otherOwner },
        status: 404,
      },
    ],
    wrong: {
      id_number: ['1710034066', 'abc'],
      birth_date: ['1850-01-01', '2020-01-01'],
      phone: ['abc', '0912345'],
      roles: [[], ['jefe']],
    },
    refused: async (_, valid) => {
      const { username } = await openAccount();
      return [
        {
          what: 'who works there already',
          sent: changed(valid, { id_number: demo.accounting.cedula, email: 'contabilidad@bitacora.example' }),
          status: 409,
          code: 'already_employee',
        },
        {
          what: 'a known account by another e-mail',
          sent: changed(valid, { id_number: username }),
          status: 409,
          code: 'other_account_email',
        },
      ];
    },
  },
  acceptEmployment: {
    access: 'public',
    valid: async () => ({ body: await employmentLink() }),
    sample: () => ({ body: { uid: demo.carlos.userId, token: 'no-es-el-enlace' } }),
    refused: (_, sample) => [{ what: 'a link that was not mailed', sent: sample, status: 400, fields: ['token'] }],
  },
  updateEmployee: {
    access: 'staff',
    valid: async () => ({ ...(await someone()), body: { roles: ['operations', 'accounting'], version: 1 } }),
    foreign,
    wrong: { roles: [[], ['jefe']] },
    refused: (_, valid) => [
      ...notThere({ body: { roles: ['owner'] } }),
      {
        what: 'an older version',
        sent: changed(valid, { version: 2_000_000_000 }),
        status: 409,
        code: 'stale_version',
      },
      {
        what: 'to leave an agency without an owner',
        sent: { ...itself, body: { roles: ['adviser'] } },
        status: 409,
        code: 'last_owner',
      },
    ],
  },
  dismissEmployee: {
    access: 'staff',
    valid: someone,
    foreign,
    refused: () => [...notThere(), { what: 'to dismiss oneself', sent: itself, status: 409, code: 'not_oneself' }],
  },
  rehireEmployee: { access: 'staff', valid: someone, foreign, refused: () => notThere() },
  stateAbsence: {
    access: 'staff',
    valid: async () => ({ ...(await someone()), body: { ...absence, version: 1 } }),
    foreign: ofColleague,
    wrong: { until: ['2020-01-01'], stand_in: [newId()] },
    refused: (_, valid) => [
      ...notThere({ body: absence }),
      {
        what: 'an end before its begin',
        sent: changed(valid, { from: nextWeek, until: tomorrow }),
        status: 400,
        fields: ['until'],
      },
      {
        what: 'who stands in for himself',
        sent: { ...itself, body: { ...absence, stand_in: demo.owner.employeeId } },
        status: 400,
        fields: ['stand_in'],
      },
      {
        what: 'an older version',
        sent: changed(valid, { version: 2_000_000_000 }),
        status: 409,
        code: 'stale_version',
      },
    ],
  },
  endAbsence: { access: 'staff', valid: someone, foreign: ofColleague, refused: () => notThere() },
  resendInvitation: {
    access: 'staff',
    valid: someone,
    foreign,
    refused: () => [
      ...notThere(),
      {
        what: 'a link for who has a password',
        sent: { params: { id: demo.adviser.employeeId }, as: tokens.owner },
        status: 409,
        code: 'account_in_use',
      },
    ],
  },
} satisfies Record<string, Case>;
