import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Stops what start-platform started, as Ctrl-C does, and clears its folder. */
export default async function stopPlatform(): Promise<void> {
  const child = globalThis.platformOfStories;
  if (!child) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  const data = process.env.PLATFORM_DATA_DIR;
  if (data) await rm(dirname(data), { recursive: true, force: true });
}
