import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../platform/settings.ts';
import { step } from '../system/progress.ts';
import { inTurnToBuild } from './build-turn.ts';
import { buildWeb, buildWebForDevelopment } from './build-web.ts';
import { compilePackage } from './compile.ts';
import { findPackages } from './packages.ts';

/** Compiles all packages that changed. */
export async function compileAll(): Promise<number> {
  const counts = await Promise.all(findPackages().map(compilePackage));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Brings every `dist/` up to date, with a line of progress for each half. */
export function buildAll({ isWebWanted = true, isDevelopment = false } = {}): Promise<void> {
  return inTurnToBuild(async () => {
    await step('Services', compileAll, 'compiled');
    if (isWebWanted && existsSync(join(root, 'web/index.html')))
      await step('Web', isDevelopment ? buildWebForDevelopment : buildWeb, 'built');
  });
}
