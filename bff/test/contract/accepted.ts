import { OTHER_AGENCY } from '@bitacora/testing';
import { newId } from '@bitacora/kernel/ids';
import { describe, expect, test } from '@jest/globals';
import { changed } from './case.ts';
import { send } from './client.ts';
import type { Schema } from './documented-routes.ts';
import { subjects } from './suite.ts';

const injectedId = newId();
/** What a client has no say in; a name that a route does take is its own. */
const injected: Record<string, unknown> = {
  id: injectedId,
  agency: OTHER_AGENCY,
  user_id: injectedId,
  is_staff: true,
  is_active: true,
  is_admin: true,
  roles: ['owner'],
  created_at: '2001-01-01T00:00:00Z',
  record: injectedId,
  constructor: { prototype: { is_staff: true } },
  lo_que_sea: 'no-se-guarda',
};

const isTaken = (name: string, ...schemas: (Schema | null)[]) =>
  schemas.some((schema) => name in (schema?.anyOf?.[0]?.properties ?? schema?.properties ?? {}));

describe.each(subjects())('%s', (_, { route, fresh }) => {
  test('accepts what its row says, and takes no field that a client has no say in', async () => {
    const sent = await fresh();
    const hasBody = route.json !== null || route.multipart !== null;
    const extra = Object.fromEntries(
      Object.entries(injected).filter(([name]) => !isTaken(name, route.json, route.multipart)),
    );
    const answer = await send(route, hasBody ? changed(sent, extra) : sent);
    expect({ status: answer.status, text: answer.text.slice(0, 300) }).toMatchObject({ status: route.status });
    for (const value of [
      'no-se-guarda',
      ...('id' in extra ? [injectedId] : []),
      ...('agency' in extra ? [OTHER_AGENCY] : []),
    ]) {
      expect(answer.text).not.toContain(value);
    }
    const required = route.answer?.type === 'object' ? (route.answer.required ?? []) : [];
    for (const name of required) expect(answer.body).toHaveProperty(name);
    if (route.status === 204) expect(answer.text).toBe('');
  });
});
