import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { z } from 'zod';
import { isTree } from '../differences.ts';
import { called, type Manifest, ofKind, unhashed } from '../rendering.ts';

type Values = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What manifests refer to: the values of ConfigMaps and Secrets, by the name with which they are referred to. */
export interface Context {
  ConfigMap: Values;
  Secret: Values;
  /** The names that kustomize made. */
  generated: ReadonlySet<string>;
}

/** The Secrets of production stand in no file and have no hash; those of the same names in `secretsFrom` take their place. */
export function contextOf(manifests: readonly Manifest[], secretsFrom: readonly Manifest[] = manifests): Context {
  const [maps, own] = [ofKind(manifests, 'ConfigMap'), ofKind(manifests, 'Secret')];
  const decoded = (data: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]));
  const secrets = own.length > 0 ? own : ofKind(secretsFrom, 'Secret');
  const nameOf = ({ metadata }: Manifest) => (own.length > 0 ? (metadata?.name ?? '') : unhashed(metadata?.name));
  return {
    ConfigMap: new Map(maps.map(({ metadata, data = {} }) => [metadata?.name ?? '', data])),
    Secret: new Map(secrets.map((one) => [nameOf(one), decoded(one.data)])),
    generated: new Set([...maps, ...own].map(({ metadata }) => metadata?.name ?? '')),
  };
}

const reference = z.strictObject({ name: z.string() });
const key = z.strictObject({ name: z.string(), key: z.string() });
const lists = z.array(z.union([z.strictObject({ configMapRef: reference }), z.strictObject({ secretRef: reference })]));
const singles = z.array(
  z.union([
    z.strictObject({ name: z.string(), value: z.string() }),
    z.strictObject({ name: z.string(), valueFrom: z.strictObject({ configMapKeyRef: key }) }),
    z.strictObject({ name: z.string(), valueFrom: z.strictObject({ secretKeyRef: key }) }),
  ]),
);

/** The environment that a container gets. Throws for a reference to nothing, and one of a kind that is not used here. */
export function environmentGiven({ env = [], envFrom = [] }: Partial<Container>, context: Context) {
  const all = (kind: 'ConfigMap' | 'Secret', name: string) => {
    const values = context[kind].get(name);
    if (!values) throw new Error(`there is no ${kind} ${name}`);
    return values;
  };
  const one = (kind: 'ConfigMap' | 'Secret', from: z.infer<typeof key>) => {
    const value = all(kind, from.name)[from.key];
    if (value === undefined) throw new Error(`there is no ${from.key} in ${kind} ${from.name}`);
    return value;
  };
  const given = lists
    .parse(envFrom)
    .map((list) =>
      'configMapRef' in list ? all('ConfigMap', list.configMapRef.name) : all('Secret', list.secretRef.name),
    );
  const single = singles.parse(env).map((it) => {
    if ('value' in it) return [it.name, it.value];
    const { valueFrom: from } = it;
    return [
      it.name,
      'configMapKeyRef' in from ? one('ConfigMap', from.configMapKeyRef) : one('Secret', from.secretKeyRef),
    ];
  });
  return Object.assign({}, ...given, Object.fromEntries(single)) as Record<string, string>;
}

function environmentOrWhyNot(container: object, context: Context): unknown {
  try {
    return environmentGiven(container, context);
  } catch (error) {
    return String(error);
  }
}

/** A manifest with names as they stand in our files, and in each container the environment that it gets. */
export function readable(manifest: unknown, context: Context): unknown {
  if (typeof manifest === 'string') return context.generated.has(manifest) ? unhashed(manifest) : manifest;
  if (Array.isArray(manifest)) return manifest.map((one) => readable(one, context));
  if (!isTree(manifest)) return manifest;
  const { env, envFrom, ...rest } = manifest;
  const entries = Object.entries(rest).map(([name, value]) => [name, readable(value, context)] as const);
  const environment = environmentOrWhyNot({ env, envFrom }, context);
  return { ...Object.fromEntries(entries), ...(env || envFrom ? { environment } : {}) };
}

/** `Deployment bff`: two of the same name would hide each other, and are told apart. */
export function byName(manifests: readonly Manifest[]): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  for (const one of manifests) found.set(found.has(called(one)) ? `another ${called(one)}` : called(one), one);
  return found;
}
