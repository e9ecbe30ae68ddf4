import type { EmployeeRole, JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import {
  fromOwnAddress,
  journeyBody,
  newCedula,
  passengerBody,
  platformSigningKey,
  platformUrl,
  signedToken,
} from '@bitacora/testing/stories';
import { linkIn, mailTo } from './inbox.ts';

/** Calls the public API. Throws with the answer when it refuses: a story prepares only what must work. */
export async function call<Body>(method: string, path: string, body?: unknown, token?: string): Promise<Body> {
  const response = await fetch(`${platformUrl()}${path}`, {
    method,
    headers: {
      ...fromOwnAddress,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

/** For calls of the API by somebody with an account of a story's own. */
export async function tokenOf(cedula: string, password: string): Promise<string> {
  return (await call<{ access: string }>('POST', '/auth/jwt/create/', { username: cedula, password })).access;
}

/**
 * For calls of the API by somebody of the demo's staff, signed here: each login is a session, of which a person has thirty, and
 * the one that is unused longest ends (product 4.3), which may be that of somebody's page.
 */
export async function tokenOfStaff(role: EmployeeRole = 'adviser'): Promise<string> {
  const privateKey = await platformSigningKey();
  return signedToken({ userId: demo[role].userId, agency: demo.agency, roles: [role], privateKey });
}

/** A name that no other story uses; names have no digits. */
export function newWord(): string {
  const letters = [...newId().replaceAll('-', '')].slice(-12);
  return `Z${letters.map((letter) => String.fromCharCode(97 + parseInt(letter, 16))).join('')}`;
}

export interface StoryTraveller {
  cedula: string;
  email: string;
  firstName: string;
  lastName: string;
  passengerId: string;
  password: string;
}

/** Staff registers a traveller, who gets an activation mail. */
export async function registerTraveller(staff: string): Promise<StoryTraveller> {
  const cedula = newCedula();
  const email = `viajera-${newId()}@ejemplo.ec`;
  const [firstName, lastName] = ['Rosa Elena', `Ñauta ${newWord()}`];
  const { passengers } = await call<{ passengers: { id: string }[] }>(
    'POST',
    `/api/v1/user/passenger/${demo.agency}`,
    {
      passengers: [passengerBody({ id_number: cedula, first_name: firstName, last_name: lastName, email })],
    },
    staff,
  );
  return { cedula, email, firstName, lastName, passengerId: passengers[0]?.id ?? '', password: 'Bitacora2026' };
}

/** The traveller opens the account without a browser, for stories that are about something else. */
export async function activate({ email, password }: Pick<StoryTraveller, 'email' | 'password'>): Promise<void> {
  const link = new URL(linkIn(await mailTo(email, /active|activ/i), /^\/user\/activate\//));
  const [, , , uid, token] = link.pathname.split('/');
  await call('POST', '/auth/users/activation/', { uid, token, new_password: password, re_new_password: password });
}

export interface StoryAdviser extends Pick<StoryTraveller, 'cedula' | 'email' | 'password'> {
  id: string;
  name: string;
}

/** The owner hires an adviser, whose account is open: whatever a story does to her meets no other one. */
export async function hireAdviser(firstName: string): Promise<StoryAdviser> {
  const [cedula, lastName] = [newCedula(), `Cedeño ${newWord()}`];
  const adviser = { cedula, email: `${cedula}@agencia.example`, password: 'Bitacora2026' };
  const { id } = await call<{ id: string }>(
    'POST',
    '/api/v1/agency/employee',
    {
      id_number: cedula,
      first_name: firstName,
      last_name: lastName,
      birth_date: '1985-03-14',
      gender: 'F',
      civil_status: 'S',
      email: adviser.email,
      phone: null,
      roles: ['adviser'],
    },
    await tokenOfStaff('owner'),
  );
  await activate(adviser);
  return { ...adviser, id, name: `${firstName} ${lastName}` };
}

/** The owner lets her go again: alerts of other stories are not hers. */
export async function dismissAdviser({ id }: StoryAdviser): Promise<void> {
  await call('POST', `/api/v1/agency/employee/${id}/dismiss`, {}, await tokenOfStaff('owner'));
}

/** A journey from Guayaquil to Baltra and back with some pending services. */
export async function createJourney(
  staff: string,
  passengers: readonly string[],
  services: readonly { kind: string; travel_direction?: 'I' | 'V' }[],
): Promise<JourneyView> {
  const today = dayAt(new Date());
  return call<JourneyView>(
    'POST',
    `/api/v1/journey/journeys_by_agency/${demo.agency}`,
    journeyBody({
      passengers,
      travel_agent: demo.adviser.employeeId,
      travel_date: addDays(today, 12),
      return_date: addDays(today, 18),
      purchase_date: today,
      cost: 1500.5,
      services,
    }),
    staff,
  );
}
