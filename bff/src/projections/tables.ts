import type { ServiceName } from '@bitacora/contracts';

/** A table of the read model: rows of one service's snapshots. */
interface ProjectedTable {
  service: ServiceName;
  /** Under which name that service offers all of its snapshots. */
  snapshots: string;
  /** The column that says which aggregate a row is of; `id`, unless told. */
  key?: 'id' | 'ruc';
  /** The column that makes a row a tombstone; null where a row that no service knows is deleted. */
  tombstone: 'is_removed' | null;
  /** The journeys that show the row of an id; null where none does. */
  journeys: string | null;
  /** What queries find a row by: SQL that says again, beside the snapshot, what stands in it under this path. */
  lookUps: Readonly<Record<string, string>>;
}

const passengersOfJourney = `(select coalesce(jsonb_agg(passenger order by position), '[]')
   from journey_passengers where journey = journeys.id)`;

const itsOwn = (table: string) => `select journey from ${table} where id = ?`;

/** Every table that events fill; `views:check` and `views:rebuild` go through them in this order. */
export const projectedTables = {
  agencies: {
    service: 'identity',
    snapshots: 'agencies',
    key: 'ruc',
    tombstone: null,
    journeys: null,
    lookUps: { ruc: 'ruc' },
  },
  passengers: {
    service: 'identity',
    snapshots: 'passengers',
    tombstone: null,
    journeys: `select journey from journey_passengers where passenger = ?`,
    lookUps: { agency: 'agency', user_id: 'user_id' },
  },
  employees: {
    service: 'identity',
    snapshots: 'employees',
    tombstone: null,
    journeys: `select id as journey from journeys where adviser = ?`,
    lookUps: { agency: 'agency' },
  },
  journeys: {
    service: 'journeys',
    snapshots: 'journeys',
    tombstone: 'is_removed',
    journeys: `select id as journey from journeys where id = ?`,
    lookUps: {
      agency: 'agency',
      travel_date: 'travel_date',
      is_cancelled: 'is_cancelled',
      passengers: passengersOfJourney,
    },
  },
  service_records: {
    service: 'services-catalog',
    snapshots: 'service-records',
    tombstone: 'is_removed',
    journeys: itsOwn('service_records'),
    lookUps: { journey: 'journey', 'reservation,id': 'file' },
  },
  service_documents: {
    service: 'services-catalog',
    snapshots: 'service-documents',
    tombstone: 'is_removed',
    journeys: itsOwn('service_documents'),
    lookUps: { journey: 'journey', 'document,id': 'file' },
  },
  invoices: {
    service: 'billing',
    snapshots: 'invoices',
    tombstone: 'is_removed',
    journeys: itsOwn('invoices'),
    lookUps: { journey: 'journey', 'file,id': 'file' },
  },
  payments: {
    service: 'billing',
    snapshots: 'payments',
    tombstone: 'is_removed',
    journeys: itsOwn('payments'),
    lookUps: { journey: 'journey', 'voucher,id': 'file' },
  },
  refunds: {
    service: 'billing',
    snapshots: 'refunds',
    tombstone: 'is_removed',
    journeys: itsOwn('refunds'),
    lookUps: { journey: 'journey', 'voucher,id': 'file' },
  },
  problem_reports: {
    service: 'journeys',
    snapshots: 'problem-reports',
    tombstone: 'is_removed',
    journeys: null,
    lookUps: { agency: 'agency', user_id: 'user_id', passenger: 'passenger', journey: 'journey', 'file,id': 'file' },
  },
  web_documents: {
    service: 'services-catalog',
    snapshots: 'web-documents',
    tombstone: 'is_removed',
    journeys: null,
    lookUps: { agency: 'agency', name: 'name' },
  },
  tours: {
    service: 'services-catalog',
    snapshots: 'tours',
    tombstone: 'is_removed',
    journeys: null,
    lookUps: { agency: 'agency', name: 'name' },
  },
} as const satisfies Record<string, ProjectedTable>;

export type ProjectedTableName = keyof typeof projectedTables;

/** The column that says which aggregate a row is of. */
export function keyOf(table: ProjectedTableName): 'id' | 'ruc' {
  const { key = 'id' }: ProjectedTable = projectedTables[table];
  return key;
}

export const projectedTableNames = Object.keys(projectedTables) as readonly ProjectedTableName[];
