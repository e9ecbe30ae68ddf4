import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from '../validation/fields.ts';

const fileParams = z.object({ id: id() });

export const showFile = endpoint({
  name: 'showFile',
  method: 'GET',
  path: '/api/v1/files/:id',
  owner: 'bff',
  access: 'public',
  readsCaller: true,
  summary: 'A private file, by its signed link or with the token of somebody who may see the record',
  params: fileParams,
  query: z.object({ expires: z.string().optional(), reader: z.string().optional(), signature: z.string().optional() }),
  status: 200,
});

export const createFileLink = endpoint({
  name: 'createFileLink',
  method: 'POST',
  path: '/api/v1/files/:id/link',
  owner: 'bff',
  access: 'person',
  summary: 'A fresh link to a file, good for 5 minutes',
  params: fileParams,
  status: 200,
  answer: z.object({ url: z.url() }),
});
