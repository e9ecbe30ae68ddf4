import type { JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { type Case, changed, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';

/** That travellers open the chat of their journey. */
export const journeyChats = {
  noteJourneyChat: {
    access: 'person',
    valid: async (world) => {
      const request = changed(await world.journeyRequest(), { passengers: [demo.carlos.passengerId] });
      const { journey_id: id } = await ask<JourneyView>('createJourney', request);
      return { params: { id }, as: tokens.carlos };
    },
    foreign: (world, valid) => [
      ...notThereFor("note a chat of another's journey", tokens.lucia)(world, valid),
      ...notThereFor('note a chat in the name of a traveller', tokens.staff)(world, valid),
    ],
  },
} satisfies Record<string, Case>;
