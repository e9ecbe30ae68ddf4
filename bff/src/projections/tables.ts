import type { ServiceName } from '@bitacora/contracts';

/** A table of the read model: rows of one service's snapshots. */
interface ProjectedTable {
  service: ServiceName;
  /** Under which name that service offers all of its snapshots. */
  snapshots: string;
  /** The column that makes a row a tombstone; null where a row that no service knows is deleted. */
  tombstone: 'is_removed' | null;
  /** The journeys that show the row of an id; null where none does. */
  journeys: string | null;
}

const itsOwn = (table: string) => `select journey from ${table} where id = ?`;

/** Every table that events fill; `views:check` and `views:rebuild` go through them in this order. */
export const projectedTables = {
  passengers: {
    service: 'identity',
    snapshots: 'passengers',
    tombstone: null,
    journeys: `select journey from journey_passengers where passenger = ?`,
  },
  employees: {
    service: 'identity',
    snapshots: 'employees',
    tombstone: null,
    journeys: `select id as journey from journeys where adviser = ?`,
  },
  journeys: {
    service: 'journeys',
    snapshots: 'journeys',
    tombstone: 'is_removed',
    journeys: `select id as journey from journeys where id = ?`,
  },
  service_records: {
    service: 'services-catalog',
    snapshots: 'service-records',
    tombstone: 'is_removed',
    journeys: itsOwn('service_records'),
  },
  service_documents: {
    service: 'services-catalog',
    snapshots: 'service-documents',
    tombstone: 'is_removed',
    journeys: itsOwn('service_documents'),
  },
  invoices: { service: 'billing', snapshots: 'invoices', tombstone: 'is_removed', journeys: itsOwn('invoices') },
  payments: { service: 'billing', snapshots: 'payments', tombstone: 'is_removed', journeys: itsOwn('payments') },
  problem_reports: { service: 'journeys', snapshots: 'problem-reports', tombstone: 'is_removed', journeys: null },
  web_documents: { service: 'services-catalog', snapshots: 'web-documents', tombstone: 'is_removed', journeys: null },
  tours: { service: 'services-catalog', snapshots: 'tours', tombstone: 'is_removed', journeys: null },
} as const satisfies Record<string, ProjectedTable>;

export type ProjectedTableName = keyof typeof projectedTables;

export const projectedTableNames = Object.keys(projectedTables) as readonly ProjectedTableName[];
