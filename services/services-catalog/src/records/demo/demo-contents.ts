import type { ServiceKind } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';

type Input = Record<string, unknown>;

/** What one demo record says: as a form would send it, its cost, and the lines of its document. */
export interface DemoContent {
  input: Input;
  cost: number;
}

interface Trip {
  /** First day of the journey, `YYYY-MM-DD`. */
  first: string;
  /** Last day. */
  last: string;
}

const lookup = (group: number, number: number) => `01990000-000${group}-7000-8000-00000000000${number}`;
const breakfast = lookup(1, 2);
const byItinerary = lookup(1, 6);
const carryOn = lookup(2, 2);
const checked = lookup(2, 3);
const suv = lookup(3, 3);

const flight = (input: Input, cost: number): DemoContent => ({
  input: { has_stopovers: false, luggage_types: [carryOn, checked], ...input },
  cost,
});

/** A day on which an office is open: the Friday or the Monday beside a weekend. */
export function officeDay(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return weekday === 0 ? addDays(day, 1) : weekday === 6 ? addDays(day, -1) : day;
}

type Contents = Partial<Record<`${ServiceKind}${'' | ' V'}`, (trip: Trip) => DemoContent>>;

const galapagos: Contents = {
  air_ticket: ({ first }) =>
    flight(
      {
        reservation_code: 'K7PQ2M',
        flight_number: 'XL 1411',
        departure_airport: 'GYE',
        destination_airport: 'GPS',
        boarding_time: `${first}T10:00`,
        arrival_time: `${first}T11:00`,
      },
      389.4,
    ),
  transportation: ({ first }) => ({
    input: {
      operator: 'Transportes Itabaca',
      phone: '0991234567',
      capacity: 4,
      luggage_type: checked,
      start_location: { name: 'Aeropuerto Seymour, Baltra', latitude: -0.4538, longitude: -90.2659 },
      destination: { name: 'Malecón de Puerto Ayora', latitude: -0.7478, longitude: -90.3126 },
      boarding_time: `${first}T11:45`,
      arrival_time: `${first}T13:00`,
    },
    cost: 60,
  }),
  activity: ({ first }) => ({
    input: {
      name: 'Bahía Tortuga y Estación Charles Darwin',
      description:
        'Caminata guiada a Bahía Tortuga y visita al centro de crianza de tortugas gigantes. Lleve agua, protector solar y zapatos cómodos. Incluye guía naturalista y traslados.',
      start_date: addDays(first, 1),
      end_date: addDays(first, 1),
      food_plan: byItinerary,
    },
    cost: 145,
  }),
  cruise: ({ first }) => ({
    input: {
      operator: 'Islas Encantadas Cruceros',
      ship: 'Albatros del Pacífico',
      reservation_code: 'AP-20714',
      cabin: '12, cubierta principal',
      embarkation_port: 'EC-GPS',
      embarkation_time: `${addDays(first, 2)}T08:00`,
      disembarkation_port: 'EC-GPS',
      disembarkation_time: `${addDays(first, 4)}T17:30`,
      food_plan: byItinerary,
      itinerary: 'Día 1: Seymour Norte. Día 2: Bartolomé y Sullivan. Día 3: Plazas y regreso a Baltra.',
    },
    cost: 2150,
  }),
  travel_insurance: ({ first, last }) => ({
    input: { operator: 'Asistencia Andina', start_date: first, end_date: last, city: 'EC-GPS' },
    cost: 96.75,
  }),
};

const lima: Contents = {
  air_ticket: ({ first }) =>
    flight(
      {
        reservation_code: 'LM4X9T',
        flight_number: 'LA 2387',
        departure_airport: 'GYE',
        destination_airport: 'LIM',
        boarding_time: `${first}T07:20`,
        arrival_time: `${first}T09:25`,
      },
      312,
    ),
  'air_ticket V': ({ last }) =>
    flight(
      {
        reservation_code: 'LM4X9T',
        flight_number: 'LA 2386',
        departure_airport: 'LIM',
        destination_airport: 'GYE',
        boarding_time: `${last}T19:40`,
        arrival_time: `${last}T21:45`,
      },
      298.5,
    ),
  hosting: ({ first, last }) => ({
    input: {
      name: 'Hotel Costa Verde',
      address: 'Malecón Cisneros 1244, Miraflores, Lima',
      food_plan: breakfast,
      location: { name: 'Hotel Costa Verde', latitude: -12.1211, longitude: -77.0405 },
      check_in: `${first}T15:00`,
      check_out: `${last}T12:00`,
    },
    cost: 780,
  }),
  car_rental: ({ first, last }) => ({
    input: {
      operator: 'Andes Rent a Car',
      manager_name: 'Julián Paredes',
      delivery_date: `${first}T11:00`,
      return_date: `${last}T16:00`,
      car_type: suv,
      capacity: 5,
    },
    cost: 265,
  }),
};

const miami: Contents = {
  visa: ({ first }) => ({
    input: {
      country: 'US',
      visa_type: 'B1/B2, turismo',
      number: 'AA00EC7311',
      application_date: addDays(first, -80),
      appointment_time: `${officeDay(addDays(first, -35))}T08:30`,
      appointment_place: 'Consulado General de los Estados Unidos, Guayaquil',
      observations: 'Llevar pasaporte, hoja de confirmación y una foto de 5 x 5 cm.',
    },
    cost: 185,
  }),
};

const quito: Contents = {
  air_ticket: ({ first }) =>
    flight(
      {
        reservation_code: 'QT81WZ',
        flight_number: 'XL 1520',
        departure_airport: 'GYE',
        destination_airport: 'UIO',
        boarding_time: `${first}T06:45`,
        arrival_time: `${first}T07:40`,
        luggage_types: [carryOn],
      },
      92,
    ),
  hosting: ({ first, last }) => ({
    input: {
      name: 'Casa San Marcos',
      address: 'Junín E1-36, Centro Histórico, Quito',
      food_plan: breakfast,
      location: { name: 'Casa San Marcos', latitude: -0.2223, longitude: -78.5095 },
      check_in: `${first}T14:00`,
      check_out: `${last}T11:00`,
    },
    cost: 240,
  }),
};

/** By journey, in the order of the demo's journeys. */
export const demoContents: readonly Contents[] = [galapagos, lima, miami, quito];
