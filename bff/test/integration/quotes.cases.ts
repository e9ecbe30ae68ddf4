import type { Page, WebQuote } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, dayAt, readLocalTime } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { asRole, asStaff, asTraveller, eventually, OTHER_AGENCY, type TestProcess } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aQuote, envelope } from './facts.ts';
import { runWithServices } from './fake-service.ts';

const path = '/api/v1/agency/web_quote';

describe('quotes', () => {
  let server: TestProcess;
  runWithServices((running) => ({ server } = running));

  // Ids of one millisecond have no order among them.
  const [first = '', ...ids] = [newId(), newId(), newId(), newId()].sort();
  const yepez = aQuote({ id: first, last_name: 'Yépez', email: 'buscada@ejemplo.ec', phone: '+593 98 765 4321' });
  const owner = newId();
  const receive = (...facts: Parameters<typeof envelope>) => server.app.get(Inbox).receive(envelope(...facts));
  const read = <Body>(query = '', headers = asStaff()) => server.request<Body>('GET', `${path}${query}`, { headers });
  const found = async (query: Record<string, string>) => {
    const { body } = await read<Page<WebQuote>>(`?${new URLSearchParams({ page_size: '50', ...query }).toString()}`);
    expect(body.count).toBe(body.results.length);
    return body.results.map(({ id }) => id);
  };

  beforeAll(async () => {
    // What was there before is read first: rows that journeys does not have go.
    await eventually(async () => expect((await read()).status).toBe(200));
    await receive('journeys.quote-created', 1, yepez);
    for (const id of ids) await receive('journeys.quote-created', 1, aQuote({ id }));
  });

  test('are there for staff of their agency that may read them, newest first', async () => {
    const { body } = await read<WebQuote[]>();
    expect(body.map(({ id }) => id)).toEqual([...ids].reverse().concat(yepez.id));
    expect(body.at(-1)).toEqual({ ...yepez, version: 1 });
    expect((await read(`/${yepez.id}`)).body).toEqual({ ...yepez, version: 1 });
    expect((await server.request('GET', path)).status).toBe(401);
    for (const headers of [asTraveller(), asRole('accounting')]) expect((await read('', headers)).status).toBe(403);
    expect((await read('', asStaff(OTHER_AGENCY))).body).toEqual([]);
    expect((await read(`/${yepez.id}`, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await read(`/${newId()}`)).status).toBe(404);
  });

  test('can be read page by page, there and back', async () => {
    const all = (await read<WebQuote[]>()).body.map(({ id }) => id);
    const start = (await read<Page<WebQuote>>('?page_size=3')).body;
    const second = (await read<Page<WebQuote>>(`?page_size=3&cursor=${start.next}`)).body;
    expect([...start.results, ...second.results].map(({ id }) => id)).toEqual(all);
    expect([start.count, second.next]).toEqual([all.length, null]);
    const back = (await read<Page<WebQuote>>(`?page_size=3&cursor=${second.previous}`)).body;
    expect(back.results).toEqual(start.results);
    const cursor = Buffer.from(JSON.stringify(['after', 'a\0', newId()])).toString('base64url');
    for (const query of ['?cursor=x', `?cursor=${cursor}`]) {
      expect(await read(query)).toMatchObject({ status: 400, body: { cursor: ['El cursor no es válido.'] } });
    }
  });

  test('are found by name, e-mail, phone and country, accents and case ignored, and by the day they came', async () => {
    for (const search of ['YEPEZ sofia', 'buscada@', '0987654321', '593987654321', 'yépez perú']) {
      expect([search, await found({ search })]).toEqual([search, [yepez.id]]);
    }
    for (const search of ['yepes', 'yepez quito', '%', '0987654329']) {
      expect([search, await found({ search })]).toEqual([search, []]);
    }
    const today = dayAt(new Date(yepez.created_at));
    expect(await found({ search: 'yepez', from: today, until: today })).toEqual([yepez.id]);
    expect(await found({ from: '2099-01-01' })).toEqual([]);
    expect(await found({ until: '2020-01-01' })).toEqual([]);
    expect((await read('?from=ayer')).status).toBe(400);
  });

  test('come as a file for a spreadsheet, in which no cell is a formula', async () => {
    const formula = aQuote({ last_name: '=Suma', created_at: '2026-11-21T17:00:00.000Z', notes: 'Dijo "sí"' });
    await receive('journeys.quote-created', 1, formula);
    const response = await fetch(`${server.url}${path}/csv?search=suma`, { headers: asStaff() });
    expect(response.headers.get('content-disposition')).toMatch(/cotizaciones-\d{4}-\d\d-\d\d\.csv/);
    const [head, row, end] = (await response.text()).split('\r\n');
    expect(head).toContain('Recibida";"Apellidos');
    expect(row).toContain(`"${readLocalTime(formula.created_at, AGENCY_TIME_ZONE).local.replace('T', ' ')}";"'=Suma"`);
    expect(row).toContain('"Dijo ""sí"""');
    expect(end).toBe('');
    const [taken] = await server.database.query<{ data: unknown }>(
      `select envelope -> 'data' as data from history where name = 'bff.list-exported'`,
    );
    expect(taken?.data).toEqual({ list: 'cotizaciones', filters: { search: 'suma' } });
  });

  test('stand where staff say that they stand, of before that was told with them: new', async () => {
    const {
      status,
      owner: nobody,
      notes,
      lost_reason,
      answered_at,
      closed_at,
      ...asked
    } = aQuote({ last_name: 'Arias' });
    await receive('journeys.quote-created', 1, asked);
    const untouched = { status, owner: nobody, notes, lost_reason, answered_at, closed_at };
    expect((await read(`/${asked.id}`)).body).toEqual({ ...asked, ...untouched, version: 1 });
    expect(await found({ status: 'open', sort: 'oldest' })).toContain(asked.id);
    expect(await found({ status: 'new', search: 'arias' })).toEqual([asked.id]);
    const answered = { ...asked, ...untouched, status: 'answered', owner, answered_at: new Date().toISOString() };
    await receive('journeys.quote-updated', 2, answered);
    expect(await found({ status: 'open' })).not.toContain(asked.id);
    expect(await found({ status: 'answered', owner })).toEqual([asked.id]);
    expect((await read(`/${asked.id}`)).body).toEqual({ ...answered, version: 2 });
  });
});
