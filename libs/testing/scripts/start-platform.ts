import sparticuz from '@sparticuz/chromium';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpawnedPlatform, spawnPlatform } from '../src/spawn-platform.ts';
import { tellOf } from './platform-of-stories.ts';

declare global {
  var platformOfStories: Promise<SpawnedPlatform> | undefined;
}

/**
 * Starts the platform once for the suites that use it from outside, and does not wait for it: others run meanwhile
 * (`wait-for-platform.ts`). One that PLATFORM_URL, PLATFORM_INBOX_URL and PLATFORM_DATA_DIR name already is used as it is.
 * The browser is unpacked before: two suites that do so at once would start half of it.
 */
export default async function startPlatform(): Promise<void> {
  process.env.CHROME_PATH ??= await sparticuz.executablePath();
  if (process.env.PLATFORM_URL || globalThis.platformOfStories) return;
  process.env.PLATFORM_FILE = join(await mkdtemp(join(tmpdir(), 'bitacora-platform-')), 'platform.json');
  globalThis.platformOfStories = spawnPlatform({ NODE_ENV: 'test' });
  void tellOf(globalThis.platformOfStories, process.env.PLATFORM_FILE);
}
