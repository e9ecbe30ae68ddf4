import { asksForName, formFields, type ServiceKindDescriptor } from '@bitacora/contracts';
import { words } from '../words.ts';

/** What each input of a kind's form is called, by its name, in the order of the form. */
export function labelsOf(descriptor: ServiceKindDescriptor): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [name, field] of formFields(descriptor)) {
    const isNamed = asksForName(field);
    if (isNamed) labels[`${name}_name`] = words.placeName(field.label);
    labels[name] = isNamed ? words.placeCoordinates(field.label) : field.label;
  }
  return labels;
}
