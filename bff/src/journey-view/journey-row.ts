import type {
  EmployeeSnapshot,
  InvoiceSnapshot,
  JourneySnapshot,
  PassengerSnapshot,
  PaymentSnapshot,
  ServiceDocumentSnapshot,
  ServiceRecordSnapshot,
} from '@bitacora/contracts';

/** A projected aggregate within the one statement that reads a view. */
export type Projected<Snapshot> = Snapshot & { version: number };

/** A journey with everything that its view shows, as the statement answers it. */
export interface JourneyRow {
  change: number;
  journey: JourneySnapshot;
  passengers: PassengerSnapshot[];
  records: Projected<ServiceRecordSnapshot>[];
  documents: ServiceDocumentSnapshot[];
  invoices: Projected<InvoiceSnapshot>[];
  payments: Projected<PaymentSnapshot>[];
  agent: EmployeeSnapshot | null;
}

const children = (table: string, alias: string) => `
  coalesce((
    select jsonb_agg(${alias}.data || jsonb_build_object('version', ${alias}.version)
                     order by ${alias}.data->>'creation_date', ${alias}.id)
    from ${table} ${alias} where ${alias}.journey = j.id and not ${alias}.is_removed
  ), '[]'::jsonb) as ${table.replace('service_', '')}`;

/** The one statement of every journey view; the condition on `j` says which journeys. */
export const selectJourneys = (condition: string) => `
  select c.change::int as change, j.data as journey, e.data as agent,
    coalesce((
      select jsonb_agg(p.data order by jp.position)
      from journey_passengers jp join passengers p on p.id = jp.passenger where jp.journey = j.id
    ), '[]'::jsonb) as passengers,
    ${children('service_records', 'r')},
    ${children('service_documents', 'd')},
    ${children('invoices', 'i')},
    ${children('payments', 'y')}
  from journeys j
  join journey_changes c on c.journey = j.id
  left join employees e on e.id::text = j.data->>'travel_agent'
  where not j.is_cancelled and ${condition}`;

/** The people of a journey whose row is not there: its adviser, and its passengers in order, as far as they are known. */
export const selectPeople = `
  select (select e.data from employees e where e.id::text = ?) as agent,
    coalesce((
      select jsonb_agg(p.data order by array_position(?::uuid[], p.id)) from passengers p where p.id = any(?::uuid[])
    ), '[]'::jsonb) as passengers`;
