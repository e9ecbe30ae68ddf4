import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Stops what start-platform started, once: each project on the platform asks for it. */
export default async function stopPlatform(): Promise<void> {
  const platform = globalThis.platformOfStories;
  globalThis.platformOfStories = undefined;
  // One that did not start has nothing to stop, and its suites have said so.
  await platform?.then(({ stop }) => stop()).catch(() => undefined);
  if (process.env.PLATFORM_FILE) await rm(dirname(process.env.PLATFORM_FILE), { recursive: true, force: true });
}
