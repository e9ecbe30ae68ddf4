import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY, passengerBody } from '@bitacora/testing';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from './ask.ts';
import { mailedLink, type MailedLink } from './mailbox.ts';

export const PASSWORD = 'Contrato2031';

/** The fields of a passenger who is new to everybody. */
export function newPassenger(): Record<string, unknown> & { id_number: string; email: string } {
  return passengerBody({ last_name: "O'Neill-Ñauta" });
}

export interface Passenger {
  id: string;
  user_id: string;
  id_number: string;
  email: string;
}

export async function registerPassenger(
  as = tokens.staff,
  agency: string = demo.agency,
  changes: Record<string, unknown> = {},
): Promise<Passenger> {
  const { passengers } = await ask<{ passengers: Passenger[] }>('registerPassengers', {
    params: { ruc: agency },
    body: { passengers: [{ ...newPassenger(), ...changes }] },
    as,
  });
  return passengers[0] as Passenger;
}

/** A child who is named as holder although this adult travels. */
export async function heldByChild(adult: Pick<Passenger, 'id'>): Promise<{ passengers: string[]; holder: string }> {
  const child = await registerPassenger(tokens.staff, demo.agency, { birth_date: '2020-02-11', email: '' });
  return { passengers: [adult.id, child.id], holder: child.id };
}

/** A passenger's activation link, from the mail. */
export async function activationLink(): Promise<MailedLink> {
  const { email } = await registerPassenger();
  return mailedLink(email, '/user/activate/');
}

export interface Account {
  username: string;
  email: string;
}

/** Somebody who opened the link and chose a password. */
export async function openAccount(): Promise<Account> {
  const { email, id_number } = await registerPassenger();
  const link = await mailedLink(email, '/user/activate/');
  await ask('activateUser', { body: { ...link, new_password: PASSWORD, re_new_password: PASSWORD } });
  return { username: id_number, email };
}

export const logIn = ({ username }: Pick<Account, 'username'>) =>
  ask<{ access: string; refresh: string }>('createToken', { body: { username, password: PASSWORD } });

/** Somebody whom the owner invited, inside with PASSWORD; looks after figures, so that alerts to advisers are not theirs. */
export async function employeeInside(): Promise<{ as: string; username: string }> {
  const { id_number: username, email, ...person } = newPassenger();
  const body = { ...person, id_number: username, email, roles: ['accounting'] };
  await ask('inviteEmployee', { body, as: tokens.owner });
  const link = await mailedLink(email, '/user/activate/');
  await ask('activateUser', { body: { ...link, new_password: PASSWORD, re_new_password: PASSWORD } });
  return { as: (await logIn({ username })).access, username };
}

/** The link of a password reset, from the mail. */
export async function resetLink(): Promise<MailedLink> {
  const { username, email } = await openAccount();
  await ask('resetPassword', { body: { username } });
  return mailedLink(email, '/user/password/reset/confirm/');
}

/** Somebody who asked for another e-mail, with the links that confirm and undo it. */
export async function emailChange() {
  const account = await openAccount();
  const { access: as } = await logIn(account);
  const { id } = await ask<{ id: string }>('getCurrentUser', { as });
  const email = `nuevo-${account.email}`;
  await ask('updateContact', { params: { id }, body: { email, current_password: PASSWORD }, as });
  return {
    as,
    confirm: () => mailedLink(email, '/user/confirm_email/'),
    undo: () => mailedLink(account.email, '/user/undo_email/'),
  };
}

/** A passenger of another agency whose cédula has an account with another e-mail. */
export async function waitingElsewhere(): Promise<{ id: string; accountEmail: string }> {
  const { id_number, email: accountEmail } = await registerPassenger();
  const { passengers } = await ask<{ passengers: Passenger[] }>('registerPassengers', {
    params: { ruc: OTHER_AGENCY },
    body: { passengers: [{ ...newPassenger(), id_number }] },
    as: tokens.otherStaff,
  });
  return { id: passengers[0]?.id ?? '', accountEmail };
}

/** The link by which an account agrees, from the mail. */
export async function accountLink(): Promise<MailedLink> {
  const { id, accountEmail } = await waitingElsewhere();
  await ask('requestAccountConfirmation', { params: { id }, as: tokens.otherStaff });
  return mailedLink(accountEmail, '/user/confirm_account/');
}

/** The link by which a known account agrees to work for the agency, from the mail. */
export async function employmentLink(): Promise<MailedLink> {
  const { username: id_number, email } = await openAccount();
  await ask('inviteEmployee', {
    body: { ...newPassenger(), id_number, email, roles: ['accounting'] },
    as: tokens.owner,
  });
  return mailedLink(email, '/user/employment/');
}

/** A change of password that holds. */
export async function passwordChange(): Promise<Sent> {
  const { access } = await logIn(await openAccount());
  return {
    body: { current_password: PASSWORD, new_password: 'Distinta2032', re_new_password: 'Distinta2032' },
    as: access,
  };
}
