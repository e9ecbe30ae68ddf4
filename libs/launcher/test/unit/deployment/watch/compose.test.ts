import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../src/platform/settings.ts';
import { type Compose, readCompose, serviceOf } from '../compose.ts';
import { podsOf } from '../pods.ts';
import { hasKubectl, render } from '../rendering.ts';
import { addressesAsked } from './watch-files.ts';

const file = readCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));
const watching = ({ services }: Compose) =>
  Object.keys(services).filter((name) => serviceOf(file, name).profiles[0] === 'watch');

/** What is wrong with what watches, by compose. */
function problemsOf(it: Compose): string[] {
  const { METRICS_SUFFIX: suffix = '-metrics' } = serviceOf(it, 'prometheus').environment;
  return [
    ...addressesAsked
      .map(({ by, host }) => ({ by, host: host.replace(/-metrics$/, suffix) }))
      .flatMap(({ by, host }) => (host in it.services ? [] : [`${by} asks ${host}, which is nobody`])),
    ...addressesAsked.flatMap(({ by, host, port }) => {
      const process = host.replace(/-metrics$/, '');
      const { METRICS_PORT: measured = String(port) } = serviceOf(it, process).environment;
      return measured === String(port) ? [] : [`${by} asks ${process} at ${port}, which is measured at ${measured}`];
    }),
    ...watching(it).flatMap((name) => {
      const { user = 'root', read_only: isReadOnly, ports, volumes } = serviceOf(it, name);
      const mounts = volumes.filter((one) => /^\.?\//.test(one));
      return [
        ...(/^[1-9]\d*:/.test(user) ? [] : [`${name} is ${user}`]),
        ...(isReadOnly ? [] : [`${name} may write its image`]),
        ...ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} is public at ${port}`),
        ...mounts.filter((one) => !/:ro(,|$)/.test(one)).map((one) => `${name} may write ${one}`),
      ];
    }),
  ];
}

test('what watches is no part of a plain start, and reaches what it asks', () => {
  expect(watching(file).toSorted()).toEqual([
    'alertmanager',
    'blackbox-exporter',
    'grafana',
    'node-exporter',
    'prometheus',
  ]);
  expect(problemsOf(file)).toEqual([]);
});

test('it is seen when a process is called otherwise, and what watches may do more than that', () => {
  const changed = structuredClone(file);
  delete changed.services.billing;
  Object.assign(serviceOf(changed, 'prometheus'), { user: undefined, read_only: false, ports: ['9090:9090'] });
  serviceOf(changed, 'identity').environment.METRICS_PORT = '9465';
  serviceOf(changed, 'node-exporter').volumes = ['/:/machine:rslave'];
  expect(problemsOf(changed)).toEqual([
    'prometheus asks billing, which is nobody',
    'prometheus asks identity at 9464, which is measured at 9465',
    'prometheus is root',
    'prometheus may write its image',
    'prometheus is public at 9090:9090',
    'node-exporter may write /:/machine:rslave',
  ]);
});

(hasKubectl ? test : test.skip)('it is the same versions as in Kubernetes', () => {
  const pods = podsOf(render('overlays/local', 'watch'));
  for (const name of watching(file)) {
    const { containers = [] } = pods.find(({ who }) => who.endsWith(` ${name}`)) ?? {};
    expect(containers.map(({ image }) => image)).toEqual([serviceOf(file, name).image]);
  }
});
