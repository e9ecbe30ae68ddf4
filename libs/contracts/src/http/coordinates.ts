import { z } from 'zod';
import { coordinateBody } from '../service-kinds/field-schema.ts';
import { id, version } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const coordinate = z.object({
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  version: z.number().int(),
});
export type Coordinate = z.infer<typeof coordinate>;

const common = { owner: 'services-catalog', access: 'staff', may: 'services', answer: coordinate } as const;
const change = coordinateBody.partial().extend({ version: version() });

export const createCoordinate = endpoint({
  ...common,
  name: 'createCoordinate',
  method: 'POST',
  path: '/api/v1/utils/coordinate',
  summary: 'Store a place on the map, for records to refer to',
  body: coordinateBody,
  status: 201,
});

export const updateCoordinate = endpoint({
  ...common,
  name: 'updateCoordinate',
  method: 'PATCH',
  path: '/api/v1/utils/coordinate/:id',
  summary: 'Rename or move a place; an existing hosting does not move',
  params: z.object({ id: id() }),
  body: change,
  status: 200,
});

export const updateCoordinateByBody = endpoint({
  ...common,
  name: 'updateCoordinateByBody',
  method: 'PATCH',
  path: '/api/v1/utils/coordinate',
  summary: 'The same, with the id in the body',
  body: change.extend({ id: id() }),
  status: 200,
});
