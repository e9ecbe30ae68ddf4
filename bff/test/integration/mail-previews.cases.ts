import { type MailPreview, pathOf, showMailPreview, showPreviewDocument, writeMailPreview } from '@bitacora/contracts';
import { FixedClock } from '@bitacora/kernel';
import { asStaff, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BffEnvironment } from '../../src/config.ts';
import { bff } from '../../src/bff.process.ts';
import { PreviewLinks } from '../../src/mails/preview-links.ts';
import { type FakeService, startFakeService } from './fake-service.ts';

const MINUTE = 60_000;

describe('the preview of a mail', () => {
  let server: TestProcess;
  let notifications: FakeService;
  const asked: string[] = [];

  const written = {
    subject: 'Su hospedaje está listo',
    sender: { name: 'Bitácora Viajes', address: 'viajes@bitacora.example' },
    reply_to: null,
    text: 'Hola, Ana Lucía.',
  };
  const html = '<!doctype html><html lang="es"><body style="margin:0">Hola, Ana Lucía.</body></html>';

  beforeAll(async () => {
    notifications = await startFakeService();
    server = await startTestProcess(bff, { environment: notifications.environment });
  });
  beforeEach(() => {
    asked.length = 0;
    notifications.answer = ({ url = '' }, response) => {
      asked.push(url);
      const isThere = url.startsWith(pathOf(writeMailPreview, { template: 'service-ready' }));
      response
        .writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(isThere ? { ...written, html } : { detail: 'No existe', code: 'not_found' }));
    };
  });
  afterAll(async () => {
    await server.stop();
    notifications.stop();
  });

  const params = { template: 'service-ready' };
  const show = async (query = '', template = 'service-ready') => {
    const path = pathOf(showMailPreview, { template });
    return fetch(`${server.url}${path}${query}`, { headers: asStaff() });
  };
  const linkTo = async (query = '') => ((await (await show(query)).json()) as MailPreview).document;
  const open = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  /** The same link with something else in it. */
  const changed = (link: string, change: (query: URLSearchParams) => void, path?: string) => {
    const { pathname, searchParams } = new URL(link, server.url);
    change(searchParams);
    return `${path ?? pathname}?${String(searchParams)}`;
  };

  test("says what the mail says, in the name of the caller's own agency, and where it is shown", async () => {
    const answer = (await (await show('?kind=hosting')).json()) as MailPreview;
    expect(answer).toEqual({
      ...written,
      document: expect.stringMatching(/^\/api\/v1\/mail_previews\/service-ready\?/),
    });
    expect(asked).toEqual([`/internal/mail-previews/service-ready?agency=${TEST_AGENCY}&kind=hosting`]);
    expect((await show('', 'another')).status).toBe(404);
  });

  test('is shown by its link, without a token, to a frame of this site alone, and loads and runs nothing', async () => {
    const answer = await open(await linkTo('?kind=hosting'));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(html);
    const { headers } = answer;
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(asked.at(-1)).toBe(`/internal/mail-previews/service-ready?agency=${TEST_AGENCY}&kind=hosting`);
  });

  test('is nobody else’s to make: not of another mail, another service or another agency, nor for longer', async () => {
    const link = await linkTo('?kind=hosting');
    const others = [
      pathOf(showPreviewDocument, params),
      changed(link, (query) => query.delete('signature')),
      changed(link, (query) => query.set('signature', 'falsa')),
      changed(link, (query) => query.set('kind', 'visa')),
      changed(link, (query) => query.delete('kind')),
      changed(link, (query) => query.set('agency', OTHER_AGENCY)),
      changed(link, (query) => query.set('expires', String(Date.now() + 60 * MINUTE))),
      changed(link, () => undefined, pathOf(showPreviewDocument, { template: 'activation' })),
    ];
    asked.length = 0;
    for (const other of others) {
      const answer = await open(other);
      expect([other, answer.status]).toEqual([other, 401]);
      expect(await answer.json()).toMatchObject({ code: 'link_expired' });
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    }
    // A token makes up for no link: a frame has none.
    expect((await open(pathOf(showPreviewDocument, params), asStaff())).status).toBe(401);
    expect(asked).toEqual([]);
  });

  test('is shown for five minutes', async () => {
    const at = (minutesAgo: number) => {
      const clock = new FixedClock(new Date(Date.now() - minutesAgo * MINUTE));
      const links = new PreviewLinks(server.environment as BffEnvironment, clock);
      return links.linkTo({ ...params, kind: undefined, agency: TEST_AGENCY });
    };
    expect((await open(at(4))).status).toBe(200);
    expect((await open(at(5))).status).toBe(401);
  });

  test('is a refusal while notifications is away, as protected as every other', async () => {
    const link = await linkTo();
    notifications.answer = (_, response) => response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    const answer = await open(link);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
