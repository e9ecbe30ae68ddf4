import { describe, expect, test } from '@jest/globals';
import { searchable, searchWords, withFigures } from '../../src/index.ts';

describe('what is searched', () => {
  test('has no accents, case, or double spaces', () => {
    expect(searchable('  Peñafiel   Ávila ', null, 'ÓSCAR', undefined, '')).toBe('penafiel avila oscar');
  });

  test.each([
    ['a phone as it is dialled here', '0991234567', '0991234567'],
    ['with its country', '+593991234567', '0991234567'],
    ['with its country and without the plus', '593991234567', '0991234567'],
    ['with dashes', '099-123-4567', '0991234567'],
    ['in groups', '099 123 4567', '0991234567'],
    ['a number of here, kept with its country', '0991234567', '+593991234567'],
    ['a cédula with its dash', '091000001-7', '0910000017'],
    ['an invoice as it is printed', '001-001-000000123', '001-001-000000123'],
    ['an invoice in figures alone', '001001000000123', '001-001-000000123'],
    ['the end of a number', '4567', '0991234567'],
    ['a code', 'k7pq2m', 'K7PQ2M'],
    ['words in another order, one of them twice', 'lucía PEÑAFIEL lucia', 'Peñafiel Lucía'],
  ])('is found by %s', (_, query, kept) => {
    const text = searchable(withFigures(kept));
    expect(searchWords(query).filter((word) => !text.includes(word))).toEqual([]);
  });

  test('is searched for eight words at most: nobody types more, and each is looked for by itself', () => {
    expect(searchWords('a b c d e f g h i j k')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  test('is not found by another number', () => {
    expect(searchWords('0991234568').every((word) => withFigures('0991234567').includes(word))).toBe(false);
  });
});
