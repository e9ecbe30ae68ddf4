import { z } from 'zod';
import { storedImage } from '../content/image.ts';
import { MOST_TOURS, tour, tourBody, tourChange } from '../content/tour.ts';
import {
  isWebDocumentName,
  webDocumentBodies,
  type WebDocumentName,
  webDocumentNames,
  webDocuments,
} from '../content/web-documents.ts';
import { id, lines } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const editing = { owner: 'services-catalog', access: 'staff', may: 'content' } as const;
const reading = { owner: 'bff', access: 'public' } as const;

const version = z.number().int().min(0).optional();
/** A document of another name is 404. */
const documentParams = z.object({ name: z.string() });
const bodyOf = (name: WebDocumentName) => webDocumentBodies[name].extend({ version });
const anyDocument = z.union(webDocumentNames.map((name) => webDocuments[name]));

export const showWebDocument = endpoint({
  ...reading,
  name: 'showWebDocument',
  method: 'GET',
  path: '/api/v1/content/web/:name',
  summary: 'A document of the site: texts of a page, or images of a section',
  params: documentParams,
  status: 200,
  answer: anyDocument,
  cacheSeconds: 0,
});

export const listTours = endpoint({
  ...reading,
  name: 'listTours',
  method: 'GET',
  path: '/api/v1/content/packages',
  summary: 'The active tours, in the order of the agency',
  query: z.object({ active: z.string().optional() }),
  status: 200,
  answer: z.array(tour),
  cacheSeconds: 0,
});

export const showTour = endpoint({
  ...reading,
  name: 'showTour',
  method: 'GET',
  path: '/api/v1/content/packages/:slug',
  summary: 'An active tour, by the last part of its address',
  params: z.object({ slug: z.string() }),
  status: 200,
  answer: tour,
  cacheSeconds: 0,
});

export const showContentImage = endpoint({
  ...reading,
  name: 'showContentImage',
  method: 'GET',
  path: '/api/v1/content/images/:id/:rendition',
  summary: 'One size and format of an image (`640.avif`), which never changes',
  params: z.object({ id: id(), rendition: z.string() }),
  status: 200,
});

export const editWebDocument = endpoint({
  ...editing,
  name: 'editWebDocument',
  method: 'GET',
  path: '/api/v1/agency/content/web/:name',
  summary: "A document of the agency's site as it is stored now, to edit it",
  params: documentParams,
  status: 200,
  answer: anyDocument,
});

export const saveWebDocument = endpoint({
  ...editing,
  name: 'saveWebDocument',
  method: 'PUT',
  path: '/api/v1/content/web/:name',
  summary: 'Write a document of the site; it is live at once',
  params: documentParams,
  body: z.union(webDocumentNames.map(bodyOf)),
  bodyFor: ({ name }: z.output<typeof documentParams>) => (isWebDocumentName(name) ? bodyOf(name) : undefined),
  // Thirty answers of four thousand characters each, however they are encoded.
  bodyBytes: 1024 * 1024,
  status: 200,
  answer: anyDocument,
});

export const listToursToEdit = endpoint({
  ...editing,
  name: 'listToursToEdit',
  method: 'GET',
  path: '/api/v1/agency/content/packages',
  summary: "All of the agency's tours, active or not, in order",
  status: 200,
  answer: z.array(tour),
});

export const createTour = endpoint({
  ...editing,
  name: 'createTour',
  method: 'POST',
  path: '/api/v1/content/packages',
  summary: 'Add a tour at the end; it shows once it is active',
  body: tourBody,
  status: 201,
  answer: tour,
});

export const updateTour = endpoint({
  ...editing,
  name: 'updateTour',
  method: 'PATCH',
  path: '/api/v1/content/packages/:id',
  summary: 'Change a tour, or show or hide it',
  params: z.object({ id: id() }),
  body: tourChange.extend({ version }),
  status: 200,
  answer: tour,
});

export const deleteTour = endpoint({
  ...editing,
  name: 'deleteTour',
  method: 'DELETE',
  path: '/api/v1/content/packages/:id',
  summary: 'Remove a tour',
  params: z.object({ id: id() }),
  status: 204,
});

export const orderTours = endpoint({
  ...editing,
  name: 'orderTours',
  method: 'PUT',
  path: '/api/v1/content/packages',
  summary: 'Put the tours into this order; every tour of the agency is named once',
  body: z.object({ ids: z.array(id()).max(MOST_TOURS) }),
  status: 200,
  answer: z.array(tour),
});

export const createContentImage = endpoint({
  ...editing,
  name: 'createContentImage',
  method: 'POST',
  path: '/api/v1/content/images',
  summary: 'Store an image (JPEG, PNG, WebP) in every size and format; a document or tour then names it',
  body: z.object({ alt: lines(200) }),
  files: [{ name: 'image', required: true, accepts: 'images', isRendered: true }],
  status: 201,
  answer: storedImage,
});
