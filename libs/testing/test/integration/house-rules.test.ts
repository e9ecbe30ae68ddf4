import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-rules-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints one planted file at a place of the house; answers what the linter says, empty when it is content. */
async function lint(path: string, source: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
  try {
    await promisify(execFile)(process.execPath, [oxlint, '-c', '.oxlintrc.json', path], { cwd: folder });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    await rm(file);
  }
}

const imports = (name: string) => `export * from '${name}';`;

test.each([
  ['services/billing/src/domain/invoice.ts', imports('@nestjs/common')],
  ['services/billing/src/domain/invoice.ts', imports('@mikro-orm/core')],
  ['services/billing/src/domain/invoice.ts', imports('bullmq')],
  ['services/billing/src/domain/invoice.ts', imports('../persistence/entities.ts')],
  ['services/billing/src/domain/invoice.ts', 'export const now = () => Date.now();'],
  ['services/billing/src/domain/invoice.ts', 'export const home = () => process.env.HOME;'],
  ['services/billing/src/domain/invoice.ts', imports('@bitacora/loyalty')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('@bitacora/loyalty')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('@mikro-orm/core')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('../http/invoices.controller.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('../http/invoices.controller.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('@bitacora/journeys')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/journeys')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/testing')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/loyalty')],
  ['services/billing/src/http/invoices.controller.ts', imports('../persistence/invoice.repository.ts')],
  ['services/billing/src/consumers/when-journey-changes.ts', imports('@bitacora/loyalty/index.ts')],
  ['services/loyalty/src/points/domain/point.ts', imports('@nestjs/common')],
  ['services/loyalty/src/points/domain/point.ts', imports('../persistence/entities.ts')],
  ['services/loyalty/src/points/domain/point.ts', 'export const now = () => Date.now();'],
  ['services/loyalty/src/points/domain/point.ts', imports('../../levels/domain/level.ts')],
  ['services/loyalty/src/points/use-cases/earn-points.ts', imports('@mikro-orm/core')],
  ['services/loyalty/src/points/use-cases/earn-points.ts', imports('../http/points.controller.ts')],
  ['services/loyalty/src/points/use-cases/earn-points.ts', imports('../../levels/use-cases/rise.ts')],
  ['services/loyalty/src/points/references/point-references.ts', imports('../use-cases/earn-points.ts')],
  ['services/loyalty/src/points/references/point-references.ts', imports('../../levels/references/levels.ts')],
  ['services/loyalty/src/points/http/points.controller.ts', imports('../persistence/point.repository.ts')],
  ['services/loyalty/src/points/http/points.controller.ts', imports('../../levels/queries/level.ts')],
  ['services/loyalty/src/points/queries/points.ts', imports('@bitacora/billing')],
  ['services/loyalty/src/points/queries/points.ts', imports('../../levels/queries/level.ts')],
  ['services/loyalty/src/points/persistence/migrations/points.ts', imports('../../../levels/domain/level.ts')],
  ['services/loyalty/src/points/points.module.ts', imports('../levels/levels.module.ts')],
  ['services/services-catalog/src/content/domain/tour.ts', imports('../../records/domain/service-record.ts')],
  ['services/services-catalog/src/records/queries/lookups.ts', imports('../../content/queries/own-content.ts')],
  ['services/loyalty/src/queries/points.ts', imports('@bitacora/billing')],
  ['bff/src/gateway/gateway.ts', imports('@bitacora/identity')],
  ['libs/kernel/src/money.ts', imports('@bitacora/contracts')],
  ['libs/contracts/src/http/auth.ts', imports('@nestjs/common')],
  ['libs/contracts/src/http/auth.ts', imports('node:fs')],
  ['web/src/lib/api.ts', imports('@bitacora/platform')],
  ['web/src/lib/api.ts', imports('@bitacora/loyalty')],
  ['web/src/lib/api.ts', imports('../features/home/home-page.tsx')],
  ['web/src/ui/button.tsx', imports('../features/home/home-page.tsx')],
  ['web/src/ui/toasts/notify.ts', imports('../../app/routes.tsx')],
  ['web/src/features/home/home-page.tsx', imports('../login/login-form.tsx')],
  ['web/src/features/home/home-page.tsx', imports('../../features/login/login-form.tsx')],
  ['web/src/features/home/home-page.tsx', imports('../../app/router.tsx')],
  ['web/src/features/home/model/rules.ts', imports('../../login/login-rules.ts')],
])('%s may not hold: %s', async (path, source) => {
  expect(await lint(path, source)).toMatch(/no-restricted-(imports|globals|properties)/);
});

test.each([
  ['services/billing/src/domain/invoice.ts', imports('@bitacora/kernel')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('../persistence/invoice.repository.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('../persistence/invoice.repository.ts')],
  ['services/billing/src/http/invoices.controller.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/contracts/messages')],
  ['services/loyalty/src/points/demo/demo-points.ts', imports('../../config.ts')],
  ['services/loyalty/src/points/use-cases/earn-points.ts', imports('../persistence/point.repository.ts')],
  ['services/loyalty/src/points/points.module.ts', imports('./use-cases/earn-points.ts')],
  ['services/loyalty/src/loyalty.module.ts', imports('./points/points.module.ts')],
  ['web/src/lib/api.ts', imports('@bitacora/kernel/ids')],
  ['web/src/features/home/home-page.tsx', imports('../../ui/button.tsx')],
  ['web/src/features/home/home-page.tsx', imports('./quote-form.tsx')],
  ['web/src/features/home/parts/hero.tsx', imports('../../../lib/api.ts')],
  ['web/src/features/home/parts/hero.tsx', imports('../model/rules.ts')],
])('%s may hold: %s', async (path, source) => {
  expect(await lint(path, source)).toBe('');
});
