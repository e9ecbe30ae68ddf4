import { z } from 'zod';
import { id } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

export const noteJourneyChat = endpoint({
  name: 'noteJourneyChat',
  method: 'POST',
  path: '/api/v1/journey/journey/:id/chat',
  owner: 'journeys',
  access: 'person',
  summary: 'Note that one opens the chat of a journey that one travels on; its history says so once a day',
  params: z.object({ id: id() }),
  status: 204,
});
