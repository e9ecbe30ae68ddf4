import type { Absence, EmployeeRole } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays } from '@bitacora/kernel';
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

type Own = Pick<PersonDetails, 'birthDate' | 'gender' | 'civilStatus'> & { email: string; phone: string };

/** A member of staff, who logs in and does not travel. */
function staffMember(
  who: typeof demo.adviser,
  role: EmployeeRole,
  { email, phone, ...own }: Own,
): DemoPerson & { employee: { employeeId: string; role: EmployeeRole; email: string; phone: string } } {
  const { cedula, firstName, lastName, employeeId } = who;
  return {
    ids: who,
    hasAccount: true,
    travels: false,
    employee: { employeeId, role, email, phone },
    details: {
      ...own,
      idNumber: cedula,
      passport: null,
      firstName,
      lastName,
      contact: { ...guayaquil, email, phone },
      emergencyContact: null,
    },
  };
}

/** One of each role. */
export const demoStaff = [
  staffMember(demo.adviser, 'adviser', {
    birthDate: '1988-03-14',
    gender: 'F',
    civilStatus: 'C',
    email: 'asesora@bitacora.example',
    phone: '0990001201',
  }),
  staffMember(demo.owner, 'owner', {
    birthDate: '1979-11-05',
    gender: 'F',
    civilStatus: 'C',
    email: 'gerencia@bitacora.example',
    phone: '0990001202',
  }),
  staffMember(demo.accounting, 'accounting', {
    birthDate: '1985-01-22',
    gender: 'M',
    civilStatus: 'S',
    email: 'contabilidad@bitacora.example',
    phone: '0990001203',
  }),
  staffMember(demo.operations, 'operations', {
    birthDate: '1992-07-09',
    gender: 'F',
    civilStatus: 'U',
    email: 'operaciones@bitacora.example',
    phone: '0990001204',
  }),
];

/** A week of holidays of who does the operations, in two weeks: nothing is different before. */
export const demoAbsence = (today: string): Absence => ({
  from: addDays(today, 14),
  until: addDays(today, 20),
  stand_in: demo.adviser.employeeId,
});

export const demoPersons: readonly DemoPerson[] = [
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
