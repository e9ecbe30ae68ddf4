import type { PassengerAnswer, PassengerSnapshot } from '@bitacora/contracts';
import type { Passenger } from '../domain/passenger.ts';

/** A passenger as events show it. */
export function passengerSnapshot(passenger: Passenger): PassengerSnapshot {
  return {
    id: passenger.id,
    agency: passenger.agency,
    person_id: passenger.personId,
    user_id: passenger.userId,
    id_number: passenger.idNumber,
    passport: passenger.passport,
    first_name: passenger.firstName,
    last_name: passenger.lastName,
    birth_date: passenger.birthDate,
    email: passenger.contact.email,
    phone: passenger.contact.phone,
  };
}

/** A passenger as answers show it to its agency. */
export function passengerAnswer(passenger: Passenger): PassengerAnswer {
  const { agency: _, person_id: __, ...answer } = passengerSnapshot(passenger);
  return answer;
}
