import { processNames } from '../../../../src/platform/processes.ts';
import type { Expected } from '../../../fixture/deployment/differences.ts';
import { partsOfJobs } from '../parts-reached.ts';
import { type Given, METRICS_PORT } from '../settings-expected.ts';
import { grafanaSettings } from '../watch/grafana-settings.ts';
import { asked, type Platform, service } from './shapes.ts';
import { workload, type Workload } from './workload.ts';

const own = (name: string) => ({ 'app.kubernetes.io/name': name, 'app.kubernetes.io/component': 'watch' });
const NOBODY = 65534;

const watching = (
  it: Omit<Workload, 'component' | 'selector' | 'ownsFiles'>,
  more?: { clusterIP: string },
): Platform => ({
  ...workload({ ...it, component: 'watch', selector: own(it.name), ownsFiles: true }),
  [`Service ${it.name}`]: service(it.name, own(it.name), it.ports, more),
});
const answers = (path: string): Expected => asked({ httpGet: { path, port: 'http' } });
const settings = (name: string) => ({ configMap: { name } });
const temporary = (sizeLimit: string) => ({ emptyDir: { sizeLimit } });

/** Prometheus, Alertmanager, Grafana and what they ask; and a name for the metrics of each process. */
export const watchExpected = ({ values }: Given): Platform => ({
  ...Object.fromEntries(
    processNames.map((name) => [
      `Service ${name}-metrics`,
      service(
        `${name}-metrics`,
        { 'app.kubernetes.io/name': name, 'app.kubernetes.io/component': 'process' },
        { metrics: METRICS_PORT },
        // Every replica, and not any one of them; also those that are not ready.
        { clusterIP: 'None', publishNotReadyAddresses: true },
      ),
    ]),
  ),
  ...watching({
    kind: 'StatefulSet',
    name: 'prometheus',
    user: NOBODY,
    keeps: true,
    ports: { http: 9090 },
    container: {
      command: ['/bin/sh', '/etc/watch/start.sh'],
      environment: { PUBLIC_URL: values.PUBLIC_URL },
      readinessProbe: answers('/-/ready'),
      livenessProbe: answers('/-/healthy'),
    },
    mounts: { data: '/prometheus', tmp: '/tmp', settings: '/etc/watch' },
    readOnly: ['settings'],
    volumes: { tmp: temporary('16Mi'), settings: settings('prometheus') },
  }),
  ...watching({
    kind: 'StatefulSet',
    name: 'alertmanager',
    user: NOBODY,
    keeps: true,
    ports: { http: 9093 },
    container: {
      command: ['/bin/sh', '/etc/watch/start.sh'],
      environment: { ALERTS_TO: values.ALERTS_TO, MAIL_FROM: values.MAIL_FROM, SMTP_URL: values.SMTP_URL },
      readinessProbe: answers('/-/ready'),
      livenessProbe: answers('/-/healthy'),
    },
    mounts: { data: '/alertmanager', tmp: '/tmp', settings: '/etc/watch' },
    readOnly: ['settings'],
    volumes: { tmp: temporary('16Mi'), settings: settings('alertmanager') },
    reached: partsOfJobs.alertmanager,
  }),
  ...watching({
    kind: 'Deployment',
    name: 'grafana',
    user: 472,
    ports: { http: 3000 },
    container: {
      environment: grafanaSettings,
      readinessProbe: answers('/api/health'),
      livenessProbe: answers('/api/health'),
    },
    mounts: {
      data: '/var/lib/grafana',
      tmp: '/tmp',
      sources: '/etc/grafana/provisioning/datasources',
      provider: '/etc/grafana/provisioning/dashboards',
      dashboards: '/etc/grafana/dashboards',
    },
    readOnly: ['sources', 'provider', 'dashboards'],
    volumes: {
      data: temporary('256Mi'),
      tmp: temporary('64Mi'),
      sources: settings('grafana-sources'),
      provider: settings('grafana-provider'),
      dashboards: settings('grafana-dashboards'),
    },
  }),
  ...watching({
    kind: 'Deployment',
    name: 'blackbox-exporter',
    user: NOBODY,
    ports: { http: 9115 },
    container: { args: ['--config.file=/etc/watch/blackbox.yml'], readinessProbe: answers('/-/healthy') },
    mounts: { settings: '/etc/watch' },
    readOnly: ['settings'],
    volumes: { settings: settings('blackbox-exporter') },
  }),
  ...watching(
    {
      kind: 'DaemonSet',
      name: 'node-exporter',
      user: NOBODY,
      ports: { http: 9100 },
      container: {
        args: ['--collector.disable-defaults', '--collector.filesystem'],
        readinessProbe: answers('/'),
      },
      // An empty folder that lies on the disk of the node: nothing of the node is mounted.
      mounts: { disk: '/disk' },
      volumes: { disk: temporary('1Mi') },
    },
    { clusterIP: 'None' },
  ),
});
