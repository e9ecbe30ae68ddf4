/**
 * Ends the workshop when it takes too much memory, or when its service is gone. A thread of its own, because the work
 * may keep the main one busy for good.
 */
import { workerData } from 'node:worker_threads';
import type { Watched } from './jobs.ts';

const PAUSE_MILLISECONDS = 20;
const { parent, mostBytes } = workerData as Watched;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, PAUSE_MILLISECONDS);
