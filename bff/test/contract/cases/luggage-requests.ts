import type { JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { eventually } from '@bitacora/testing';
import { type Case, changed, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import type { World } from '../world/world.ts';
import { wrongPages, wrongQueries } from './people.ts';

/** An air ticket of Carlos for which nobody asked anything yet. */
async function ticketOf(world: World): Promise<string> {
  const request = await world.journeyRequest(['air_ticket']);
  const booked = changed(request, { passengers: [demo.carlos.passengerId] });
  const { journey_id: id, services } = await ask<JourneyView>('createJourney', booked);
  const [item] = services;
  if (!item) throw new Error('a journey without its ticket');
  await world.record('air_ticket', { package_service: item.id });
  // Its owner says so once it knows the record.
  await eventually(async () => {
    const view = await ask<JourneyView>('getJourney', { params: { id }, as: tokens.staff });
    if (view.journey_version === 1) throw new Error('pending');
  });
  return item.id;
}

const asked = async (world: World) => ({
  body: {
    package_service: await ticketOf(world),
    pieces: 2,
    luggage: 'Equipaje de bodega (23 kg)',
    note: 'Una es un violonchelo.',
  },
  as: tokens.carlos,
});

const aRequest = async (world: World) => ask<{ id: string }>('createLuggageRequest', await asked(world));

/** One that was accepted before its ticket was called off. */
async function answeredOfCalledOff(world: World): Promise<string> {
  const sent = await asked(world);
  const { id } = await ask<{ id: string }>('createLuggageRequest', sent);
  const body = { outcome: 'accepted', price: '90,00', pay_until: '', text: 'Se agrega al pagar.', version: 1 };
  await ask('answerLuggageRequest', { params: { id }, body, as: tokens.staff });
  const off = { params: { id: sent.body.package_service }, body: { reason: 'Otro vuelo', retained: 0 } };
  await ask('cancelPackageService', { ...off, as: tokens.staff });
  return id;
}

/** The same once it stands in the read model. */
async function listed(world: World): Promise<string> {
  const { id } = await aRequest(world);
  await eventually(() => ask('getLuggageRequest', { params: { id }, as: tokens.staff }));
  return id;
}

const wrongOfList: [string, string][] = [
  ['state', 'perdido'],
  ['sort', 'nombre'],
];

/** Luggage that travellers ask for. */
export const luggageRequests = {
  createLuggageRequest: {
    access: 'person',
    valid: asked,
    wrong: { luggage: ['  '], package_service: [newId()] },
    foreign: (_, valid) => [
      {
        what: "ask for luggage on another's ticket",
        sent: { ...valid, as: tokens.lucia },
        status: 400,
        fields: ['package_service'],
      },
    ],
    refused: async (world, valid) => {
      const twice = await asked(world);
      await ask('createLuggageRequest', twice);
      return [
        {
          what: 'a ticket that is still pending',
          sent: changed(valid, { package_service: demo.journeys[0].services[1].id }),
          status: 400,
          fields: ['package_service'],
        },
        {
          what: 'what is no ticket',
          sent: changed(valid, { package_service: demo.journeys[0].services[2].id }),
          status: 400,
          fields: ['package_service'],
        },
        {
          what: 'a flight that left',
          sent: changed(valid, { package_service: demo.journeys[3].services[0].id }),
          status: 400,
          fields: ['package_service'],
        },
        { what: 'a second one for the same ticket', sent: twice, status: 409, code: 'luggage_requested' },
      ];
    },
  },
  withdrawLuggageRequest: {
    access: 'person',
    valid: async (world) => ({ params: { id: (await aRequest(world)).id }, as: tokens.carlos }),
    foreign: (world, valid) => [
      ...notThereFor("withdraw another's request", tokens.lucia)(world, valid),
      ...notThereFor("withdraw a traveller's request", tokens.staff)(world, valid),
    ],
    refused: async (world) => {
      const sent = { params: { id: (await aRequest(world)).id }, as: tokens.carlos };
      await ask('withdrawLuggageRequest', sent);
      return [{ what: 'one that is withdrawn', sent, status: 409, code: 'luggage_not_open' }];
    },
  },
  listLuggageRequests: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      {
        what: "read another agency's requests",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.lastName,
      },
    ],
    refused: (_, valid) => wrongQueries(valid, [...wrongPages, ...wrongOfList]),
  },
  exportLuggageRequests: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      {
        what: "take another agency's requests as a file",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.lastName,
      },
    ],
    refused: (_, valid) => wrongQueries(valid, wrongOfList),
  },
  getLuggageRequest: {
    access: 'staff',
    valid: async (world) => ({ params: { id: await listed(world) }, as: tokens.staff }),
    foreign: notThereFor("read another agency's request", tokens.otherStaff),
  },
  answerLuggageRequest: {
    access: 'staff',
    valid: async (world) => ({
      params: { id: (await aRequest(world)).id },
      body: { outcome: 'accepted', price: '90,00', pay_until: '2031-07-05', text: 'Se agrega al pagar.', version: 1 },
      as: tokens.staff,
    }),
    foreign: notThereFor("answer another agency's request", tokens.otherStaff),
    refused: async (world, valid) => {
      const withdrawn = { params: { id: (await aRequest(world)).id }, as: tokens.carlos };
      await ask('withdrawLuggageRequest', withdrawn);
      const calledOff = await answeredOfCalledOff(world);
      return [
        {
          what: 'a price for what is refused',
          sent: changed(valid, { outcome: 'refused', pay_until: '' }),
          status: 400,
          fields: ['price'],
        },
        {
          what: 'what is accepted without a price',
          sent: changed(valid, { price: '' }),
          status: 400,
          fields: ['price'],
        },
        {
          what: 'a day to pay that is over',
          sent: changed(valid, { pay_until: '2020-12-05' }),
          status: 400,
          fields: ['pay_until'],
        },
        {
          what: 'a day to pay after the journey',
          sent: changed(valid, { pay_until: '2031-07-17' }),
          status: 400,
          fields: ['pay_until'],
        },
        {
          what: 'a day to pay what costs nothing',
          sent: changed(valid, { price: 0 }),
          status: 400,
          fields: ['pay_until'],
        },
        {
          what: 'an older version',
          sent: changed(valid, { version: 2_000_000_000 }),
          status: 409,
          code: 'stale_version',
        },
        {
          what: 'what was withdrawn',
          sent: { ...changed(valid, { version: 2 }), params: withdrawn.params },
          status: 409,
          code: 'luggage_withdrawn',
        },
        {
          what: 'another price on a ticket that was called off',
          sent: { ...changed(valid, { version: 2, price: '95,00' }), params: { id: calledOff } },
          status: 409,
          code: 'luggage_pointless',
        },
      ];
    },
  },
} satisfies Record<string, Case>;
