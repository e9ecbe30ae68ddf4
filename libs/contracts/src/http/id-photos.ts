import { z } from 'zod';
import { storedFile } from '../events/snapshots.ts';
import { id, version } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const path = '/api/v1/user/id_photos';
const common = { owner: 'identity', access: 'person' } as const;

/** The sides of an identity document: a cédula has two, a passport's page one. */
export const photoSides = ['front', 'back'] as const;
export type PhotoSide = (typeof photoSides)[number];

const sides = { front: storedFile.nullable(), back: storedFile.nullable() };
const linkedSides = { front: z.url().nullable(), back: z.url().nullable() };

/** Photos of an identity document; `id` is the user's. */
export const idPhotos = z.object({ id: z.string(), ...sides });
export type IdPhotosAnswer = z.infer<typeof idPhotos>;

/** The same as a client reads them: links that open for this reader only, for 15 to 30 minutes. */
export const linkedIdPhotos = z.object({ id: z.string(), ...linkedSides });
export type LinkedIdPhotos = z.infer<typeof linkedIdPhotos>;

const answer = idPhotos.extend({ version: z.number().int() });
const publicAnswer = linkedIdPhotos.extend({ version: z.number().int() });

export const createIdPhotos = endpoint({
  ...common,
  name: 'createIdPhotos',
  method: 'POST',
  path,
  summary:
    "Photos of a person's identity document; `user` is somebody else whom staff may change. The front is required",
  body: z.object({ user: id().optional(), version: version() }),
  files: [
    { name: 'front', required: true, accepts: 'images' },
    { name: 'back', required: false, accepts: 'images' },
  ],
  status: 201,
  answer,
  publicAnswer,
});

export const updateIdPhotos = endpoint({
  ...common,
  name: 'updateIdPhotos',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Replace the photos that are sent; the id is the user’s',
  params: z.object({ id: id() }),
  body: z.object({ version: version() }),
  files: photoSides.map((name) => ({ name, required: false, accepts: 'images' }) as const),
  status: 200,
  answer,
  publicAnswer,
});

export const deleteIdPhotos = endpoint({
  ...common,
  name: 'deleteIdPhotos',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Remove both photos of an identity document',
  params: z.object({ id: id() }),
  status: 204,
});
