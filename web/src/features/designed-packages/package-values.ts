import { choiceLabel, createDesignedPackage, type DesignedPackageAnswer } from '@bitacora/contracts';
import { z } from 'zod';
import { bodyRules } from '../../lib/forms/body-rules.ts';
import { readableDay, readableDollars } from '../../lib/forms/readable.ts';
import { inGroupOrder, serviceLines, soldService, type SoldService } from '../../lib/journeys/sold-services.ts';
import { chosenCity, chosenCityOf, type ChosenCity } from '../../ui/search/chosen-city.ts';
import { words } from './words.ts';

/** A designed package as the form holds it. */
export const packageShape = z.object({
  name: z.string(),
  destination_city: chosenCity,
  travel_direction: z.enum(['I', 'IV']),
  services: z.array(soldService),
  price: z.string(),
  available_from: z.string(),
  available_until: z.string(),
});
export type PackageValues = z.infer<typeof packageShape>;

export const emptyPackage: PackageValues = {
  name: '',
  destination_city: { country_code: 'EC', code: '', name: '' },
  travel_direction: 'IV',
  services: [],
  price: '',
  available_from: '',
  available_until: '',
};

export const valuesOf = (stored: DesignedPackageAnswer): PackageValues => ({
  name: stored.name,
  destination_city: chosenCityOf(stored.destination_city),
  travel_direction: stored.travel_direction,
  services: stored.services.map(({ kind, travel_direction }) => ({ kind, travel_direction })),
  price: String(stored.price),
  available_from: stored.available_from ?? '',
  available_until: stored.available_until ?? '',
});

/** What is sent of it; a day that was left empty is no bound. */
export const packageBodyOf = ({ destination_city, services, ...rest }: PackageValues) => ({
  ...rest,
  destination_city: destination_city.code,
  available_from: rest.available_from || null,
  available_until: rest.available_until || null,
  services: inGroupOrder(services).map((service, order) => ({ ...service, order })),
});

export const packageLabels = {
  name: words.name,
  destination_city: words.destination,
  travel_direction: words.direction,
  services: words.services,
  price: words.price,
  available_from: words.from,
  available_until: words.until,
} as const satisfies Record<keyof PackageValues, string>;

/** Of which field of the form a path of the server speaks. */
export function packageField(path: string): string | null {
  const [field = ''] = path.split('.');
  return field in packageLabels ? field : null;
}

export const packageRules = bodyRules({
  rules: createDesignedPackage.body,
  bodyOf: packageBodyOf,
  fieldOf: packageField,
});

const isCity = (value: unknown): value is ChosenCity =>
  typeof value === 'object' && value !== null && 'country_code' in value;

/** How a value reads that is no text by itself, where two versions are compared. */
export function readablePackageField(name: string, value: unknown): string | undefined {
  if (isCity(value)) return value.name;
  if (name === 'travel_direction' && typeof value === 'string') return choiceLabel('travel_directions', value);
  if (typeof value === 'string' && name === 'price') return readableDollars(value);
  if (typeof value === 'string' && name.startsWith('available_')) return readableDay(value);
  if (name !== 'services' || !Array.isArray(value)) return undefined;
  // The values of this form: what it holds of services is a list of them.
  return serviceLines(value as SoldService[], '')
    .filter(({ count }) => count > 0)
    .map(({ name: service, count }) => `${count} × ${service}`)
    .join('\n');
}
