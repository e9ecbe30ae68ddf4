import { newCedula } from './new-cedula.ts';

/** What registers a passenger whom nobody knows. */
export function passengerBody<Changes extends object>(changes?: Changes) {
  const cedula = newCedula();
  return {
    id_number: cedula,
    first_name: 'Rosa Elena',
    last_name: 'Ñauta',
    birth_date: '1988-04-12',
    gender: 'F',
    civil_status: 'S',
    email: `p${cedula}@ejemplo.ec`,
    phone: '0991234567',
    ...changes,
  };
}

interface Travel {
  passengers: readonly string[];
  travel_agent: string | undefined;
}

/** What creates a journey from Guayaquil to Galápagos and back, with a hosting that is pending. */
export const journeyBody = <Changes extends Travel>(changes: Changes) => ({
  start_city: 'EC-GYE',
  destination_city: 'EC-GPS',
  travel_date: '2031-07-10',
  return_date: '2031-07-16',
  purchase_date: '2026-01-15',
  cost: 1500.25,
  travel_direction: 'IV',
  need_migration_docs: false,
  services: [{ kind: 'hosting' }],
  ...changes,
});
