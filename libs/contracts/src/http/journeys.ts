import { isPlainDate } from '@bitacora/kernel';
import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import { type ServiceKind, serviceKind, serviceKinds } from '../service-kinds/kinds.ts';
import { always } from '../validation/always.ts';
import { dollars, flag, id, integer, orNull, plainDate, todayOrEarlier } from '../validation/fields.ts';
import { rucParams } from './agencies.ts';
import { endpoint } from './endpoint.ts';
import { journeyView } from './journey-views.ts';

const MAXIMUM_PASSENGERS = 50;
const MAXIMUM_SERVICES = 60;

const cityCode = () => z.string().trim().min(1).max(64).meta({ example: 'EC-GYE' });

const newPackageService = z.object({
  kind: z.enum(serviceKinds),
  travel_direction: orNull(z.enum(['I', 'V'])),
  order: orNull(integer(0, 10_000)),
});

type NewService = z.output<typeof newPackageService>;

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

/** The rules over several fields of a journey, whatever is wrong with the others. */
function checkWholeJourney(journey: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  const { passengers, travel_date: start, return_date: end } = journey;
  if (new Set(listOf(passengers)).size < listOf(passengers).length) {
    context.addIssue({ code: 'custom', path: ['passengers'], message: messages.repeated });
  }
  const areDates = typeof start === 'string' && typeof end === 'string' && isPlainDate(start) && isPlainDate(end);
  if (areDates && end < start) {
    context.addIssue({ code: 'custom', path: ['return_date'], message: messages.endBeforeStart });
  }
  for (const [index, service] of listOf(journey.services).entries()) {
    if (typeof service !== 'object' || service === null) continue;
    const message = directionProblem(service, journey.travel_direction);
    if (message) context.addIssue({ code: 'custom', path: ['services', index, 'travel_direction'], message });
  }
}

/** A journey as staff records it; its dates may be past, for staff also record what was sold elsewhere. */
export const journeyBody = z
  .object({
    passengers: z.array(id()).min(1).max(MAXIMUM_PASSENGERS),
    start_city: cityCode(),
    destination_city: cityCode(),
    travel_date: plainDate(),
    return_date: orNull(plainDate()),
    purchase_date: todayOrEarlier(),
    cost: dollars(),
    travel_direction: z.enum(['I', 'IV']),
    travel_agent: id(),
    need_migration_docs: flag().optional().default(false),
    services: z.array(newPackageService).min(1).max(MAXIMUM_SERVICES),
  })
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
