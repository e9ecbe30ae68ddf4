import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessName, processNames } from '../../../../src/platform/processes.ts';
import { root } from '../../../../src/platform/settings.ts';
import { type Expected, isTree, Requirement } from '../../../fixture/deployment/differences.ts';
import { partsReachedByAll } from '../parts-reached.ts';
import { settingsReadByBackup, settingsReadBy } from '../../../fixture/deployment/schema-of-process.ts';
import { type Overlay, overlays, settingsExpected } from '../settings-expected.ts';
import { partsExpected } from './parts.ts';
import { adminExpected, backupExpected, processExpected } from './processes.ts';
import { metadata, type Platform } from './shapes.ts';
import { watchExpected } from './watch.ts';

/** An overlay, with components on top of it. */
export interface Deployed {
  overlay: Overlay;
  components: readonly string[];
}

const texts = new Requirement(
  'texts by name',
  (given) => isTree(given) && Object.values(given).every((value) => typeof value === 'string'),
);
const configMap = (name: string, data: Expected): Platform => ({
  [`ConfigMap ${name}`]: { apiVersion: 'v1', kind: 'ConfigMap', metadata: metadata(name), data },
});
const encoded = new Requirement(
  'texts in base64 by name',
  (given) => isTree(given) && Object.values(given).every((value) => /^[A-Za-z0-9+/=\n]*$/.test(String(value))),
);
/** What stands in them is compared where it arrives: in the environment of a container. */
const settingsIn = (names: readonly string[]): Platform =>
  Object.assign({}, ...names.map((name) => configMap(name, texts))) as Platform;
const secretsIn = (names: readonly string[]): Platform =>
  Object.fromEntries(
    names.map((name) => [
      `Secret ${name}`,
      { apiVersion: 'v1', kind: 'Secret', type: 'Opaque', metadata: metadata(name), data: encoded },
    ]),
  );
const filesIn = (name: string, folder: string, ...files: readonly string[]): Platform =>
  configMap(
    name,
    Object.fromEntries(files.map((file) => [file, readFileSync(join(root, 'k8s/components', folder, file), 'utf8')])),
  );

const secretNames = ['platform', 'object-store', 'mail', 'backup', 'signing-key', 'seal-key', 'file-links'];
const partsOfTrial: Platform = {
  ...partsExpected,
  ...filesIn('postgresql-first-start', 'postgresql', 'make-databases.sh'),
  ...secretsIn([...secretNames, 'postgresql', 'redis', ...processNames.map((name) => `database-${name}`)]),
};

const watchFiles: Platform = {
  ...filesIn('prometheus', 'watch/prometheus', 'prometheus.yml', 'alerts.yml', 'start.sh'),
  ...filesIn('alertmanager', 'watch/alertmanager', 'start.sh'),
  ...filesIn('blackbox-exporter', 'watch/blackbox-exporter', 'blackbox.yml'),
  ...filesIn('grafana-sources', 'watch/grafana', 'datasources.yml'),
  ...filesIn('grafana-provider', 'watch/grafana', 'dashboards.yml'),
  ...filesIn('grafana-dashboards', 'watch/grafana', 'platform.json'),
};

const namespace: Platform = {
  'Namespace bitacora': {
    apiVersion: 'v1',
    kind: 'Namespace',
    // The cluster itself refuses a pod here that could do more than run.
    metadata: { name: 'bitacora', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
  },
};

/** Files and live updates pass as they come: 21 MB in, nothing held back, a stream that is quiet for a minute; no secret link is logged. */
const doorByNginx = {
  'nginx.ingress.kubernetes.io/proxy-body-size': '24m',
  'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
  'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
  'nginx.ingress.kubernetes.io/proxy-read-timeout': '120',
  'nginx.ingress.kubernetes.io/enable-access-log': 'false',
};

/** One door, at the host of PUBLIC_URL and by TLS, which leads to the BFF and to nobody else. */
function doorExpected({ overlay, components }: Deployed): Platform {
  const host = new URL(overlays[overlay].values.PUBLIC_URL).hostname;
  const annotations = {
    ...(components.includes('ingress-nginx') ? doorByNginx : {}),
    ...(components.includes('certificate') ? { 'cert-manager.io/cluster-issuer': 'letsencrypt' } : {}),
  };
  return {
    'Ingress public': {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: metadata('public', Object.keys(annotations).length > 0 ? { annotations } : {}),
      spec: {
        ...(components.includes('ingress-nginx') ? { ingressClassName: 'nginx' } : {}),
        tls: [{ hosts: [host], secretName: 'tls' }],
        rules: [
          {
            host,
            http: {
              paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'bff', port: { name: 'http' } } } }],
            },
          },
        ],
      },
    },
  };
}

/** Everything that a platform consists of in a cluster, but its NetworkPolicies: those are compared by whom they let (ways.ts). */
export async function platformExpected(deployed: Deployed): Promise<Platform> {
  const { overlay, components } = deployed;
  const given = overlays[overlay];
  const environmentOf = async (name: ProcessName) => settingsExpected(await settingsReadBy(name), name, given);
  const parts = await partsReachedByAll();
  const own = await Promise.all(
    processNames.map(async (name) =>
      processExpected({ name, overlay, reached: parts[name], environment: await environmentOf(name) }),
    ),
  );
  const backup = settingsExpected(await settingsReadByBackup('backup', 'restore'), 'backup', given);
  const all: Platform[] = [
    namespace,
    ...own,
    adminExpected(overlay, await environmentOf('identity')),
    backupExpected(overlay, backup),
    doorExpected(deployed),
    settingsIn(['platform', 'object-store', 'mail', 'backup', 'web']),
    overlay === 'local' ? partsOfTrial : {},
    components.includes('watch')
      ? { ...watchExpected(given), ...watchFiles, ...configMap('watch', { ALERTS_TO: given.values.ALERTS_TO }) }
      : {},
  ];
  return Object.assign({}, ...all) as Platform;
}
