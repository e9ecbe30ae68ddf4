import type { InvoiceAnswer } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  bytesOf,
  carlos,
  type Fields,
  filesOf,
  form,
  journey,
  mateo,
  paperCalls,
  pdf,
  runBilling,
  startBilling,
  stored,
  written,
} from './fixture.ts';

const path = '/api/v1/journey/invoice';
const today = dayAt(new Date());

describe('invoices', () => {
  const billing = runBilling();

  const fields = (changes: Fields = {}): Fields => ({
    journey: journey.id,
    is_passenger_invoice: 'false',
    total_cost: '120.50',
    file: pdf(),
    ...changes,
  });

  const { create, change, refused } = paperCalls<InvoiceAnswer>(path, billing);

  describe('issuing an invoice', () => {
    test('stores it with its file and tells everybody', async () => {
      const { status, body } = await create(fields({ file: pdf('Factura 7') }));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        journey: journey.id,
        is_passenger_invoice: false,
        passenger: null,
        total_cost: 120.5,
        creation_date: today,
        version: 1,
      });
      expect((await filesOf(billing().service)).find(({ id }) => id === body.file.id)?.status).toBe('stored');
      expect((await bytesOf(billing().service, body.file.id)).toString('latin1')).toContain('%PDF');
      expect(await written(billing().service, body.id)).toMatchObject([
        {
          name: 'billing.invoice-issued',
          aggregate_version: 1,
          data: { total_cost_cents: 12_050, agency: TEST_AGENCY },
        },
      ]);
    });

    test('may be for one passenger, on an earlier day, for nothing', async () => {
      const personal = {
        is_passenger_invoice: 'true',
        passenger: carlos,
        creation_date: '2026-01-02',
        total_cost: '0',
      };
      const { status, body } = await create(fields(personal));
      expect(status).toBe(201);
      expect(body).toMatchObject({ is_passenger_invoice: true, passenger: carlos, creation_date: '2026-01-02' });
    });

    test('asks journeys in the name of the member of staff', async () => {
      const headers = asStaff();
      await create(fields(), headers);
      expect(billing().journeys.askedWith.at(-1)).toBe(headers.authorization);
    });

    test('answers 503 and stores nothing while journeys is away', async () => {
      billing().journeys.isAway = true;
      const before = await stored(billing().service);
      expect((await create(fields())).status).toBe(503);
      expect(await stored(billing().service)).toEqual(before);
    });

    test('answers 503 and stores nothing while the object store is away', async () => {
      const without = await startBilling({ S3_ENDPOINT: 'http://127.0.0.1:9' });
      try {
        const answer = await without.service.request('POST', path, { headers: asStaff(), body: form(fields()) });
        expect(answer.status).toBe(503);
        expect(await stored(without.service)).toMatchObject({ invoices: 0, events: 0 });
      } finally {
        await without.stop();
      }
    });

    test('is done once for one idempotency key', async () => {
      const headers = { ...asStaff(TEST_AGENCY, newId()), 'idempotency-key': newId() };
      const first = await create(fields(), headers);
      const before = await stored(billing().service);
      const second = await create(fields(), headers);
      expect([second.status, second.body]).toEqual([201, first.body]);
      expect((await create(fields({ file: pdf('Otra') }), headers)).status).toBe(422);
      expect(await stored(billing().service)).toEqual(before);
    });
  });

  describe('who may issue and change invoices', () => {
    test('staff of the agency only', async () => {
      expect((await create(fields(), {})).status).toBe(401);
      expect((await create(fields(), asTraveller())).status).toBe(403);
      const { body } = await create(fields());
      expect((await change(body.id, { total_cost: '1' }, {})).status).toBe(401);
      expect((await change(body.id, { total_cost: '1' }, asTraveller())).status).toBe(403);
      expect((await change(body.id, { total_cost: '1', passenger: mateo }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await change(newId(), { total_cost: '1' })).status).toBe(404);
      expect((await change('nothing', { total_cost: '1' })).status).toBe(404);
    });
  });

  describe('an invoice that breaks a rule names each field and stores nothing, not even the file', () => {
    test.each<[string, Fields, string[]]>([
      ['nothing at all', { nothing: '' }, ['file', 'journey', 'total_cost']],
      ['an unknown journey', fields({ journey: newId() }), ['journey']],
      ['no journey', fields({ journey: 'x' }), ['journey']],
      ['no file', fields({ file: undefined }), ['file']],
      ['a file that is no document', fields({ file: new File(['PK\u0003\u0004zip'], 'factura.pdf') }), ['file']],
      ['a negative total', fields({ total_cost: '-1' }), ['total_cost']],
      ['a fraction of a cent', fields({ total_cost: '1.005' }), ['total_cost']],
      ['a personal invoice of nobody', fields({ is_passenger_invoice: 'true' }), ['passenger']],
      ['a passenger who does not travel', fields({ passenger: newId() }), ['passenger']],
      ['tomorrow', fields({ creation_date: addDays(today, 1) }), ['creation_date']],
      [
        'several at once',
        fields({ total_cost: 'x', creation_date: 'y', file: undefined }),
        ['creation_date', 'file', 'total_cost'],
      ],
      [
        'an unknown journey and what else is wrong',
        fields({ journey: newId(), total_cost: 'x', file: undefined }),
        ['file', 'journey', 'total_cost'],
      ],
      [
        'a passenger who does not travel and what else is wrong',
        fields({ passenger: newId(), creation_date: addDays(today, 1), file: undefined }),
        ['creation_date', 'file', 'passenger'],
      ],
      [
        'a personal invoice of nobody on a journey that is not there',
        fields({ journey: newId(), is_passenger_invoice: 'true' }),
        ['journey', 'passenger'],
      ],
      [
        'a number and a file that is cut off',
        fields({ total_cost: 'x', file: new File([pdf().slice(0, pdf().size / 2)], 'factura.pdf') }),
        ['file', 'total_cost'],
      ],
    ])('%s', async (_, sent, broken) => {
      expect(await refused(create(sent))).toEqual(broken);
    });

    test('another agency’s journey is not there', async () => {
      expect(await refused(create(fields(), asStaff(OTHER_AGENCY)))).toEqual(['journey']);
    });

    test('a file of more than 10 MB is too large', async () => {
      const before = await stored(billing().service);
      const huge = new File([Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4 ')], 'factura.pdf');
      expect((await create(fields({ file: huge }))).status).toBe(413);
      expect(await stored(billing().service)).toEqual(before);
    });
  });

  describe('changing an invoice', () => {
    test('changes what was sent, and only that', async () => {
      const { body } = await create(fields({ passenger: carlos }));
      billing().journeys.isAway = true;
      const changed = await change(body.id, { total_cost: '99', journey: journey.id, passenger: carlos, version: '1' });
      expect(changed.status).toBe(200);
      expect(changed.body).toEqual({ ...body, total_cost: 99, version: 2 });
      expect((await written(billing().service, body.id)).at(-1)).toMatchObject({
        name: 'billing.invoice-updated',
        aggregate_version: 2,
      });
    });

    test('works with the id in the body, as a form or as JSON', async () => {
      const { body } = await create(fields());
      const send = (sent: unknown) =>
        billing().service.request<InvoiceAnswer>('PATCH', path, { headers: asStaff(), body: sent });
      expect((await send(form({ id: body.id, passenger: mateo }))).body).toMatchObject({
        passenger: mateo,
        version: 2,
      });
      expect((await send({ id: body.id, passenger: null })).body).toMatchObject({ passenger: null, version: 3 });
      expect((await send({ total_cost: 1 })).status).toBe(400);
    });

    test('replaces its file, and keeps the former one for a restored database', async () => {
      const { body } = await create(fields());
      const changed = await change(body.id, { file: pdf('Corregida') });
      expect(changed.body.file.id).not.toBe(body.file.id);
      const statuses = new Map((await filesOf(billing().service)).map(({ id, status }) => [id, status]));
      expect([statuses.get(body.file.id), statuses.get(changed.body.file.id)]).toEqual(['replaced', 'stored']);
    });

    test('that saw an older version is a conflict and changes nothing', async () => {
      const { body } = await create(fields());
      await change(body.id, { total_cost: '2' });
      const before = await stored(billing().service);
      const late = await change(body.id, { total_cost: '3', version: '1', file: pdf() });
      expect([late.status, (late.body as unknown as { code: string }).code]).toEqual([409, 'stale_version']);
      expect(await stored(billing().service)).toEqual(before);
    });

    test('by two at once with one version changes it once', async () => {
      const { body } = await create(fields());
      const answers = await Promise.all(['5', '6'].map((total_cost) => change(body.id, { total_cost, version: '1' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await written(billing().service, body.id)).toHaveLength(2);
    });

    test('breaks no rule', async () => {
      const { body } = await create(fields({ is_passenger_invoice: 'true', passenger: carlos }));
      expect(await refused(change(body.id, { passenger: '' }))).toEqual(['passenger']);
      expect(await refused(change(body.id, { passenger: newId() }))).toEqual(['passenger']);
      expect(await refused(change(body.id, { journey: newId() }))).toEqual(['journey']);
      expect(await refused(change(body.id, { total_cost: '-1', creation_date: addDays(today, 1) }))).toEqual([
        'creation_date',
        'total_cost',
      ]);
      const elsewhere = {
        journey: newId(),
        passenger: newId(),
        total_cost: '-1',
        file: new File(['<html>'], 'factura.pdf'),
      };
      expect(await refused(change(body.id, elsewhere))).toEqual(['file', 'journey', 'passenger', 'total_cost']);
      expect(await refused(change(body.id, { file: new File(['<html>'], 'factura.pdf') }))).toEqual(['file']);
    });
  });

  test('whoever rebuilds a view reads every invoice', async () => {
    const { body } = await create(fields());
    const page = await billing().service.request<{ event: string; snapshots: { aggregate_id: string }[] }>(
      'GET',
      '/internal/snapshots/invoices',
    );
    expect(page.body.event).toBe('billing.invoice-updated');
    expect(page.body.snapshots.find(({ aggregate_id }) => aggregate_id === body.id)).toMatchObject({
      aggregate_version: 1,
      data: { id: body.id, total_cost_cents: 12_050 },
    });
  });
});
