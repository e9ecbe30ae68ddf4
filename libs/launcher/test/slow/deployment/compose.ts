import { z } from 'zod';
import { parse } from 'yaml';

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
});
const compose = z.looseObject({
  services: z.record(z.string(), z.looseObject({})),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
export type Service = z.infer<typeof service>;
export type Compose = z.infer<typeof compose>;

/** A compose file as compose understands it, with what it merges merged, and without what is only there to be merged. */
export function readCompose(text: string): Compose {
  // Our own file may refer to itself as often as it likes.
  const read = z.record(z.string(), z.unknown()).parse(parse(text, { merge: true, maxAliasCount: -1 }));
  return compose.parse(Object.fromEntries(Object.entries(read).filter(([name]) => !name.startsWith('x-'))));
}

/** One of its services; without any of its own where there is none. */
export const serviceOf = ({ services }: Compose, name: string): Service =>
  service.parse(services[name] ?? { image: '' });
