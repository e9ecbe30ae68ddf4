import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const DAY = 24 * 60 * 60;

const lookup = { method: 'GET', owner: 'services-catalog', access: 'public', status: 200, cacheSeconds: DAY } as const;

export const listCountries = endpoint({
  ...lookup,
  name: 'listCountries',
  path: '/api/v1/utils/all_countries',
  summary: 'Every country, by its Spanish name',
  answer: z.array(z.object({ code: z.string(), name: z.string() })),
});
