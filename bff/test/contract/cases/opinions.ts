import type { JourneyView } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { opinionToken } from '@bitacora/platform';
import { type Case, changed, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';
import { platform } from '../platform.ts';
import { ask } from '../world/ask.ts';
import type { World } from '../world/world.ts';

const today = dayAt(new Date());

const linkOf = (journey: string, passenger: string, until = addDays(today, 81)) => ({
  token: opinionToken(platform.secrets.sealKey, { journey, passenger, until }),
});

/** A journey with one passenger that began of late, or began or begins on another day. */
async function aJourney(world: World, travel_date = addDays(today, -9)) {
  const request = changed(await world.journeyRequest(), {
    travel_date,
    return_date: null,
    purchase_date: '2024-01-10',
  });
  const { journey_id: journey, passengers } = await ask<JourneyView>('createJourney', request);
  return { journey, passenger: passengers[0]?.id ?? '' };
}

async function aLink(world: World) {
  const { journey, passenger } = await aJourney(world);
  return linkOf(journey, passenger);
}

const body = { rating: 2 };

async function opensNothing(world: World, sent: object) {
  const { journey, passenger } = await aJourney(world);
  const ahead = await aJourney(world, '2099-03-04');
  return [
    { what: 'a link that nobody signed', sent: { params: { token: 'x'.repeat(70) }, ...sent }, status: 404 },
    { what: 'what is no link', sent: { params: { token: 'corto' }, ...sent }, status: 404 },
    { what: 'who does not travel', sent: { params: linkOf(journey, newId()), ...sent }, status: 404 },
    {
      what: 'a journey that has not begun',
      sent: { params: linkOf(ahead.journey, ahead.passenger), ...sent },
      status: 404,
    },
    {
      what: 'a link whose last day is over',
      sent: { params: linkOf(journey, passenger, addDays(today, -1)), ...sent },
      status: 404,
    },
  ];
}

/** What travellers say of their journeys. */
export const opinions = {
  getOpinion: {
    access: 'public',
    valid: async (world) => ({ params: await aLink(world) }),
    refused: (world) => opensNothing(world, {}),
  },
  giveOpinion: {
    access: 'public',
    valid: async (world) => ({ params: await aLink(world), body }),
    wrong: { rating: [0, 6, 'bien'] },
    refused: (world) => opensNothing(world, { body }),
  },
  attendOpinion: {
    access: 'staff',
    valid: async (world) => {
      const { journey, passenger } = await aJourney(world);
      await ask('giveOpinion', { params: linkOf(journey, passenger), body });
      return { params: { id: journey, passenger }, as: tokens.staff };
    },
    foreign: notThereFor("see to another agency's opinion", tokens.otherStaff),
    refused: async (world) => {
      const { journey, passenger } = await aJourney(world);
      return [
        { what: 'what nobody said', sent: { params: { id: journey, passenger }, as: tokens.staff }, status: 404 },
      ];
    },
  },
} satisfies Record<string, Case>;
