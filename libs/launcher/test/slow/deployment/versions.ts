import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../../src/platform/settings.ts';

/** The release: the tag of every image of ours. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** The image of what we did not make: the one place that both compose and Kubernetes are compared with. */
export const images = {
  postgresql: 'postgres:18.4-trixie',
  redis: 'redis:8.2.1-bookworm',
  seaweedfs: 'chrislusf/seaweedfs:3.97',
  mailpit: 'axllent/mailpit:v1.27.8',
  proxy: 'caddy:2.10.2',
  prometheus: 'prom/prometheus:v3.5.0',
  alertmanager: 'prom/alertmanager:v0.28.1',
  grafana: 'grafana/grafana:12.1.1',
  'blackbox-exporter': 'prom/blackbox-exporter:v0.27.0',
  'node-exporter': 'prom/node-exporter:v1.9.1',
} as const;

/** How much memory each may take at most, in MiB, in compose and Kubernetes alike (measured: docs/operate.md). */
export const mostMemory: Readonly<Record<string, number>> = {
  identity: 768,
  journeys: 768,
  'services-catalog': 768,
  billing: 768,
  notifications: 256,
  bff: 320,
  migration: 256,
  admin: 256,
  backup: 384,
  'make-bucket': 128,
  postgresql: 2048,
  redis: 640,
  seaweedfs: 1024,
  mailpit: 256,
  proxy: 256,
  prometheus: 1024,
  alertmanager: 128,
  grafana: 384,
  'blackbox-exporter': 64,
  'node-exporter': 64,
};
