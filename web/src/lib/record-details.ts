import type { Details, ServiceKindDescriptor, ViewServiceRecord } from '@bitacora/contracts';

/** A record of a view as its kind's descriptor reads it: the clock of the place and its zone together again. */
export function detailsOf(descriptor: ServiceKindDescriptor, record: ViewServiceRecord): Details {
  const view = record as Record<string, unknown>;
  const entries = Object.entries(descriptor.fields).map(([name, field]) => {
    const value = view[name] ?? null;
    if (field.is !== 'local-time' || typeof value !== 'string') return [name, value];
    // An ISO time of a view carries the offset of its place, so its first 16 characters are the clock there.
    return [name, { local: value.slice(0, 16), zone: String(view[`${name}_time_zone`]) }];
  });
  // The view was made from the same descriptor by the server.
  return Object.fromEntries(entries) as Details;
}
