import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../../../src/platform/settings.ts';

/** What watches a platform, in compose and in Kubernetes alike. */
export const watchFolder = join(root, 'k8s/components/watch');

const read = (name: string) => readFileSync(join(watchFolder, name), 'utf8');

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string().min(1) }),
        }),
      ),
    }),
  ),
});

/** Every alert, as Prometheus is given it. */
export const alerts = alertsSchema.parse(parse(read('prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules);

const staticTargets = z.array(z.object({ targets: z.array(z.string()) })).default([]);
const prometheus = z
  .looseObject({
    alerting: z.object({ alertmanagers: z.array(z.object({ static_configs: staticTargets })) }),
    scrape_configs: z.array(
      z.looseObject({
        job_name: z.string(),
        dns_sd_configs: z.array(z.looseObject({ names: z.array(z.string()), port: z.number() })).default([]),
        static_configs: staticTargets,
        relabel_configs: z
          .array(z.looseObject({ target_label: z.string(), replacement: z.string().optional() }))
          .default([]),
      }),
    ),
  })
  .parse(parse(read('prometheus/prometheus.yml')));

/** The names that lead to what Prometheus measures, of one of its jobs. */
export const namesScraped = (job: string) =>
  prometheus.scrape_configs
    .filter(({ job_name: name }) => name === job)
    .flatMap(({ dns_sd_configs: lists }) => lists.flatMap(({ names }) => names));

const sources = z
  .looseObject({ datasources: z.array(z.looseObject({ uid: z.string(), url: z.url() })) })
  .parse(parse(read('grafana/datasources.yml'))).datasources;

/** The sources of data that Grafana is given, by what panels call them. */
export const datasources = sources.map(({ uid }) => uid);

const asked = (by: string, address: string) => {
  const [host = '', port] = address.split(':');
  return { by, host, port: Number(port) };
};

/** Whom Prometheus and Grafana ask, beside themselves. */
export const addressesAsked = [
  ...prometheus.scrape_configs.flatMap(({ dns_sd_configs: lists, static_configs: fixed, relabel_configs: rules }) => [
    ...lists.flatMap(({ names, port }) => names.map((host) => ({ by: 'prometheus', host, port }))),
    ...fixed.flatMap(({ targets }) => targets.map((address) => asked('prometheus', address))),
    ...rules.flatMap(({ target_label: label, replacement }) =>
      label === '__address__' && replacement ? [asked('prometheus', replacement)] : [],
    ),
  ]),
  ...prometheus.alerting.alertmanagers.flatMap(({ static_configs: fixed }) =>
    fixed.flatMap(({ targets }) => targets.map((address) => asked('prometheus', address))),
  ),
  ...sources.map(({ url }) => asked('grafana', new URL(url).host)),
].filter(({ host }) => host !== 'localhost');

const panelSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  type: z.string(),
  description: z.string().default(''),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(z.looseObject({ expr: z.string(), datasource: z.object({ uid: z.string() }) })).default([]),
});

/** The panels of the dashboard that Grafana is given. */
export const panels = z
  .looseObject({ panels: z.array(panelSchema) })
  .parse(JSON.parse(read('grafana/platform.json'))).panels;

/** Whether a tool of Debian's packages can be run here. */
export function has(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
