import { billedHolderOf } from './holder.ts';
import { type EventEnvelope, type EventName, type ServiceName, snapshotEvents } from '@bitacora/contracts';

/** A table of the read model: rows of one service's snapshots. */
interface ProjectedTable {
  service: ServiceName;
  /** Under which name that service offers all of its snapshots. */
  snapshots: string;
  /** The events that carry them. */
  events: readonly EventName[];
  /** Which of those events are about this table; all, unless told. */
  isOf?: (event: EventEnvelope) => boolean;
  /** The column that says which aggregate a row is of; `id`, unless told. */
  key?: 'id' | 'ruc';
  /** The column that makes a row a tombstone; null where a row that no service knows is deleted. */
  tombstone: 'is_removed' | null;
  /** What removes a row that has a tombstone; nothing, unless told. */
  isRemoved?: (event: EventEnvelope) => boolean;
  /** The journeys that show the row of an id; null where none does. */
  journeys: string | null;
  /** Whether a row may come to another journey: the former one changes too. */
  moves?: true;
  /** Columns that queries find a row by, and the path in the snapshot of what they say again. */
  columns: Readonly<Record<string, string>>;
  /** Columns that a row keeps as they were when it came, and SQL of what they say then (decision 34). */
  kept?: Readonly<Record<string, string>>;
  /** SQL of what other tables say again, by its path in the snapshot. */
  elsewhere?: Readonly<Record<string, string>>;
}

const passengersOfJourney = `(select coalesce(jsonb_agg(passenger order by position), '[]')
   from journey_passengers where journey = journeys.id)`;

/** What stands in a snapshot under a path; null where nothing does. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split(',').reduce<unknown>((value, name) => (isRecord(value) ? (value[name] ?? null) : null), data);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const itsOwn = (table: string) => `select journey from ${table} where id = ?`;

/** Every table that events fill; `views:check` and `views:rebuild` go through them in this order. */
export const projectedTables = {
  agencies: {
    service: 'identity',
    snapshots: 'agencies',
    events: snapshotEvents.agencies,
    key: 'ruc',
    tombstone: null,
    journeys: null,
    columns: { ruc: 'ruc' },
  },
  passengers: {
    service: 'identity',
    snapshots: 'passengers',
    events: snapshotEvents.passengers,
    tombstone: null,
    journeys: `select journey from journey_passengers where passenger = ?`,
    columns: { agency: 'agency', user_id: 'user_id' },
  },
  employees: {
    service: 'identity',
    snapshots: 'employees',
    events: snapshotEvents.employees,
    tombstone: null,
    journeys: `select id as journey from journeys where adviser = ?`,
    columns: { agency: 'agency' },
  },
  journeys: {
    service: 'journeys',
    snapshots: 'journeys',
    events: snapshotEvents.journeys,
    tombstone: 'is_removed',
    journeys: `select id as journey from journeys where id = ?`,
    columns: { agency: 'agency', travel_date: 'travel_date', is_cancelled: 'is_cancelled' },
    elsewhere: { passengers: passengersOfJourney },
  },
  service_records: {
    service: 'services-catalog',
    snapshots: 'service-records',
    events: snapshotEvents.service_records,
    tombstone: 'is_removed',
    isRemoved: ({ data }) => valueAt(data, 'package_service') === null,
    journeys: itsOwn('service_records'),
    moves: true,
    columns: { journey: 'journey', file: 'reservation,id' },
  },
  service_documents: {
    service: 'services-catalog',
    snapshots: 'service-documents',
    events: snapshotEvents.service_documents,
    tombstone: 'is_removed',
    isRemoved: ({ name }) => name === 'services-catalog.service-document-removed',
    journeys: itsOwn('service_documents'),
    columns: { journey: 'journey', file: 'document,id' },
  },
  invoices: {
    service: 'billing',
    snapshots: 'invoices',
    events: snapshotEvents.invoices,
    tombstone: 'is_removed',
    journeys: itsOwn('invoices'),
    columns: { journey: 'journey', file: 'file,id' },
    kept: { holder: billedHolderOf('invoices.journey') },
  },
  payments: {
    service: 'billing',
    snapshots: 'payments',
    events: snapshotEvents.payments,
    tombstone: 'is_removed',
    journeys: itsOwn('payments'),
    columns: { journey: 'journey', file: 'voucher,id' },
    kept: { holder: billedHolderOf('payments.journey') },
  },
  refunds: {
    service: 'billing',
    snapshots: 'refunds',
    events: snapshotEvents.refunds,
    tombstone: 'is_removed',
    journeys: itsOwn('refunds'),
    columns: { journey: 'journey', file: 'voucher,id' },
    kept: { holder: billedHolderOf('refunds.journey') },
  },
  designed_packages: {
    service: 'journeys',
    snapshots: 'designed-packages',
    events: snapshotEvents.designed_packages,
    tombstone: 'is_removed',
    isRemoved: ({ data }) => valueAt(data, 'is_withdrawn') === true,
    journeys: null,
    columns: { agency: 'agency' },
  },
  problem_reports: {
    service: 'journeys',
    snapshots: 'problem-reports',
    events: snapshotEvents.problem_reports,
    tombstone: 'is_removed',
    journeys: null,
    columns: {
      agency: 'agency',
      user_id: 'user_id',
      passenger: 'passenger',
      journey: 'journey',
      file: 'file,id',
      status: 'status',
      owner: 'owner',
    },
  },
  quotes: {
    service: 'journeys',
    snapshots: 'web-quotes',
    events: snapshotEvents.quotes,
    tombstone: null,
    journeys: null,
    columns: { agency: 'agency', status: 'status', owner: 'owner' },
  },
  web_documents: {
    service: 'services-catalog',
    snapshots: 'web-documents',
    events: snapshotEvents.content,
    isOf: ({ data }) => valueAt(data, 'collection') === 'web',
    tombstone: 'is_removed',
    isRemoved: ({ data }) => valueAt(data, 'is_removed') === true,
    journeys: null,
    columns: { agency: 'agency', name: 'name' },
  },
  tours: {
    service: 'services-catalog',
    snapshots: 'tours',
    events: snapshotEvents.content,
    isOf: ({ data }) => valueAt(data, 'collection') === 'packages',
    tombstone: 'is_removed',
    isRemoved: ({ data }) => valueAt(data, 'is_removed') === true,
    journeys: null,
    columns: { agency: 'agency', name: 'name' },
  },
} as const satisfies Record<string, ProjectedTable>;

export type ProjectedTableName = keyof typeof projectedTables;

/** A table with everything that some of them say. */
export const tableNamed = (name: ProjectedTableName): ProjectedTable => projectedTables[name];

/** The column that says which aggregate a row is of. */
export const keyOf = (name: ProjectedTableName): 'id' | 'ruc' => tableNamed(name).key ?? 'id';

export const projectedTableNames = Object.keys(projectedTables) as readonly ProjectedTableName[];

/** The tables that an event fills. */
export const tablesOf = (event: EventEnvelope): ProjectedTableName[] =>
  projectedTableNames.filter((name) => {
    const { events, isOf = () => true } = tableNamed(name);
    return events.some((one) => one === event.name) && isOf(event);
  });
