import {
  type JourneyView,
  type ServiceKind,
  serviceKind,
  type ViewService,
  type ViewServiceRecord,
  viewOf,
} from '@bitacora/contracts';

let number = 0;
const nextId = () => `00000000-0000-7000-8000-${String((number += 1)).padStart(12, '0')}`;

/** A pending service of a kind. */
export function pending(kind: ServiceKind, with_: Partial<ViewService> = {}): ViewService {
  const service_name = { name: serviceKind(kind).label };
  return {
    id: nextId(),
    kind,
    status: 'P',
    service_name,
    travel_direction: null,
    order: 1,
    service: null,
    cancellation: null,
    ...with_,
  };
}

/** An attached service whose record is the kind's example with some fields changed. */
export function attached(
  kind: ServiceKind,
  details: Record<string, unknown> = {},
  with_: Partial<ViewService> = {},
): ViewService {
  const descriptor = serviceKind(kind);
  const view = viewOf(descriptor, descriptor.examples[0] ?? {});
  const reservation = 'https://agencia.test/api/v1/files/reservation';
  const service: ViewServiceRecord = { ...view, id: nextId(), version: 1, reservation, ...details };
  return pending(kind, { status: 'T', service, ...with_ });
}

/** A flight on its own clocks: `flight('2026-11-25T10:00', '2026-11-25T11:00')` from Guayaquil to Baltra. */
export const flight = (boarding: string, arrival: string, with_: Partial<ViewService> = {}): ViewService =>
  attached(
    'air_ticket',
    {
      departure_airport: { id: 'GYE', name: 'José Joaquín de Olmedo', city: 'Guayaquil' },
      destination_airport: { id: 'GPS', name: 'Seymour', city: 'Baltra' },
      boarding_time: `${boarding}:00-05:00`,
      arrival_time: `${arrival}:00-06:00`,
    },
    { travel_direction: 'I', ...with_ },
  );

/** The same as the server shows it to who sees no amounts. */
export function withoutAmounts(view: JourneyView): JourneyView {
  const { cost: _, paid: __, balance: ___, balance_due: ____, ...shown } = view;
  delete shown.invoices;
  delete shown.payments;
  delete shown.refunds;
  return shown;
}

/** A coming journey from Guayaquil to Baltra on 25 November 2026, with nothing on it. */
export function journey(with_: Partial<JourneyView> = {}): JourneyView {
  return {
    journey_id: nextId(),
    agency: '0993371112001',
    travel_date: '2026-11-25',
    return_date: '2026-11-30',
    purchase_date: '2026-10-01',
    cost: 4280.5,
    paid: 2000,
    balance: 2280.5,
    days_to_travel: 4,
    phase: 'upcoming',
    holder: null,
    balance_due: '2026-11-10',
    cancellation: null,
    travel_direction: 'IV',
    start_city: { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' },
    destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
    travel_agent: {
      first_name: 'María José',
      last_name: 'Andrade',
      email: 'asesora@bitacora.test',
      phone: '0991112233',
    },
    need_migration_docs: false,
    passengers: [
      { id: nextId(), first_name: 'Carlos Alberto', last_name: 'Muñoz', service_docs: [] },
      { id: nextId(), first_name: 'Ana Belén', last_name: 'Cedeño', service_docs: [] },
    ],
    services: [],
    invoices: [],
    payments: [],
    refunds: [],
    version: 1,
    ...with_,
  };
}
