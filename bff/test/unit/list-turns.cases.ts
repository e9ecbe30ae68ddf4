import { describe, expect, test } from '@jest/globals';
import { passengersThat } from '../../src/staff-lists/conditions.ts';
import { ListTurns } from '../../src/staff-lists/list-turns.ts';

/** A read that goes on until it is told to end. */
function aRead() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const read = { isRunning: false, end: () => end() };
  return {
    read,
    work: async () => {
      read.isRunning = true;
      await ended;
      return 'read';
    },
  };
}

describe('what an employee reads of lists', () => {
  const [one, other] = [{ userId: 'one' }, { userId: 'other' }];

  test('is two at once: what is more waits for them, and holds up nobody else', async () => {
    const turns = new ListTurns();
    const reads = [aRead(), aRead(), aRead()];
    const asked = reads.map(({ work }) => turns.read(one, work));
    const another = aRead();
    const anothers = turns.read(other, another.work);
    expect(reads.map(({ read }) => read.isRunning)).toEqual([true, true, false]);
    expect(another.read.isRunning).toBe(true);
    for (const { read } of [...reads, another]) read.end();
    expect(await Promise.all([...asked, anothers])).toEqual(['read', 'read', 'read', 'read']);
  });

  test('is refused when much of it waits already', async () => {
    const turns = new ListTurns();
    const { read, work } = aRead();
    const asked = Array.from({ length: 102 }, () => turns.read(one, work));
    await expect(turns.read(one, work)).rejects.toMatchObject({ kind: 'rate-limited' });
    read.end();
    expect(await Promise.all(asked)).toHaveLength(102);
  });

  test('holds no turn while nobody takes the next lines of a file', async () => {
    const turns = new ListTurns();
    async function* lines() {
      yield* ['first', 'second'];
    }
    const files = Array.from({ length: 4 }, () => turns.batches(one, lines()));
    for (const line of ['first', 'second']) {
      expect(await Promise.all(files.map((file) => file.next()))).toEqual(
        files.map(() => ({ done: false, value: line })),
      );
    }
    expect(await turns.read(one, async () => 'read')).toBe('read');
  });

  test('looks for parts of reservation codes by words of three letters and more', () => {
    const lookedFor = (search: string) =>
      passengersThat('0993371112001', search).sql.split('service_records').length - 1;
    expect([lookedFor('a b cd 12'), lookedFor('k7p mora')]).toEqual([0, 2]);
  });
});
