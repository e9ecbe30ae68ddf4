import type { Page, ProblemReport } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox, ObjectStore, SecurityLog } from '@bitacora/platform';
import {
  asRole,
  asStaff,
  asTraveller,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aFile, aJourney, aPassenger, aProblem, envelope } from './facts.ts';

const path = '/api/v1/agency/problem_report';
const bytes = Buffer.from('%PDF-1.7 de prueba');
const file = { ...aFile(), size: bytes.length, name: 'recepcion.pdf' };
const carlos = aPassenger({ phone: '0990002301' });
const user = carlos.user_id as string;
const trip = aJourney({ passengers: [carlos.id] });
const report = aProblem({ user_id: user, passenger: carlos.id, journey: trip.id, file });

describe('problem reports', () => {
  let server: TestProcess;

  beforeAll(async () => {
    server = await startTestProcess(bff);
    const inbox = server.app.get(Inbox);
    // The report comes first: what it is about may still be on its way.
    await inbox.receive(envelope('journeys.problem-reported', 1, report));
  });
  afterAll(() => server.stop());

  const read = <Body>(from: string, headers: Record<string, string>) => server.request<Body>('GET', from, { headers });

  test('a report shows before the person and the journey that it is about, and with them once they are here', async () => {
    const [early] = (await read<ProblemReport[]>(path, asStaff())).body;
    expect(early).toMatchObject({ id: report.id, number: 'R-000012', reporter: null, journey: null });
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.passenger-registered', 1, carlos));
    await inbox.receive(envelope('journeys.journey-created', 1, trip));
    const [late] = (await read<ProblemReport[]>(path, asStaff())).body;
    expect(late).toEqual({
      id: report.id,
      number: 'R-000012',
      agency: TEST_AGENCY,
      topic: 'DOCUMENT',
      description: 'El voucher tiene otra fecha.',
      created_at: report.created_at,
      journey: { id: trip.id, travel_date: trip.travel_date, destination_city: trip.destination_city },
      reporter: {
        passenger: carlos.id,
        first_name: 'Carlos',
        last_name: 'Muñoz',
        email: 'carlos@ejemplo.ec',
        phone: '0990002301',
      },
      file: { name: 'recepcion.pdf', url: expect.stringContaining(`/api/v1/files/${file.id}?`) },
      status: 'new',
      answer: null,
      owner: null,
      version: 1,
    });
  });

  test('its file opens for staff of the agency and for who reported it, and for nobody else', async () => {
    await server.app.get(ObjectStore).put(file.object_key, bytes, file.media_type);
    const opened = async (headers: Record<string, string>) => (await read(`/api/v1/files/${file.id}`, headers)).status;
    expect(await opened(asStaff())).toBe(200);
    expect(await opened(asRole('accounting'))).toBe(404);
    expect(await opened(asTraveller(user))).toBe(200);
    expect(await opened(asStaff(OTHER_AGENCY))).toBe(404);
    expect(await opened(asTraveller())).toBe(404);
    expect((await server.request('GET', `/api/v1/files/${file.id}`)).status).toBe(401);
    const { body } = await read<ProblemReport>(`${path}/${report.id}`, asTraveller(user));
    const response = await server.open(body.file?.url ?? '');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test('a report is there for who wrote it and for staff of its agency only', async () => {
    const status = async (from: string, headers: Record<string, string>) => (await read(from, headers)).status;
    const one = `${path}/${report.id}`;
    expect(await status(one, asTraveller(user))).toBe(200);
    expect(await status(one, asStaff())).toBe(200);
    const noted = jest.spyOn(server.app.get(SecurityLog), 'record').mockClear();
    expect(await status(one, asTraveller())).toBe(404);
    expect(await status(one, asStaff(OTHER_AGENCY))).toBe(404);
    expect(await status(`${path}/${newId()}`, asStaff())).toBe(404);
    expect(noted.mock.calls.map(([event]) => event)).toEqual(['access-refused', 'access-refused']);
    expect(await status(path, asTraveller(user))).toBe(403);
    expect((await read(path, asStaff(OTHER_AGENCY))).body).toEqual([]);
    expect((await read<ProblemReport[]>(`${path}/mine`, asTraveller(user))).body.map(({ id }) => id)).toEqual([
      report.id,
    ]);
    expect((await read(`${path}/mine`, asTraveller())).body).toEqual([]);
  });

  test('lists are newest first and can be read page by page', async () => {
    const inbox = server.app.get(Inbox);
    // Ids of one millisecond have no order among them.
    const ids = [newId(), newId(), newId()].sort();
    const later = ids.map((id, index) =>
      aProblem({ id, number: `R-00002${index + 1}`, user_id: user, passenger: newId() }),
    );
    for (const data of later) await inbox.receive(envelope('journeys.problem-reported', 1, data));
    for (const [from, headers] of [
      [path, asStaff()],
      [`${path}/mine`, asTraveller(user)],
    ] as const) {
      const first = (await read<Page<ProblemReport>>(`${from}?page_size=2`, headers)).body;
      expect(first).toMatchObject({ count: 4, previous: null });
      const second = (await read<Page<ProblemReport>>(`${from}?page_size=2&cursor=${first.next}`, headers)).body;
      expect([...first.results, ...second.results].map(({ number }) => number)).toEqual([
        'R-000023',
        'R-000022',
        'R-000021',
        'R-000012',
      ]);
      expect(second.next).toBeNull();
    }
  });

  test('what staff make of a report is what its list is narrowed to; its answer is for who wrote it, who answers it for staff', async () => {
    const inbox = server.app.get(Inbox);
    const [owner, by] = [newId(), newId()];
    const answered = aProblem({ user_id: user, passenger: carlos.id, number: 'R-000031' });
    const found = async (query: string) =>
      (await read<ProblemReport[]>(`${path}?${query}`, asStaff())).body.map(({ number }) => number);
    await inbox.receive(envelope('journeys.problem-reported', 1, answered));
    expect(await found('status=open&sort=oldest')).toContain('R-000031');
    const answer = { text: 'Ya está corregido.', at: '2026-11-22T15:00:00.000Z', by };
    await inbox.receive(envelope('journeys.problem-answered', 2, { ...answered, status: 'answered', owner, answer }));
    expect(await found('status=open')).not.toContain('R-000031');
    expect(await found(`status=answered&owner=${owner}`)).toEqual(['R-000031']);
    const one = async (headers: Record<string, string>) =>
      (await read<ProblemReport>(`${path}/${answered.id}`, headers)).body;
    expect(await one(asStaff())).toMatchObject({ status: 'answered', owner, version: 2 });
    const { by: _, ...shown } = answer;
    expect(await one(asTraveller(user))).toMatchObject({ status: 'answered', answer: shown });
    expect(await one(asTraveller(user))).not.toHaveProperty('owner');
  });

  test('they come as a file for a spreadsheet, in which no cell is a formula, and who took it is recorded', async () => {
    const formula = aProblem({ user_id: user, passenger: carlos.id, number: 'R-000041', description: '=1+1 "no"' });
    await server.app.get(Inbox).receive(envelope('journeys.problem-reported', 1, formula));
    expect((await read(`${path}/csv`, asRole('accounting'))).status).toBe(403);
    const response = await fetch(`${server.url}${path}/csv?status=open`, { headers: asStaff() });
    expect(response.headers.get('content-disposition')).toMatch(/problemas-\d{4}-\d\d-\d\d\.csv/);
    const [head, ...rows] = (await response.text()).split('\r\n');
    expect(head).toContain('Número";"Recibido";"Viajero"');
    const row = rows.find((one) => one.includes('R-000041'));
    expect(row).toContain('"Carlos Muñoz"');
    expect(row).toContain(`"'=1+1 ""no"""`);
    expect(rows.some((one) => one.includes('R-000031'))).toBe(false);
    const [taken] = await server.database.query<{ data: unknown }>(
      `select envelope -> 'data' as data from history where name = 'bff.list-exported'`,
    );
    expect(taken?.data).toEqual({ list: 'problemas', filters: { status: 'open' } });
  });

  describe('to whoever had the passenger, and has not any more', () => {
    const reported = async (changes: Parameters<typeof aPassenger>[0], passengers?: string[]) => {
      const ana = aPassenger({ phone: '0990002302' });
      const journey = aJourney({ passengers: [ana.id] });
      const own = aProblem({
        user_id: ana.user_id as string,
        passenger: ana.id,
        journey: journey.id,
        file: { ...aFile(), size: bytes.length },
      });
      const inbox = server.app.get(Inbox);
      await inbox.receive(envelope('journeys.journey-created', 1, journey));
      await inbox.receive(envelope('identity.passenger-registered', 1, ana));
      await inbox.receive(envelope('journeys.problem-reported', 1, own));
      await inbox.receive(envelope('identity.passenger-updated', 2, { ...ana, ...changes }));
      await server.app.get(ObjectStore).put(own.file?.object_key ?? '', bytes, 'application/pdf');
      if (passengers) await inbox.receive(envelope('journeys.journey-updated', 2, { ...journey, passengers }));
      return { own, headers: asTraveller(own.user_id) };
    };
    const fileOf = async ({ own, headers }: Awaited<ReturnType<typeof reported>>) =>
      (await read(`/api/v1/files/${own.file?.id}`, headers)).status;

    test.each([
      ['separated', { user_id: null, email: 'right@ejemplo.ec' }],
      ['deactivated', { user_id: null, is_active: false }],
      ['another’s', { user_id: newId() }],
    ])('nothing is shown of who and where once it is %s, but what was written', async (_, changes) => {
      const { own, headers } = await reported(changes);
      const blind = { id: own.id, description: own.description, reporter: null, journey: null };
      expect((await read<ProblemReport[]>(`${path}/mine`, headers)).body).toMatchObject([blind]);
      expect((await read(`${path}/${own.id}`, headers)).body).toMatchObject(blind);
      expect((await read<ProblemReport>(`${path}/${own.id}`, asStaff())).body.reporter).not.toBeNull();
    });

    test('the journey is not shown to who left it', async () => {
      const { own, headers } = await reported({}, []);
      expect((await read(`${path}/${own.id}`, headers)).body).toMatchObject({
        reporter: { phone: '0990002302' },
        journey: null,
      });
    });

    test('a report of while the e-mail was another’s, by a change that was undone, is gone with its file', async () => {
      const at = (hours: number) => new Date(Date.parse(aProblem().created_at) + hours * 3_600_000).toISOString();
      const undone = await reported({ undone_period: { from: at(-1), until: at(1) } });
      expect((await read(`${path}/mine`, undone.headers)).body).toEqual([]);
      expect((await read(`${path}/${undone.own.id}`, undone.headers)).status).toBe(404);
      expect(await fileOf(undone)).toBe(404);
      expect((await read(`${path}/${undone.own.id}`, asStaff())).status).toBe(200);
      const before = await reported({ undone_period: { from: at(1), until: at(2) } });
      expect((await read(`${path}/${before.own.id}`, before.headers)).status).toBe(200);
      expect(await fileOf(before)).toBe(200);
    });
  });
});
