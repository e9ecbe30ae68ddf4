import { demo } from '@bitacora/contracts/demo';
import { newCedula, OTHER_AGENCY } from '@bitacora/testing';
import { type Case, notThereFor, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { newPassenger } from '../world/people.ts';

const carlos = { params: { id: demo.carlos.userId }, as: tokens.carlos };
const ruc = { ruc: demo.agency };

/** Nobody but Carlos and his agency reads what is his. */
const readByOwner: Case = {
  access: 'person',
  valid: () => carlos,
  foreign: () => [
    { what: 'read of another traveller', sent: { ...carlos, as: tokens.lucia }, status: 404 },
    { what: "read of another agency's traveller", sent: { ...carlos, as: tokens.otherStaff }, status: 404 },
  ],
};

const passengers = (...list: Record<string, unknown>[]) => ({
  params: ruc,
  body: { passengers: list },
  as: tokens.staff,
});
const withAge = (years: number) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), 1);
  return day.toISOString().slice(0, 10);
};
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

export const wrongPages = [
  ['page_size', '0'],
  ['page_size', '101'],
  ['page_size', 'abc'],
  ['cursor', 'no-es-un-cursor'],
  ['cursor', 'x'.repeat(1001)],
] as const;

export const wrongQueries = (valid: Sent, queries: readonly (readonly [name: string, value: string])[]): Refusal[] =>
  queries.map(([name, value]) => ({
    what: `${name} ${value.slice(0, 20)}`,
    sent: { ...valid, query: { [name]: value } },
    status: 400,
    fields: [name],
  }));

/** Persons, passengers and employees. */
export const people = {
  emailByUser: {
    access: 'public',
    valid: () => ({ params: { username: demo.carlos.cedula }, as: tokens.staff }),
    refused: () => [
      { what: 'a person whom nobody knows', sent: { params: { username: 'nadie' }, as: tokens.staff }, status: 404 },
      { what: 'a zero byte', sent: { params: { username: 'a\u0000b' }, as: tokens.staff }, status: 404 },
    ],
  },
  getPersonInformation: readByOwner,
  getPersonContacts: readByOwner,
  registerPassengers: {
    access: 'staff',
    valid: () => ({
      ...passengers(newPassenger()),
      body: {
        passengers: [newPassenger()],
        contact: { email: null, phone: '042123456', address: 'Av. 9 de Octubre' },
        emergency_contact: { first_name: 'Luis', phone: '+34 600 123 456', relationship: 'Hermano' },
      },
    }),
    foreign: notThereFor('register for another agency', tokens.otherStaff),
    // Without a list of passengers, one passenger's fields may stand at top level.
    missing: ['birth_date', 'civil_status', 'first_name', 'gender', 'id_number', 'last_name'],
    wrong: {
      'passengers.0.id_number': ['1710034066', '17100340', 'abc'],
      'passengers.0.passport': ['A', 'A B C'],
      'passengers.0.birth_date': [tomorrow(), '1850-01-01'],
      'passengers.0.phone': ['abc', '123'],
      'emergency_contact.phone': ['', 'abc'],
    },
    refused: () => {
      const twice = newPassenger();
      return [
        {
          what: 'a passenger without a document',
          sent: passengers({ ...newPassenger(), id_number: undefined }),
          status: 400,
          fields: ['passengers.0.id_number'],
        },
        {
          what: 'somebody of 13 or 14 without a guardian',
          sent: passengers({ ...newPassenger(), birth_date: withAge(14) }),
          status: 400,
          fields: ['passengers.0.guardian_authorisation'],
        },
        {
          what: 'one person twice',
          sent: passengers(twice, twice),
          status: 400,
          fields: ['passengers.1.id_number'],
        },
        {
          what: 'empty passengers, naming every field',
          sent: passengers({}, { ...newPassenger(), id_number: newCedula() }),
          status: 400,
          fields: ['birth_date', 'civil_status', 'first_name', 'gender', 'id_number', 'last_name'].map(
            (name) => `passengers.0.${name}`,
          ),
        },
      ];
    },
  },
  listEmployees: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      {
        what: "list another agency's employees",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: demo.adviser.employeeId,
      },
    ],
    refused: (_, valid) => wrongQueries(valid, wrongPages),
  },
  getEmployee: {
    access: 'staff',
    valid: () => ({ params: { ...ruc, user_id: demo.adviser.userId }, as: tokens.staff }),
    foreign: (_, valid) => [
      { what: "see another agency's employee", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
      {
        what: "see another agency's employee under the own RUC",
        sent: { params: { ruc: OTHER_AGENCY, user_id: demo.adviser.userId }, as: tokens.otherStaff },
        status: 404,
      },
    ],
  },
} satisfies Record<string, Case>;
