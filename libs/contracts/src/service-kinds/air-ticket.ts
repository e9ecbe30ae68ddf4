import { AIRPORT_REMINDER_HOURS } from '../constants.ts';
import { airlineOf, CHECK_IN_HOURS } from './airlines.ts';
import { defineKind } from './define-kind.ts';
import { exampleValues, galapagos } from './example-values.ts';
import { kindIcons } from './icons.ts';
import type { LookupValues } from './lookups.ts';
import { onTheEveBefore } from './reminders.ts';

/** How travellers call an airport: by its city. */
const cityOf = ({ city, name }: LookupValues['airport']) => city ?? name;

/** As boards call it: `GYE · José Joaquín de Olmedo`. */
const boardName = ({ id, name }: LookupValues['airport']) =>
  `${id} · ${name.replace(/^Aeropuerto (?:Internacional )?(?=\p{Lu})/u, '')}`;

/** How long before a flight its travellers are told once more when to be at the airport, with the way there ahead of them. */
const LAST_CALL_HOURS = AIRPORT_REMINDER_HOURS + 2;
const unlessConnecting = { unlessArrivedWithinHours: 6 };

const NO_FLIGHT_NUMBER = '------';

const ticket = {
  reservation_code: 'K7PQ2M',
  flight_number: 'XL 1411',
  departure_airport: exampleValues.guayaquil,
  destination_airport: exampleValues.baltra,
  boarding_time: { local: '2031-07-10T10:00', zone: 'America/Guayaquil' },
  arrival_time: { local: '2031-07-10T11:00', zone: galapagos },
  has_stopovers: false,
  luggage_types: [exampleValues.carryOn, exampleValues.checked],
};

export const airTicket = defineKind({
  label: 'Boleto Aéreo',
  plural: 'Boletos Aéreos',
  path: 'air_ticket',
  icon: kindIcons.plane,
  hasDirection: true,
  countsNights: false,
  tellsWhereabouts: true,
  next: { starts: 'Su vuelo sale' },
  beThere: {
    hoursBefore: AIRPORT_REMINDER_HOURS,
    notice: `Recuerde estar en el aeropuerto ${AIRPORT_REMINDER_HOURS}h antes de la salida de su vuelo.`,
  },
  fields: {
    reservation_code: { is: 'text', label: 'Código de reserva', maximum: 40, isCode: true },
    flight_number: { is: 'text', label: 'Número de vuelo', maximum: 40, initial: NO_FLIGHT_NUMBER },
    departure_airport: { is: 'lookup', label: 'Aeropuerto de salida', lookup: 'airport', of: 'start' },
    destination_airport: { is: 'lookup', label: 'Aeropuerto de llegada', lookup: 'airport', of: 'destination' },
    boarding_time: { is: 'local-time', label: 'Salida', zone: { field: 'departure_airport' } },
    arrival_time: { is: 'local-time', label: 'Llegada', zone: { field: 'destination_airport' } },
    has_stopovers: { is: 'boolean', label: 'Tiene Escalas', required: false },
    luggage_types: { is: 'lookup', label: 'Equipaje', lookup: 'luggage_type', many: true },
  },
  span: { starts: 'boarding_time', ends: 'arrival_time' },
  reminders: ({ flight_number }) => [
    {
      kind: 'check-in',
      of: 'starts',
      lead: { hours: airlineOf(flight_number)?.checkInHours ?? CHECK_IN_HOURS },
    },
    { ...onTheEveBefore('airport', 'starts'), ...unlessConnecting },
    { kind: 'airport', of: 'starts', lead: { hours: LAST_CALL_HOURS }, ...unlessConnecting },
  ],
  title: ({ departure_airport, destination_airport }) =>
    `Vuelo ${cityOf(departure_airport)} – ${cityOf(destination_airport)}`,
  period: ({ boarding_time, arrival_time }) => ({ starts: boarding_time, ends: arrival_time }),
  card: {
    header: ({ departure_airport }) => boardName(departure_airport),
    headerLabel: 'Aeropuerto de salida',
    subtitle: ({ flight_number }) =>
      [airlineOf(flight_number)?.name, flight_number === NO_FLIGHT_NUMBER ? null : flight_number]
        .filter(Boolean)
        .join(' ') || null,
    badges: [{ field: 'has_stopovers', label: 'Tiene Escalas' }],
    lines: [{ field: 'reservation_code', label: 'Código' }, 'destination_airport', 'luggage_types'],
    mailed: ['has_stopovers', 'luggage_types'],
    buttons: [
      { label: 'Reservación', opens: 'reservation' },
      {
        label: 'Check-in en línea',
        opens: 'link',
        address: ({ flight_number }) => airlineOf(flight_number)?.checkInPage ?? null,
      },
      {
        label: 'Aprender sobre equipajes',
        opens: 'link',
        address: ({ flight_number }) => airlineOf(flight_number)?.baggagePage ?? null,
      },
    ],
  },
  messages: {
    created: 'Boleto Aéreo creado',
    updated: 'Boleto Aéreo Actualizado',
    createFailed: 'Error al crear el Boleto Aéreo',
    updateFailed: 'Error al actualizar el Boleto Aéreo',
  },
  examples: [
    ticket,
    // Before an airport kept the name of its city.
    {
      ...ticket,
      departure_airport: { id: 'GYE', name: 'Guayaquil, José Joaquín de Olmedo' },
      destination_airport: { id: 'GPS', name: 'Baltra, Seymour' },
    },
  ],
});
