import { demo } from '@bitacora/contracts/demo';
import type { PersonDetails } from '../domain/person.ts';

interface DemoPerson {
  ids: { personId: string; userId: string; passengerId: string };
  /** Whether the person has an account, active, with the demo password. */
  hasAccount: boolean;
  /** Whether the person is a passenger of the agency. */
  travels: boolean;
  details: PersonDetails;
}

const [ana, mateo] = demo.companions;

const noContact = { email: null, phone: null, address: null };
const guayaquil = { address: 'Urdesa Central, Guayaquil' };

export const demoPersons: readonly DemoPerson[] = [
  {
    ids: demo.adviser,
    hasAccount: true,
    travels: false,
    details: {
      idNumber: demo.adviser.cedula,
      passport: null,
      firstName: demo.adviser.firstName,
      lastName: demo.adviser.lastName,
      birthDate: '1988-03-14',
      gender: 'F',
      civilStatus: 'C',
      contact: { ...guayaquil, email: 'asesora@bitacora.example', phone: '0990001201' },
      emergencyContact: null,
    },
  },
  {
    ids: demo.carlos,
    hasAccount: true,
    travels: true,
    details: {
      idNumber: demo.carlos.cedula,
      passport: null,
      firstName: demo.carlos.firstName,
      lastName: demo.carlos.lastName,
      birthDate: '1984-09-02',
      gender: 'M',
      civilStatus: 'C',
      contact: { ...guayaquil, email: 'carlos@viajero.example', phone: '0990002301' },
      emergencyContact: { first_name: 'Rosa', last_name: 'Muñoz', phone: '0990002302', relationship: 'Hermana' },
    },
  },
  {
    ids: demo.lucia,
    hasAccount: true,
    travels: true,
    details: {
      idNumber: demo.lucia.cedula,
      passport: null,
      firstName: demo.lucia.firstName,
      lastName: demo.lucia.lastName,
      birthDate: '1996-12-20',
      gender: 'F',
      civilStatus: 'S',
      contact: { email: 'lucia@viajera.example', phone: '0990003901', address: 'Los Ceibos, Guayaquil' },
      emergencyContact: null,
    },
  },
  {
    ids: ana,
    hasAccount: false,
    travels: true,
    details: {
      idNumber: null,
      passport: 'EC1040001',
      firstName: ana.firstName,
      lastName: ana.lastName,
      birthDate: '1986-06-30',
      gender: 'F',
      civilStatus: 'C',
      contact: { ...noContact, phone: '0990004001' },
      emergencyContact: null,
    },
  },
  {
    ids: mateo,
    hasAccount: false,
    travels: true,
    details: {
      idNumber: null,
      passport: 'EC1050002',
      firstName: mateo.firstName,
      lastName: mateo.lastName,
      birthDate: '2018-02-11',
      gender: 'M',
      civilStatus: 'S',
      contact: noContact,
      emergencyContact: null,
    },
  },
];
