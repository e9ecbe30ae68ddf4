import { beforeEach, describe, expect, test } from '@jest/globals';
import { describeError, describeFormError } from '../../../src/lib/api/describe-error.ts';
import { IdempotencyKeys } from '../../../src/lib/api/idempotency.ts';
import { send } from '../../../src/lib/api/send.ts';
import { showServerErrors } from '../../../src/lib/forms/server-errors.ts';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

async function failureOf(answer: Response | Error): Promise<unknown> {
  api.on('POST /thing', answer);
  return send('/thing/', { method: 'POST', body: {} }).catch((error: unknown) => error);
}

describe('a call to the API', () => {
  test('that breaks a rule carries the messages of every field', async () => {
    const fields = { phone: ['Escriba un número.'], 'passengers.0.email': ['No es un correo.'] };
    expect(await failureOf(json(400, fields))).toMatchObject({ kind: 'fields', fields });
  });

  test.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'refused'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
  ])('answered %s is told as %s', async (status, kind) => {
    const answer = json(status, { detail: 'Lo que dice', code: 'a_code' }, { 'X-Request-Id': 'r-1' });
    expect(await failureOf(answer)).toMatchObject({ kind, detail: 'Lo que dice', code: 'a_code', requestId: 'r-1' });
  });

  test('without an answer is offline', async () => {
    expect(await failureOf(noNetwork())).toMatchObject({ kind: 'offline', status: 0 });
  });

  test('answered by a proxy’s page is still a failure of the server', async () => {
    expect(await failureOf(new Response('<h1>Bad Gateway</h1>', { status: 502 }))).toMatchObject({ kind: 'server' });
  });

  test('answered 204 gives nothing', async () => {
    api.on('POST /thing', noContent());
    expect(await send('/thing/', { method: 'POST', body: {} })).toBeUndefined();
  });

  test('with a file goes as multipart, whose boundary the browser writes', async () => {
    api.on('POST /thing', json(201, {}));
    await send('/thing/', { method: 'POST', body: new FormData() });
    expect(api.asked('POST /thing')[0]?.headers).not.toHaveProperty('Content-Type');
  });
});

describe('what a person reads of a failure', () => {
  test.each([
    [json(429, {}, { 'Retry-After': '1' }), 'Demasiados intentos. Espere 1 segundo e intente de nuevo.'],
    [json(429, {}, { 'Retry-After': '300' }), 'Demasiados intentos. Espere 5 minutos e intente de nuevo.'],
    [json(429, {}), 'Demasiados intentos. Espere un momento e intente de nuevo.'],
    [json(409, { detail: 'Otra persona lo cambió.' }), 'Otra persona lo cambió.'],
    [json(500, {}), 'Error en el servidor. Intente de nuevo.'],
    [noNetwork(), 'No hay conexión con la agencia. Intente de nuevo.'],
  ])('says what happened and what to do (%#)', async (answer, text) => {
    expect(describeError(await failureOf(answer))).toBe(text);
  });

  test.each([
    [json(500, {}), 'Error en el servidor. Sus datos siguen aquí; intente de nuevo.'],
    [noNetwork(), 'No hay conexión con la agencia. Sus datos siguen aquí; intente de nuevo.'],
  ])('says of a form that nothing typed was lost (%#)', async (answer, text) => {
    expect(describeFormError(await failureOf(answer))).toBe(text);
  });
});

describe('errors of the server in a form', () => {
  test('stand at their fields, and the others are handed back', async () => {
    const error = await failureOf(json(400, { phone: ['A', 'B'], non_field_errors: ['C'], agency: ['D'] }));
    const shown: unknown[] = [];
    const others = showServerErrors({ setError: (...call) => void shown.push(call) }, error, (path) =>
      path === 'phone' ? path : null,
    );
    expect(shown).toEqual([['phone', { type: 'server', message: 'A B' }, { shouldFocus: true }]]);
    expect(others).toEqual(['C', 'D']);
  });
});

describe('the key of a submission', () => {
  test('is the same for the same content, another for other content, and new after a success', () => {
    const keys = new IdempotencyKeys();
    const first = keys.keyFor({ name: 'a' });
    expect(keys.keyFor({ name: 'a' })).toBe(first);
    const second = keys.keyFor({ name: 'b' });
    expect(second).not.toBe(first);
    keys.forget();
    expect(keys.keyFor({ name: 'b' })).not.toBe(second);
  });

  test('sees another file of the same name', () => {
    const keys = new IdempotencyKeys();
    const withFile = (content: string, lastModified: number) => {
      const form = new FormData();
      form.set('file', new File([content], 'a.pdf', { lastModified }));
      return form;
    };
    const first = keys.keyFor(withFile('one', 1));
    expect(keys.keyFor(withFile('one', 1))).toBe(first);
    expect(keys.keyFor(withFile('other', 2))).not.toBe(first);
  });
});
