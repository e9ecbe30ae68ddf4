import { AGENCY_PLACE, clockIn, clockText } from './dates.ts';
import { AGENCY_TIME_ZONE } from './time-zone.ts';

// Those that come with browsers are English or lack an accent, and Node's are other ones: of where people go from here, one for both.
const ownNames: Partial<Record<string, string>> = {
  'America/Bahia': 'hora de Bahía',
  'America/Cancun': 'hora de Cancún',
  'America/Los_Angeles': 'hora de Los Ángeles',
  'America/Manaus': 'hora de Manaos',
  'America/Mazatlan': 'hora de Mazatlán',
  'America/Merida': 'hora de Mérida',
  'America/Mexico_City': 'hora de Ciudad de México',
  'America/New_York': 'hora de Nueva York',
  'America/Sao_Paulo': 'hora de São Paulo',
  'America/Argentina/Cordoba': 'hora de Córdoba',
  'America/Argentina/Tucuman': 'hora de Tucumán',
  'Asia/Hong_Kong': 'hora de Hong Kong',
  'Asia/Jakarta': 'hora de Yakarta',
  'Atlantic/Canary': 'hora de Canarias',
  'Australia/Sydney': 'hora de Sídney',
  'Europe/Moscow': 'hora de Moscú',
  'Pacific/Easter': 'hora de Isla de Pascua',
  'Pacific/Galapagos': 'hora de Galápagos',
  'Pacific/Honolulu': 'hora de Honolulú',
  'Pacific/Tahiti': 'hora de Tahití',
};

/** `hora de Galápagos`, `hora de Colombia`: a zone as people call it. */
export function zoneName(zone: string, at = new Date()): string {
  const own = ownNames[zone];
  if (own) return own;
  const nameIn = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat('es-EC', { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const name = nameIn('shortGeneric');
  return name.startsWith('hora') ? name : nameIn('longGeneric');
}

/** `sáb 18 jul, 18:00, hora de Galápagos`: a clock where another may be meant; the agency's by the name of its place. */
export const zonedClockText = ({ local, zone }: { local: string; zone: string }, today: string): string =>
  clockIn(clockText(local, today), zone === AGENCY_TIME_ZONE ? AGENCY_PLACE : zoneName(zone));
