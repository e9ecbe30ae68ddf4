/**
 * Lighthouse, as a phone, several times on the public pages of the very build that is shipped; prints the medians and
 * ends with 1 when one is below its limit. `npm run quality [-- --runs 5 --pages home,tours]`. It uses the platform of
 * PLATFORM_URL when one is named, else starts one of its own. The machine must have nothing else to do.
 */
import sparticuz from '@sparticuz/chromium';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { spawnPlatform } from '../src/spawn-platform.ts';

const limits = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const;
type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];

/** Printed too, because they say why a score is what it is. */
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
} as const;
type Metric = keyof typeof metrics;

interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<Metric, { numericValue: number }>;
}

const run = promisify(execFile);
const say = (line: string) => void process.stdout.write(`${line}\n`);
// Installed by `npm run quality`: 150 MB that nothing else needs.
const tools = createRequire(join(import.meta.dirname, '../../../tools/quality/package.json'));
const lighthouse = join(dirname(tools.resolve('lighthouse/package.json')), 'cli/index.js');

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function measure(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const browser = process.env.CHROME_PATH ?? (await sparticuz.executablePath());
  const only = `--only-categories=${categories.join(',')}`;
  await run(process.execPath, [lighthouse, url, ...options, only], { env: { ...process.env, CHROME_PATH: browser } });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** A run that the browser spoilt gives no number at all; Lighthouse itself asks to run it again. */
async function measureWell(url: string, folder: string, tries = 3): Promise<Report> {
  try {
    return await measure(url, folder);
  } catch (error) {
    if (tries === 1) throw error;
    return measureWell(url, folder, tries - 1);
  }
}

function row(page: string, reports: readonly Report[]): { line: string; isMet: boolean } {
  const scores = categories.map((name) => Math.round(100 * median(reports.map((each) => each.categories[name].score))));
  const isMet = categories.every((name, index) => (scores[index] ?? 0) >= limits[name]);
  const values = (Object.keys(metrics) as Metric[]).map((name) => {
    const value = median(reports.map((each) => each.audits[name].numericValue));
    return name === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`;
  });
  return { line: `| ${[`/${page}`, ...scores, ...values].join(' | ')} |`, isMet };
}

const { values: given } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: 'home,tours,contacts' } },
});
const platform = process.env.PLATFORM_URL ? null : await spawnPlatform();
const url = process.env.PLATFORM_URL ?? platform?.url ?? '';
const folder = await mkdtemp(join(tmpdir(), 'quality-'));
try {
  const busy = loadavg()[0] ?? 0;
  if (busy > 0.5 * availableParallelism())
    say(`The machine is busy (load ${busy.toFixed(1)}): these numbers are too low.`);
  say(`| page | ${categories.join(' | ')} | ${Object.values(metrics).join(' | ')} |`);
  say(`|${' --- |'.repeat(1 + categories.length + Object.keys(metrics).length)}`);
  for (const page of given.pages.split(',')) {
    const reports: Report[] = [];
    while (reports.length < Number(given.runs)) reports.push(await measureWell(`${url}/${page}`, folder));
    const { line, isMet } = row(page, reports);
    say(line);
    if (!isMet) process.exitCode = 1;
  }
  say(`limits: ${categories.map((name) => `${name} ≥ ${limits[name]}`).join(', ')}`);
} finally {
  await rm(folder, { recursive: true, force: true });
  await platform?.stop();
}
