import { z } from 'zod';
import { flag, id } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

/** How much of an adviser's work there is to hand over, or was handed over. */
const work = z.object({ journeys: z.number().int(), quotes: z.number().int(), reports: z.number().int() });
export type WorkOfEmployee = z.infer<typeof work>;

const common = {
  owner: 'journeys',
  access: 'staff',
  may: 'employees',
  path: '/api/v1/journey/hand_over/:id',
  params: z.object({ id: id() }),
  status: 200,
} as const;

export const getHandOver = endpoint({
  ...common,
  name: 'getHandOver',
  method: 'GET',
  summary:
    'How many journeys that are not over an employee advises, and how many open quotes and reports are his or hers',
  answer: work,
});

/** The most journeys that can be chosen at once. */
export const MOST_CHOSEN = 200;

export const handOver = endpoint({
  ...common,
  name: 'handOver',
  method: 'POST',
  summary:
    'Give what an employee looks after to another one: some of it at a time, so send it again until nothing is `left`',
  body: z.object({
    /** Employee. */
    to: id(),
    /** Those of his or her journeys; all that are not over, unless told. */
    journeys: z.array(id()).max(MOST_CHOSEN).optional(),
    quotes: flag().optional().default(true),
    reports: flag().optional().default(true),
  }),
  answer: z.object({ done: work, left: z.number().int() }),
});
