import { demo } from '@bitacora/contracts/demo';
import type { Offer } from '../domain/proposal.ts';
import type { WebQuote } from '../domain/web-quote.ts';

interface Moments {
  hoursAgo: (hours: number) => Date;
  inDays: (days: number) => string;
  linkHash: string;
}

/** What a visitor asked, and what became of it since. */
export interface DemoQuote {
  asked: {
    id: string;
    firstName: string;
    lastName: string;
    phone: string;
    email: string;
    adults: number;
    children: number;
    /** ISO 3166-1 alpha-2 */
    country: string;
    travelsInDays: number;
    hoursAgo: number;
  };
  steps: (quote: WebQuote, moments: Moments) => void;
  /** Whether the visitor has its last proposal by mail. */
  isMailed?: boolean;
}

const { quotes } = demo;
const owner = demo.adviser.employeeId;

type Offered = Pick<Offer, 'services' | 'priceCents' | 'message'> & { validInDays: number; hoursAgo: number };

function propose(quote: WebQuote, { validInDays, hoursAgo, ...offer }: Offered, moments: Moments) {
  const terms = { validUntil: moments.inDays(validInDays), by: demo.adviser.userId, linkHash: moments.linkHash };
  return quote.propose({ ...offer, ...terms }, owner, moments.hoursAgo(hoursAgo));
}

const flights = (text: string) => ({ kind: 'air_ticket', text }) as const;
const hotel = (text: string) => ({ kind: 'hosting', text }) as const;

/** One of each state: with hours left of its 24, late, in hand, answered, with a yes, won and lost. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    asked: {
      id: quotes.fresh,
      firstName: 'Verónica',
      lastName: 'Alvarado Ponce',
      phone: '+593 99 100 2001',
      email: 'veronica.alvarado@viajera.example',
      adults: 2,
      children: 0,
      country: 'CO',
      travelsInDays: 45,
      hoursAgo: 4,
    },
    steps: () => {},
  },
  {
    asked: {
      id: quotes.late,
      firstName: 'Jorge',
      lastName: 'Intriago',
      phone: '+593 99 100 2002',
      email: 'jorge.intriago@viajero.example',
      adults: 4,
      children: 2,
      country: 'MX',
      travelsInDays: 80,
      hoursAgo: 27,
    },
    steps: () => {},
  },
  {
    asked: {
      id: quotes.inProgress,
      firstName: 'Paola',
      lastName: 'Chiriboga',
      phone: '+593 99 100 2003',
      email: 'paola.chiriboga@viajera.example',
      adults: 1,
      children: 1,
      country: 'ES',
      travelsInDays: 120,
      hoursAgo: 15,
    },
    steps: (quote, { hoursAgo }) =>
      quote.change(
        { status: 'in_progress', owner, notes: 'Prefiere vuelo directo. Llamar después de las 16:00.' },
        hoursAgo(13),
      ),
  },
  {
    asked: {
      id: quotes.answered,
      firstName: 'Fernando',
      lastName: 'Espinel',
      phone: '+593 99 100 2004',
      email: 'fernando.espinel@viajero.example',
      adults: 2,
      children: 1,
      country: 'BR',
      travelsInDays: 60,
      hoursAgo: 74,
    },
    steps: (quote, moments) => {
      const offered: Offered = {
        services: [
          flights('Guayaquil a Río de Janeiro y regreso, una escala'),
          hotel('Siete noches frente a Copacabana, con desayuno'),
          { kind: 'travel_insurance', text: 'Asistencia para los tres, todo el viaje' },
        ],
        priceCents: 418_000,
        message: 'Estimado Fernando: así quedaría su viaje. El hotel tiene habitación familiar.',
        validInDays: 9,
        hoursAgo: 60,
      };
      propose(quote, offered, moments);
    },
    isMailed: true,
  },
  {
    asked: {
      id: quotes.accepted,
      firstName: 'Daniela',
      lastName: 'Bermeo',
      phone: '+593 99 100 2005',
      email: 'daniela.bermeo@viajera.example',
      adults: 2,
      children: 0,
      country: 'AR',
      travelsInDays: 90,
      hoursAgo: 122,
    },
    steps: (quote, moments) => {
      const offered: Offered = {
        services: [
          flights('Guayaquil a Buenos Aires y regreso, vía Lima'),
          hotel('Cinco noches en Recoleta'),
          { kind: 'activity', text: 'Cena con tango y traslado' },
        ],
        priceCents: 296_050,
        message: 'Con gusto, Daniela. Le guardamos estas tarifas hasta el fin de la semana.',
        validInDays: 5,
        hoursAgo: 110,
      };
      const proposal = propose(quote, offered, moments);
      quote.ask('¿Podemos quedarnos una noche más?', moments.hoursAgo(50));
      const travellers = [
        { kind: 'adult', first_name: 'Daniela', last_name: 'Bermeo' },
        { kind: 'adult', first_name: 'Esteban', last_name: 'Loor' },
      ] as const;
      quote.accept(proposal, travellers, moments.hoursAgo(20));
    },
  },
  {
    asked: {
      id: quotes.won,
      firstName: demo.carlos.firstName,
      lastName: demo.carlos.lastName,
      phone: '+593 99 000 2301',
      email: 'carlos@viajero.example',
      adults: 2,
      children: 1,
      country: 'US',
      travelsInDays: demo.journeys[2].startsInDays,
      hoursAgo: 96,
    },
    steps: (quote, moments) => {
      const offered: Offered = {
        services: [
          flights('Guayaquil a Miami, directo'),
          hotel('Tres noches en Miami Beach'),
          { kind: 'cruise', text: 'Crucero de cinco noches por las Bahamas' },
        ],
        priceCents: demo.journeys[2].costCents,
        message: 'Carlos, aquí está el viaje del que hablamos.',
        validInDays: 7,
        hoursAgo: 80,
      };
      const travellers = [demo.carlos, ...demo.companions].map(({ firstName, lastName }, index) => ({
        kind: index < 2 ? ('adult' as const) : ('child' as const),
        first_name: firstName,
        last_name: lastName,
      }));
      quote.accept(propose(quote, offered, moments), travellers, moments.hoursAgo(40));
      quote.win(demo.journeys[2].id, moments.hoursAgo(30));
    },
  },
  {
    asked: {
      id: quotes.lost,
      firstName: 'Xavier',
      lastName: 'Moncayo',
      phone: '+593 99 100 2007',
      email: 'xavier.moncayo@viajero.example',
      adults: 1,
      children: 0,
      country: 'PA',
      travelsInDays: 25,
      hoursAgo: 400,
    },
    steps: (quote, { hoursAgo }) => {
      quote.change({ status: 'answered', owner, notes: 'Buscaba menos de 500 dólares.' }, hoursAgo(366));
      quote.change({ status: 'lost', lostReason: 'PRICE' }, hoursAgo(300));
    },
  },
];
