import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seconds } from '../system/progress.ts';
import type { Booted } from './boot.ts';
import type { PlatformAddresses } from './environment.ts';
import { metricIn } from './metric-in.ts';

const TIMEOUT_MILLISECONDS = 120_000;
const NEWS_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 250;
/** An event that moves from one process to the next may be missed between two looks, and hardly twice. */
const QUIET_LOOKS = 2;

/** What a process's metrics say of everything that has not arrived yet. */
const underWay = ['demo_data_pending', 'outbox_waiting', 'events_queued', 'events_waiting'];

/** How much is under way in a process, from its metrics; null where they do not say. */
export function countPending(metrics: string): number | null {
  let sum = 0;
  for (const name of underWay) {
    const value = metricIn(metrics, name);
    if (value === undefined) return null;
    sum += Number(value);
  }
  return sum;
}

async function ask(port: number): Promise<number | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(2000) });
    return response.ok ? countPending(await response.text()) : null;
  } catch {
    return null;
  }
}

const isQuiet = async (ports: PlatformAddresses['ports']) =>
  (await Promise.all(Object.values(ports).map(({ metrics }) => ask(metrics)))).every((count) => count === 0);

/**
 * Waits, at the first start on a data folder, until the demo data has been stored and every event about it has arrived in
 * the views: only then is what the screens show whole. Later starts do not wait. Goes on after a while, and says so.
 */
export async function waitForDemoData({ settings, addresses, data }: Booted, say: (line: string) => void) {
  const mark = join(data.path, 'demo-data.arrived');
  if (!settings.hasDemoData || existsSync(mark)) return;
  const began = performance.now();
  let quietLooks = 0;
  let news = NEWS_MILLISECONDS;
  while (quietLooks < QUIET_LOOKS) {
    const took = performance.now() - began;
    if (took > TIMEOUT_MILLISECONDS) {
      say('  Demo data… is still on its way: some screens lack parts of it, which appear by themselves.');
      say('  If they do not, see what failed: npm run events -- list');
      return;
    }
    if (took > news) {
      say(`  Demo data… (${seconds(began)})`);
      news += NEWS_MILLISECONDS;
    }
    quietLooks = (await isQuiet(addresses.ports)) ? quietLooks + 1 : 0;
    await wait(PAUSE_MILLISECONDS);
  }
  await writeFile(mark, '');
  say(`  Demo data… arrived in ${seconds(began)}`);
}
