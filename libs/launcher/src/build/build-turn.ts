import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../platform/settings.ts';
import { birthOf, isAlive } from '../system/processes-of-machine.ts';

const ASK_EVERY_MILLISECONDS = 100;

/** Who builds: a process id is given again, a process with its time of birth is not. */
interface Builder {
  pid: number;
  birth: string | null;
}

/**
 * Builds in one checkout take turns: two starts at the same moment would remove what the other one is writing. A build
 * that was killed holds up nobody.
 */
export async function inTurnToBuild<Result>(
  work: () => Promise<Result>,
  turn = join(root, 'node_modules/.cache/build-turn.json'),
): Promise<Result> {
  await mkdir(dirname(turn), { recursive: true });
  while (!(await take(turn))) {
    await clear(turn);
    await setTimeout(ASK_EVERY_MILLISECONDS);
  }
  try {
    return await work();
  } finally {
    await rm(turn, { force: true });
  }
}

/** Answers whether the turn is ours; the file is there with its content or not at all. */
async function take(turn: string): Promise<boolean> {
  const builder: Builder = { pid: process.pid, birth: birthOf(process.pid) };
  // One of its own: who asks beside it takes none away.
  const draft = `${turn}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(builder));
  try {
    await link(draft, turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes the turn of a process that is gone. Only one who waits can move it aside; one that is not gone is put back. */
async function clear(turn: string): Promise<void> {
  if (await isHeld(turn)) return;
  const aside = `${turn}.gone-${randomUUID()}`;
  const moved = await rename(turn, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if (await isHeld(aside)) await link(aside, turn).catch(() => undefined);
  await rm(aside, { force: true });
}

async function isHeld(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => null);
  // Just given back.
  if (text === null) return true;
  const { pid, birth } = JSON.parse(text) as Builder;
  return isAlive(pid) && birthOf(pid) === birth;
}
