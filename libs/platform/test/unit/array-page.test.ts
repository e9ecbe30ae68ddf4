import { arrayPage } from '../../src/lists/array-page.ts';
import { expect, test } from '@jest/globals';

const letters = [...'abcdefg'];
const page = (query: { page_size?: number; cursor?: string }) => arrayPage(letters, (letter) => letter, query);

test('a list in memory is read page by page, there and back', () => {
  const first = page({ page_size: 3 });
  expect(first).toMatchObject({ count: 7, results: ['a', 'b', 'c'], previous: null });
  const second = page({ page_size: 3, cursor: first.next ?? '' });
  const third = page({ page_size: 3, cursor: second.next ?? '' });
  expect([second.results, third.results, third.next]).toEqual([['d', 'e', 'f'], ['g'], null]);
  expect(page({ page_size: 3, cursor: third.previous ?? '' }).results).toEqual(['d', 'e', 'f']);
  expect(page({ page_size: 3, cursor: second.previous ?? '' })).toMatchObject({
    results: ['a', 'b', 'c'],
    previous: null,
  });
});

test('a plain list has a thousand at most, and where the rest begins', () => {
  const many = Array.from({ length: 1001 }, (_, index) => String(index));
  const plain = arrayPage(many, (item) => item, {});
  expect(plain.results).toHaveLength(1000);
  const rest = arrayPage(many, (item) => item, { page_size: 100, cursor: plain.next ?? '' });
  expect([rest.results, rest.next]).toEqual([['1000'], null]);
});

test('a cursor of nobody, and of an item that is not in the list, are refused by name', () => {
  const ofAnother = arrayPage(['x', 'y'], (item) => item, { page_size: 1 }).next ?? '';
  for (const cursor of ['x', '', Buffer.from('["after",7]').toString('base64url'), ofAnother]) {
    expect(() => page({ cursor })).toThrow(
      expect.objectContaining({ fields: { cursor: ['El cursor no es válido.'] } }),
    );
  }
});
