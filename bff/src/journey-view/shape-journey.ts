import {
  inListedOrder,
  type JourneyPhase,
  type JourneySnapshot,
  type JourneyView,
  lastDayOf,
  serviceKind,
  type StoredFile,
  type ViewService,
} from '@bitacora/contracts';
import { daysBetween, dollarsOfCents } from '@bitacora/kernel';
import type { JourneyRow } from './journey-row.ts';
import { shapeLuggageOf } from './shape-luggage.ts';
import { shapeAmounts } from './shape-money.ts';
import { standInOn } from '../projections/stand-ins.ts';

export interface ReaderOptions {
  /** Staff of the journey's agency: the costs of services are for them only (product 5.5). */
  isStaff: boolean;
  /** Whether what the journey costs, and what was paid and is owed, is for this reader (product 14.7). */
  seesAmounts: boolean;
  userId: string;
  /** Today in Guayaquil. */
  today: string;
  linkTo(file: StoredFile): string;
}

function lastDay({ journey, records }: JourneyRow): string {
  const standing = new Set(journey.services.flatMap(({ id, cancellation }) => (cancellation ? [] : [id])));
  const days = records
    .filter(({ package_service: item }) => item !== null && standing.has(item))
    .flatMap(({ ends, starts }) => (ends ?? starts)?.local.slice(0, 10) ?? []);
  return lastDayOf(journey, days);
}

interface InTime {
  is_cancelled: boolean;
  travel_date: string;
  last_day: string;
}

/** Where a journey stands on a day. */
export function phaseOf({ is_cancelled, travel_date, last_day }: InTime, today: string): JourneyPhase {
  if (is_cancelled) return 'cancelled';
  if (travel_date > today) return 'upcoming';
  return last_day >= today ? 'ongoing' : 'past';
}

function shapeCancellation(cancellation: JourneySnapshot['cancellation'], isRetainedShown: boolean) {
  if (!cancellation) return null;
  const { at, reason, retained_cents } = cancellation;
  return { at, reason, ...(isRetainedShown ? { retained: dollarsOfCents(retained_cents) } : {}) };
}

function shapeServices(row: JourneyRow, options: ReaderOptions): ViewService[] {
  const { journey, records } = row;
  const { isStaff, linkTo } = options;
  const services = journey.services.map(({ id, kind, travel_direction, order, cancellation }): ViewService => {
    const record = records.find(({ package_service }) => package_service === id);
    return {
      id,
      kind,
      status: record ? 'T' : 'P',
      service_name: { name: serviceKind(kind).label },
      travel_direction,
      order,
      service: record
        ? {
            ...record.details,
            id: record.id,
            version: record.version,
            reservation: record.reservation && linkTo(record.reservation),
            ...(isStaff ? { cost: dollarsOfCents(record.cost_cents) } : {}),
          }
        : null,
      // What is retained of a service is of services, as its cost is: whoever sees the service sees it (product 14.7).
      cancellation: shapeCancellation(cancellation, true),
      ...(kind === 'air_ticket' ? { luggage_requests: shapeLuggageOf(id, row, options) } : {}),
    };
  });
  return services.sort(inListedOrder);
}

function shapePassengers(
  { passengers, documents }: JourneyRow,
  { linkTo, isStaff }: ReaderOptions,
): JourneyView['passengers'] {
  return passengers.map(({ id, first_name, last_name, birth_date }) => ({
    id,
    first_name,
    last_name,
    ...(isStaff ? { birth_date } : {}),
    service_docs: documents
      .filter(({ passenger }) => passenger === id)
      .map(({ id: documentId, package_service, document }) => ({
        id: documentId,
        document: linkTo(document),
        package_service,
      })),
  }));
}

/** Whom travellers ask: the adviser, or who answers while that one is absent. */
function shapeAdviser(
  { agent, stand_ins }: JourneyRow,
  { isStaff, today }: ReaderOptions,
): JourneyView['travel_agent'] {
  if (!agent) return null;
  const standIn = standInOn(today, agent, stand_ins);
  const { first_name, last_name, email, phone } = standIn ?? agent;
  return {
    ...(isStaff ? { id: agent.id } : {}),
    first_name,
    last_name,
    email,
    phone,
    ...(standIn && { stands_in_for: { first_name: agent.first_name, last_name: agent.last_name } }),
  };
}

/** A journey as one reader may see it: the journey view. */
export function shapeJourney(row: JourneyRow, options: ReaderOptions): JourneyView {
  const { journey } = row;
  const { today, isStaff, seesAmounts } = options;
  const own = row.passengers.find(({ user_id }) => user_id === options.userId);
  return {
    journey_id: journey.id,
    agency: journey.agency,
    travel_date: journey.travel_date,
    return_date: journey.return_date,
    purchase_date: journey.purchase_date,
    ...(seesAmounts ? shapeAmounts(row, options) : {}),
    days_to_travel: daysBetween(today, journey.travel_date),
    phase: phaseOf({ ...journey, last_day: lastDay(row) }, today),
    travel_direction: journey.travel_direction,
    start_city: journey.start_city,
    destination_city: journey.destination_city,
    travel_agent: shapeAdviser(row, options),
    need_migration_docs: journey.need_migration_docs,
    passengers: shapePassengers(row, options),
    services: shapeServices(row, options),
    holder: journey.holder ?? null,
    cancellation: shapeCancellation(journey.cancellation, seesAmounts),
    version: row.change,
    ...(isStaff ? { journey_version: journey.version, is_ready: row.is_ready ?? false } : {}),
    ...(isStaff && journey.opinions ? { opinions: journey.opinions } : {}),
    ...(isStaff && own ? { travels_as: own.id } : {}),
  };
}

const rank = { ongoing: 0, upcoming: 1, past: 2, cancelled: 3 };

/** Ongoing and next journeys first, then the coming ones by date, then the past ones, newest first; cancelled ones last (product 5.3). */
export function inViewOrder(a: JourneyView, b: JourneyView): number {
  const byPhase = rank[a.phase] - rank[b.phase];
  if (byPhase !== 0) return byPhase;
  const byDate = a.travel_date.localeCompare(b.travel_date);
  return (rank[a.phase] >= rank.past ? -byDate : byDate) || a.journey_id.localeCompare(b.journey_id);
}
