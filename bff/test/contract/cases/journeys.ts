import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { OTHER_AGENCY } from '@bitacora/testing';
import { eventually, STORY_TIMEOUT } from '@bitacora/testing/stories';
import { expect } from '@jest/globals';
import { type Case, changed, type Foreign, notThereFor, type Refusal } from '../case.ts';
import { send, type Sent } from '../client.ts';
import { routeNamed } from '../documented-routes.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { heldByChild, registerPassenger } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { wrongPages, wrongQueries } from './people.ts';

const ruc = { ruc: demo.agency };
const carlosJourney = demo.journeys[0].id;
const futureDay = '2099-01-01';

const invalid = (what: string, valid: Sent, changes: Record<string, unknown>, fields: string[]): Refusal => ({
  what,
  sent: changed(valid, changes),
  status: 400,
  fields,
});

/** Somebody to whom the agency sells nothing any more, once that is known where journeys are sold. */
async function deactivatedPassenger(valid: Sent): Promise<string> {
  const { id } = await registerPassenger();
  await ask('deactivatePassenger', { params: { id }, as: tokens.staff });
  const neverSold = changed({ ...valid, params: ruc }, { passengers: [id], start_city: 'NO-EXISTE' });
  await eventually(
    async () => expect((await send(routeNamed('createJourney'), neverSold)).text).toContain('passengers.0'),
    STORY_TIMEOUT,
  );
  return id;
}

const ofNewJourney = async (world: World): Promise<Sent> => ({
  params: { id: (await world.newJourney()).journey_id },
  as: tokens.staff,
});

const ofNewItem = async (world: World): Promise<Sent> => ({
  params: { id: (await world.newJourney()).services[0]?.id ?? '' },
  as: tokens.staff,
});

/** What nobody reads without the right to billing. */
const amountsOf = (valid: Sent): Foreign[] =>
  ['"balance', '"paid"', 'retained', '"cost_cents"', '"invoice', '"payment'].map((lacks) => ({
    what: `read ${lacks} without the right to billing`,
    sent: { ...valid, as: tokens.operations },
    status: 200,
    lacks,
  }));

/** Staff read what is of their agency, and amounts with the right to billing. */
const ofOwnAgency: Case = {
  access: 'staff',
  valid: () => ({ params: { id: carlosJourney }, as: tokens.staff }),
  foreign: (world, valid) => [
    ...notThereFor("read another agency's journey", tokens.otherStaff)(world, valid),
    ...amountsOf(valid),
  ],
};

const aQuote = {
  last_name: 'De la Cruz',
  first_name: 'Íñigo',
  phone: '+593 99 123 4567',
  email: 'visita@contrato.example',
  n_adults: '2',
  n_children: '',
  travel_date: '2031-07-10',
  country: 'EC',
  agency: demo.agency,
  privacy_accepted: true,
};

const aQuoteOfDemo = async () => (await ask<{ id: string }>('createWebQuote', { body: aQuote })).id;

/** Journeys, their views and live updates, and quotes. */
export const journeys = {
  createJourney: {
    access: 'staff',
    valid: (world) => world.journeyRequest(),
    wrong: { purchase_date: [futureDay], start_city: ['NO-EXISTE'], destination_city: ['NO-EXISTE'] },
    foreign: async (world, valid): Promise<Foreign[]> => [
      { what: 'record a journey of another agency', sent: { ...valid, as: tokens.otherStaff }, status: 404 },
      {
        what: "take another agency's passengers and adviser",
        sent: { ...valid, params: { ruc: OTHER_AGENCY }, as: tokens.otherStaff },
        status: 400,
        fields: ['passengers.0', 'travel_agent'],
      },
      {
        what: "take along another agency's passenger",
        sent: changed(valid, { passengers: [(await world.passenger()).id, (await world.otherPassenger()).id] }),
        status: 400,
        fields: ['passengers.1'],
      },
    ],
    refused: async (world, valid) => {
      const { id } = await world.passenger();
      return [
        invalid('a journey of nobody', valid, { passengers: [] }, ['passengers']),
        invalid('a journey without a service', valid, { services: [] }, ['services']),
        invalid('a passenger who is deactivated', valid, { passengers: [id, await deactivatedPassenger(valid)] }, [
          'passengers.1',
        ]),
        invalid('one passenger twice', valid, { passengers: [id, id] }, ['passengers']),
        invalid('a return before the departure', valid, { return_date: '2031-07-09' }, ['return_date']),
        invalid(
          'a way back on a journey without one',
          valid,
          { travel_direction: 'I', services: [{ kind: 'air_ticket', travel_direction: 'V' }] },
          ['services.0.travel_direction'],
        ),
        invalid('a child as holder', valid, await heldByChild(await world.passenger()), ['holder']),
        invalid('a package that is not there', valid, { package: newId() }, ['package']),
        invalid('a quote that is not there', valid, { quote: newId() }, ['quote']),
        invalid('a hosting with a direction', valid, { services: [{ kind: 'hosting', travel_direction: 'I' }] }, [
          'services.0.travel_direction',
        ]),
      ];
    },
  },
  updateJourney: {
    access: 'staff',
    valid: async (world) => ({
      ...(await ofNewJourney(world)),
      body: {
        cost: 1600,
        passengers: [(await world.passenger()).id],
        services: [{ kind: 'hosting' }, { kind: 'visa' }],
      },
    }),
    wrong: { purchase_date: [futureDay], start_city: ['NO-EXISTE'], destination_city: ['NO-EXISTE'] },
    foreign: notThereFor("change another agency's journey", tokens.otherStaff),
    refused: async (world, valid) => [
      invalid('a return before the departure', valid, { return_date: '2031-07-09' }, ['return_date']),
      invalid("another agency's passenger", valid, { passengers: [(await world.otherPassenger()).id] }, [
        'passengers.0',
      ]),
      invalid(
        'a passenger who is deactivated',
        valid,
        { passengers: [await deactivatedPassenger(await world.journeyRequest())] },
        ['passengers.0'],
      ),
      invalid('a child as holder', valid, await heldByChild(await world.passenger()), ['holder']),
      invalid('a holder who does not travel', valid, { holder: (await world.otherPassenger()).id }, ['holder']),
      invalid('a journey without a service', valid, { services: [] }, ['services']),
    ],
  },
  updateJourneyServices: {
    access: 'staff',
    valid: async (world) => ({
      ...(await ofNewJourney(world)),
      body: { services: [{ kind: 'hosting' }, { kind: 'visa' }], version: 1 },
    }),
    foreign: notThereFor("change the services of another agency's journey", tokens.otherStaff),
    refused: (_, valid) => [
      invalid('a journey without a service', valid, { services: [] }, ['services']),
      invalid('services without the version that they were read with', valid, { version: undefined }, ['version']),
      invalid('a service of another journey', valid, { services: [{ id: newId(), kind: 'visa' }] }, ['services.0.id']),
      invalid('a hosting with a direction', valid, { services: [{ kind: 'hosting', travel_direction: 'I' }] }, [
        'services.0.travel_direction',
      ]),
    ],
  },
  cancelJourney: {
    access: 'staff',
    valid: async (world) => ({ ...(await ofNewJourney(world)), body: { reason: 'Enfermedad', retained: '100.50' } }),
    foreign: notThereFor("call off another agency's journey", tokens.otherStaff),
    refused: (_, valid) => [invalid('more than it costs', valid, { retained: 1500.26 }, ['retained'])],
  },
  restoreJourney: {
    access: 'staff',
    valid: async (world) => {
      const sent = await ofNewJourney(world);
      await ask('cancelJourney', { ...sent, body: { reason: 'Enfermedad', retained: 0 } });
      return sent;
    },
    foreign: notThereFor("restore another agency's journey", tokens.otherStaff),
    refused: async (world) => [
      { what: 'what was not called off', sent: await ofNewJourney(world), status: 409, code: 'not_cancelled' },
    ],
  },
  cancelPackageService: {
    access: 'staff',
    valid: async (world) => ({ ...(await ofNewItem(world)), body: { reason: 'Sin cupo', retained: 20 } }),
    foreign: notThereFor("call off a service of another agency's journey", tokens.otherStaff),
  },
  restorePackageService: {
    access: 'staff',
    valid: async (world) => {
      const sent = await ofNewItem(world);
      await ask('cancelPackageService', { ...sent, body: { reason: 'Sin cupo', retained: 0 } });
      return sent;
    },
    foreign: notThereFor("restore a service of another agency's journey", tokens.otherStaff),
    refused: async (world) => [
      { what: 'what was not called off', sent: await ofNewItem(world), status: 409, code: 'not_cancelled' },
    ],
  },
  listServiceNames: {
    access: 'staff',
    valid: () => ({ params: ruc, as: tokens.staff }),
    foreign: notThereFor("list another agency's services", tokens.otherStaff),
  },
  getJourney: ofOwnAgency,
  journeyHistory: ofOwnAgency,
  journeyMails: ofOwnAgency,
  journeyReminders: ofOwnAgency,
  ownReminders: {
    access: 'person',
    valid: () => ({ params: { id: carlosJourney }, as: tokens.carlos }),
    foreign: (_, valid) => [
      { what: "read another traveller's reminders", sent: { ...valid, as: tokens.lucia }, status: 404 },
      {
        what: 'read those of a journey of the agency without travelling on it',
        sent: { ...valid, as: tokens.staff },
        status: 404,
      },
    ],
  },
  journeysByPassengerOfAgency: {
    access: 'staff',
    valid: () => ({ params: { ...ruc, passenger_id: demo.carlos.passengerId }, as: tokens.staff }),
    foreign: (_, valid) => [
      { what: "see another agency's passenger", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
      {
        what: "see another agency's passenger under the own RUC",
        sent: { params: { ruc: OTHER_AGENCY, passenger_id: demo.carlos.passengerId }, as: tokens.otherStaff },
        status: 404,
      },
      ...amountsOf(valid),
    ],
  },
  journeysByPassenger: {
    access: 'person',
    valid: () => ({ as: tokens.carlos }),
    foreign: () => [
      { what: "see another traveller's journeys", sent: { as: tokens.lucia }, status: 200, lacks: carlosJourney },
    ],
  },
  journeysInfo: {
    access: 'person',
    valid: () => ({ params: { user_id: demo.carlos.userId }, as: tokens.carlos }),
    foreign: (_, valid) => [
      { what: "see another traveller's journeys", sent: { ...valid, as: tokens.lucia }, status: 404 },
      { what: "see another agency's traveller", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
    ],
  },
  liveUpdates: {
    access: 'person',
    valid: () => ({ as: tokens.carlos }),
    // Nothing in the request names a record; who hears of what is shown by the suite of live updates.
    foreign: () => [],
  },
  createWebQuote: {
    access: 'public',
    valid: () => ({ body: aQuote }),
    wrong: {
      phone: ['abc', '123', '1'.repeat(16)],
      travel_date: ['2020-01-01'],
      country: ['ZZ', 'Ecuador'],
      agency: ['1', OTHER_AGENCY],
      privacy_accepted: [false],
    },
  },
  listWebQuotes: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      { what: "read another agency's quotes", sent: { as: tokens.otherStaff }, status: 200, lacks: demo.agency },
    ],
    refused: (_, valid) =>
      wrongQueries(valid, [
        ...wrongPages,
        ['search', 'x'.repeat(201)],
        ['from', 'ayer'],
        ['until', '2026-02-30'],
        ['status', 'vendida'],
        ['owner', 'nadie'],
        ['country', 'Ecuador'],
        ['lost_reason', 'porque sí'],
        ['answered', 'tarde'],
        ['sort', 'nombre'],
      ]),
  },
  exportWebQuotes: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      {
        what: "take another agency's quotes away",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.lastName,
      },
    ],
    refused: (_, valid) =>
      wrongQueries(valid, [
        ['from', 'ayer'],
        ['status', 'vendida'],
      ]),
  },
  getWebQuote: {
    access: 'staff',
    valid: async () => ({ params: { id: await aQuoteOfDemo() }, as: tokens.staff }),
    foreign: notThereFor("read another agency's quote", tokens.otherStaff),
  },
  updateWebQuote: {
    access: 'staff',
    valid: async () => ({
      params: { id: await aQuoteOfDemo() },
      body: { status: 'in_progress', owner: demo.adviser.employeeId, notes: 'Llamar por la tarde.' },
      as: tokens.staff,
    }),
    foreign: notThereFor("change another agency's quote", tokens.otherStaff),
    wrong: { owner: [newId()] },
    refused: (_, valid) => [
      {
        what: 'a loss without its reason',
        sent: changed(valid, { status: 'lost' }),
        status: 400,
        fields: ['lost_reason'],
      },
      {
        what: 'an older version',
        sent: changed(valid, { version: 2_000_000_000 }),
        status: 409,
        code: 'stale_version',
      },
    ],
  },
} satisfies Record<string, Case>;
