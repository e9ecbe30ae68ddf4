/**
 * The main job on a platform that somebody else brought up, through its own door: try-main-job.ts <site> <inbox> <what>
 *   begin   the owner opens the mailed link, chooses a password and logs in; a passenger, a journey with a service that is
 *           pending, a file for it, and the file opens
 *   look    all of that is still there: the owner logs in, the service has its record, its file opens, its mails are told of
 *   stay    the owner goes on in the session of the last time, which is in the file SESSION; logs in where there is none
 * NODE_EXTRA_CA_CERTS names the authority of the site's certificate where nobody else knows it.
 */
import { inputOf, journeyMails, journeySummary, type JourneyView, journeyView, serviceKind } from '@bitacora/contracts';
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { journeyBody, passengerBody } from '../src/bodies.ts';
import { eventually } from '../src/eventually.ts';
import { png } from '../src/png.ts';

const TIMEOUT = 60_000;
const PASSWORD = 'Primera-Entrada-1';
const [site = '', inbox = '', what = ''] = process.argv.slice(2);
const { AGENCY_RUC: agency = '', OWNER: owner = '', OWNER_EMAIL: ownerEmail = '' } = process.env;
const began = Number(process.env.BEGAN ?? Date.now() / 1000);
const say = (line: string) =>
  process.stdout.write(`${String(Math.round(Date.now() / 1000 - began)).padStart(4)} s  ${line}\n`);
/** Of the reservation. */
const picture = png(400, 300, 200);
let access = '';

async function ask<Body>(method: string, path: string, body?: object): Promise<Body> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, site), {
    method,
    headers: {
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(access ? { authorization: `JWT ${access}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
  // An edge of its own: what a route answers is checked where it is read.
  return (text ? JSON.parse(text) : null) as Body;
}

const mails = z.object({
  messages: z.array(z.looseObject({ ID: z.string(), To: z.array(z.object({ Address: z.string() })) })),
});
const mail = z.looseObject({ Text: z.string() });

/** The link that the owner was mailed, as it stands in the mail. */
async function mailedLink(): Promise<URL> {
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(path, inbox))).json();
  const { messages } = mails.parse(await read('/api/v1/messages'));
  const found = messages.find(({ To }) => To.some(({ Address }) => Address === ownerEmail));
  const { Text } = mail.parse(await read(`/api/v1/message/${found?.ID}`));
  const link = /https:\/\/\S+\/user\/activate\/\S+/.exec(Text)?.[0] ?? '';
  return new URL(link);
}

async function activate(): Promise<void> {
  const link = await eventually(mailedLink, TIMEOUT);
  const page = await fetch(link);
  assert.equal(page.status, 200, `the mailed link ${link.origin}/… answers ${page.status}`);
  const [uid, token] = link.pathname.split('/').slice(-2);
  const passwords = { new_password: PASSWORD, re_new_password: PASSWORD };
  await ask('POST', '/auth/users/activation/', { uid, token, ...passwords });
  say('the owner opened the mailed link and chose a password');
}

async function logIn(): Promise<string> {
  ({ access } = await ask<{ access: string }>('POST', '/auth/jwt/create/', { username: owner, password: PASSWORD }));
  const me = await ask<{ id: string; first_name: string }>('GET', '/auth/users/me/');
  const employee = await ask<{ id: string; roles: string[] }>('GET', `/api/v1/agency/employee/${agency}/${me.id}`);
  say(`the owner is logged in: ${me.first_name}, ${employee.roles.join(' and ')}`);
  return employee.id;
}

async function newJourney(travelAgent: string): Promise<JourneyView> {
  const { passengers } = await ask<{ passengers: { id: string }[] }>('POST', `/api/v1/user/passenger/${agency}`, {
    passengers: [passengerBody({ email: 'rosa@example.ec' })],
  });
  const journey = journeyBody({ passengers: passengers.map(({ id }) => id), travel_agent: travelAgent });
  // journeys hears of the passenger and of the employee by event.
  return eventually(() => ask('POST', `/api/v1/journey/journeys_by_agency/${agency}`, journey), TIMEOUT);
}

async function attach({ services }: JourneyView): Promise<void> {
  const place = { name: 'Muelle de Puerto Ayora', latitude: -0.7478, longitude: -90.3126 };
  const { id: location } = await ask<{ id: string }>('POST', '/api/v1/utils/coordinate/', place);
  const hosting = serviceKind('hosting');
  const form = new FormData();
  const fields = { ...inputOf(hosting, hosting.examples[0] ?? {}), location, cost: '120.50' };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('package_service', services[0]?.id ?? '');
  form.append('reservation', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'reserva.png');
  await ask('POST', '/api/v1/agency/hosting/', form);
}

const journeysNow = async () =>
  z.array(journeySummary).parse(await ask('GET', `/api/v1/journey/journeys_by_agency/${agency}`));

/** The only journey, its service attached, and its file as a browser would open it: by the address alone. */
async function look(): Promise<void> {
  const [row] = await journeysNow();
  const path = `/api/v1/journey/journey/${row?.journey_id}`;
  const [service] = journeyView.parse(await ask('GET', path)).services;
  assert.equal(service?.status, 'T');
  const { reservation } = z.looseObject({ reservation: z.url() }).parse(service.service);
  const file = await fetch(reservation);
  const content = Buffer.from(await file.arrayBuffer());
  assert.equal(file.headers.get('content-type'), 'image/png', `the file answers ${file.status}`);
  // Stored without what else a camera writes into it, so that not every byte is the one that was sent.
  assert.equal(content.subarray(1, 4).toString(), 'PNG');
  say(`the service is ${service.status}, and its file opens: a PNG of ${content.length} bytes`);
  const states = await eventually(async () => {
    const { results } = journeyMails.answer.parse(await ask('GET', `${path}/mails`));
    assert.ok(results.length > 0);
    return results.map(({ state }) => state);
  }, TIMEOUT);
  say(`the mails about the journey, as staff read of them: ${states.join(', ')}`);
}

const session = z.object({ access: z.string(), refresh: z.string() });
type Session = z.infer<typeof session>;
const keyOf = ({ access: token }: Session) =>
  z
    .object({ kid: z.string() })
    .parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()))
    .kid.slice(0, 8);

/** As a browser does: by the access token while it is taken, then by the next one, which the refresh token brings. */
async function stay(): Promise<void> {
  const file = process.env.SESSION ?? '';
  const isNew = !existsSync(file);
  const before = isNew
    ? await ask<Session>('POST', '/auth/jwt/create/', { username: owner, password: PASSWORD })
    : session.parse(JSON.parse(readFileSync(file, 'utf8')));
  const url = new URL(`/api/v1/journey/journeys_by_agency/${agency}`, site);
  const { status } = await fetch(url, { headers: { authorization: `JWT ${before.access}` } });
  const after = isNew
    ? before
    : { ...before, ...(await ask<Partial<Session>>('POST', '/auth/jwt/refresh/', { refresh: before.refresh })) };
  writeFileSync(file, JSON.stringify(after), { mode: 0o600 });
  access = after.access;
  assert.equal((await journeysNow()).length, 1);
  say(`the token of key ${keyOf(before)} answers ${status}; the session holds, its token is of key ${keyOf(after)}`);
}

if (what === 'begin') {
  await activate();
  const journey = await newJourney(await logIn());
  say(`a journey to ${journey.destination_city.name}, its service is ${journey.services[0]?.status}`);
  await attach(journey);
  await look();
} else if (what === 'look') {
  await logIn();
  await look();
} else if (what === 'stay') await stay();
else throw new Error(`begin, look or stay, not ${what}`);
process.exit(0);
