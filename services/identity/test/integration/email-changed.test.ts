import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  type Identity,
  linkFor,
  profileOf,
  put,
  register,
  somebodyActive,
  somebodyWaiting,
  startIdentity,
  written,
} from './identity.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const toldOf = async (userId: string) =>
  (await written(identity, 'identity.email-changed')).filter(({ user_id }) => user_id === userId);

const writeContact = (userId: string, change: object, headers = asTraveller(userId)) =>
  put(identity, `/api/v1/user/contact/${userId}/`, change, headers);

test('who moves to another e-mail is told once, at the former one, and the new one is not given away', async () => {
  const { cedula, email, link } = await somebodyActive(identity);
  await register(identity, aPassenger({ id_number: cedula }), OTHER_AGENCY);
  const before = Date.now();
  expect((await writeContact(link.uid, { email: 'nuevo@otro.example' })).status).toBe(200);
  const told = await toldOf(link.uid);
  expect(told).toEqual([
    {
      user_id: link.uid,
      agency: TEST_AGENCY,
      former_email: email,
      new_email_masked: 'n***@otro.example',
      first_name: 'Inés',
      changed_at: expect.any(String),
    },
  ]);
  expect(Date.parse(String(told[0]?.changed_at))).toBeGreaterThanOrEqual(before);
  await writeContact(link.uid, { email: 'nuevo@otro.example', phone: '042301200' });
  expect(await toldOf(link.uid)).toEqual(told);
  await writeContact(link.uid, { email: 'tercero@otro.example' });
  expect(await toldOf(link.uid)).toMatchObject([told[0], { former_email: 'nuevo@otro.example' }]);
});

test('whoever moves again and again waits, so that no stranger is written to without end', async () => {
  const { link } = await somebodyActive(identity);
  const statuses = [];
  for (let change = 0; change < 6; change++) {
    statuses.push((await writeContact(link.uid, { email: `desconocido${change}@otro.example` })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await toldOf(link.uid)).toHaveLength(5);
  expect((await writeContact(link.uid, { phone: '042301201' })).status).toBe(200);
});

describe('nobody is told', () => {
  test('when the e-mail stays, or the change does not hold', async () => {
    const { email, link } = await somebodyActive(identity);
    expect((await writeContact(link.uid, { email, address: 'Urdesa' })).status).toBe(200);
    expect((await writeContact(link.uid, { email: email.toUpperCase() })).status).toBe(200);
    expect((await writeContact(link.uid, { email: 'nuevo@otro.example', phone: '0912' })).status).toBe(400);
    expect((await writeContact(link.uid, { email: 'nuevo@otro.example', version: 1 })).status).toBe(409);
    expect(await toldOf(link.uid)).toEqual([]);
  });

  test('when an agency writes another e-mail into its own row: the links of the account stay where they were', async () => {
    const { cedula, email, link } = await somebodyActive(identity);
    await register(identity, aPassenger({ id_number: cedula }), OTHER_AGENCY);
    for (const headers of [asStaff(), asStaff(OTHER_AGENCY)]) {
      expect((await writeContact(link.uid, { email: 'agencia@otro.example' }, headers)).status).toBe(200);
    }
    expect((await profileOf(identity, link.uid)).contact.email).toBe(email);
    expect(await toldOf(link.uid)).toEqual([]);
  });

  test('when the account still waits: its link goes to the new e-mail', async () => {
    const { email, link } = await somebodyWaiting(identity);
    expect((await writeContact(link.uid, { email: `bien-${email}` }, asStaff())).status).toBe(200);
    expect(await linkFor(identity, 'identity.activation-requested', `bien-${email}`)).toMatchObject({ uid: link.uid });
    expect(await toldOf(link.uid)).toEqual([]);
  });

  test('when there was no e-mail before', async () => {
    const { cedula, link } = await somebodyActive(identity);
    await identity.database.query(
      `update persons set contact = contact || '{"email": null}'::jsonb where id_number = ?`,
      [cedula],
    );
    expect((await writeContact(link.uid, { email: 'primero@otro.example' })).status).toBe(200);
    expect(await toldOf(link.uid)).toEqual([]);
  });
});
