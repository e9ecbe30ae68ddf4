import type { CalendarItem } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import { shortTitleOf } from '../../../src/features/calendar/item-texts.ts';

const item = (kind: CalendarItem['kind'], title: string, holder = 'Ávila'): CalendarItem => ({
  id: 'i1',
  kind,
  label: '',
  title,
  local: '2031-07-10',
  zone: 'America/Guayaquil',
  place: null,
  until: null,
  journey_id: 'j1',
  destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  holder: { id: 'p1', first_name: 'Ana', last_name: holder },
  travellers: 1,
  adviser: null,
});

test.each([
  ['departure', 'Guayaquil → Baltra', 'Baltra'],
  ['return', 'Baltra → Guayaquil', 'Baltra'],
  ['balance_due', 'Guayaquil → Baltra', 'Ávila'],
  ['quote_due', 'Perú', 'Ávila'],
  ['air_ticket', 'Vuelo Guayaquil – Baltra', 'Baltra'],
  ['air_ticket', 'Vuelo Baltra – Guayaquil', 'Baltra – Guayaquil'],
  ['air_ticket', 'Vuelo Guayaquil – San Cristóbal', 'San Cristóbal'],
  ['hosting', 'Hotel Bahía', 'Hotel Bahía'],
] as const)('in one short line, %s "%s" is told apart by %s', (kind, title, short) => {
  expect(shortTitleOf(item(kind, title))).toBe(short);
});
