import type { HandledQuoteSnapshot, OpenProposal, Page, ProposalSnapshot, WebQuote } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, dayAt, readLocalTime } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import {
  anAgency,
  asRole,
  asStaff,
  asTraveller,
  eventually,
  OTHER_AGENCY,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { hash } from 'node:crypto';
import { anEmployee, aQuote, envelope } from './facts.ts';
import { runWithServices } from './fake-service.ts';

const path = '/api/v1/agency/web_quote';

describe('quotes', () => {
  let server: TestProcess;
  runWithServices((running) => ({ server } = running));

  // Ids of one millisecond have no order among them.
  const [first = '', ...ids] = [newId(), newId(), newId(), newId()].sort();
  const yepez = aQuote({ id: first, last_name: 'Yépez', email: 'buscada@ejemplo.ec', phone: '+593 98 765 4321' });
  /** What a quote shows that nobody proposed anything for. */
  const nothingYet = { proposals: [], travellers: [], questions: [], journey: null };
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
    expect(body.at(-1)).toEqual({ ...yepez, ...nothingYet, version: 1 });
    expect((await read(`/${yepez.id}`)).body).toEqual({ ...yepez, ...nothingYet, version: 1 });
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
    expect((await read(`/${asked.id}`)).body).toEqual({ ...asked, ...untouched, ...nothingYet, version: 1 });
    expect(await found({ status: 'open', sort: 'oldest' })).toContain(asked.id);
    expect(await found({ status: 'new', search: 'arias' })).toEqual([asked.id]);
    const answered = { ...asked, ...untouched, status: 'answered', owner, answered_at: new Date().toISOString() };
    await receive('journeys.quote-updated', 2, answered);
    expect(await found({ status: 'open' })).not.toContain(asked.id);
    const waiting = (await found({ status: 'waiting' })).length;
    const counts = await server.request('GET', `/api/v1/agency/waiting/${TEST_AGENCY}`, { headers: asStaff() });
    expect(counts.body).toMatchObject({ quotes: waiting });
    expect(await found({ status: 'answered', owner })).toEqual([asked.id]);
    expect((await read(`/${asked.id}`)).body).toEqual({ ...answered, ...nothingYet, version: 2 });
  });

  describe('of which a proposal was sent', () => {
    const token = 'a'.repeat(43);
    const proposal = (changes: Partial<ProposalSnapshot> = {}): ProposalSnapshot => ({
      number: 1,
      services: [{ kind: 'hosting', text: 'Cinco noches' }],
      price_cents: 125_050,
      valid_until: '2099-01-01',
      message: 'Con gusto.',
      sent_at: '2026-11-22T15:00:00.000Z',
      by: newId(),
      link_hash: hash('sha256', token),
      withdrawn_at: null,
      accepted_at: null,
      ...changes,
    });
    const rosa = anEmployee({ first_name: 'Rosa', last_name: 'Mora', phone: '0990001111' });
    const offered = aQuote({ last_name: 'Bravo', owner: rosa.id, status: 'answered' });
    let version = 1;
    const tell = (changes: Partial<HandledQuoteSnapshot>) =>
      receive('journeys.quote-updated', (version += 1), { ...offered, ...changes });
    const open = (link = token) => server.request<OpenProposal>('GET', `/api/v1/proposal/${link}`);

    beforeAll(async () => {
      await receive('identity.agency-settings-changed', 1, anAgency());
      await receive('identity.employee-created', 1, rosa);
    });

    test('its link opens what was proposed, for who has it, with whom to turn to; staff see no link', async () => {
      const travellers = [{ kind: 'adult' as const, first_name: 'Eva', last_name: 'Bravo' }];
      await tell({ proposals: [proposal()], travellers });
      const { status, body, headers } = await open();
      expect(status).toBe(200);
      expect(body).toEqual({
        number: 1,
        first_name: 'Sofía',
        last_name: 'Bravo',
        n_adults: 2,
        n_children: 0,
        travel_date: '2031-07-10',
        country_name: 'Perú',
        services: [{ kind: 'hosting', text: 'Cinco noches' }],
        price: 1250.5,
        valid_until: '2099-01-01',
        message: 'Con gusto.',
        sent_at: '2026-11-22T15:00:00.000Z',
        accepted_at: null,
        is_sold: false,
        travellers,
        questions: [],
        adviser: { name: 'Rosa Mora', email: rosa.email, phone: '0990001111', chat: '0990001111', is_agency: false },
      });
      expect(headers.get('cache-control')).toContain('no-store');
      for (const link of ['b'.repeat(43), 'corto']) expect((await open(link)).status).toBe(404);
      const copied = { link_hash: hash('sha256', 'c'.repeat(43)), by: newId(), at: '2026-11-22T16:00:00.000Z' };
      await tell({ proposals: [proposal({ copied_links: [copied] })], travellers });
      for (const link of [token, 'c'.repeat(43)]) expect((await open(link)).status).toBe(200);
      const shown = (await read<WebQuote>(`/${offered.id}`)).body;
      expect(shown.proposals).toMatchObject([{ number: 1, price: 1250.5 }]);
      expect(JSON.stringify(shown)).not.toContain('hash');
    });

    test('while who answers it is absent it names who does instead, and for whom', async () => {
      const stand = { ...rosa, id: newId(), user_id: newId(), first_name: 'Luz', last_name: 'Paz' };
      await receive('identity.employee-created', 1, { ...stand, email: 'luz@ejemplo.ec', phone: null });
      const absence = { from: '2000-01-01', until: '2099-12-31', stand_in: stand.id };
      await receive('identity.employee-updated', 2, { ...rosa, absence });
      expect((await open()).body.adviser).toEqual({
        name: 'Luz Paz',
        email: 'luz@ejemplo.ec',
        phone: anAgency().phone,
        chat: anAgency().chat_numbers[0]?.number ?? null,
        is_agency: false,
        stands_in_for: 'Rosa Mora',
      });
    });

    test('who answers it may no longer do so, or works there no more: then the agency is whom to turn to', async () => {
      await receive('identity.employee-updated', 3, { ...rosa, roles: ['operations'] });
      expect((await open()).body.adviser).toMatchObject({ name: anAgency().name, is_agency: true });
      await receive('identity.employee-deactivated', 4, { ...rosa, is_active: false });
      expect((await open()).body.adviser).toMatchObject({ name: anAgency().name, is_agency: true });
    });

    test('is among those to be made a journey from the yes on until there is one', async () => {
      const said = [proposal({ accepted_at: '2026-11-23T15:00:00.000Z' })];
      expect(await found({ status: 'accepted' })).toEqual([]);
      await tell({ proposals: said });
      expect(await found({ status: 'accepted' })).toEqual([offered.id]);
      await tell({ proposals: said, status: 'won', journey: newId() });
      expect(await found({ status: 'accepted' })).toEqual([]);
      expect((await open()).body).toMatchObject({ is_sold: true });
    });

    test('is among those with a question until that is answered, or the quote is closed; its link shows both', async () => {
      const asked = { text: '¿Hay piscina?', at: '2026-11-23T15:00:00.000Z' };
      const answered = { ...asked, answered_at: '2026-11-23T16:00:00.000Z', answer: 'Sí.' };
      const proposals = [proposal()];
      await tell({ proposals });
      expect(await found({ status: 'asked' })).toEqual([]);
      await tell({ proposals, questions: [answered, asked] });
      expect(await found({ status: 'asked' })).toEqual([offered.id]);
      expect(await found({ status: 'waiting' })).toContain(offered.id);
      expect((await open()).body.questions).toEqual([answered, asked]);
      await tell({ proposals, questions: [answered, asked], status: 'lost' });
      expect(await found({ status: 'asked' })).toEqual([]);
      await tell({ proposals, questions: [answered, answered] });
      expect(await found({ status: 'asked' })).toEqual([]);
      expect(await found({ status: 'waiting' })).not.toContain(offered.id);
    });

    test('its link opens nothing once it was withdrawn, expired, or has a later version, nor of what was lost', async () => {
      const later = proposal({ number: 2, link_hash: hash('sha256', 'later') });
      for (const [why, changes] of Object.entries({
        withdrawn: { proposals: [proposal({ withdrawn_at: '2026-11-23T15:00:00.000Z' })] },
        expired: { proposals: [proposal({ valid_until: '2020-01-01' })] },
        replaced: { proposals: [proposal(), later] },
        lost: { proposals: [proposal()], status: 'lost' as const },
      })) {
        await tell(changes);
        expect([why, (await open()).status]).toEqual([why, 404]);
      }
    });
  });
});
