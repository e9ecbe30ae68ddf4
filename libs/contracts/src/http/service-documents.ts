import { z } from 'zod';
import { serviceDocumentSnapshot } from '../events/snapshots.ts';
import { id } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';

const common = { owner: 'services-catalog', access: 'staff', may: 'services' } as const;

const serviceDocument = serviceDocumentSnapshot
  .omit({ agency: true, journey: true })
  .extend({ version: z.number().int() });
export type ServiceDocumentAnswer = z.infer<typeof serviceDocument>;

export const createServiceDocument = endpoint({
  ...common,
  name: 'createServiceDocument',
  method: 'POST',
  path: '/api/v1/agency/service_doc',
  summary: 'Add one document of one passenger for one service: a policy, a boarding pass',
  body: z.object({ package_service: id(), passenger: id() }),
  files: [{ name: 'document', required: true }],
  status: 201,
  answer: serviceDocument,
  publicAnswer: serviceDocument.extend({ document: z.url() }),
});

export const deleteServiceDocument = endpoint({
  ...common,
  name: 'deleteServiceDocument',
  method: 'DELETE',
  path: '/api/v1/agency/service_doc/:id',
  summary: 'Remove a document of a passenger',
  params: z.object({ id: id() }),
  status: 204,
});
