import { maskEmail } from '@bitacora/kernel';
import type { PassengerAnswer, PassengerSnapshot, UnconfirmedAccount } from '@bitacora/contracts';
import type { Passenger } from '../domain/passenger.ts';

/** A passenger as events show it. */
export function passengerSnapshot(passenger: Passenger): PassengerSnapshot {
  return {
    id: passenger.id,
    agency: passenger.agency,
    person_id: passenger.personId,
    // A deactivated passenger is nobody's for whoever shows journeys.
    user_id: passenger.isActive ? passenger.userId : null,
    id_number: passenger.idNumber,
    passport: passenger.passport,
    first_name: passenger.firstName,
    last_name: passenger.lastName,
    birth_date: passenger.birthDate,
    email: passenger.contact.email,
    phone: passenger.contact.phone,
    account_email: passenger.accountEmail,
    is_active: passenger.isActive,
    ...(passenger.isActive && passenger.accountWaits && { account_waits: true }),
    ...(passenger.undonePeriod && { undone_period: passenger.undonePeriod }),
  };
}

/** A passenger as answers show it to its agency; `account` says what is still to be agreed with the person's account. */
export function passengerAnswer(passenger: Passenger, account: UnconfirmedAccount | null): PassengerAnswer {
  const {
    agency: _,
    person_id: __,
    account_email: ___,
    undone_period: ____,
    account_waits: _____,
    ...answer
  } = passengerSnapshot(passenger);
  return { ...answer, user_id: passenger.userId, account };
}

/** The account of a person whom an agency registered with another e-mail than the account has, or took back from it. */
export function unconfirmedAccount(email: string | null, isTakenBack: boolean): UnconfirmedAccount {
  const masked = email === null ? null : maskEmail(email);
  return { state: 'unconfirmed', email: masked, can_be_asked: masked !== null && !isTakenBack };
}
