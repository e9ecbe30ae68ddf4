import { dollarsOfCents, type FieldErrors, isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { serviceDirections, travelDirections } from '../choices.ts';
import { citySnapshot, type DesignedPackageSnapshot } from '../events/snapshots.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { serviceKinds } from '../service-kinds/kinds.ts';
import { always } from '../validation/always.ts';
import { dollars, flag, id, orNull, text, version, workDate } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { cityCode, directionErrors, newServices } from './journeys.ts';
import { listOf, pageQuery } from './paging.ts';

const servicesAnswer = z.array(
  z.object({
    kind: z.enum(serviceKinds),
    travel_direction: z.enum(serviceDirections).nullable(),
    order: z.number().int(),
  }),
);

/** What the agency designed to be sold as it is: a journey takes its services from it (product 5.12). */
const answer = z.object({
  id: z.string(),
  name: z.string(),
  destination_city: citySnapshot,
  travel_direction: z.enum(travelDirections),
  /** Dollars for one person. */
  price: z.number(),
  /** The first and the last day on which it is sold; null: without such a bound. */
  available_from: z.string().nullable(),
  available_until: z.string().nullable(),
  services: servicesAnswer,
  version: z.number().int(),
});
export type DesignedPackageAnswer = z.infer<typeof answer>;

/** A designed package of a version, as answers show it. */
export function designedPackageAnswer(snapshot: DesignedPackageSnapshot, version: number): DesignedPackageAnswer {
  const { agency: _, price_cents, is_withdrawn: __, ...shown } = snapshot;
  return { ...shown, price: dollarsOfCents(price_cents), version };
}

/** Which rules over several fields a designed package breaks, whatever is wrong with the others. */
export function wholePackageErrors(designed: Record<string, unknown>): FieldErrors {
  const { available_from: from, available_until: until } = designed;
  const isBackwards =
    typeof from === 'string' && typeof until === 'string' && isPlainDate(from) && isPlainDate(until) && until < from;
  return {
    ...(isBackwards ? { available_until: [messages.endBeforeStart] } : {}),
    ...directionErrors(designed.services, designed.travel_direction),
  };
}

function checkWhole(designed: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  for (const [path, [message = '']] of Object.entries(wholePackageErrors(designed))) {
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  }
}

const written = {
  name: text(120),
  destination_city: cityCode(),
  travel_direction: z.enum(travelDirections),
  price: dollars(),
  services: newServices(),
};

export const designedPackageBody = z
  .object({ ...written, available_from: orNull(workDate()), available_until: orNull(workDate()) })
  .superRefine(checkWhole, always);

const change = z
  .object({ ...written, available_from: workDate().nullable(), available_until: workDate().nullable() })
  .extend({ version: version() })
  .partial();

/** Orders of the list of designed packages; `-` is the other way round, and without a last day of sale is the latest. */
export const packageSorts = ['name', '-name', 'price', '-price', 'available_until', '-available_until'] as const;
export type PackageSort = (typeof packageSorts)[number];

const packageFilters = z.object({ available: flag().optional(), sort: z.enum(packageSorts).optional() });
export type PackageFilters = z.output<typeof packageFilters>;

const path = '/api/v1/journey/designed_package';
const common = { owner: 'journeys', access: 'staff' } as const;
const writing = { ...common, may: 'journeys', answer } as const;

export const listDesignedPackages = endpoint({
  ...common,
  name: 'listDesignedPackages',
  method: 'GET',
  path: `${path}/:ruc`,
  may: 'read',
  summary:
    "The agency's designed packages by name, unless `sort` says otherwise; `available=true`: those that are sold today",
  params: rucParams,
  query: pageQuery.extend(packageFilters.shape),
  status: 200,
  answer: listOf(answer),
});

export const exportDesignedPackages = endpoint({
  ...common,
  owner: 'bff',
  name: 'exportDesignedPackages',
  method: 'GET',
  path: `${path}/:ruc/csv`,
  may: 'read',
  summary: 'The same packages as a file for a spreadsheet (CSV); who took it is recorded',
  params: rucParams,
  query: packageFilters,
  status: 200,
});

export const listServicesOfDesignedPackage = endpoint({
  ...common,
  name: 'listServicesOfDesignedPackage',
  method: 'GET',
  path: '/api/v1/journey/services_by_designed_package/:id',
  may: 'read',
  summary: 'The services of a designed package, in its order',
  params: z.object({ id: id() }),
  status: 200,
  answer: servicesAnswer,
});

export const createDesignedPackage = endpoint({
  ...writing,
  name: 'createDesignedPackage',
  method: 'POST',
  path,
  summary: 'Design a package that journeys can be sold from',
  body: designedPackageBody,
  status: 201,
});

export const updateDesignedPackage = endpoint({
  ...writing,
  name: 'updateDesignedPackage',
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change a designed package; journeys that were sold from it stay as they are',
  params: z.object({ id: id() }),
  body: change.superRefine(checkWhole, always),
  status: 200,
});

export const updateDesignedPackageByBody = endpoint({
  ...writing,
  name: 'updateDesignedPackageByBody',
  method: 'PATCH',
  path,
  summary: 'The same, with the id in the body',
  body: change.extend({ id: id() }).superRefine(checkWhole, always),
  status: 200,
});

export const restoreDesignedPackage = endpoint({
  ...writing,
  name: 'restoreDesignedPackage',
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Take the withdrawal of a designed package back: it is sold again as it was',
  params: z.object({ id: id() }),
  status: 200,
});

export const withdrawDesignedPackage = endpoint({
  ...common,
  may: 'journeys',
  name: 'withdrawDesignedPackage',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Withdraw a designed package: nothing is sold from it any more',
  params: z.object({ id: id() }),
  status: 204,
});
