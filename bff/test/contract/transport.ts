import { bodyLimitOf, endpoints } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import type { Refusal } from './case.ts';
import { send, type Sent } from './client.ts';
import { expectNothingStored } from './storage.ts';
import { expectRefusals, subjects } from './suite.ts';
import { attachments } from './world/files.ts';

/** As many bytes of JSON as a route reads, by its name. */
const limits = new Map(endpoints.map((endpoint) => [endpoint.name, bodyLimitOf(endpoint)]));
const whole = ['non_field_errors'];

describe.each(subjects())('%s', (_, { route, sample }) => {
  test('answers the same with a slash at the end', async () => {
    const sent = await sample();
    const isRead = route.method === 'GET';
    // A write is asked by nobody, with nothing: what matters is that the path is known.
    const asked: Sent = isRead ? sent : { params: sent.params ?? {}, body: {} };
    const plain = await send(route, asked);
    const slashed = await send(route, { ...asked, hasTrailingSlash: true });
    expect(slashed.status).toBe(plain.status);
    expect(slashed.status).not.toBe(404);
    if (!isRead || route.owner !== 'bff') expect(slashed.body).toEqual(plain.body);
  });

  test('carries the id of the request that it was given', async () => {
    const { params } = await sample();
    const answer = await send(route, { params: params ?? {}, headers: { 'x-request-id': 'contrato-0001' } });
    expect(answer.headers.get('x-request-id')).toBe('contrato-0001');
  });
});

describe.each(subjects(({ route }) => route.json !== null))('%s', (_, subject) => {
  test('reads JSON objects up to its own limit, and nothing else', async () => {
    const sent = await subject.sample();
    const limit = limits.get(subject.route.name) ?? 0;
    const raw = (what: string, bytes: string, status: number, type = 'application/json'): Refusal => ({
      what,
      sent: { ...sent, raw: { type, bytes } },
      status,
      ...(status === 400 ? { fields: whole } : {}),
    });
    await expectRefusals(subject, [
      raw('half a JSON', '{"name": "Muelle', 400),
      raw('no JSON', 'name=Muelle', 400),
      raw('a list', '[]', 400),
      raw('a text', '"texto"', 400),
      raw('a list without a bottom', '['.repeat(limit / 2) + ']'.repeat(limit / 2), 400),
      raw('a poisoned prototype', '{"__proto__": {"is_staff": true}}', 400),
      raw('too much', JSON.stringify({ name: 'x'.repeat(limit) }), 413),
      raw('a text file', 'Hola', 415, 'text/plain'),
      raw('a form of the old kind', 'name=Muelle', 415, 'application/x-www-form-urlencoded'),
      raw('XML', '<name>Muelle</name>', 415, 'application/xml'),
    ]);
  });
});

describe.each(subjects(({ route }) => route.json !== null && route.multipart === null))('%s', (_, subject) => {
  test('takes no form', async () => {
    const sent = await subject.sample();
    const bytes = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
    const form = { type: 'multipart/form-data; boundary=x', bytes };
    await expectRefusals(subject, [{ what: 'a form', sent: { ...sent, raw: form }, status: 415 }]);
  });
});

describe.each(subjects(({ route }) => route.files.length > 0))('%s', (_, subject) => {
  const { route, sample } = subject;
  const field = route.files[0] ?? '';

  test('takes one PDF or image of at most 10 MB as a file', async () => {
    const sent = await sample();
    const attached = (what: string, file: Blob | Blob[], status: number): Refusal => ({
      what,
      sent: { ...sent, files: { [field]: file } },
      status,
      ...(status === 400 ? { fields: [field] } : {}),
    });
    await expectRefusals(subject, [
      attached('a text that calls itself PDF', attachments.notPdf(), 400),
      attached('an empty file', attachments.empty(), 400),
      attached('two files', [attachments.pdf(), attachments.pdf()], 400),
      attached('a file that is too large', attachments.tooLarge(), 413),
    ]);
  });

  test('names a wrong file together with the wrong fields', async () => {
    const sent = await sample();
    const [name = ''] = Object.keys((sent.body ?? {}) as object).filter(
      (one) => one === 'cost' || one === 'total_cost' || one === 'value',
    );
    if (!name) return;
    const body = { ...(sent.body as object), [name]: '-1' };
    await expectNothingStored(route, async () => {
      const answer = await send(route, { ...sent, body, files: { [field]: attachments.notPdf() } });
      expect(Object.keys(answer.body as object).sort()).toEqual([name, field].sort());
    });
  });

  test('refuses a form that breaks off', async () => {
    const sent = await sample();
    const raw = { type: 'multipart/form-data; boundary=x', bytes: '--x\r\nContent-Disposition: form-data; na' };
    const endless = { ...raw, type: `multipart/form-data; boundary=${'x'.repeat(300)}` };
    await expectRefusals(subject, [
      { what: 'half a form', sent: { ...sent, raw }, status: 400 },
      { what: 'a boundary without end', sent: { ...sent, raw: endless }, status: 400 },
    ]);
  });
});
