import { beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../../..');
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
type Planted = readonly [path: string, source: string];

const imports = (name: string) => `export * from '${name}';`;

const forbidden: readonly Planted[] = [
  ['services/identity/src/config.ts', imports('../../journeys/src/config.ts')],
  ['services/insurers/src/insurers.module.ts', imports('../../journeys/src/domain/journey.ts')],
  ['services/billing/src/domain/invoice.ts', imports('@nestjs/common')],
  ['services/billing/src/domain/invoice.ts', imports('@mikro-orm/core')],
  ['services/billing/src/domain/invoice.ts', imports('bullmq')],
  ['services/billing/src/domain/invoice.ts', imports('../persistence/entities.ts')],
  ['services/billing/src/domain/invoice.ts', 'export const now = () => Date.now();'],
  ['services/billing/src/domain/invoice.ts', 'export const now = () => new Date();'],
  ['services/billing/src/domain/invoice.ts', 'export const now = () => performance.now();'],
  ['services/billing/src/domain/invoice.ts', 'export const now = () => Temporal.Now.instant();'],
  ['services/billing/src/domain/invoice.ts', 'export const home = () => process.env.HOME;'],
  ['services/billing/src/domain/invoice.ts', 'export const home = () => globalThis.process.env.HOME;'],
  ['services/billing/src/domain/invoice.ts', "export const ask = () => fetch('http://journeys');"],
  ['services/billing/src/domain/invoice.ts', imports('node:http')],
  ['services/billing/src/domain/invoice.ts', imports('fs')],
  ['services/billing/src/domain/invoice.ts', imports('undici')],
  ['services/billing/src/domain/invoice.ts', imports('../references/journeys.ts')],
  ['services/billing/src/domain/invoice.ts', imports('../demo/demo-billing.ts')],
  ['services/billing/src/domain/invoice.ts', imports('../config.ts')],
  ['services/billing/src/domain/lines/line.ts', imports('../../persistence/entities.ts')],
  ['services/billing/src/domain/invoice.ts', imports('@bitacora/loyalty')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('@bitacora/loyalty')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('@mikro-orm/core')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('../http/invoices.controller.ts')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('../consumers/when-journey-changes.ts')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('node:http')],
  ['services/billing/src/use-cases/issue-invoice.ts', "export const ask = () => fetch('http://journeys');"],
  ['services/billing/src/references/invoice-references.ts', "export const ask = () => fetch('http://journeys');"],
  ['services/billing/src/references/invoice-references.ts', 'export const home = () => process.env.HOME;'],
  ['bff/src/files/files.ts', "export const ask = () => fetch('http://journeys');"],
  ['bff/src/files/files.ts', 'export const home = () => process.env.HOME;'],
  ['services/billing/src/queries/invoices.ts', imports('../http/invoices.controller.ts')],
  ['services/billing/src/queries/invoices.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/billing/src/persistence/invoice.repository.ts', imports('../http/invoices.controller.ts')],
  ['services/billing/src/persistence/invoice.repository.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/billing/src/persistence/invoice.repository.ts', imports('../queries/invoices.ts')],
  ['services/billing/src/persistence/migrations/m.ts', imports('../../use-cases/issue-invoice.ts')],
  ['services/billing/src/consumers/when-journey-changes.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/identity/src/credentials/passwords.ts', imports('../use-cases/log-in.ts')],
  ['services/notifications/src/mails/quote-alert.tsx', imports('../sending/mail-sender.ts')],
  ['services/notifications/src/sending/mail-sender.ts', imports('../consumers/when-quote-created.ts')],
  ['services/notifications/src/previews/mail-previews.ts', imports('../credentials/mail-tokens.ts')],
  ['services/notifications/src/previews/mail-previews.ts', imports('@bitacora/testing')],
  ['services/journeys/src/limits/submission-limits.ts', imports('../persistence/entities.ts')],
  ['services/services-catalog/src/content/images/image-store.ts', imports('../use-cases/create-tour.ts')],
  ['services/journeys/src/demo/demo-journeys.ts', imports('../http/journeys.controller.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('../http/invoices.controller.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('@bitacora/journeys')],
  ['services/journeys/src/projections/people-of-now.ts', imports('../use-cases/create-journey.ts')],
  ['services/journeys/src/persistence/complete-holders.ts', imports('../projections/people-of-now.ts')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/journeys')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/testing')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/loyalty')],
  ['services/billing/src/http/invoices.controller.ts', imports('../persistence/invoice.repository.ts')],
  ['services/billing/src/http/invoices.controller.ts', imports('@mikro-orm/postgresql')],
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
  ['services/services-catalog/src/records/kinds.ts', imports('../content/kinds.ts')],
  ['services/services-catalog/src/records/queries/lookups.ts', imports('./../../content/queries/own-content.ts')],
  ['services/loyalty/src/queries/points.ts', imports('@bitacora/billing')],
  ['bff/src/gateway/gateway.ts', imports('@bitacora/identity')],
  ['libs/kernel/src/money.ts', imports('@bitacora/contracts')],
  ['bff/src/web/pages.ts', imports('../../../web/src/main.tsx')],
  ['libs/platform/src/http/call.ts', imports('../../../../bff/src/config.ts')],
  ['libs/platform/src/http/call.ts', imports('../../../../services/identity/src/config.ts')],
  ['libs/kernel/src/money.ts', imports('pg')],
  ['libs/kernel/src/money.ts', imports('node:fs')],
  ['libs/kernel/src/money.ts', imports('../../contracts/src/index.ts')],
  ...[
    '@nestjs/common',
    'node:fs',
    'fs',
    'pg',
    'minio',
    'react-dom',
    '@bitacora/launcher',
    '../../../places/src/index.ts',
  ].map((name) => ['libs/contracts/src/http/auth.ts', imports(name)] as const),
  ['libs/places/src/cities.ts', imports('@bitacora/contracts')],
  ['libs/places/src/cities.ts', imports('@nestjs/common')],
  ['libs/places/src/cities.ts', imports('node:http')],
  ['web/src/lib/api.ts', imports('@bitacora/platform')],
  ['web/src/lib/api.ts', imports('@bitacora/loyalty')],
  ['web/src/lib/api.ts', imports('../features/home/home-page.tsx')],
  ['web/src/lib/api.ts', imports('../ui/button.tsx')],
  ['web/src/lib/forms/use-form-life.ts', imports('../../ui/toasts/toasts.tsx')],
  ['web/src/app/routes.tsx', imports('../../../bff/src/config.ts')],
  ['web/src/app/routes.tsx', imports('../../../services/identity/src/config.ts')],
  ['web/src/features/home/home-page.tsx', imports('../../../../bff/src/config.ts')],
  ['web/src/ui/button.tsx', imports('../features/home/home-page.tsx')],
  ['web/src/ui/toasts/notify.ts', imports('../../app/routes.tsx')],
  ['web/src/features/home/home-page.tsx', imports('../login/login-form.tsx')],
  ['web/src/features/home/home-page.tsx', imports('../../features/login/login-form.tsx')],
  ['web/src/features/home/home-page.tsx', imports('../../app/router.tsx')],
  ['web/src/features/home/model/rules.ts', imports('../../login/login-rules.ts')],
  ['web/src/features/home/model/slides/order.ts', imports('../../../login/login-rules.ts')],
  ['web/src/features/home/model/slides/of/day.ts', imports('../../../../login/login-rules.ts')],
];

const allowed: readonly Planted[] = [
  ['services/billing/src/domain/invoice.ts', imports('@bitacora/kernel')],
  ['services/billing/src/use-cases/issue-invoice.ts', imports('../persistence/invoice.repository.ts')],
  ['services/billing/src/references/invoice-references.ts', imports('../persistence/invoice.repository.ts')],
  ['services/billing/src/http/invoices.controller.ts', imports('../use-cases/issue-invoice.ts')],
  ['services/billing/src/http/invoices.controller.ts', imports('@bitacora/contracts/messages')],
  ['services/billing/src/domain/invoice.ts', 'export const isDue = (now: Date, due: Date) => now >= due;'],
  ['services/billing/src/persistence/migrations/m.ts', imports('../../domain/invoice.ts')],
  ['services/billing/src/persistence/migrations/m.ts', imports('../entities.ts')],
  ['services/billing/src/persistence/snapshots.ts', imports('pg')],
  ['services/loyalty/src/points/persistence/migrations/points.ts', imports('../../domain/point.ts')],
  ['services/loyalty/src/points/demo/demo-points.ts', imports('../../config.ts')],
  ['services/loyalty/src/points/use-cases/earn-points.ts', imports('../persistence/point.repository.ts')],
  ['services/loyalty/src/points/points.module.ts', imports('./use-cases/earn-points.ts')],
  ['services/loyalty/src/loyalty.module.ts', imports('./points/points.module.ts')],
  ['web/src/lib/api.ts', imports('@bitacora/kernel/ids')],
  ['web/src/features/home/home-page.tsx', imports('../../ui/button.tsx')],
  ['web/src/features/home/home-page.tsx', imports('./quote-form.tsx')],
  ['web/src/features/home/parts/hero.tsx', imports('../../../lib/api.ts')],
  ['web/src/features/home/parts/hero.tsx', imports('../model/rules.ts')],
  ['web/src/features/home/model/slides/order.ts', imports('../../parts/hero.tsx')],
  ['web/src/features/home/model/slides/order.ts', imports('../../../../ui/button.tsx')],
  ['bff/src/live/live.controller.ts', imports('../web/pages.ts')],
  ['libs/kernel/src/ids.ts', imports('node:crypto')],
];

const planted = [...forbidden, ...allowed];
const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });
let findings: z.infer<typeof report>['diagnostics'];

/** Each in a file of its own at its place of the house: several are planted at the same place. */
function fileOf(one: Planted): string {
  const { dir, base } = parse(one[0]);
  return join(dir, `planted-${planted.indexOf(one)}-${base}`);
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'house-rules-'));
  try {
    await cp(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
    for (const one of planted) {
      const file = join(folder, fileOf(one));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, one[1]);
    }
    const options = [oxlint, '-c', 'oxlint.config.ts', '--format=json'];
    // It ends with an error, for it finds something.
    const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: folder }).catch(
      z.object({ stdout: z.string() }).parse,
    );
    findings = report.parse(JSON.parse(stdout)).diagnostics;
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** What the linter finds in a planted file, empty when it is content. */
const foundIn = (one: Planted) => findings.flatMap(({ code, filename }) => (filename === fileOf(one) ? [code] : []));

test.each(forbidden.map((one) => ({ path: one[0], source: one[1], one })))('$path may not hold: $source', ({ one }) => {
  expect(foundIn(one).join()).toMatch(/no-restricted-(imports|globals|properties)/);
});

test.each(allowed.map((one) => ({ path: one[0], source: one[1], one })))('$path may hold: $source', ({ one }) => {
  expect(foundIn(one)).toEqual([]);
});
