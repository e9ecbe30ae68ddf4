import type { EmployeeSnapshot, EventEnvelope, EventName, PassengerSnapshot } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { TEST_AGENCY, type TestProcess } from '@bitacora/testing';

/** An event as another service would send it. */
export function eventOf(name: EventName, aggregateId: string, version: number, data: unknown): EventEnvelope {
  return {
    id: newId(),
    name,
    schema_version: 1,
    aggregate_id: aggregateId,
    aggregate_version: version,
    occurred_at: '2026-11-01T12:00:00.000Z',
    correlation_id: newId(),
    actor: null,
    data,
  };
}

/** Delivers events to a process, as its queue would. */
export async function deliver(process: TestProcess, ...events: EventEnvelope[]): Promise<void> {
  const inbox = process.app.get(Inbox);
  for (const event of events) await inbox.receive(event);
}

export function passenger(
  id = newId(),
  agency = TEST_AGENCY,
  userId: string | null = null,
): EventEnvelope<PassengerSnapshot> {
  const data = {
    id,
    agency,
    person_id: newId(),
    user_id: userId,
    id_number: null,
    passport: 'AB12345',
    first_name: 'Carlos',
    last_name: 'Muñoz',
    birth_date: '1990-05-01',
    email: null,
    phone: null,
  };
  return { ...eventOf('identity.passenger-registered', id, 1, data), data };
}

export function employee(
  id = newId(),
  { agency = TEST_AGENCY, isActive = true, version = 1 } = {},
): EventEnvelope<EmployeeSnapshot> {
  const data = {
    id,
    agency,
    user_id: newId(),
    first_name: 'María José',
    last_name: 'Andrade',
    email: 'maria.jose@viajes.example',
    phone: null,
    roles: ['adviser' as const],
    is_active: isActive,
  };
  const name = isActive ? 'identity.employee-created' : 'identity.employee-deactivated';
  return { ...eventOf(name, id, version, data), data };
}

export function agency(ruc = TEST_AGENCY): EventEnvelope {
  return eventOf('identity.agency-settings-changed', ruc, 1, {
    ruc,
    name: 'Viajes de prueba',
    logo: null,
    address: 'Guayaquil',
    latitude: -2.1,
    longitude: -79.9,
    phone: '042000000',
    email: 'hola@viajes.example',
    emergency_phone: '0990000000',
    chat_numbers: [],
    social_links: [],
    banks: [],
    payment_methods: [],
    opening_hours: [],
  });
}

interface RecordOf {
  id?: string;
  version?: number;
  /** Null: released. */
  packageService: string | null;
}

/** A hosting record that was attached to an item, or released. */
export function attachment({ id = newId(), version = 1, packageService }: RecordOf): EventEnvelope {
  const name = packageService ? 'services-catalog.service-attached' : 'services-catalog.service-released';
  return eventOf(name, id, version, {
    id,
    agency: TEST_AGENCY,
    kind: 'hosting',
    package_service: packageService,
    journey: null,
    title: 'Hotel Bahía',
    details: {},
    cost_cents: 0,
    starts: null,
    ends: null,
    reservation: null,
  });
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
