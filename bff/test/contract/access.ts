import { describe, expect, test } from '@jest/globals';
import { employeeRoles } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { OTHER_AGENCY } from '@bitacora/testing';
import type { Refusal } from './case.ts';
import { send, type Sent } from './client.ts';
import type { Route } from './documented-routes.ts';
import { expectRefusals, subjects } from './suite.ts';
import { badTokens, tokens } from './tokens.ts';

/** Path parameters that are nothing of ours: malformed, unknown, or odd. */
function lostPaths({ parameters }: Route, sample: Sent): Refusal[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) => {
      const isId = schema.format === 'uuid';
      const values = isId
        ? ['no-es-un-id', '7', `${newId()}x`, newId(), "' or 1=1 --", 'a\u0000b']
        : name === 'ruc'
          ? ['1', 'abc', OTHER_AGENCY, 'a\u0000b']
          : [];
      return values.map((value) => ({
        what: `${name} ${JSON.stringify(value)}`,
        sent: { ...sample, params: { ...sample.params, [name]: value } },
        status: 404,
      }));
    });
}

describe.each(subjects(({ row }) => row.access !== 'public'))('%s', (_, subject) => {
  const { row, route, sample, world } = subject;

  test('asks who calls', async () => {
    const sent = await sample();
    const strangers: Sent[] = [
      { ...sent, as: null },
      ...Object.values(badTokens).map((as) => ({ ...sent, as })),
      { ...sent, as: null, headers: { authorization: `Bearer ${tokens.staff}` } },
      { ...sent, as: null, headers: { authorization: 'JWT' } },
    ];
    await expectRefusals(
      subject,
      strangers.map((stranger) => ({
        what: `the token ${stranger.headers?.authorization ?? String(stranger.as)}`,
        sent: stranger,
        status: 401,
      })),
    );
  });

  test('answers nothing of what belongs to somebody else', async () => {
    if (row.access === 'public') return;
    await expectRefusals(subject, await row.foreign(world, await sample()));
  });

  test('knows no path that is not there', async () => {
    await expectRefusals(subject, lostPaths(route, await sample()));
  });
});

describe.each(subjects(({ row }) => row.access === 'staff'))('%s', (_, subject) => {
  test('is for staff only', async () => {
    const sent = await subject.sample();
    const travellers = [tokens.carlos, tokens.lucia];
    await expectRefusals(
      subject,
      travellers.map((as) => ({ what: 'a traveller', sent: { ...sent, as }, status: 403 })),
    );
  });

  test('is for the roles that have its right', async () => {
    const { roles } = subject.route;
    expect(roles).toContain('owner');
    const sent = await subject.sample();
    const others = employeeRoles.filter((role) => !roles.includes(role));
    await expectRefusals(
      subject,
      others.map((role) => ({ what: role, sent: { ...sent, as: tokens[role] }, status: 403 })),
    );
  });
});

describe.each(subjects(({ row }) => row.access === 'public'))('%s', (_, subject) => {
  const { route, row, sample, fresh, world } = subject;

  test('is for everybody, whatever token comes along', async () => {
    const isRead = route.method === 'GET';
    if (!isRead && route.name !== 'createWebQuote' && route.name !== 'verifyToken') return;
    // Files and addresses show a visitor less.
    if (route.name === 'showFile') return;
    const answer = await send(route, { ...(await fresh()), as: badTokens.garbage });
    expect(answer.status).toBe(route.status);
  });

  test('refuses what its row says', async () => {
    await expectRefusals(subject, (await row.refused?.(world, await sample())) ?? []);
  });
});
