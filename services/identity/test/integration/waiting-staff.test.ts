import { asStaff, eventually, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { admin, anAgency, anEmployee, RUC } from './admin.ts';
import {
  aPassenger,
  type Identity,
  linkFor,
  newCedula,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  somebodyWaiting,
  startIdentity,
} from './identity.ts';
import { formOf, photo } from './photos.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ AGENCY_RUC: RUC });
  await admin(identity, 'create-agency', ...anAgency());
});
afterAll(() => identity.stop());

const hire = (cedula: string, email: string) => admin(identity, 'create-staff', ...anEmployee({ cedula, email }));
const linkTo = (email: string) => linkFor(identity, 'identity.activation-requested', email);
const opens = async (link: object) => (await post(identity, '/auth/users/link/', link)).status === 200;
const write = (userId: string, email: string, agency = TEST_AGENCY) =>
  put(identity, `/api/v1/user/contact/${userId}/`, { email, phone: '042301299' }, asStaff(agency));

/** Somebody whom an agency registered as a passenger, and whom an operator then makes staff of another. */
async function passengerWhoIsHired() {
  const { cedula, email, link } = await somebodyWaiting(identity);
  expect(await hire(cedula, email)).toMatchObject({ code: 0, err: '' });
  return { userId: link.uid, cedula, email, former: link, link: await linkTo(email) };
}

describe('an account that waits and is staff’s', () => {
  test('is not moved to another e-mail by the agency that had registered it', async () => {
    const { userId, email, link } = await passengerWhoIsHired();
    expect(await write(userId, 'mala@correo.example')).toMatchObject({ status: 200 });
    expect(await profileOf(identity, userId)).toMatchObject({ contact: { email, phone: null } });
    await expect(linkTo('mala@correo.example')).rejects.toThrow();
    expect(await opens(link)).toBe(true);
    const activation = await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
    expect(activation.status).toBe(200);
  });

  test('is not moved either by an agency that registers it afterwards', async () => {
    const [cedula, email] = [newCedula(), 'elena-2@pacifico.example'];
    await hire(cedula, email);
    const link = await linkTo(email);
    await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY);
    await write(link.uid, 'mala@correo.example', OTHER_AGENCY);
    expect(await profileOf(identity, link.uid)).toMatchObject({ contact: { email, phone: null } });
    expect(await opens(link)).toBe(true);
  });

  test('is not moved either where a former release had hired it', async () => {
    const { userId, email } = await passengerWhoIsHired();
    await identity.database.query(`update passengers set follows_person = true where user_id = ?`, [userId]);
    await write(userId, 'mala@correo.example');
    expect(await profileOf(identity, userId)).toMatchObject({ contact: { email, phone: null } });
  });

  test('has no other link than the one that the operator had mailed', async () => {
    const { former, link } = await passengerWhoIsHired();
    expect([await opens(former), await opens(link)]).toEqual([false, true]);
  });

  test('shows its photos to the agency that had registered it no more, and takes none from it', async () => {
    const { userId, link } = await passengerWhoIsHired();
    const photos = formOf({ user: userId, front: photo('front') });
    expect((await post(identity, '/api/v1/user/id_photos/', photos, asStaff())).status).toBe(404);
    await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
    expect(await profileOf(identity, userId, asStaff())).toMatchObject({ photos: null });
  });

  test('is not made staff while its e-mail moves', async () => {
    const { cedula, email, link } = await somebodyWaiting(identity);
    const { database } = identity;
    const locked = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const moved = database.transaction(async () => {
      await database.query(`select from users where id = ? for update`, [link.uid]);
      locked.resolve();
      await end.promise;
      const sql = `update persons set contact = contact || '{"email": "mala@correo.example"}' where id_number = ?`;
      await database.query(sql, [cedula]);
    });
    await locked.promise;
    const hired = hire(cedula, email);
    await eventually(async () => {
      const sql = `select 1 as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      expect(await database.query(sql)).toHaveLength(1);
    });
    end.resolve();
    await moved;
    expect(await hired).toMatchObject({ code: 1, err: expect.stringContaining('m***@correo.example') });
  });
});
