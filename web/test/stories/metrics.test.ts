import { metricsUrls } from '@bitacora/testing/stories';
import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelsOf, metricsIn, metricsOf } from './metric-names.ts';

const watch = join(import.meta.dirname, '../../../k8s/components/watch');
const read = (name: string) => readFileSync(join(watch, name), 'utf8');

/** What others tell: Prometheus itself, and the exporters for machines and for the site. */
const ofOthers = new Set([
  'ALERTS',
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_success',
  'probe_http_duration_seconds',
  'probe_ssl_earliest_cert_expiry',
]);

/** What a label may be, for these and no others: a short list, the patterns of our routes, or Node's own words. */
const labels: Readonly<Record<string, RegExp>> = {
  process: /^(identity|journeys|services-catalog|billing|notifications|bff)$/,
  method: /^[A-Z-]{2,16}$/,
  route: /^(unknown|\*|\/[A-Za-z0-9_.:/*-]*)$/,
  status: /^(\d{3}|waiting|sent|bounced|failed|dropped)$/,
  event: /^(unknown|[a-z-]+\.[a-z-]+)$/,
  outcome: /^(handled|duplicate|waits|retried|dead)$/,
  state: /^(used|idle|waiting|queued|withdrawn|dropped)$/,
  le: /^([\d.]+|\+Inf)$/,
  quantile: /^[\d.]+$/,
  kind: /^(major|minor|incremental|weakcb)$/,
  space: /^[a-z_]+$/,
  type: /^\w+$/,
  version: /^v[\d.]+$/,
  major: /^\d+$/,
  minor: /^\d+$/,
  patch: /^\d+$/,
};
/** Ids of rows, people's numbers and addresses. */
const personal = /[0-9a-f]{8}-[0-9a-f]{4}|\d{9}|@/;
const MOST_SERIES = 15_000;

let scrapes: [string, string][];
beforeAll(async () => {
  const urls = Object.entries(await metricsUrls());
  scrapes = (await Promise.all(urls.map(async ([name, url]) => [name, await (await fetch(url)).text()] as const))) as [
    string,
    string,
  ][];
});

test('an expression names its metrics, and nothing else is taken for one', () => {
  const expression = `max by (process) (outbox_waiting{process="bff"}) > 60 and on (process) sum(rate(a_total[5m])) offset 1d
    or label_replace(vector(1), "process", "identity", "", "") unless up == 1`;
  expect(metricsIn(expression).toSorted()).toEqual(['a_total', 'outbox_waiting', 'up']);
});

test('every metric that an alert or the dashboard asks for is told by the running platform', () => {
  const rules = [...read('prometheus/alerts.yml').matchAll(/expr: (?:>-\n((?: {10}.*\n)+)|(.*))/g)];
  const panels = [...read('grafana/platform.json').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)];
  const expressions = [
    ...rules.map(([, block, line]) => block ?? line ?? ''),
    ...panels.map(([, text = '']) => JSON.parse(`"${text}"`) as string),
  ];
  expect(rules.length).toBeGreaterThan(10);
  expect(panels.length).toBeGreaterThan(20);
  const told = new Set(scrapes.flatMap(([, scrape]) => [...metricsOf(scrape)]));
  const asked = new Set(expressions.flatMap(metricsIn));
  expect([...asked].filter((name) => !told.has(name) && !ofOthers.has(name))).toEqual([]);
});

test('no label of a metric holds what a person or a row is known by, or anything else without an end', () => {
  expect(scrapes.map(([name]) => name)).toHaveLength(6);
  const found = scrapes.flatMap(([name, scrape]) => labelsOf(scrape).map((label) => ({ ...label, told: name })));
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter(({ name, value }) => !labels[name]?.test(value) || personal.test(value))).toEqual([]);
  const series = scrapes.map(([, scrape]) => scrape.split('\n').filter((line) => /^\w/.test(line)).length);
  expect(Math.max(...series)).toBeLessThan(MOST_SERIES);
});
