import type { AgencySettings, IdPhotosAnswer } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { accessClaims } from '@bitacora/platform';
import { asTraveller } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { admin } from './admin.ts';
import {
  bearer,
  type Identity,
  logIn,
  type Pair,
  post,
  somebodyActive,
  untilWaiting,
  whileLocked,
  written,
} from './identity.ts';
import { formOf, photo } from './photos.ts';
import { FACTOR, runSecondFactors } from './second-factor.ts';

describe('a second factor that the agency asks for', () => {
  const { identity: running, codeOf, begin, confirm, show, enter, withFactor } = runSecondFactors();
  let identity: Identity;
  beforeAll(() => {
    identity = running();
  });

  const rolesOf = ({ access }: Pair) =>
    accessClaims.parse(JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())).roles;
  const whoIs = async (pair: Pair) =>
    (await identity.request<Record<string, unknown>>('GET', '/auth/users/me/', { headers: bearer(pair) })).body;
  const ask = (pair: Pair, body: object = { is_second_factor_required: true }) =>
    identity.request<AgencySettings>('PATCH', `/api/v1/agency/settings/${demo.agency}`, {
      body,
      headers: bearer(pair),
    });

  test('is switched on by an owner who has one, and is told to nobody outside', async () => {
    const owner = await logIn(identity, demo.owner.cedula, demo.password);
    expect(await ask(owner)).toMatchObject({
      status: 400,
      body: { is_second_factor_required: [expect.any(String)] },
    });
    const { pair } = await withFactor(demo.owner);
    expect(await ask(pair)).toMatchObject({ status: 200, body: { is_second_factor_required: true } });
    const [fact] = await identity.database.query<{ envelope: unknown }>(
      `select envelope from outbox where name = 'identity.agency-settings-changed' order by id desc limit 1`,
    );
    expect(JSON.stringify(fact)).not.toContain('second_factor');
  });

  test('leaves who has none without a role until it is set up', async () => {
    const { pair: owner, secret } = await withFactor(demo.owner);
    await ask(owner);
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    expect(rolesOf(pair)).toEqual([]);
    expect(await whoIs(pair)).toMatchObject({ is_staff: false, needs_second_factor: true });
    const begun = (await begin(pair)).body;
    await confirm(pair, codeOf(begun.secret));
    const next = await post<Pair>(identity, '/auth/jwt/refresh/', { refresh: pair.refresh });
    expect(rolesOf(next.body)).toEqual(['adviser']);
    const now = await whoIs(next.body);
    expect([now.is_staff, 'needs_second_factor' in now]).toEqual([true, false]);
    expect(rolesOf((await enter(demo.owner.cedula, codeOf(secret))).body)).toEqual(['owner']);
  });

  test('shuts out at once who has none, with the address of the own calendar', async () => {
    const { pair: owner } = await withFactor(demo.owner);
    const { pair } = await withFactor();
    const before = (await written(identity, 'identity.sessions-ended')).length;
    await ask(owner);
    const facts = (await written(identity, 'identity.sessions-ended')).slice(before);
    expect(facts.every((fact) => 'reissue' in fact && fact.reissue && 'ends_calendar' in fact)).toBe(true);
    const users = facts.map((fact) => 'user_id' in fact && fact.user_id);
    expect(users).toEqual(expect.arrayContaining([demo.accounting.userId, demo.operations.userId]));
    for (const { userId } of [demo.owner, demo.adviser]) expect(users).not.toContain(userId);
    await ask(owner);
    expect(await written(identity, 'identity.sessions-ended')).toHaveLength(before + facts.length);
    expect(await show(pair)).toMatchObject({ is_required: true });
  });

  test('says of each employee who is shut out, until it is set up or asked of nobody any more', async () => {
    const told = async ({ employeeId }: { employeeId: string }) => {
      const facts = await written(identity, 'identity.employee-updated');
      return facts.filter(({ id }) => id === employeeId).map((fact) => fact['is_shut_out'] ?? false);
    };
    const before = [await told(demo.adviser), await told(demo.operations), await told(demo.owner)];
    const { pair: owner } = await withFactor(demo.owner);
    await ask(owner);
    const pair = await logIn(identity, demo.adviser.cedula, demo.password);
    await confirm(pair, codeOf((await begin(pair)).body.secret));
    await admin(identity, 'remove-second-factor', '--username', demo.adviser.cedula);
    await ask(owner, { is_second_factor_required: false, current_password: demo.password });
    const since = async (who: { employeeId: string }, index: number) =>
      (await told(who)).slice(before[index]?.length ?? 0);
    expect(await since(demo.adviser, 0)).toEqual([true, false, true, false]);
    expect(await since(demo.operations, 1)).toEqual([true, false]);
    expect(await since(demo.owner, 2)).toEqual([]);
  });

  test('opens no photo of a document to who has none, whatever address is known', async () => {
    const { link } = await somebodyActive(identity);
    const { body: photos } = await post<IdPhotosAnswer>(
      identity,
      '/api/v1/user/id_photos/',
      formOf({ front: photo('front') }),
      asTraveller(link.uid),
    );
    const find = async ({ userId }: { userId: string }) =>
      (await identity.request('GET', `/internal/id-photos/${photos.front?.id}?reader=${userId}`)).status;
    expect(await find(demo.adviser)).toBe(200);
    const { pair: owner } = await withFactor(demo.owner);
    await ask(owner);
    expect(await find(demo.adviser)).toBe(404);
    expect(await find(demo.owner)).toBe(200);
  });

  describe('in the very moment in which a token is renewed', () => {
    const whileAdviserIs = <Done>(locked: 'for share' | 'for update', work: () => Promise<Done>) =>
      whileLocked(identity, `select from employees where user_id = ? ${locked}`, [demo.adviser.userId], work);

    test('leaves the new one without a role, where it is decided first', async () => {
      const pair = await logIn(identity, demo.adviser.cedula, demo.password);
      const { renewed } = await whileAdviserIs('for update', async () => {
        const renewed = post<Pair>(identity, '/auth/jwt/refresh/', { refresh: pair.refresh });
        await untilWaiting(identity, 1);
        await identity.database.query(
          `update agencies set settings = settings || '{"is_second_factor_required": true}'`,
        );
        return { renewed };
      });
      expect(rolesOf((await renewed).body)).toEqual([]);
    });

    test('waits for it, and refuses it then, where it is signed first', async () => {
      const { pair: owner } = await withFactor(demo.owner);
      const { asked } = await whileAdviserIs('for share', async () => {
        const asked = ask(owner);
        await untilWaiting(identity, 1);
        return { asked };
      });
      expect((await asked).status).toBe(200);
    });
  });

  test('is asked of nobody any more by who knows the password', async () => {
    const { pair } = await withFactor(demo.owner);
    await ask(pair);
    const off = { is_second_factor_required: false };
    const refused = { status: 400, body: { current_password: [expect.any(String)] } };
    expect(await ask(pair, off)).toMatchObject(refused);
    expect(await ask(pair, { ...off, current_password: 'Wrong-password-1' })).toMatchObject(refused);
    expect(await show(pair)).toMatchObject({ is_required: true });
    expect(await ask(pair, { ...off, current_password: demo.password })).toMatchObject({ status: 200 });
    // What is off already needs no password: a form sends all of it.
    expect(await ask(pair, off)).toMatchObject({ status: 200 });
  });

  test('gives the roles back at once to who had none, when it is asked of nobody any more', async () => {
    const { pair: owner } = await withFactor(demo.owner);
    await ask(owner);
    const before = (await written(identity, 'identity.sessions-ended')).length;
    await ask(owner, { is_second_factor_required: false, current_password: demo.password });
    const facts = (await written(identity, 'identity.sessions-ended')).slice(before);
    expect(facts.every((fact) => 'reissue' in fact && fact.reissue && !('ends_calendar' in fact))).toBe(true);
    const users = facts.map((fact) => 'user_id' in fact && fact.user_id);
    expect(users).toEqual(expect.arrayContaining([demo.accounting.userId, demo.operations.userId]));
    expect(users).not.toContain(demo.owner.userId);
  });

  test('stays, whoever wants to remove it', async () => {
    const { pair } = await withFactor(demo.owner);
    await ask(pair);
    const answer = await post(identity, `${FACTOR}/remove`, { current_password: demo.password }, bearer(pair));
    expect(answer).toMatchObject({ status: 409, body: { code: 'second_factor_required' } });
  });

  test('is removed by nobody while that is decided', async () => {
    const { pair, recovery } = await withFactor();
    const { removed } = await whileLocked(
      identity,
      `update agencies set settings = settings || '{"is_second_factor_required": true}' where id = ?`,
      [demo.agency],
      async () => {
        const proof = { current_password: demo.password, otp: recovery[0] };
        const removed = post(identity, `${FACTOR}/remove`, proof, bearer(pair));
        await untilWaiting(identity, 1);
        return { removed };
      },
    );
    expect(await removed).toMatchObject({ status: 409, body: { code: 'second_factor_required' } });
  });
});
