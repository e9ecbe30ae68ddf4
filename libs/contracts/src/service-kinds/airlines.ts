/** What a traveller needs to know of an airline before the flight. */
export interface Airline {
  /** As travellers call it. */
  name: string;
  /** Its own page about baggage; null where we know none for certain, and then nobody is sent anywhere. */
  baggagePage: string | null;
  /** Its own page of online check-in; null as above. */
  checkInPage: string | null;
  /** Online check-in is open so many hours before departure; what opens earlier is open then too. */
  checkInHours: 24 | 48;
}

/** What holds for an airline of which nothing else is known. */
export const CHECK_IN_HOURS = 24;

const airline = (name: string, known: Partial<Omit<Airline, 'name'>> = {}): Airline => ({
  name,
  baggagePage: null,
  checkInPage: null,
  checkInHours: CHECK_IN_HOURS,
  ...known,
});

const latam = (country = '') =>
  airline(`LATAM${country && ` ${country}`}`, {
    baggagePage: 'https://www.latamairlines.com/ec/es/experiencia/prepara-tu-viaje/equipaje',
    checkInPage: 'https://www.latamairlines.com/ec/es/check-in',
    checkInHours: 48,
  });
const avianca = (country = '') =>
  airline(`Avianca${country && ` ${country}`}`, {
    baggagePage: 'https://www.avianca.com/es/informacion-y-ayuda/equipaje/',
  });

/**
 * By the IATA designator that a flight number begins with: who flies from and to Ecuador, and whom travellers from here
 * change to. Source of pages and hours: the airlines' own sites as public copies and lists of their addresses showed them on
 * 2026-11-22, and those of check-in on 2026-11-26; what those did not confirm is null, and 24 hours, so that nobody is sent to a wrong page or called too early.
 */
const airlines: Readonly<Partial<Record<string, Airline>>> = {
  LA: latam(),
  XL: latam('Ecuador'),
  LP: latam('Perú'),
  '4C': latam('Colombia'),
  JJ: latam('Brasil'),
  AV: avianca(),
  '2K': avianca('Ecuador'),
  LR: avianca('Costa Rica'),
  AA: airline('American Airlines', {
    baggagePage: 'https://www.aa.com/i18n/travel-info/baggage/baggage.jsp',
    checkInPage: 'https://www.aa.com/reservation/flightCheckInViewReservationsAccess.do',
  }),
  AC: airline('Air Canada', { baggagePage: 'https://www.aircanada.com/ca/en/aco/home/plan/baggage.html' }),
  AF: airline('Air France'),
  AM: airline('Aeroméxico'),
  AR: airline('Aerolíneas Argentinas'),
  B6: airline('JetBlue', { baggagePage: 'https://www.jetblue.com/help/carry-on-bags' }),
  BA: airline('British Airways'),
  CM: airline('Copa Airlines', {
    baggagePage: 'https://www.copaair.com/en-us/travel-information/baggage-information/carry-on/',
    checkInPage: 'https://checkin.copaair.com/',
  }),
  DL: airline('Delta Air Lines', { baggagePage: 'https://www.delta.com/us/en/baggage/overview' }),
  DM: airline('Arajet'),
  EK: airline('Emirates'),
  F9: airline('Frontier Airlines'),
  H2: airline('SKY Airline'),
  IB: airline('Iberia', { baggagePage: 'https://www.iberia.com/es/equipajes/' }),
  JA: airline('JetSMART'),
  KL: airline('KLM', {
    baggagePage: 'https://www.klm.com/information/baggage',
    checkInPage: 'https://www.klm.com/check-in',
  }),
  LH: airline('Lufthansa'),
  NK: airline('Spirit Airlines'),
  // Check-in opens 72 hours before.
  P5: airline('Wingo', {
    baggagePage: 'https://www.wingo.com/en/traveler-service/policies/baggage-policy',
    checkInHours: 48,
  }),
  PU: airline('Plus Ultra', {
    baggagePage: 'https://www.plusultra.com/es-es/informacion/equipaje/equipaje-en-cabina/',
  }),
  QR: airline('Qatar Airways'),
  TK: airline('Turkish Airlines'),
  TP: airline('TAP Air Portugal'),
  UA: airline('United Airlines', {
    baggagePage: 'https://www.united.com/en/us/fly/baggage.html',
    checkInPage: 'https://www.united.com/en/us/checkin',
  }),
  UX: airline('Air Europa'),
  VB: airline('Viva'),
  Y4: airline('Volaris'),
};

/** `XL 1411`, `xl1411`, `2K-215`: a designator of two characters, one of them at least a letter, and a number. */
const designator = /^\s*([a-z]{2}|[a-z]\d|\d[a-z])[\s-]*\d{1,4}(?!\d)/i;

/** The airline of a flight number (product 6.9), of the first one where several stand; null when it is none that we know. */
export function airlineOf(flightNumber: string): Airline | null {
  const code = designator.exec(flightNumber)?.[1]?.toUpperCase();
  return (code && airlines[code]) || null;
}
