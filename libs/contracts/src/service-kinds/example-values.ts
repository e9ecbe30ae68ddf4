import type { CoordinateValue } from './field.ts';

/** Values that the kinds' examples share; the lookups' ids are those that services-catalog is seeded with. */
export const exampleValues = {
  breakfast: {
    id: '01990000-0001-7000-8000-000000000002',
    name: 'Desayuno incluido',
    description: 'El alojamiento incluye el desayuno de cada día.',
  },
  allInclusive: {
    id: '01990000-0001-7000-8000-000000000005',
    name: 'Todo incluido',
    description: 'Todas las comidas, refrigerios y bebidas nacionales del establecimiento.',
  },
  carryOn: { id: '01990000-0002-7000-8000-000000000002', name: 'Equipaje de mano (10 kg)' },
  checked: { id: '01990000-0002-7000-8000-000000000003', name: 'Equipaje de bodega (23 kg)' },
  suv: { id: '01990000-0003-7000-8000-000000000003', branch: 'Chevrolet', model: 'Captiva' },
  guayaquil: { id: 'GYE', name: 'Aeropuerto Internacional José Joaquín de Olmedo', city: 'Guayaquil' },
  baltra: { id: 'GPS', name: 'Aeropuerto Ecológico Seymour de Baltra', city: 'Baltra' },
  baltraCity: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador' },
  miami: { code: 'US-MIA', name: 'Miami', country: 'Estados Unidos' },
  unitedStates: { code: 'US', name: 'Estados Unidos' },
  hotel: {
    id: '01990000-0004-7000-8000-000000000001',
    name: 'Hotel Bahía',
    latitude: -0.7432,
    longitude: -90.3138,
  } satisfies CoordinateValue,
  pier: {
    id: '01990000-0004-7000-8000-000000000002',
    name: 'Muelle de Puerto Ayora',
    latitude: -0.7478,
    longitude: -90.3126,
  } satisfies CoordinateValue,
} as const;

export const galapagos = 'Pacific/Galapagos';
