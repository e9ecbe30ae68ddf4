import { expect, test } from '@jest/globals';
import type { BffEnvironment } from '../../src/config.ts';
import { FileLinks } from '../../src/files/file-links.ts';

const [former, next] = ['the-former-one-of-this-test', 'the-next-one-of-this-test'];
const now = () => new Date('2026-11-22T12:00:00Z');
const withSecret = (FILE_LINK_SECRET: string) =>
  // Of the settings links know these two.
  new FileLinks({ FILE_LINK_SECRET, PUBLIC_URL: 'https://viajes.example' } as BffEnvironment, { now });

test('a link to a file opens while the secret that signed it is replaced, and not once that is gone', () => {
  const holds = (links: FileLinks, link: string) =>
    links.holds('a-file', Object.fromEntries(new URL(link).searchParams));
  const [before, published, used, after] = [former, `${former}\n${next}`, `${next}\n${former}`, next].map(withSecret);
  if (!before || !published || !used || !after) throw new Error('there are four');
  const old = before.linkTo({ id: 'a-file' }, 'somebody');
  const fresh = used.linkTo({ id: 'a-file' }, 'somebody');
  expect([before, published, used, after].map((links) => holds(links, old))).toEqual([true, true, true, false]);
  expect([before, published, used, after].map((links) => holds(links, fresh))).toEqual([false, true, true, true]);
});
