import type { AgencySnapshot } from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { Inbox } from '@bitacora/platform';
import { openRequest, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bff } from '../../src/bff.process.ts';
import { Projection } from '../../src/projections/projection.ts';
import { Pages } from '../../src/web/pages.ts';
import { SiteData } from '../../src/web/site-data.ts';
import { aTour, envelope } from './facts.ts';

describe('pages', () => {
  const PUBLIC_URL = 'https://viajes.example';
  const agency: AgencySnapshot = {
    ruc: TEST_AGENCY,
    name: 'Agencia </script><b>',
    logo: null,
    address: 'Av. 9 de Octubre, Guayaquil',
    latitude: -2.19,
    longitude: -79.89,
    phone: '042301200',
    email: 'hola@agencia.example',
    emergency_phone: '+593990001234',
    chat_numbers: [],
    social_links: [],
    banks: [],
    payment_methods: [],
    opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  };
  let root: string;
  let server: TestProcess;

  const index = (word: string) => `<!doctype html>
<html lang="es">
  <head>
    <title>Bitácora</title>
    <meta name="description" content="De todas." />
    <script type="module" src="/assets/start-1.js"></script>
  </head>
  <body><div id="root">${word}</div></body>
</html>`;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'pages-test-'));
    await mkdir(join(root, '.vite'));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'index.html'), index('uno'));
    await writeFile(join(root, 'assets/start-1.js'), 'export {};');
    await writeFile(join(root, 'assets/start-1.js.br'), 'pressed');
    await writeFile(
      join(root, '.vite/manifest.json'),
      JSON.stringify({
        'index.html': { file: 'assets/start-1.js', imports: ['_runtime-1.js'] },
        '_runtime-1.js': { file: 'assets/runtime-1.js' },
        '_shared-1.js': { file: 'assets/shared-1.js', imports: ['index.html'] },
        'src/app/pages/tours-page.tsx': { file: 'assets/tours-1.js', imports: ['index.html', '_shared-1.js'] },
        'src/app/pages/tour-page.tsx': { file: 'assets/tour-1.js', imports: ['index.html'] },
      }),
    );
    const environment = { WEB_ROOT: root, PUBLIC_URL, AGENCY_RUC: TEST_AGENCY };
    server = await startTestProcess(bff, { environment });
    const receive = (...event: Parameters<typeof envelope>) => server.app.get(Inbox).receive(envelope(...event));
    await receive('identity.agency-settings-changed', 1, agency);
    await receive('services-catalog.content-published', 1, aTour({ slug: 'galapagos', title: 'Galápagos & más' }));
  });
  afterAll(async () => {
    await server.stop();
    await rm(root, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  const page = async (path: string) => (await get(path)).text();
  const dataOf = (html: string, id: string) =>
    JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

  test('a public page says what it is, to search engines and to who is sent its link', async () => {
    const html = await page('/home');
    expect(html).toContain('<title>Agencia de viajes en Guayaquil · Agencia &lt;/script&gt;&lt;b&gt;</title>');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/home">`);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
      expect(html).toContain(name);
    expect(html).toContain('"@type":"TravelAgency"');
  });

  test('a page is named as its agency in everything that shows a name, and never as another', async () => {
    const html = await page('/home');
    const name = 'Agencia &lt;/script&gt;&lt;b&gt;';
    expect(html.match(/<title>(.*?)<\/title>/)?.[1]).toMatch(new RegExp(` · ${name}$`));
    for (const property of ['og:site_name', 'og:image:alt']) expect(html).toContain(`"${property}" content="${name}"`);
    for (const property of ['og:title', 'twitter:title'])
      expect(html).toMatch(new RegExp(`"${property}" content="[^"]+ · ${name}"`));
    expect(html).not.toContain('Bitácora');
  });

  test('the root is the home page, and a slash at the end makes no other page', async () => {
    for (const path of ['/', '/home/']) expect(await page(path)).toContain(`href="${PUBLIC_URL}/home"`);
  });

  test("a tour's page shows its own title, caption and address", async () => {
    const html = await page('/tours/galapagos');
    expect(html).toContain('<title>Galápagos &amp; más · Agencia &lt;/script&gt;&lt;b&gt;</title>');
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/tours/galapagos">`);
  });

  test.each(['/no/existe', '/tours/no-existe', '/tours/%C3%B1', '/tours/%25'])(
    '%s is a page, and not found',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('<div id="root">');
      expect(html).toContain('<meta name="robots" content="noindex">');
    },
  );

  test.each(['/login', '/my_journeys', '/admin', '/user/information'])(
    '%s stays out of search engines',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    },
  );

  test('the logo of the agency is read at its own address for good, and no public answer carries its bytes', async () => {
    const data = Buffer.from('png').toString('base64');
    const logo = `/api/v1/agency/public/${TEST_AGENCY}/logo/a1.png`;
    const tell = (version: number, said: typeof agency) =>
      server.app.get(Inbox).receive(envelope('identity.agency-settings-changed', version, said));
    await tell(50, { ...agency, logo, logo_image: { id: 'a1', width: 3, height: 2, data } });
    const shown = await get(logo);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await shown.text()).toBe('png');
    expect((await get(logo.replace('a1', 'otro'))).status).toBe(404);
    const html = await page('/home');
    expect(dataOf(html, 'initial-data')[`/api/v1/agency/public/${TEST_AGENCY}/`].logo).toBe(logo);
    expect(html).not.toContain(data);
    expect(await (await get(`/api/v1/agency/public/${TEST_AGENCY}`)).text()).not.toContain(data);
    await tell(51, agency);
    expect((await get(logo)).status).toBe(404);
  });

  test('a page brings what its first paint shows, and nothing in it can end the block of data', async () => {
    const html = await page('/home');
    const data = dataOf(html, 'initial-data');
    expect(data[`/api/v1/agency/public/${TEST_AGENCY}/`].name).toBe('Agencia </script><b>');
    expect(data['/api/v1/content/packages?active=true'][0].slug).toBe('galapagos');
    expect(data['/api/v1/content/web/Home'].headline).toEqual(expect.any(String));
    expect(html).not.toContain('</script><b>');
    expect(dataOf(html, 'settings')).toEqual({ agency_ruc: TEST_AGENCY, map_tiles_url: null });
  });

  test("a page's own script comes with the first one, and what it shares is asked for at once", async () => {
    const html = await page('/tours');
    expect(html).toContain('<script type="module" src="/assets/tours-1.js"');
    expect(html).toContain('<link rel="modulepreload" href="/assets/shared-1.js"');
    expect(html.match(/start-1\.js/g)).toHaveLength(1);
  });

  test.each(['/home', '/tours', '/login'])('what the first script needs is asked for at once (%s)', async (path) => {
    expect(await page(path)).toContain('<link rel="modulepreload" href="/assets/runtime-1.js"');
  });

  test('a page that is kept for one path is not sent for another', async () => {
    for (const path of ['/', '/no/existe', '/login', '/otra', '/user/activate/uid/token']) await page(path);
    expect(await page('/no/existe')).toContain('Esta página no existe');
    expect(await page('/admin')).toContain('<title>Iniciar sesión');
    expect(await page('/')).toContain('<title>Agencia de viajes');
  });

  test('made-up tours share one page that says so, and push none out', async () => {
    const made = jest.spyOn(server.app.get(Pages), 'at');
    await page('/contacts');
    for (let tour = 0; tour < 210; tour++) expect((await get(`/tours/inventado-${tour}`)).status).toBe(404);
    made.mockClear();
    await page('/contacts');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  test('however many ask for a page at once, it is made once', async () => {
    const changed = aTour({ slug: 'quito', title: 'Quito' });
    await server.app.get(Inbox).receive(envelope('services-catalog.content-published', 1, changed));
    const made = jest.spyOn(server.app.get(Pages), 'at');
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/tours/quito')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  test('while nothing can be read, the page that says so is made once', async () => {
    const asked = jest.spyOn(server.app.get(SiteData), 'state');
    asked.mockRejectedValue(new UnavailableError('database_unavailable'));
    const bare = jest.spyOn(server.app.get(Pages), 'bare');
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => get('/contacts')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    }
    expect(bare).toHaveBeenCalledTimes(1);
    bare.mockRestore();
    asked.mockRestore();
    expect(await page('/contacts')).toContain('<title>');
  });

  test('a change of what is shown, or a new build, is in the next answer', async () => {
    const before = await get('/tours/galapagos');
    const etag = before.headers.get('etag') ?? '';
    expect((await get('/tours/galapagos', { 'If-None-Match': etag })).status).toBe(304);
    const changed = aTour({ slug: 'cuenca', title: 'Cuenca' });
    await server.app.get(Inbox).receive(envelope('services-catalog.content-published', 1, changed));
    expect(await page('/tours/cuenca')).toContain('<title>Cuenca');
    await writeFile(join(root, 'index.html'), index('dos'));
    await utimes(join(root, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect(await page('/home')).toContain('<div id="root">dos</div>');
  });

  test('what the maintenance of the views mends is in the next answer too', async () => {
    const lost = aTour({ slug: 'perdido', title: 'Perdido' });
    await server.app.get(Inbox).receive(envelope('services-catalog.content-published', 3, lost));
    expect((await get('/tours/perdido')).status).toBe(200);
    const projection = server.app.get(Projection);
    await server.database.transaction(() => projection.remove('tours', lost.id, 3));
    expect((await get('/tours/perdido')).status).toBe(404);
  });

  test('pages and scripts are compressed for browsers that can read them', async () => {
    const raw = (path: string, encoding: string) =>
      new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
        request(server.url + path, { headers: { 'Accept-Encoding': encoding } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
          );
        })
          .on('error', reject)
          .end();
      });
    expect((await raw('/home', 'gzip, br')).encoding).toBe('br');
    expect(gunzipSync((await raw('/home', 'gzip')).bytes).toString()).toContain('<title>');
    expect((await raw('/home', 'br;q=0')).encoding).toBeUndefined();
    expect((await raw('/assets/start-1.js', 'br')).encoding).toBe('br');
  });

  test('search engines find every public page and tour, and are kept from the account', async () => {
    const map = await page('/sitemap.xml');
    for (const path of ['/home', '/tours', '/contacts', '/tours/galapagos'])
      expect(map).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
    const robots = await page('/robots.txt');
    for (const line of ['Disallow: /admin', 'Disallow: /user/', `Sitemap: ${PUBLIC_URL}/sitemap.xml`])
      expect(robots).toContain(line);
  });

  test('on a home screen the site has the name of the agency and icons', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Agencia </script><b>', lang: 'es', display: 'standalone' });
  });

  test('the files of the build that are not for browsers are not served', async () => {
    expect((await get('/.vite/manifest.json')).status).toBe(404);
  });
});

describe('the web client', () => {
  let folder: string;
  let server: TestProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-client-test-'));
    const root = join(folder, 'dist');
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(
      join(root, 'index.html'),
      '<!doctype html><html lang="es"><head><title>Bitácora</title></head><body><div id="root"></div></body></html>',
    );
    await writeFile(join(root, 'assets/app-1234.js'), 'export {};');
    await writeFile(join(root, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'secret.txt'), 'secreto');
    server = await startTestProcess(bff, { environment: { WEB_ROOT: root } });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string) => fetch(`${server.url}${path}`);

  test.each(['/', '/home', '/my_journeys/01a1fdf6-7262-7a93-85a8-975a28b8e375', '/user/activate/a/b'])(
    '%s is a page of the web client',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<div id="root"></div>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each([
    ['DELETE', '/'],
    ['PUT', '/sitemap.xml'],
    ['POST', '/home'],
    ['OPTIONS', '/assets/app-1234.js'],
    ['PROPFIND', '/home'],
  ])('what the web client has is only read (%s %s)', async (method, path) => {
    const response = await fetch(server.url + path, { method });
    const expected = path.startsWith('/assets') ? [404, null] : [405, 'GET, HEAD'];
    expect([response.status, response.headers.get('allow')]).toEqual(expected);
  });

  test('a request that names two hosts is refused', async () => {
    const answer = openRequest(server.url, 'GET', '/home', { host: 'otro.example' });
    expect(await answer.status).toBe(400);
  });

  test('a hashed asset is kept for ever, an icon for a day', async () => {
    const asset = await get('/assets/app-1234.js');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test.each(['/assets/gone-5678.js', '/api/v1/gone', '/auth/gone'])('%s is not found, and no page', async (path) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([404, { detail: 'No encontrado', code: 'not_found' }]);
  });

  test.each(['/%00', '/a%00b', '/%', '/%E0%A4%A', `/api/v1/agency/public/${'9'.repeat(200)}`])(
    '%s is a path of nothing: a 404 in our words, with its request id',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([404, { detail: 'No encontrado', code: 'not_found' }]);
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/%00', '/%'])(
    '%s leads nowhere outside',
    async (path) => {
      const answer = await new Promise<string>((resolve, reject) => {
        request(`${server.url}`, { path }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve(text));
        })
          .on('error', reject)
          .end();
      });
      expect(answer).not.toContain('secreto');
      expect(answer).not.toContain('node:');
    },
  );

  test('the files of a build are those that it began with: the disk is asked for no address', async () => {
    await writeFile(join(folder, 'dist/assets/later-9999.js'), 'export {};');
    expect((await get('/assets/later-9999.js')).status).toBe(404);
  });
});
