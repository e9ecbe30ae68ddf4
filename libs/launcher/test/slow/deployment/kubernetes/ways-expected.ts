import { processNames } from '../../../../src/platform/processes.ts';
import { allParts, type Part, partsOfJobs, partsReachedByAll } from '../parts-reached.ts';
import { type Manifest, ofKind } from '../../../fixture/deployment/rendering.ts';
import { callsOf } from '../../../fixture/deployment/schema-of-process.ts';
import { METRICS_PORT, type Overlay, PORT } from '../settings-expected.ts';
import { addressesAsked } from '../watch/watch-files.ts';
import type { Deployed } from './platform.ts';
import { policyProblems } from './policy-schema.ts';
import { idlePolicies, others, waysOf, whoeverReaches } from './ways.ts';

/** Every address but that of the cloud's metadata, which hands out keys. */
const ANYWHERE = '0.0.0.0/0 without 169.254.0.0/16';

interface Place {
  who: string;
  /** Whether it is a pod of ours, which then has to let in whoever asks. */
  isOurs?: boolean;
  ports: readonly number[];
}
/** Where the parts are: beside the processes in a trial, anywhere else in production. */
const places: Readonly<Record<Overlay, Record<Part, Place>>> = {
  local: {
    postgresql: { who: 'postgresql', isOurs: true, ports: [5432] },
    redis: { who: 'redis', isOurs: true, ports: [6379] },
    'object-store': { who: 'seaweedfs', isOurs: true, ports: [8333] },
    'mail-server': { who: 'mailpit', isOurs: true, ports: [1025] },
    // In a trial backups lie in another bucket of the same store.
    'backup-store': { who: 'seaweedfs', isOurs: true, ports: [8333] },
  },
  production: {
    postgresql: { who: ANYWHERE, ports: [5432] },
    redis: { who: ANYWHERE, ports: [6379] },
    'object-store': { who: ANYWHERE, ports: [443] },
    'mail-server': { who: ANYWHERE, ports: [587, 465, 993] },
    'backup-store': { who: ANYWHERE, ports: [443] },
  },
};

const between = (asking: string, asked: string, port: number) => [
  `${asking} may ask ${asked} at TCP ${port}`,
  `${asked} may be asked by ${asking} at TCP ${port}`,
];

const toParts = (overlay: Overlay, asking: string, parts: readonly Part[]) =>
  parts.flatMap((part) => {
    const { who, isOurs, ports } = places[overlay][part];
    return ports.flatMap((port) => {
      const [out = '', into = ''] = between(asking, who, port);
      // What is elsewhere has rules of its own.
      return isOurs ? [out, into] : [out];
    });
  });

/** Who asks whom, by what the code calls, reads and measures; and everybody the names. */
export async function waysExpected({ overlay, components }: Deployed): Promise<Set<string>> {
  const isWatched = components.includes('watch');
  const jobs = (['admin', 'backup', 'make-bucket'] as const).filter(
    (job) => overlay === 'local' || job !== 'make-bucket',
  );
  const parts = await partsReachedByAll();
  const calls = await Promise.all(
    processNames.map(async (name) => (await callsOf(name)).flatMap((other) => between(name, other, PORT))),
  );
  const watching = addressesAsked.flatMap(({ by, host }) => [by, host]).filter((name) => !name.endsWith('-metrics'));
  const pods = [
    ...processNames.flatMap((name) => [name, `migrate-${name}`]),
    ...jobs,
    ...(overlay === 'local' ? ['postgresql', 'redis', 'seaweedfs', 'mailpit'] : []),
    ...(isWatched ? watching : []),
    others.here.name,
    ...allParts.map((part) => whoeverReaches(part).name),
  ];
  const measured = addressesAsked.flatMap(({ by, host, port }) => between(by, host.replace(/-metrics$/, ''), port));
  return new Set([
    ...pods.flatMap((name) =>
      ['UDP', 'TCP'].map((protocol) => `${name} may ask ${others.names.name} at ${protocol} 53`),
    ),
    ...calls.flat(),
    `bff may be asked by ${others.controller.name} at TCP ${PORT}`,
    ...processNames.flatMap((name) => [
      ...toParts(overlay, name, parts[name]),
      ...toParts(overlay, `migrate-${name}`, partsOfJobs.migration),
      `${name} may be asked by ${others.monitoring.name} at TCP ${METRICS_PORT}`,
    ]),
    ...allParts.flatMap((part) => toParts(overlay, whoeverReaches(part).name, [part])),
    ...jobs.flatMap((name) => toParts(overlay, name, partsOfJobs[name])),
    ...(isWatched
      ? [
          ...measured,
          ...toParts(overlay, 'alertmanager', partsOfJobs.alertmanager),
          // The site is asked from outside, by its public address.
          `blackbox-exporter may ask ${ANYWHERE} at TCP 443`,
        ]
      : []),
  ]);
}

/** Each way that is open and should not be, or should be and is not. */
export function wayProblems(manifests: readonly Manifest[], expected: ReadonlySet<string>): string[] {
  const unclear = ofKind(manifests, 'NetworkPolicy').flatMap(policyProblems);
  if (unclear.length > 0) return unclear;
  const found = waysOf(manifests);
  return [
    ...[...expected].filter((way) => !found.has(way)).map((way) => `not so: ${way}`),
    ...[...found].filter((way) => !expected.has(way)).map((way) => `${way}, which nobody needs`),
    ...idlePolicies(manifests),
    ...(deniesByDefault(manifests) ? [] : ['nothing is denied by default']),
  ];
}

/** A policy that is about everybody and both directions and lets nothing through: what no other one speaks of is denied. */
const deniesByDefault = (manifests: readonly Manifest[]) =>
  ofKind(manifests, 'NetworkPolicy').some(
    ({ spec }) => JSON.stringify(spec) === JSON.stringify({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
  );
