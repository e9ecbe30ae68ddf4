import { type FieldErrors, isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { serviceDirections, travelDirections } from '../choices.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { type ServiceKind, serviceKind, serviceKinds } from '../service-kinds/kinds.ts';
import { always } from '../validation/always.ts';
import {
  dollars,
  flag,
  id,
  integer,
  lines,
  orNull,
  text,
  todayOrEarlier,
  seenVersion,
  version,
  workDate,
} from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { journeyView } from './journey-views.ts';
import { repeatedServiceErrors } from './repeated-services.ts';

const MAXIMUM_PASSENGERS = 50;
const MAXIMUM_SERVICES = 60;

const travellers = () => z.array(id()).min(1, messages.noPassengers).max(MAXIMUM_PASSENGERS);

/** The code of a city of `utils/cities_by_countries`. */
export const cityCode = () => text(64).meta({ example: 'EC-GYE' });

const newPackageService = z.object({
  kind: z.enum(serviceKinds),
  travel_direction: orNull(z.enum(serviceDirections)),
  order: orNull(integer(0, 10_000)),
});

type NewService = z.output<typeof newPackageService>;

/** The services that are sold together, in their order. */
export const newServices = () => z.array(newPackageService).min(1, messages.noServices).max(MAXIMUM_SERVICES);

/** What may stand there while other fields are still wrong. */
type Unchecked<Parsed> = { [Name in keyof Parsed]?: unknown };

/** Why a service may not go in its direction on such a journey; null when it may. */
function directionProblem({ kind, travel_direction: direction }: Unchecked<NewService>, journey: unknown) {
  if (direction !== 'I' && direction !== 'V') return null;
  if (!serviceKinds.includes(kind as ServiceKind)) return null;
  if (!serviceKind(kind as ServiceKind).hasDirection) return messages.noDirection;
  return direction === 'V' && journey === 'I' ? messages.noReturnDirection : null;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The services that may not go in their direction on such a journey: dotted path and message. */
export function directionErrors(services: unknown, journey: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, service] of listOf(services).entries()) {
    if (typeof service !== 'object' || service === null) continue;
    const message = directionProblem(service, journey);
    if (message) errors[`services.${index}.travel_direction`] = [message];
  }
  return errors;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);

/** Which rules over several fields a journey breaks, whatever is wrong with the others: dotted path and message. */
export function wholeJourneyErrors(journey: Record<string, unknown>): FieldErrors {
  const { passengers, holder, travel_date: start, return_date: end, purchase_date: sold, balance_due: due } = journey;
  const errors: FieldErrors = {};
  const travellers = listOf(passengers);
  if (new Set(travellers).size < travellers.length) errors.passengers = [messages.repeated];
  if (typeof holder === 'string' && Array.isArray(passengers) && !passengers.includes(holder)) {
    errors.holder = [messages.holderTravels];
  }
  if (isDay(start) && isDay(end) && end < start) errors.return_date = [messages.endBeforeStart];
  if (isDay(sold) && isDay(due) && due < sold) errors.balance_due = [messages.dueBeforePurchase];
  const services = repeatedServiceErrors(listOf(journey.services));
  return { ...errors, ...services, ...directionErrors(journey.services, journey.travel_direction) };
}

function checkWholeJourney(journey: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  for (const [path, [message = '']] of Object.entries(wholeJourneyErrors(journey))) {
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  }
}

/** A journey as staff records it; its dates may be past, for staff also record what was sold elsewhere. */
export const journeyBody = z
  .object({
    passengers: travellers(),
    start_city: cityCode(),
    destination_city: cityCode(),
    travel_date: workDate(),
    return_date: orNull(workDate()),
    purchase_date: todayOrEarlier(),
    cost: dollars(),
    travel_direction: z.enum(travelDirections),
    travel_agent: id(),
    need_migration_docs: flag().optional().default(false),
    services: newServices(),
    /** To whom messages about money go; without one an adult with an e-mail, as far as there is one (product 5.9). */
    holder: orNull(id()),
    /** Without one fifteen days before travel, and not before the purchase. */
    balance_due: orNull(workDate()),
    /** The designed package that it was sold from. */
    package: orNull(id()),
    /** The quote that it is made of, which is won with it. */
    quote: orNull(id()),
  })
  .superRefine(checkWholeJourney, always);

/** All services that a journey shall have: those with an id stay, those without are new, the others go. */
const soldServices = () =>
  z
    .array(newPackageService.extend({ id: id().optional() }))
    .min(1, messages.noServices)
    .max(MAXIMUM_SERVICES);

export const updateJourneyBody = z
  .object({
    passengers: travellers(),
    start_city: cityCode(),
    destination_city: cityCode(),
    travel_date: workDate(),
    return_date: workDate().nullable(),
    purchase_date: todayOrEarlier(),
    cost: dollars(),
    travel_direction: z.enum(travelDirections),
    travel_agent: id(),
    need_migration_docs: flag(),
    services: soldServices(),
    holder: id(),
    balance_due: workDate(),
    version: version(),
  })
  .partial()
  .superRefine(checkWholeJourney, always);

export const createJourney = endpoint({
  name: 'createJourney',
  method: 'POST',
  path: '/api/v1/journey/journeys_by_agency/:ruc',
  owner: 'journeys',
  access: 'staff',
  may: 'journeys',
  summary: 'Record a journey; every service of it is pending',
  params: rucParams,
  body: journeyBody,
  status: 200,
  answer: z.object({ id: z.string() }),
  publicAnswer: journeyView,
});

const changing = { method: 'POST', owner: 'journeys', access: 'staff', may: 'journeys' } as const;
const answered = { status: 200, answer: z.object({ id: z.string() }), publicAnswer: journeyView } as const;
const ofOne = { params: z.object({ id: id() }) };

export const updateJourney = endpoint({
  ...changing,
  ...answered,
  ...ofOne,
  name: 'updateJourney',
  method: 'PATCH',
  path: '/api/v1/journey/journey/:id',
  summary: 'Change a journey, who travels, or which services it has; `version` is the `journey_version` of its view',
  body: updateJourneyBody,
});

export const updateJourneyServices = endpoint({
  ...changing,
  ...answered,
  ...ofOne,
  may: 'services',
  name: 'updateJourneyServices',
  method: 'PUT',
  path: '/api/v1/journey/journey/:id/services',
  summary:
    'Change which services a journey has, and their order: those with an id stay, those without are new, the others go; `version` is the `journey_version` of the view that they were read from',
  body: z.object({ services: soldServices(), version: seenVersion() }).superRefine(checkWholeJourney, always),
});

/** Why something is called off, and how many dollars of it the agency keeps. */
const cancellationBody = z.object({ reason: lines(500), retained: dollars() });

export const cancelJourney = endpoint({
  ...changing,
  ...answered,
  ...ofOne,
  name: 'cancelJourney',
  path: '/api/v1/journey/journey/:id/cancel',
  summary: 'Call a journey off: it stays readable, and owes what the agency keeps',
  body: cancellationBody,
});

export const restoreJourney = endpoint({
  ...changing,
  ...answered,
  ...ofOne,
  name: 'restoreJourney',
  path: '/api/v1/journey/journey/:id/restore',
  summary: 'Take the cancellation of a journey back',
});

export const cancelPackageService = endpoint({
  ...changing,
  ...answered,
  ...ofOne,
  may: 'services',
  name: 'cancelPackageService',
  path: '/api/v1/journey/package_service/:id/cancel',
  summary: 'Call one service of a journey off: it stays readable; `retained` is for information',
  body: cancellationBody,
});

export const restorePackageService = endpoint({
  ...changing,
  ...answered,
  ...ofOne,
  may: 'services',
  name: 'restorePackageService',
  path: '/api/v1/journey/package_service/:id/restore',
  summary: 'Take the cancellation of a service back',
});

const serviceName = z.object({ id: z.enum(serviceKinds), kind: z.enum(serviceKinds), name: z.string() });

export const listServiceNames = endpoint({
  name: 'listServiceNames',
  method: 'GET',
  path: '/api/v1/agency/services_name/:ruc',
  owner: 'journeys',
  access: 'staff',
  may: 'read',
  summary: 'The kinds of service that the agency sells, in the order in which a journey lists them',
  params: rucParams,
  status: 200,
  answer: z.array(serviceName),
});
