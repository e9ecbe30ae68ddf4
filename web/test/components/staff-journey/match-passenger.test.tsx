import { expect, test } from '@jest/globals';
import { passengerOfFile } from '../../../src/features/staff-journey/documents/match-passenger.ts';

const family = [
  { id: 'carlos', first_name: 'Carlos Alberto', last_name: 'Muñoz Cedeño' },
  { id: 'ana', first_name: 'Ana Belén', last_name: 'Muñoz Ávila' },
  { id: 'anabel', first_name: 'Anabel', last_name: 'Muñoz Ávila' },
];
const owner = (file: string) => passengerOfFile(file, family)?.id ?? null;

test.each([
  ['poliza_CARLOS.pdf', 'carlos'],
  ['Póliza Muñoz Cedeño Carlos.pdf', 'carlos'],
  ['MUNOZ-AVILA-ANA.PDF', 'ana'],
  ['AnaBelenMunoz.jpg', 'ana'],
  ['anabel (2).png', 'anabel'],
])('%s is of %s', (file, id) => {
  expect(owner(file)).toBe(id);
});

test.each(['poliza.pdf', 'munoz.pdf', 'muñoz-avila.pdf', 'IMG_20261122.jpg', 'banana.pdf'])(
  'of %s nobody is sure',
  (file) => {
    expect(owner(file)).toBeNull();
  },
);

test('where one person travels, every file is that person’s', () => {
  expect(passengerOfFile('scan0001.pdf', family.slice(0, 1))?.id).toBe('carlos');
});

test('a word that a name has twice counts once: what all share makes nobody sure', () => {
  const named = (id: string, first_name: string, last_name: string) => ({ id, first_name, last_name });
  const cousins = [named('marta', 'Marta', 'Quiroz Quiroz'), named('pedro', 'Pedro', 'Quiroz Vera')];
  expect(passengerOfFile('poliza_quiroz.pdf', cousins)).toBeNull();
  expect(passengerOfFile('poliza_pedro_quiroz.pdf', cousins)?.id).toBe('pedro');
});
