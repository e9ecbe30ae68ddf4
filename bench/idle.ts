/**
 * What the whole platform costs while nobody uses it: processor time of every process, its PostgreSQL included, as a
 * part of one core. `npm run bench`; ends with 1 above the limit.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { spawnPlatform } from '../libs/testing/src/spawn-platform.ts';
import { computed, familyOf, parentOf } from './processor-time.ts';

/** After a start: mails leave, pools close what they no longer need, the file workshop ends. */
const SETTLE_MILLISECONDS = 45_000;
const MEASURED_MILLISECONDS = 60_000;
const PERCENT_OF_A_CORE = 3;

const platform = await spawnPlatform();
try {
  const launcher = parentOf(await platform.pidOf('bff'));
  await pause(SETTLE_MILLISECONDS);
  const before = new Map(familyOf(launcher).map((pid) => [pid, computed(pid)]));
  const began = performance.now();
  await pause(MEASURED_MILLISECONDS);
  const elapsed = performance.now() - began;
  const spent = familyOf(launcher).reduce((sum, pid) => sum + computed(pid) - (before.get(pid) ?? 0), 0);
  const percent = (spent / elapsed) * 100;
  process.stdout.write(`idle: ${percent.toFixed(1)} % of a core (at most ${PERCENT_OF_A_CORE} %)\n`);
  if (percent > PERCENT_OF_A_CORE) process.exitCode = 1;
} finally {
  await platform.stop();
}
