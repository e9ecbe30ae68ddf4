import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { metricsUrls } from '../../src/running-platform.ts';

/** What watches a platform, as it is deployed. */
export const watchFolder = join(import.meta.dirname, '../../../../k8s/components/watch');

export interface WatchPorts {
  prometheus: number;
  alertmanager: number;
  blackbox: number;
  node: number;
}

const file = z.looseObject({ scrape_configs: z.array(z.looseObject({ job_name: z.string() })) });

/** The settings of Prometheus with addresses of this machine in place of names, and a quicker pace. */
export async function settingsHere(folder: string, ports: WatchPorts): Promise<string> {
  const deployed = file.parse(parse(readFileSync(join(watchFolder, 'prometheus/prometheus.yml'), 'utf8')));
  const processes = Object.entries(await metricsUrls()).map(([name, url]) => ({
    targets: [new URL(url).host],
    labels: { process: name },
  }));
  const fixed: Readonly<Record<string, object>> = {
    platform: { dns_sd_configs: undefined, relabel_configs: undefined, static_configs: processes },
    machines: { dns_sd_configs: undefined, static_configs: [{ targets: [`127.0.0.1:${ports.node}`] }] },
    site: { scrape_interval: '5s' },
  };
  const settings = {
    ...deployed,
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    scrape_configs: deployed.scrape_configs.map((one) => ({ ...one, ...fixed[one.job_name] })),
  };
  return stringify(settings)
    .replaceAll('/tmp/site.json', join(folder, 'site.json'))
    .replaceAll('alertmanager:9093', `127.0.0.1:${ports.alertmanager}`)
    .replaceAll('blackbox-exporter:9115', `127.0.0.1:${ports.blackbox}`)
    .replaceAll('localhost:9090', `127.0.0.1:${ports.prometheus}`);
}
