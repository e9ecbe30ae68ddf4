import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { newCedula, OTHER_AGENCY } from '@bitacora/testing';
import { type Case, type Foreign, notThereFor } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { openAccount, registerPassenger } from '../world/people.ts';
import type { World } from '../world/world.ts';

const someone = async (): Promise<Sent> => ({ params: { id: (await registerPassenger()).id }, as: tokens.staff });
const foreign = (_: World, valid: Sent): Foreign[] => [
  { what: "another agency's passenger", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
];
const notThere = (sent: Partial<Sent> = {}) => [
  {
    what: 'a passenger that is not there',
    sent: { ...sent, params: { id: newId() }, as: tokens.staff },
    status: 404,
  },
];

const command: Case = { access: 'staff', valid: someone, foreign, refused: () => notThere() };
const typed = { id_number: demo.carlos.cedula, first_name: 'Carlos', last_name: 'Muñoz', phone: '0990002301' };

/** One passenger of an agency: read, changed, and looked up before he or she is written again. */
export const passenger = {
  getPassenger: { access: 'staff', valid: someone, foreign, refused: () => notThere() },
  getBouncedAddress: { access: 'staff', valid: someone, foreign, refused: () => notThere() },
  passengerMails: { access: 'staff', valid: someone, foreign, refused: () => notThere() },
  passengerHistory: { access: 'staff', valid: someone, foreign, refused: () => notThere() },
  updatePassenger: {
    access: 'staff',
    valid: async () => ({
      ...(await someone()),
      body: {
        personal: { first_name: 'Rosa María', last_name: 'Ñauta', birth_date: '1990-05-18', gender: 'F' },
        contact: { email: `${newCedula()}@contrato.example`, phone: '042123456', address: 'Av. 9 de Octubre' },
        emergency_contact: { first_name: 'Luis', phone: '+34 600 123 456', relationship: 'Hermano' },
      },
    }),
    foreign,
    wrong: {
      'personal.id_number': [newCedula()],
      'personal.passport': ['A-1'],
      'contact.phone': ['abc', '0912345'],
      'emergency_contact.phone': ['', 'abc'],
    },
    refused: (_, valid) => [
      ...notThere({ body: { contact: { phone: '042123456' } } }),
      {
        what: 'a version that is not the newest',
        sent: { ...valid, body: { contact: { phone: '042999999' }, version: 999 } },
        status: 409,
      },
    ],
  },
  resendActivation: {
    ...command,
    refused: async () => {
      const { username } = await openAccount();
      const { results } = await ask<{ results: { id: string }[] }>('listPassengers', {
        params: { ruc: demo.agency },
        query: { page_size: '1', search: username },
        as: tokens.staff,
      });
      const sent = { params: { id: results[0]?.id ?? '' }, as: tokens.staff };
      return [...notThere(), { what: 'an account in use', sent, status: 409, code: 'account_confirmed' }];
    },
  },
  deactivatePassenger: command,
  reactivatePassenger: command,
  findKnownPassengers: {
    access: 'staff',
    valid: () => ({ params: { ruc: demo.agency }, body: { passengers: [typed] }, as: tokens.staff }),
    foreign: (world, valid) => [
      ...notThereFor("among another agency's passengers", tokens.otherStaff)(world, valid),
      {
        what: "another agency's passenger under the own RUC",
        sent: { ...valid, params: { ruc: OTHER_AGENCY }, as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.cedula,
      },
    ],
    wrong: { 'passengers.0.birth_date': ['31/12/1990', '1990-02-30'] },
    refused: (_, valid) => [
      { what: 'nobody', sent: { ...valid, body: { passengers: [] } }, status: 400, fields: ['passengers'] },
    ],
  },
} satisfies Record<string, Case>;
