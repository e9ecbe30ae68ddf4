import { type EventEnvelope, listEndedSessions } from '@bitacora/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { admin } from './admin.ts';
import { type Identity, logIn, PASSWORD, somebodyActive, startIdentity } from './identity.ts';

const queueAway: Record<string, string> = process.env.TEST_REDIS_URL
  ? { REDIS_URL: 'redis://127.0.0.1:9' }
  : { QUEUE_DATABASE_URL: 'postgresql://nobody:none@127.0.0.1:9/queue' };

describe('what ended, asked of identity', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startIdentity(queueAway);
  });
  afterAll(() => identity.stop());

  const asked = async (seconds: unknown) =>
    (await identity.request<EventEnvelope[]>('GET', `${listEndedSessions.path}?seconds=${String(seconds)}`)).body;

  test("an operator's command is told while the queue is away, and the operator is told what that means", async () => {
    const { cedula, passenger } = await somebodyActive(identity);
    await logIn(identity, cedula, PASSWORD);
    const { out } = await admin(identity, 'reset-password', `--username=${cedula}`);
    expect(out).toMatch(/queue does not take it yet.* refused within seconds all the same/s);
    expect((await asked(60))[0]).toMatchObject({
      name: 'identity.sessions-ended',
      data: { user_id: passenger?.user_id, sessions: [expect.any(String)], reissue: false },
    });
  });

  test('what ended longer ago than the seconds that are asked for is not told again, and nonsense is answered with nothing', async () => {
    const { cedula } = await somebodyActive(identity);
    await logIn(identity, cedula, PASSWORD);
    await admin(identity, 'reset-password', `--username=${cedula}`);
    await identity.database.query(`update outbox set created_at = now() - interval '90 seconds'`);
    expect(await asked(60)).toEqual([]);
    expect(await asked(120)).not.toEqual([]);
    for (const nonsense of ['', '-5', 'x']) expect(await asked(nonsense)).toEqual([]);
  });

  test('nobody outside of the platform is told', async () => {
    const { status } = await fetch(new URL(`${listEndedSessions.path}?seconds=60`, identity.url));
    expect(status).toBe(403);
  });
});
