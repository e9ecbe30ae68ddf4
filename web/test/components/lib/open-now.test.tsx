import { OPENING_HOURS } from '@bitacora/contracts/constants';
import { describe, expect, test } from '@jest/globals';
import { chatLink } from '../../../src/lib/contact-links.ts';
import { openState } from '../../../src/lib/open-now.ts';

const rows = OPENING_HOURS.map(({ days, opens, closes }) => ({ days: [...days], opens, closes }));
/** A clock in Guayaquil; 23 November 2026 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${22 + day}T${time}:00-05:00`);

describe('whether the agency is open', () => {
  test.each([
    ['from the minute it opens', at(1, '09:00'), { isOpen: true, closes: '18:00' }],
    ['until the minute before it closes', at(5, '17:59'), { isOpen: true, closes: '18:00' }],
    ['on Saturday by its own hours', at(6, '10:30'), { isOpen: true, closes: '14:00' }],
    ['not before the morning', at(2, '08:59'), { isOpen: false, opens: '09:00', day: 2, inDays: 0 }],
    ['not in the evening', at(1, '18:00'), { isOpen: false, opens: '09:00', day: 2, inDays: 1 }],
    ['not on a Friday night', at(5, '20:00'), { isOpen: false, opens: '10:00', day: 6, inDays: 1 }],
    ['not from Saturday afternoon on', at(6, '14:00'), { isOpen: false, opens: '09:00', day: 1, inDays: 2 }],
    ['not on Sunday', at(7, '12:00'), { isOpen: false, opens: '09:00', day: 1, inDays: 1 }],
  ])('%s', (_when, now, state) => expect(openState(rows, now)).toEqual(state));

  test('is not said where no hours are known', () => {
    expect(openState([], at(1, '10:00'))).toBeNull();
  });
});

test('a chat with an Ecuadorian number carries the country', () => {
  expect(chatLink('0990001234')).toBe('https://wa.me/593990001234');
  expect(chatLink('+593 99 000 1234', 'Hola')).toBe('https://wa.me/593990001234?text=Hola');
});
