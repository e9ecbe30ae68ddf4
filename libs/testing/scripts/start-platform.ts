import sparticuz from '@sparticuz/chromium';
import { type SpawnedPlatform, spawnPlatform } from '../src/spawn-platform.ts';

declare global {
  var platformOfStories: SpawnedPlatform | undefined;
}

/**
 * Starts the platform once for the suites that use it from outside; they find it through PLATFORM_URL,
 * PLATFORM_INBOX_URL and PLATFORM_DATA_DIR. One that is named there already is used as it is. The browser is unpacked
 * before: two suites that do so at once would start half of it.
 */
export default async function startPlatform(): Promise<void> {
  process.env.CHROME_PATH ??= await sparticuz.executablePath();
  if (process.env.PLATFORM_URL) return;
  const platform = await spawnPlatform();
  globalThis.platformOfStories = platform;
  process.env.PLATFORM_URL = platform.url;
  process.env.PLATFORM_INBOX_URL = platform.inboxUrl;
  process.env.PLATFORM_DATA_DIR = platform.dataDirectory;
}
