import { z } from 'zod';
import { parse } from 'yaml';
import { type ProcessName, processNames } from '../../../src/platform/processes.ts';
import { callsOf, settingsProblems } from './schema-of-process.ts';

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  healthcheck: z.looseObject({}).optional(),
  restart: z.string().optional(),
  read_only: z.boolean().optional(),
  pull_policy: z.string().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  user: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  stop_grace_period: z.string().optional(),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.looseObject({})),
});
export type Service = z.infer<typeof service>;
export type Compose = z.infer<typeof compose>;

/** A compose file as compose understands it, with what it merges merged. */
export const readCompose = (text: string): Compose =>
  // Our own file may refer to itself as often as it likes.
  compose.parse(parse(text, { merge: true, maxAliasCount: -1 }));

/** One of its services; without any of its own where there is none. */
export const serviceOf = ({ services }: Compose, name: string): Service =>
  services[name] ?? service.parse({ image: '' });

const isOurs = ({ image }: Service) => image.startsWith('bitacora/');

/** The settings that a process is given, by name, whether as text or in a file. */
const settingsOf = ({ environment }: Service) =>
  new Set(Object.keys(environment).map((name) => name.replace(/_FILE$/, '')));

/** The secrets that its settings read. */
const secretsReadBy = ({ environment }: Service) =>
  Object.values(environment).flatMap((value) => /^\/run\/secrets\/([a-z0-9-]+)$/.exec(value)?.[1] ?? []);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (words: Iterable<string>) => [...words].toSorted();

/** Rules of every service, with what is broken where they are not. */
const rulesOfAll: Readonly<Record<string, (one: Service) => boolean>> = {
  'has an image by a tag that is not latest': ({ image }) => /:[^/:]+$/.test(image) && !image.endsWith(':latest'),
  'says how much it may take': ({ mem_limit, cpus }) => mem_limit !== undefined && cpus !== undefined,
  'says what becomes of it when it ends': ({ restart }) => restart !== undefined,
};
const rulesOfOurs: Readonly<Record<string, (one: Service) => boolean>> = {
  'may do nothing but run': ({ read_only, cap_drop, security_opt }) =>
    read_only === true && cap_drop.includes('ALL') && security_opt.includes('no-new-privileges:true'),
  // The name belongs to nobody: a registry would hand out a stranger's.
  'is built here and never pulled': ({ pull_policy }) => pull_policy === 'never',
  'has no port outside': ({ ports }) => ports.length === 0,
  'is given just the secrets that it reads': (one) => same(sorted(one.secrets), sorted(secretsReadBy(one))),
};

const brokenRules = (rules: Readonly<Record<string, (one: Service) => boolean>>, name: string, one: Service) =>
  Object.entries(rules).flatMap(([words, holds]) => (holds(one) ? [] : [`${name}: not so: ${words}`]));

async function processProblems(file: Compose, name: ProcessName, version: string): Promise<string[]> {
  const [own, migration] = [serviceOf(file, name), serviceOf(file, `migrate-${name}`)];
  const { environment, depends_on: after } = own;
  const settings = await settingsProblems(name, settingsOf(own));
  const calls = (await callsOf(name)).map((other) => `http://${other}:${environment.PORT}`);
  const called = Object.values(environment).filter((value) =>
    processNames.some((one) => value.startsWith(`http://${one}:`)),
  );
  const checks: Readonly<Record<string, boolean>> = {
    'it calls whom it calls where they are': same(sorted(called), sorted(calls)),
    'its image is this version of it': own.image === `bitacora/${name}:${version}` && own.build?.args.PROCESS === name,
    'its migration is the same image with the same settings':
      same([migration.image, migration.environment, migration.secrets], [own.image, environment, own.secrets]) &&
      same(migration.command, ['migrate']) &&
      migration.depends_on.postgresql?.condition === 'service_healthy',
    'its migration is tried again, and not for ever': /^on-failure:\d$/.test(migration.restart ?? ''),
    'it waits for its migration': after[`migrate-${name}`]?.condition === 'service_completed_successfully',
    'it has the time to end': own.stop_grace_period === '20s',
  };
  const broken = Object.entries(checks).flatMap(([words, holds]) => (holds ? [] : [`not so: ${words}`]));
  return [...settings, ...broken].map((words) => `${name}: ${words}`);
}

/** Where what compose would run differs from what the platform is, a line each. */
export async function composeProblems(file: Compose, version: string): Promise<string[]> {
  const all = Object.entries(file.services);
  const named = new Set(all.flatMap(([, { secrets }]) => secrets));
  const volumes = all.flatMap(([, one]) => one.volumes.map((volume) => volume.split(':')[0] ?? ''));
  const public_ = all.flatMap(([name, { ports }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')) ? [name] : [],
  );
  const unasked = all.flatMap(([name, { depends_on: after }]) =>
    Object.entries(after)
      .filter(([other, { condition }]) => condition === 'service_healthy' && !isAsked(serviceOf(file, other)))
      .map(([other]) => `${name} waits for ${other}, which nobody asks whether it is well`),
  );
  const own = await Promise.all(processNames.map((name) => processProblems(file, name, version)));
  return [
    ...all.flatMap(([name, one]) => brokenRules(rulesOfAll, name, one)),
    ...all.filter(([, one]) => isOurs(one)).flatMap(([name, one]) => brokenRules(rulesOfOurs, name, one)),
    ...own.flat(),
    ...unasked,
    ...(same(sorted(named), sorted(Object.keys(file.secrets)))
      ? []
      : ['the secrets are not those that somebody is given']),
    ...volumes.filter((one) => !/^\.?\//.test(one) && !(one in file.volumes)).map((one) => `there is no volume ${one}`),
    ...Object.keys(file.volumes)
      .filter((one) => !volumes.includes(one))
      .map((one) => `what is in the volume ${one} goes with its container`),
    ...(same(public_, ['proxy']) ? [] : [`public is ${public_.join()}, not the proxy alone`]),
  ];
}

/** By its own check, or by that of our images. */
const isAsked = (one: Service) => one.healthcheck !== undefined || isOurs(one);
