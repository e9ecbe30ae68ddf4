import { FixedClock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { describe, expect, test } from '@jest/globals';
import { FileLinks } from '../../src/files/file-links.ts';

describe('file links', () => {
  const environment = { PUBLIC_URL: 'http://localhost:3000', FILE_LINK_SECRET: 'signs links in tests only' };
  const MINUTE = 60_000;

  function linksAt(instant: string) {
    const clock = new FixedClock(instant);
    return { clock, links: new FileLinks(environment, clock) };
  }

  test('a link is the same for its quarter of an hour, and another one in the next, which lives as long', () => {
    const { clock, links } = linksAt('2026-03-01T10:00:00Z');
    const file = { id: newId() };
    const first = links.linkTo(file, 'ana');
    clock.advance(14 * MINUTE);
    expect(links.linkTo(file, 'ana')).toBe(first);
    clock.advance(MINUTE);
    const next = new URL(links.linkTo(file, 'ana')).searchParams;
    expect(Number(next.get('expires')) - clock.now().getTime()).toBe(30 * MINUTE);
  });

  test('each reader and each file has a link of its own, also when it was asked for before', () => {
    const { links } = linksAt('2026-03-01T10:00:00Z');
    const [one, other] = [{ id: newId() }, { id: newId() }];
    const asked = () => [links.linkTo(one, 'ana'), links.linkTo(one, 'luis'), links.linkTo(other, 'ana')];
    const first = asked();
    expect(new Set(first).size).toBe(3);
    expect(asked()).toEqual(first);
    for (const [file, link] of [[one, first[0]] as const, [other, first[2]] as const])
      expect(links.isOurs(file.id, Object.fromEntries(new URL(link ?? '').searchParams))).toBe(true);
  });

  test('a link opens while the secret that signed it is replaced, and not once that is gone', () => {
    const [former, next] = ['the former one of this test', 'the next one of this test'];
    const clock = new FixedClock('2026-03-01T10:00:00Z');
    const stages = [former, `${former}\n${next}`, `${next}\n${former}`, next].map(
      (FILE_LINK_SECRET) => new FileLinks({ ...environment, FILE_LINK_SECRET }, clock),
    );
    const holdsAt = (link = '') =>
      stages.map((links) => links.holds('a-file', Object.fromEntries(new URL(link).searchParams)));
    const [old, fresh] = [stages[0], stages[2]].map((links) => links?.linkTo({ id: 'a-file' }, 'ana'));
    expect(holdsAt(old)).toEqual([true, true, true, false]);
    expect(holdsAt(fresh)).toEqual([false, true, true, true]);
  });
});
