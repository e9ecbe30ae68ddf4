import type { Profile } from '@bitacora/contracts';
import { carlos } from './people.ts';

export const PROFILE = `/api/v1/user/profile/${carlos.id}`;

/** What the agency knows of Carlos, with some parts changed. */
export function profileOfCarlos(with_: Partial<Profile> = {}): Profile {
  return {
    user_id: carlos.id,
    personal: {
      id: '0197a000-0000-7000-8000-00000000000a',
      id_number: carlos.username,
      passport: null,
      first_name: 'Carlos Alberto',
      last_name: 'Muñoz',
      birth_date: '1984-09-02',
      gender: 'M',
      civil_status: 'C',
    },
    photos: { id: carlos.id, front: null, back: null },
    contact: { email: 'carlos@ejemplo.ec', pending_email: null, phone: '0990002301', address: null },
    emergency_contact: { first_name: 'Ana', last_name: 'Cedeño', phone: '0990004001', relationship: 'Esposa' },
    user: {
      id: carlos.id,
      username: carlos.username,
      first_name: 'Carlos Alberto',
      last_name: 'Muñoz',
      email: 'carlos@ejemplo.ec',
      is_active: true,
    },
    version: 3,
    ...with_,
  };
}
