import type { DesignedPackageAnswer } from '@bitacora/contracts';

/** A designed package to Baltra, on sale. */
export const aPackage = (with_: Partial<DesignedPackageAnswer> = {}): DesignedPackageAnswer => ({
  id: '0197a000-0000-7000-8000-0000000000f1',
  name: 'Galápagos esencial',
  destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  travel_direction: 'IV',
  price: 1290.5,
  available_from: null,
  available_until: null,
  services: [
    { kind: 'air_ticket', travel_direction: 'I', order: 0 },
    { kind: 'air_ticket', travel_direction: 'V', order: 1 },
    { kind: 'hosting', travel_direction: null, order: 2 },
  ],
  version: 3,
  ...with_,
});
