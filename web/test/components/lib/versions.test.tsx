import { describe, expect, test } from '@jest/globals';
import { isSame } from '../../../src/lib/forms/is-same.ts';
import { compareVersions, mergeVersions } from '../../../src/lib/forms/versions.ts';

const labels = { name: 'Nombre', port: 'Puerto', lines: 'Líneas', 'lines.0': 'Línea 1', 'crew.captain': 'Capitán' };
const base = { name: 'Beagle', port: 'Guayaquil', lines: ['a', 'b'], crew: { captain: 'Rosa', size: 3 } };

describe('three versions of a form', () => {
  test('differ where I, they or both changed a field, not where both wrote the same', () => {
    const mine = { ...base, name: 'Goleta', port: 'Manta', crew: { captain: 'Iván', size: 3 } };
    const theirs = { ...base, name: 'Corbeta', port: 'Manta', lines: ['b'] };
    expect(compareVersions(labels, { base, mine, theirs })).toEqual([
      { name: 'name', label: 'Nombre', mine: 'Goleta', theirs: 'Corbeta', changedBy: 'both' },
      { name: 'lines', label: 'Líneas', mine: ['a', 'b'], theirs: ['b'], changedBy: 'them' },
      { name: 'crew.captain', label: 'Capitán', mine: 'Iván', theirs: 'Rosa', changedBy: 'me' },
    ]);
  });

  test('become one: theirs, with mine where only I changed, and where both did what is chosen; none is changed itself', () => {
    const mine = { ...base, name: 'Goleta', lines: ['a'], crew: { captain: 'Iván', size: 3 } };
    const theirs = { ...base, name: 'Corbeta', port: 'Manta', lines: ['b'] };
    const differences = compareVersions(labels, { base, mine, theirs });
    expect(mergeVersions(theirs, differences, (name) => name === 'lines')).toEqual({
      name: 'Corbeta',
      port: 'Manta',
      lines: ['a'],
      crew: { captain: 'Iván', size: 3 },
    });
    expect(theirs.crew).toEqual({ captain: 'Rosa', size: 3 });
  });
});

test('values are the same by what is in them, files by being the very file', () => {
  const file = new File(['x'], 'a.pdf');
  expect(isSame({ a: ['1', { b: null }] }, { a: ['1', { b: null }] })).toBe(true);
  expect(isSame(file, file)).toBe(true);
  for (const [one, other] of [
    [file, new File(['x'], 'a.pdf')],
    [{ a: 1 }, { a: 1, b: 2 }],
    [['1'], ['1', '2']],
    ['', null],
  ]) {
    expect(isSame(one, other)).toBe(false);
  }
});
