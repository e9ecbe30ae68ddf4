import type { EventEnvelope } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import {
  anAgency,
  anEmployee,
  anEvent,
  aPassenger,
  aServiceRecord,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';

/** Delivers events to a process, as its queue would. */
export async function deliver(process: TestProcess, ...events: EventEnvelope[]): Promise<void> {
  const inbox = process.app.get(Inbox);
  for (const event of events) await inbox.receive(event);
}

export const passenger = (id = newId(), agency = TEST_AGENCY, userId: string | null = null) =>
  anEvent('identity.passenger-registered', aPassenger({ id, agency, user_id: userId }));

/** The agency sells the passenger nothing from then on, or does again. */
export const passengerActive = (id: string, isActive: boolean, version: number) =>
  anEvent('identity.passenger-updated', aPassenger({ id, is_active: isActive }), { aggregate_version: version });

export const employee = (id = newId(), { agency = TEST_AGENCY, isActive = true, version = 1 } = {}) =>
  anEvent(
    isActive ? 'identity.employee-created' : 'identity.employee-deactivated',
    anEmployee({ id, agency, is_active: isActive }),
    { aggregate_version: version },
  );

export const agency = (ruc = TEST_AGENCY) => anEvent('identity.agency-settings-changed', anAgency({ ruc }));

interface RecordOf {
  id?: string;
  version?: number;
  /** Null: released. */
  packageService: string | null;
}

/** A hosting record that was attached to an item, or released. */
export function attachment({ id = newId(), version = 1, packageService }: RecordOf): EventEnvelope {
  const name = packageService ? 'services-catalog.service-attached' : 'services-catalog.service-released';
  return anEvent(name, aServiceRecord({ id, package_service: packageService }), { aggregate_version: version });
}

interface StoredItem {
  id: string;
  kind: string;
  order: number;
  travel_direction: string | null;
  record: string | null;
}

/** The items of a journey as they are stored. */
export function itemsOf(process: TestProcess, journey: string): Promise<StoredItem[]> {
  return process.database.query<StoredItem>(
    `select id, kind, "order", travel_direction, record from package_services where journey = ? order by "order", id`,
    [journey],
  );
}

/** The events that a process wrote about an aggregate, oldest first. */
export async function written(process: TestProcess, aggregateId: string): Promise<EventEnvelope[]> {
  const rows = await process.database.query<{ envelope: EventEnvelope }>(
    `select envelope from outbox where aggregate_id = ? order by aggregate_version`,
    [aggregateId],
  );
  return rows.map(({ envelope }) => envelope);
}
