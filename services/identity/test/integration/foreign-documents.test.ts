import { SecurityLog } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { aPassenger, everything, type Identity, newCedula, post, register, runIdentity } from './identity.ts';

let identity: Identity;
runIdentity((started) => (identity = started));
afterEach(() => {
  jest.restoreAllMocks();
});

const aPassport = () => `XF${newCedula().slice(2)}`;
const another = ['Este documento es de otra persona.'];
let employees = 0;
const anEmployee = () =>
  asStaff(TEST_AGENCY, `0198f000-0000-7000-8000-0000000f${String(++employees).padStart(4, '0')}`);
const send = (passengers: object[], headers = asStaff()) =>
  post(identity, `/api/v1/user/passenger/${TEST_AGENCY}/`, { passengers }, headers);
const change = (id: string | undefined, body: object, headers = asStaff()) =>
  identity.request<Record<string, string[]>>('PATCH', `/api/v1/user/passenger/${id}`, { body, headers });

/** A passport that somebody of another agency has, and a cédula likewise. */
async function somebodyElsewhere() {
  const [passport, id_number] = [aPassport(), newCedula()];
  await register(identity, aPassenger({ id_number: null, passport, first_name: 'Olga' }), OTHER_AGENCY);
  await register(identity, aPassenger({ id_number }), OTHER_AGENCY);
  return { passport, id_number };
}

const told = () => {
  const record = jest.spyOn(identity.app.get(SecurityLog), 'record');
  return () => record.mock.calls.map(([event, details]) => [event, details?.reason]);
};

describe('that a document is known to another agency', () => {
  test('is not told as long as anything else of a registration is wrong', async () => {
    const [known, unknown, twice] = [(await somebodyElsewhere()).id_number, newCedula(), newCedula()];
    const own = [aPassport(), aPassport()];
    for (const passport of own) await register(identity, aPassenger({ id_number: null, passport }));
    const probes = [known, unknown].map((id_number, index) => aPassenger({ id_number, passport: own[index] }));
    const before = await everything(identity);
    const lines = told();
    const broken = await send([...probes, aPassenger({ id_number: twice }), aPassenger({ id_number: twice })]);
    expect(broken).toMatchObject({ status: 400 });
    expect(Object.keys(broken.body)).toEqual(['passengers.3.id_number']);
    expect(lines()).toEqual([]);
    expect(await send(probes)).toMatchObject({ status: 400, body: { 'passengers.0.passport': another } });
    // Of the other one it tells that nobody has it.
    expect(lines()).toEqual([['foreign-document-tried', 'of 2']]);
    expect(await everything(identity)).toEqual(before);
  });

  test('is no part of what is wrong with the agency’s own passengers, which is told the same', async () => {
    const { id_number: known } = await somebodyElsewhere();
    const passport = aPassport();
    await register(identity, aPassenger({ id_number: null, passport }));
    const lines = told();
    for (const id_number of [known, newCedula()]) {
      const answer = await send([aPassenger({ id_number, passport, first_name: 'Otra' })]);
      expect(answer).toMatchObject({ status: 400, body: { 'passengers.0.passport': another } });
    }
    expect(lines()).toEqual([]);
  });

  test('is told to an employee sixty times an hour, and to others still', async () => {
    const { passport } = await somebodyElsewhere();
    const employee = anEmployee();
    const probe = () => send([aPassenger({ passport }), aPassenger(), aPassenger()], employee);
    const statuses = [];
    for (let attempt = 0; attempt < 20; attempt += 1) statuses.push((await probe()).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await probe()).status).toBe(429);
    const [passenger] = await register(identity, aPassenger());
    expect((await change(passenger?.id, { personal: { passport } }, employee)).status).toBe(429);
    expect((await send([aPassenger({ passport })], anEmployee())).status).toBe(400);
  });

  test('is told of a passport that is added alone when it is all that is wrong', async () => {
    const { passport } = await somebodyElsewhere();
    const [passenger] = await register(identity, aPassenger());
    const lines = told();
    const broken = await change(passenger?.id, { personal: { passport }, contact: { phone: '099' } });
    expect(Object.keys(broken.body)).toEqual(['contact.phone']);
    expect(lines()).toEqual([]);
    const answer = await change(passenger?.id, { personal: { passport } });
    expect(answer).toMatchObject({ status: 400, body: { 'personal.passport': another } });
    expect(lines()).toEqual([['foreign-document-tried', 'of 1']]);
  });
});
