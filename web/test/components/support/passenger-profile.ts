import type { PassengerProfile } from '@bitacora/contracts';
import { carlos } from './people.ts';

/** Carlos, as the agency knows him. */
export const aPassenger: PassengerProfile = {
  id: '0197a000-0000-7000-8000-00000000000a',
  user_id: carlos.id,
  personal: {
    id_number: '0920000023',
    passport: null,
    first_name: 'Carlos',
    last_name: 'Muñoz',
    birth_date: '1984-03-02',
    gender: 'M',
    civil_status: 'C',
  },
  photos: { id: carlos.id, front: null, back: null },
  contact: { email: 'carlos@ejemplo.ec', phone: '0990002301', address: null },
  emergency_contact: { first_name: 'Ana', last_name: 'Cedeño', phone: '0990004001', relationship: 'Esposa' },
  account: { state: 'active', email: null, can_be_asked: false },
  is_active: true,
  version: 3,
};

/** Where staff read him. */
export const passengerRoute = `GET /api/v1/user/passenger/${aPassenger.id}`;
