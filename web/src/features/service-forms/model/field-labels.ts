import { asksForName, formFields, type ServiceKindDescriptor } from '@bitacora/contracts';
import { serviceFormMessages as messages } from '@bitacora/contracts/messages';

/** What each input of a kind's form is called, by its name, in the order of the form. */
export function labelsOf(descriptor: ServiceKindDescriptor): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [name, field] of formFields(descriptor)) {
    const isNamed = asksForName(field);
    if (isNamed) labels[`${name}_name`] = messages.placeName(field.label);
    labels[name] = isNamed ? messages.placeCoordinates(field.label) : field.label;
  }
  return labels;
}
