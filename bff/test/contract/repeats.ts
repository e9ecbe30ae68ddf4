import { endpoints, isRepeatable } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { changed } from './case.ts';
import { type Answer, send, type Sent } from './client.ts';
import type { Route } from './documented-routes.ts';
import { expectNothingStored } from './storage.ts';
import { expectRefusals, subjects } from './suite.ts';
import { attachments } from './world/files.ts';

/** What only asks, by a body because its question is too personal for an address, has nothing to do twice. */
const onlyAsks = (path: string) => path.endsWith('/known');

const repeatable = new Set(endpoints.filter(isRepeatable).map(({ name }) => name));

const isIdempotent = ({ name, path, owner }: Route) => repeatable.has(name) && owner !== 'bff' && !onlyAsks(path);

/** A link is signed for the quarter of an hour in which it is read. */
const withoutSignatures = ({ text }: Answer): unknown =>
  text === '' ? null : JSON.parse(text.replace(/\?expires=[^"]*/g, ''));

/** The same request with something else in it; null for one that says nothing. */
function altered(sent: Sent): Sent | null {
  if (sent.body === undefined) return sent.params?.id ? { ...sent, params: { ...sent.params, id: newId() } } : null;
  const body = sent.body as Record<string, unknown>;
  if ('token' in body) return changed(sent, { token: 'otro-enlace' });
  const money = ['cost', 'total_cost', 'value', 'price'].find((name) => name in body);
  if (money) return changed(sent, { [money]: '77.70' });
  if ('passengers' in body)
    return changed(sent, { passengers: [...(body.passengers as unknown[])].reverse(), contact: null });
  if ('description' in body) return changed(sent, { description: 'Otra cosa' });
  if ('pieces' in body) return changed(sent, { pieces: 3 });
  if ('phone' in body) return changed(sent, { phone: '0990000000' });
  if ('title' in body) return changed(sent, { title: 'Otro título' });
  if ('reason' in body) return changed(sent, { reason: 'Otro motivo' });
  if ('travellers' in body) return changed(sent, { travellers: [] });
  if ('answer' in body) return changed(sent, { answer: 'Otra respuesta' });
  if ('question' in body) return changed(sent, { question: '¿Otra cosa?' });
  if ('user' in body) return changed(sent, { user: newId() });
  if ('choices' in body) return changed(sent, { choices: [{ group: 'welcome', is_on: true }] });
  if ('journeys' in body) return changed(sent, { journeys: [] });
  if ('rating' in body) return changed(sent, { rating: 5 });
  if ('alt' in body) return changed(sent, { alt: 'Otra descripción' });
  return 'name' in body ? changed(sent, { name: 'Otro lugar' }) : changed(sent, { passenger: newId() });
}

describe.each(subjects(({ route }) => isIdempotent(route)))('%s', (_, { route, fresh }) => {
  test('does nothing twice for one Idempotency-Key', async () => {
    const sent = { ...(await fresh()), headers: { 'idempotency-key': newId() } };
    const first = await send(route, sent);
    expect({ status: first.status, text: first.text.slice(0, 300) }).toMatchObject({ status: route.status });
    await expectNothingStored(route, async () => {
      const second = await send(route, sent);
      expect(second.status).toBe(first.status);
      expect(withoutSignatures(second)).toEqual(withoutSignatures(first));
    });
    const another = altered(sent);
    if (!another) return;
    await expectNothingStored(route, async () => {
      const other = await send(route, another);
      expect({ status: other.status, text: other.text.slice(0, 300) }).toMatchObject({ status: 422 });
    });
  });

  test('takes another file under the same key for another request', async () => {
    const [field] = route.files;
    if (!field) return;
    const sent = { ...(await fresh()), headers: { 'idempotency-key': newId() } };
    await send(route, sent);
    await expectNothingStored(route, async () => {
      const isPicture = (sent.files?.[field] as Blob | undefined)?.type.startsWith('image/');
      const another = isPicture ? attachments.narrowPicture() : attachments.pdf('Otra');
      const other = await send(route, { ...sent, files: { [field]: another } });
      expect(other.status).toBe(422);
    });
  });

  test('takes no endless key', async () => {
    const headers = { 'idempotency-key': randomBytes(2000).toString('hex') };
    const sent = { ...(await fresh()), headers };
    await expectNothingStored(route, async () => {
      const answer = await send(route, sent);
      expect({ status: answer.status, text: answer.text.slice(0, 300) }).toMatchObject({ status: 400 });
    });
  });

  test('may be repeated after a refusal under the same key', async () => {
    // A request without a body has nothing in it that could be refused and then be right.
    if (!route.json && !route.multipart) return;
    const sent = { ...(await fresh()), headers: { 'idempotency-key': newId() } };
    const refused = await send(route, { ...sent, body: {}, ...(sent.files ? { files: {} } : {}) });
    expect(refused.status).toBe(400);
    expect((await send(route, sent)).status).toBe(route.status);
  });
});

const takesVersion = ({ method, json }: Route) =>
  (method === 'PATCH' || method === 'PUT') && json?.properties?.version !== undefined;

describe.each(subjects(({ route }) => takesVersion(route)))('%s', (_, subject) => {
  test('refuses a change of what somebody else has changed since', async () => {
    const sent = await subject.fresh();
    const first = await send(subject.route, sent);
    // A journey's view has a number of its own beside the version of the journey.
    const seen = first.body as { version: number; journey_version?: number };
    const version = seen.journey_version ?? seen.version;
    await expectRefusals(subject, [
      { what: 'a stale version', sent: changed(sent, { version: version - 1 }), status: 409, code: 'stale_version' },
      {
        what: 'a version of the future',
        sent: changed(sent, { version: version + 7 }),
        status: 409,
        code: 'stale_version',
      },
    ]);
    const second = await send(subject.route, changed(sent, { version }));
    expect({ status: second.status, text: second.text.slice(0, 200) }).toMatchObject({ status: 200 });
  });
});
