import type { ServiceKindDescriptor } from '@bitacora/contracts';

/** A server's errors at the fields of the form, and those that belong to none of them. */
export interface PlacedErrors {
  fields: Record<string, string>;
  general: string[];
}

/** `location.latitude` stands in `location`, `start_location.name` in `start_location_name`. */
function fieldOf(path: string, { fields }: ServiceKindDescriptor): string | null {
  if (path === 'cost' || path === 'reservation') return path;
  const [name = '', part] = path.split('.');
  const field = fields[name];
  if (!field) return null;
  return field.is === 'coordinate' && field.isNamed && part === 'name' ? `${name}_name` : name;
}

/** Puts each message of the server where the person can mend it. */
export function placeErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  descriptor: ServiceKindDescriptor,
): PlacedErrors {
  const placed: PlacedErrors = { fields: {}, general: [] };
  for (const [path, messages] of Object.entries(errors)) {
    const field = fieldOf(path, descriptor);
    if (field) placed.fields[field] ??= messages[0] ?? '';
    else placed.general.push(...messages);
  }
  return placed;
}
