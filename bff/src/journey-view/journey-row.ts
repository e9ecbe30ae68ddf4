import type {
  EmployeeSnapshot,
  InvoiceSnapshot,
  JourneySnapshot,
  LuggageRequestSnapshot,
  PassengerSnapshot,
  PaymentSnapshot,
  RefundSnapshot,
  ServiceDocumentSnapshot,
  ServiceRecordSnapshot,
} from '@bitacora/contracts';
import type { NamedStatement } from '@bitacora/platform';
import { joinStandIns, type StandIns, standInsOfRow } from '../projections/stand-ins.ts';

/** A projected aggregate within the one statement that reads a view. */
export type Projected<Snapshot> = Snapshot & { version: number };

/** A journey with everything that its view shows, as the statement answers it. */
export interface JourneyRow {
  change: number;
  journey: Projected<JourneySnapshot>;
  passengers: PassengerSnapshot[];
  records: Projected<ServiceRecordSnapshot>[];
  documents: ServiceDocumentSnapshot[];
  invoices: Projected<InvoiceSnapshot>[];
  payments: Projected<PaymentSnapshot>[];
  refunds: Projected<RefundSnapshot>[];
  luggage_requests: Projected<LuggageRequestSnapshot>[];
  agent: EmployeeSnapshot | null;
  /** Who stands in for the adviser, and for that one, should they be absent (product 14.9). */
  stand_ins: StandIns;
  /** Whether nothing is left to do on it; null while that has not been made out. */
  is_ready: boolean | null;
}

const children = (table: string, alias: string) => `
  coalesce((
    select jsonb_agg(${alias}.data || jsonb_build_object('version', ${alias}.version)
                     order by ${alias}.data->>'creation_date', ${alias}.id)
    from ${table} ${alias} where ${alias}.journey = j.id and not ${alias}.is_removed
  ), '[]'::jsonb) as ${table.replace('service_', '')}`;

const selectJourneys = (condition: string) => `
  select c.change::int as change, j.data || jsonb_build_object('version', j.version) as journey, e.data as agent, s.is_ready,
    ${standInsOfRow},
    coalesce((
      select jsonb_agg(p.data order by jp.position)
      from journey_passengers jp join passengers p on p.id = jp.passenger where jp.journey = j.id
    ), '[]'::jsonb) as passengers,
    ${children('service_records', 'r')},
    ${children('service_documents', 'd')},
    ${children('invoices', 'i')},
    ${children('payments', 'y')},
    ${children('refunds', 'x')},
    ${children('luggage_requests', 'l')}
  from journeys j
  join journey_changes c on c.journey = j.id
  left join employees e on e.id = j.adviser
  ${joinStandIns}
  left join journey_summaries s on s.id = j.id
  where not j.is_removed and ${condition}`;

const selectChanges = (condition: string) => `
  select j.id, c.change::int as change from journeys j join journey_changes c on c.journey = j.id
  where not j.is_removed and ${condition}`;

/** Which journeys somebody asks for: read whole by one statement, or only the number of each one's last change. */
export interface JourneyScope {
  journeys: NamedStatement;
  changes: NamedStatement;
}

const scope = (name: string, condition: string): JourneyScope => ({
  journeys: { name: `journeys-${name}`, text: selectJourneys(condition) },
  changes: { name: `journey-changes-${name}`, text: selectChanges(condition) },
});

const ofTraveller = `exists (
  select 1 from journey_passengers jp join passengers p on p.id = jp.passenger
  where jp.journey = j.id and p.user_id = $1
)`;

/** Every question about journeys, with its parameters. */
export const journeyScopes = {
  /** User. */
  ofTraveller: scope('of-traveller', ofTraveller),
  /** User, agency. */
  ofTravellerInAgency: scope('of-traveller-in-agency', `${ofTraveller} and j.agency = $2`),
  /** Passenger, agency. */
  ofPassenger: scope(
    'of-passenger',
    `j.agency = $2 and exists (select 1 from journey_passengers jp where jp.journey = j.id and jp.passenger = $1)`,
  ),
  /** Journey, agency. */
  one: scope('one', `j.id = $1 and j.agency = $2`),
} as const;

/** The people of a journey whose row is not there: its adviser, and its passengers in order, as far as they are known. */
export const selectPeople = `
  select e.data as agent, ${standInsOfRow},
    coalesce((
      select jsonb_agg(p.data order by array_position(?::uuid[], p.id)) from passengers p where p.id = any(?::uuid[])
    ), '[]'::jsonb) as passengers
  from (select ?::uuid as id) asked left join employees e on e.id = asked.id ${joinStandIns}`;
