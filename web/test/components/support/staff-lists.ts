import type { JourneySummary, PassengerRow } from '@bitacora/contracts';

let number = 0;
const nextId = () => `00000000-0000-7000-8000-1${String((number += 1)).padStart(11, '0')}`;

const baltra = { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' };

/** A row of the list of journeys: ready, paid, to come. */
export function journeyRow(with_: Partial<JourneySummary> = {}): JourneySummary {
  const carlos = { id: nextId(), first_name: 'Carlos', last_name: 'Muñoz' };
  return {
    journey_id: nextId(),
    travel_date: '2026-12-25',
    return_date: '2026-12-30',
    last_day: '2026-12-30',
    phase: 'upcoming',
    start_city: { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' },
    destination_city: baltra,
    passengers: [carlos],
    holder: carlos,
    adviser: { id: nextId(), first_name: 'María José', last_name: 'Andrade' },
    cost: 1200,
    balance: 0,
    balance_due: '2026-12-10',
    pending: 0,
    pending_since: null,
    missing_vouchers: 0,
    is_ready: true,
    ...with_,
  };
}

/** A row of the list of passengers, with a journey to come. */
export function passengerRow(with_: Partial<PassengerRow> = {}): PassengerRow {
  return {
    id: nextId(),
    user_id: nextId(),
    id_number: '0920000023',
    passport: null,
    first_name: 'Carlos',
    last_name: 'Muñoz',
    birth_date: '1984-03-02',
    email: 'carlos@ejemplo.ec',
    phone: '0990002301',
    next_journey: { journey_id: nextId(), travel_date: '2026-12-25', phase: 'upcoming', destination_city: baltra },
    pending: 2,
    pending_journeys: 1,
    pending_of_next: 1,
    ...with_,
  };
}
