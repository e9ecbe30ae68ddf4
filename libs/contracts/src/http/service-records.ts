import { z } from 'zod';
import { type StoredFile, storedFile } from '../events/snapshots.ts';
import { packageServiceStatuses } from '../names.ts';
import { type ServiceKind, serviceKind, serviceKinds } from '../service-kinds/kinds.ts';
import { createRecordBody, updateRecordBody, updateRecordBodyWithId } from '../service-kinds/record-schema.ts';
import { detailsView } from '../service-kinds/record-view.ts';
import { id, orNull } from '../validation/fields.ts';
import { type EndpointDefinition, endpoint } from './endpoint.ts';

const byId = z.object({ id: id() });

/** A stored record as its routes answer it: its own fields and what every kind has. */
function recordAnswer(kind: ServiceKind) {
  return detailsView(serviceKind(kind)).extend({
    id: z.string(),
    kind: z.literal(kind),
    agency: z.string(),
    version: z.number().int(),
    title: z.string(),
    cost: z.number(),
    reservation: storedFile.nullable(),
    package_service: z.object({ id: z.string(), status: z.literal('T') }).nullable(),
  });
}

/** What every kind's answer has; its own fields come beside. */
export interface ServiceRecordAnswer {
  id: string;
  kind: ServiceKind;
  agency: string;
  version: number;
  title: string;
  cost: number;
  /** A client reads a link in its place. */
  reservation: StoredFile | null;
  package_service: { id: string; status: 'T' } | null;
  [field: string]: unknown;
}

function endpointsOf(kind: ServiceKind) {
  const descriptor = serviceKind(kind);
  const name = kind.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const path = `/api/v1/agency/${descriptor.path}`;
  const answer = recordAnswer(kind);
  const publicAnswer = answer.extend({ reservation: z.url().nullable() });
  const common = { owner: 'services-catalog', access: 'staff', may: 'services', answer, publicAnswer } as const;
  const update = {
    ...common,
    method: 'PATCH',
    files: [{ name: 'reservation', required: false }],
    status: 200,
  } as const;
  return {
    create: endpoint({
      ...common,
      name: `create${name}`,
      method: 'POST',
      path,
      summary: `${descriptor.label}: store a record with its reservation file, and attach it to a package service, or put it in the place of the record that is attached there`,
      body: createRecordBody(descriptor),
      files: [{ name: 'reservation', required: true }],
      status: 201,
    }),
    update: endpoint({
      ...update,
      name: `update${name}`,
      path: `${path}/:id`,
      summary: `${descriptor.label}: change fields of a record, or its file`,
      params: byId,
      body: updateRecordBody(descriptor),
    }),
    updateByBody: endpoint({
      ...update,
      name: `update${name}ByBody`,
      path,
      summary: `${descriptor.label}: the same, with the id in the body`,
      body: updateRecordBodyWithId(descriptor),
    }),
  };
}

/** The routes of each kind of service, made from its descriptor. */
export const serviceRecordEndpoints = Object.fromEntries(
  serviceKinds.map((kind) => [kind, endpointsOf(kind)]),
) as Record<ServiceKind, ReturnType<typeof endpointsOf>>;

/** All of them by operation id, for the list of every route. */
export const serviceRecordRoutes: Record<string, EndpointDefinition> = Object.fromEntries(
  Object.values(serviceRecordEndpoints).flatMap((routes) => Object.values(routes).map((route) => [route.name, route])),
);

/** "Attach this existing record"; owned by services-catalog, which knows what is attached to what (architecture#attaching-a-service). */
export const attachPackageService = endpoint({
  name: 'attachPackageService',
  method: 'PATCH',
  path: '/api/v1/journey/package_service/:id',
  owner: 'services-catalog',
  access: 'staff',
  may: 'services',
  summary: 'Attach an existing record to a pending package service',
  params: byId,
  body: z.object({ status: z.enum(packageServiceStatuses), service: orNull(id()) }),
  status: 200,
  answer: z.object({ id: z.string(), status: z.literal('T'), service: z.string() }),
});

export const attachPackageServiceByBody = endpoint({
  ...attachPackageService,
  name: 'attachPackageServiceByBody',
  path: '/api/v1/journey/package_service',
  summary: 'The same, with the id in the body',
  params: z.object({}),
  body: attachPackageService.body.extend({ id: id() }),
});
