import { type SpawnedPlatform, spawnPlatform, variablesOf } from '@bitacora/testing/stories';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../stories/browser.ts';

/**
 * A platform of the suite's own, started for the first time: stopping services and changing what the agency says must not
 * trouble the other stories, and what those do to theirs at this moment is no measure.
 */
export let platform: SpawnedPlatform;
export let browser: Browser;

beforeAll(async () => {
  platform = await spawnPlatform();
  Object.assign(process.env, variablesOf(platform));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});
