/**
 * Ends the workshop when it takes too much memory or too much of the processor for one file, or when its service is gone.
 * A thread of its own, because the work may keep the main one busy for good.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Watched } from './jobs.ts';

const PAUSE_MILLISECONDS = 20;
const { parent, mostBytes, mostProcessorMilliseconds } = workerData as Watched;
/** What the process had taken of the processor when it began with the present file. */
let before: NodeJS.CpuUsage | null = null;

parentPort?.on('message', (isWorking: boolean) => {
  before = isWorking ? process.cpuUsage() : null;
});

/** On a busy machine a clock would count the time of others, too. */
function tookTooLong(): boolean {
  if (!before) return false;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 > mostProcessorMilliseconds;
}

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || tookTooLong() || process.ppid !== parent) {
    process.kill(process.pid, 'SIGKILL');
  }
}, PAUSE_MILLISECONDS);
