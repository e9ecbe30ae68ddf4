import type { BegunSecondFactor, SecondFactor } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { bearer, type Identity, logIn, type Pair, post, startWithDemo } from './identity.ts';

export const FACTOR = '/auth/users/second_factor';
const HALF_A_MINUTE = 30_000;

/** An identity in which nobody has a second factor when a test begins, and what is done with one. */
export function runSecondFactors() {
  let identity: Identity;
  /** Each test has its own half minutes: a code serves once. */
  let shift = 0;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    move(3);
    await identity.database.query(`delete from attempts`);
    await identity.database.query(`delete from second_factors`);
    await identity.database.query(`update agencies set settings = settings - 'is_second_factor_required'`);
    await identity.database.query(`update employees set is_shut_out = false`);
  });

  const move = (periods: number) => {
    identity.advance(periods * HALF_A_MINUTE);
    shift += periods * HALF_A_MINUTE;
  };
  const codeOf = (secret: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + shift + periods * HALF_A_MINUTE,
    });

  const begin = (pair: Pair, password: string = demo.password, otp?: string) =>
    post<BegunSecondFactor & Record<string, unknown>>(
      identity,
      FACTOR,
      { current_password: password, otp },
      bearer(pair),
    );
  const confirm = (pair: Pair, code: string) =>
    post<{ recovery_codes: string[] }>(identity, `${FACTOR}/confirm`, { code }, bearer(pair));
  const show = async (pair: Pair) =>
    (await identity.request<SecondFactor>('GET', FACTOR, { headers: bearer(pair) })).body;
  const enter = (cedula: string, otp?: string, password: string = demo.password) =>
    post<Pair & { code: string }>(identity, '/auth/jwt/create/', { username: cedula, password, otp });

  /** Somebody of the staff whose codes are asked for from now on. */
  async function withFactor(who: { cedula: string } = demo.adviser) {
    const pair = await logIn(identity, who.cedula, demo.password);
    const { secret, uri } = (await begin(pair)).body;
    const { recovery_codes: recovery } = (await confirm(pair, codeOf(secret))).body;
    move(1);
    return { pair, secret, uri, recovery };
  }

  return { identity: () => identity, move, codeOf, begin, confirm, show, enter, withFactor };
}
