import { fileMessages as messages } from '@bitacora/contracts/messages';
import { beforeEach, expect, test } from '@jest/globals';
import { WorkshopQueue } from '../../src/files/workshop-queue.ts';

let time: number;
let queue: WorkshopQueue;
let done: string[];
let working: (() => void) | undefined;
beforeEach(() => {
  [time, done, working] = [0, [], undefined];
  const limits = {
    turnMilliseconds: 20_000,
    mostWaiting: 5,
    mostWaitingOfPerson: 2,
    mostMillisecondsOfPerson: 20_000,
  };
  queue = new WorkshopQueue(limits, () => time);
});

/** A file of somebody's; its work goes on until `finish`. Answers how it went. */
const file = (owner: string | null, name: string) =>
  queue
    .run(
      owner,
      () => Promise.resolve(),
      () =>
        new Promise<void>((resolve) => {
          working = resolve;
        }),
    )
    .then(
      () => void done.push(name),
      (error: unknown) => error,
    );

/** All that needs no time. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The file at work took so long. */
async function finish(milliseconds: number): Promise<void> {
  await settled();
  time += milliseconds;
  working?.();
  await settled();
}

test('whoever comes with one file waits for one file, however many another brings', async () => {
  void file('attacker', 'a1');
  await settled();
  void file('attacker', 'a2');
  void file('attacker', 'a3');
  void file('traveller', 'the traveller’s');
  await finish(5000);
  await finish(100);
  expect(done).toEqual(['a1', 'the traveller’s']);
});

test('two people who bring files without end take turns with a third', async () => {
  void file('first', 'first 1');
  await settled();
  for (const name of ['first', 'second']) {
    void file(name, `${name} 2`);
    void file(name, `${name} 3`);
  }
  await finish(3000);
  void file('third', 'third 1');
  await finish(3000);
  await finish(100);
  void file('third', 'third 2');
  await finish(3000);
  await finish(3000);
  expect(done).toEqual(['first 1', 'second 2', 'third 1', 'first 2', 'second 3']);
  await finish(100);
  expect(done.at(-1)).toBe('third 2');
});

test('the service’s own work has a turn among people, and no limit of its own', async () => {
  void file('agent', 'agent 1');
  await settled();
  void file('agent', 'agent 2');
  for (const number of [1, 2, 3]) void file(null, `image ${number}`);
  for (const milliseconds of [1000, 9000, 1000, 9000, 9000]) await finish(milliseconds);
  expect(done).toEqual(['agent 1', 'image 1', 'agent 2', 'image 2', 'image 3']);
  void file(null, 'image 4');
  await finish(9000);
  expect(done.at(-1)).toBe('image 4');
});

test('a third file that waits beside one at work is told to come again; another person’s is not', async () => {
  void file('attacker', 'a1');
  await settled();
  void file('attacker', 'a2');
  void file('attacker', 'a3');
  expect(await file('attacker', 'a4')).toMatchObject({ kind: 'rate-limited', message: messages.ownFilesWait });
  void file('traveller', 'the traveller’s');
  await finish(1);
  await finish(1);
  expect(done).toEqual(['a1', 'the traveller’s']);
});

test('whose files took twenty seconds within a minute comes again when some of them are a minute ago', async () => {
  void file('attacker', 'a1');
  await finish(10_000);
  void file('attacker', 'a2');
  await finish(10_000);
  expect(await file('attacker', 'a3')).toMatchObject({
    kind: 'rate-limited',
    message: messages.tooManyFiles,
    retryAfterSeconds: 50,
  });
  void file('traveller', 'the traveller’s');
  await finish(100);
  expect(done).toEqual(['a1', 'a2', 'the traveller’s']);
  time = 70_000;
  void file('attacker', 'a4');
  await finish(100);
  expect(done.at(-1)).toBe('a4');
});

test('what waited while its owner’s time was used up is not looked at', async () => {
  void file('attacker', 'a1');
  await settled();
  const waiting = [file('attacker', 'a2'), file('attacker', 'a3')];
  await finish(10_000);
  await finish(10_000);
  expect(done).toEqual(['a1', 'a2']);
  expect(await waiting[1]).toMatchObject({ kind: 'rate-limited', message: messages.tooManyFiles });
});

test('the start of the workshop is nobody’s time', async () => {
  const slowStart = () => {
    time += 19_000;
    return Promise.resolve();
  };
  for (const name of ['a1', 'a2']) await queue.run('traveller', slowStart, async () => void done.push(name));
  void file('traveller', 'a3');
  await finish(100);
  expect(done).toEqual(['a1', 'a2', 'a3']);
});

test('when too many wait, or one waits too long, the workshop is busy; what fails ends its turn', async () => {
  void queue
    .run(
      null,
      () => Promise.reject(new Error('it does not start')),
      () => Promise.resolve(),
    )
    .catch(() => undefined);
  const first = file('first', 'first 1');
  await settled();
  const late = ['second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => file(name, name));
  expect(await file('seventh', 'seventh')).toMatchObject({
    code: 'busy',
    message: messages.busy,
    retryAfterSeconds: 5,
  });
  await finish(20_001);
  await first;
  for (const answer of await Promise.all(late)) expect(answer).toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
  expect(done).toEqual(['first 1']);
});
