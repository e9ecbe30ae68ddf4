import { asksForName, type ServiceKindDescriptor } from '@bitacora/contracts';

/**
 * The form's field for a path of the server's errors: `location.latitude` stands in `location`, `start_location.name` in
 * `start_location_name`. Null when the form has none.
 */
export function fieldOfPath(path: string, { fields }: ServiceKindDescriptor): string | null {
  if (path === 'cost' || path === 'reservation') return path;
  const [name = '', part] = path.split('.');
  const field = fields[name];
  if (!field) return null;
  return asksForName(field) && part === 'name' ? `${name}_name` : name;
}
