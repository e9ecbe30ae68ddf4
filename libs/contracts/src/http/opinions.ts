import { z } from 'zod';
import { citySnapshot } from '../events/snapshots.ts';
import { id, integer } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { journeyView } from './journey-views.ts';

/** From very bad to excellent. */
export const WORST_RATING = 1;
export const BEST_RATING = 5;

/** Up to here somebody of the agency sees to it (product 16.18). */
export const POOR_RATING = 2;

/** What a link keeps secret: until which day it serves, where it says so, whose word about which journey, and who signed it. */
const secret = z.string().regex(/^(\d{4}-\d{2}-\d{2})?[\w-]{70}$/);

const ofLink = {
  owner: 'journeys',
  access: 'public',
  path: '/api/v1/opinion/:token',
  params: z.object({ token: secret }),
  status: 200,
  /** The journey that somebody is asked about, and what was said of it until now. */
  answer: z.object({
    destination_city: citySnapshot,
    travel_date: z.string(),
    return_date: z.string().nullable(),
    rating: z.number().int().nullable(),
  }),
} as const;
export type AskedJourney = z.infer<typeof ofLink.answer>;

export const getOpinion = endpoint({
  ...ofLink,
  name: 'getOpinion',
  method: 'GET',
  summary:
    'The journey that a mailed link asks about; not there before it began, once it was called off, or for who travels no more',
});

export const giveOpinion = endpoint({
  ...ofLink,
  name: 'giveOpinion',
  method: 'POST',
  summary: 'Say how a journey was, by the link in a mail: from 1, very bad, to 5; the last word holds',
  body: z.object({ rating: integer(WORST_RATING, BEST_RATING) }),
});

export const attendOpinion = endpoint({
  name: 'attendOpinion',
  method: 'POST',
  path: '/api/v1/journey/journey/:id/opinion/:passenger/attend',
  owner: 'journeys',
  access: 'staff',
  may: 'journeys',
  summary: 'Note that somebody saw to what a traveller said of a journey: it leaves the board',
  params: z.object({ id: id(), passenger: id() }),
  status: 200,
  answer: z.object({ id: z.string() }),
  publicAnswer: journeyView,
});
