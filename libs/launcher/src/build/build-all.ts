import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../platform/settings.ts';
import { step } from '../system/progress.ts';
import { inTurnToBuild } from './build-turn.ts';
import { bundlePrograms } from './bundle.ts';
import { buildWeb, buildWebForDevelopment } from './build-web.ts';
import { compilePackage } from './compile.ts';
import { findPackages } from './packages.ts';

/** Compiles all packages that changed. */
export async function compileAll(): Promise<void> {
  await Promise.all(findPackages().map(compilePackage));
}

/** The same, and makes the programs of them. */
export async function buildPrograms(): Promise<void> {
  await compileAll();
  await bundlePrograms();
}

/** Brings everything that is built up to date, with a line of progress for each half. */
export function buildAll({ isWebWanted = true, isDevelopment = false } = {}): Promise<void> {
  return inTurnToBuild(async () => {
    await step('Services', buildPrograms, 'compiled');
    if (isWebWanted && existsSync(join(root, 'web/index.html')))
      await step('Web', isDevelopment ? buildWebForDevelopment : buildWeb, 'built');
  });
}
