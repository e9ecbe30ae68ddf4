import { addDays } from '@bitacora/kernel';
import type { ServiceKind } from './service-kinds/kinds.ts';

/** A fixed, valid UUID for demo data, so that a second seeding finds what the first made. */
function demoId(group: number, number: number): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `00000000-${hex(group, 4)}-7000-8000-${hex(number, 12)}`;
}

const person = (number: number) => ({
  personId: demoId(1, number),
  userId: demoId(2, number),
  passengerId: demoId(3, number),
});

interface DemoStaff {
  cedula: string;
  firstName: string;
  lastName: string;
}

const employee = (number: number, who: DemoStaff) => ({ ...person(number), employeeId: demoId(4, number), ...who });

interface DemoService {
  id: string;
  kind: ServiceKind;
  direction?: 'I' | 'V';
  /** The attached record; null while the service is pending. */
  recordId: string | null;
}

let services = 0;
function service(kind: ServiceKind, attached: boolean, direction?: 'I' | 'V'): DemoService {
  services += 1;
  return {
    id: demoId(6, services),
    kind,
    recordId: attached ? demoId(7, services) : null,
    ...(direction ? { direction } : {}),
  };
}

/**
 * What the demo data of all services agree on: ids and dates (days from the day of the first start). Each service seeds
 * its own part through its repositories; none of it exists in production (product 21.1).
 */
export const demo = {
  agency: '0993371112001',
  password: 'Viaje2026',
  adviser: employee(1, { cedula: '0910000017', firstName: 'María José', lastName: 'Andrade' }),
  owner: employee(6, { cedula: '0910000025', firstName: 'Gabriela', lastName: 'Salazar' }),
  accounting: employee(7, { cedula: '0910000033', firstName: 'Andrés', lastName: 'Villacís' }),
  operations: employee(8, { cedula: '0910000041', firstName: 'Diana', lastName: 'Zambrano' }),
  carlos: { ...person(2), cedula: '0920000023', firstName: 'Carlos', lastName: 'Muñoz' },
  lucia: { ...person(3), cedula: '0930000039', firstName: 'Lucía', lastName: 'Peñafiel' },
  /** Travel with Carlos and have no account. */
  companions: [
    { ...person(4), firstName: 'Ana Belén', lastName: 'Cedeño' },
    { ...person(5), firstName: 'Mateo', lastName: 'Muñoz' },
  ],
  journeys: [
    {
      id: demoId(5, 1),
      title: 'Galápagos, en cinco días',
      from: 'EC-GYE',
      to: 'EC-GPS',
      startsInDays: 5,
      lastsDays: 6,
      direction: 'IV',
      costCents: 428_050,
      services: [
        service('air_ticket', true, 'I'),
        service('air_ticket', false, 'V'),
        service('transportation', true, 'I'),
        service('hosting', false),
        service('activity', true),
        service('cruise', true),
        service('travel_insurance', true),
      ],
    },
    {
      id: demoId(5, 2),
      title: 'Lima, en curso',
      from: 'EC-GYE',
      to: 'PE-LIM',
      startsInDays: -2,
      lastsDays: 6,
      direction: 'IV',
      costCents: 236_000,
      services: [
        service('air_ticket', true, 'I'),
        service('air_ticket', true, 'V'),
        service('hosting', true),
        service('car_rental', true),
      ],
    },
    {
      id: demoId(5, 3),
      title: 'Miami, en dos meses',
      from: 'EC-GYE',
      to: 'US-MIA',
      startsInDays: 63,
      lastsDays: 9,
      direction: 'IV',
      costCents: 612_499,
      services: [
        service('air_ticket', false, 'I'),
        service('hosting', false),
        service('visa', true),
        service('cruise', false),
      ],
    },
    {
      id: demoId(5, 4),
      title: 'Quito, el año pasado',
      from: 'EC-GYE',
      to: 'EC-UIO',
      startsInDays: -210,
      lastsDays: 3,
      direction: 'IV',
      costCents: 48_000,
      services: [service('air_ticket', true, 'I'), service('hosting', true)],
    },
  ],
  invoices: [demoId(8, 1), demoId(8, 2), demoId(8, 3)],
  payments: [demoId(9, 1), demoId(9, 2), demoId(9, 3)],
  documents: [demoId(10, 1), demoId(10, 2), demoId(10, 3)],
  problemReports: [demoId(11, 1)],
  packages: [demoId(14, 1), demoId(14, 2), demoId(14, 3)],
  // In the order in which they were asked, which is that of lists (`bff/src/quotes/quotes.ts`).
  quotes: {
    lost: demoId(15, 1),
    accepted: demoId(15, 2),
    /** Carlos Muñoz asked for it: it became his journey to Miami. */
    won: demoId(15, 3),
    answered: demoId(15, 4),
    late: demoId(15, 5),
    inProgress: demoId(15, 6),
    fresh: demoId(15, 7),
  },
  luggageRequests: [demoId(16, 1), demoId(16, 2), demoId(16, 3)],
  tours: {
    galapagos: demoId(12, 1),
    quitoOtavalo: demoId(12, 2),
    cuencaCajas: demoId(12, 3),
    cuyabeno: demoId(12, 4),
    spondylus: demoId(12, 5),
    cartagena: demoId(12, 6),
    /** Not shown. */
    cotopaxi: demoId(12, 7),
  },
  webDocuments: { Images_portadas: demoId(13, 1), ImagesSections: demoId(13, 2), AboutUs: demoId(13, 3) },
} as const;

const SOLD_DAYS_BEFORE = 40;

/** The day on which a journey of the demo was sold, invoiced and first paid for: always before today. */
export function demoSaleDay({ startsInDays }: { startsInDays: number }, today: string): string {
  return addDays(today, Math.min(startsInDays - SOLD_DAYS_BEFORE, -1));
}
