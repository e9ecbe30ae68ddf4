import { ofCompose, variable } from '../settings-expected.ts';
import { images } from '../versions.ts';
import { grafanaSettings } from '../watch/grafana-settings.ts';
import { asked, limits, type Tree, unwritable } from './shapes.ts';

const NOBODY = '65534:65534';
/** A profile of its own: it is no part of a plain start. */
const watching = (name: keyof typeof images, more: Tree): Tree => ({
  [name]: {
    image: images[name],
    ...unwritable,
    ...limits(name),
    restart: 'unless-stopped',
    pull_policy: 'missing',
    profiles: ['watch'],
    ...more,
  },
});
const answers = (address: string) => asked('CMD', 'wget', '--quiet', '--spider', `http://localhost:${address}`);
const from = 'k8s/components/watch';

/** What watches, on the files that Kubernetes is given, too. */
export const watchExpected: Tree = {
  ...watching('prometheus', {
    user: NOBODY,
    entrypoint: ['/bin/sh', '/etc/watch/start.sh'],
    environment: {
      PUBLIC_URL: ofCompose.PUBLIC_URL,
      // The name of the site may lead elsewhere from within.
      SITE_ADDRESS: `https://proxy:${variable('HTTPS_PORT', '443')}`,
      METRICS_SUFFIX: '',
    },
    volumes: [`./${from}/prometheus:/etc/watch:ro`, 'prometheus:/prometheus'],
    healthcheck: answers('9090/-/ready'),
  }),
  ...watching('alertmanager', {
    user: NOBODY,
    entrypoint: ['/bin/sh', '/etc/watch/start.sh'],
    environment: {
      ALERTS_TO: variable('ALERTS_TO', 'unset'),
      MAIL_FROM: ofCompose.MAIL_FROM,
      SMTP_URL_FILE: '/run/secrets/smtp-url',
    },
    secrets: ['smtp-url'],
    volumes: [`./${from}/alertmanager:/etc/watch:ro`, 'alertmanager:/alertmanager'],
    healthcheck: answers('9093/-/ready'),
  }),
  ...watching('grafana', {
    user: '472:472',
    // Of this machine only: it has no account.
    ports: ['127.0.0.1:${GRAFANA_PORT:-3001}:3000'],
    environment: grafanaSettings,
    volumes: [
      `./${from}/grafana/datasources.yml:/etc/grafana/provisioning/datasources/datasources.yml:ro`,
      `./${from}/grafana/dashboards.yml:/etc/grafana/provisioning/dashboards/dashboards.yml:ro`,
      `./${from}/grafana/platform.json:/etc/grafana/dashboards/platform.json:ro`,
      'grafana:/var/lib/grafana',
    ],
    healthcheck: answers('3000/api/health'),
  }),
  ...watching('blackbox-exporter', {
    user: NOBODY,
    command: ['--config.file=/etc/watch/blackbox.yml'],
    volumes: [`./${from}/blackbox-exporter:/etc/watch:ro`],
  }),
  ...watching('node-exporter', {
    user: NOBODY,
    command: ['--path.rootfs=/machine', '--collector.disable-defaults', '--collector.filesystem'],
    // The disks of this machine, read only.
    volumes: ['/:/machine:ro,rslave'],
  }),
};
