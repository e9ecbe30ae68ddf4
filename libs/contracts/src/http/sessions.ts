import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from '../validation/fields.ts';

const path = '/api/v1/user/sessions';
const common = { owner: 'identity', access: 'person' } as const;

/** One login of a person, on one device, that can still be renewed. */
export const session = z.object({
  id: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** "Chrome en Android", from what the browser says of itself; null when it says nothing that we know. */
  device: z.string().nullable(),
  /** The network that it was last used from, without the part that names one line; null when nobody knows. */
  address: z.string().nullable(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  ...common,
  name: 'listSessions',
  method: 'GET',
  path,
  summary: 'Where I am logged in: this session first, then by last use',
  status: 200,
  answer: z.array(session),
});

export const endSession = endpoint({
  ...common,
  name: 'endSession',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'End one of my sessions: it can not be renewed any more, and its access ends within 5 seconds',
  params: z.object({ id: id() }),
  status: 204,
});

export const endOtherSessions = endpoint({
  ...common,
  name: 'endOtherSessions',
  method: 'DELETE',
  path,
  summary: 'End all of my sessions but this one',
  status: 204,
});
