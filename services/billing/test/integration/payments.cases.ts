import { choices, type InvoiceAnswer, type PaymentAnswer } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { ObjectStore, SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, eventually, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DemoBilling } from '../../src/demo/demo-billing.ts';
import {
  type BillingTest,
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

describe('payments', () => {
  const path = '/api/v1/payment/payment';
  const today = dayAt(new Date());

  const billing = runBilling();

  const fields = (changes: Fields = {}): Fields => ({
    journey: journey.id,
    method: 'TRANSFER',
    value: '80.25',
    voucher: pdf('Comprobante'),
    ...changes,
  });

  const { create, change, refused } = paperCalls<PaymentAnswer>(path, billing);

  describe('recording a payment', () => {
    test('stores it with its voucher and tells everybody', async () => {
      const { status, body } = await create(fields());
      expect(status).toBe(201);
      expect(body).toMatchObject({
        journey: journey.id,
        method: 'TRANSFER',
        value: 80.25,
        creation_date: today,
        version: 1,
      });
      expect((await filesOf(billing().service)).find(({ id }) => id === body.voucher.id)?.status).toBe('stored');
      expect(await written(billing().service, body.id)).toMatchObject([
        { name: 'billing.payment-recorded', aggregate_version: 1, data: { value_cents: 8025, agency: TEST_AGENCY } },
      ]);
    });

    test.each(Object.keys(choices.payment_methods))('may be by %s', async (method) => {
      expect((await create(fields({ method }))).status).toBe(201);
    });

    test('answers 503 and stores nothing while journeys is away', async () => {
      billing().journeys.isAway = true;
      const before = await stored(billing().service);
      expect((await create(fields())).status).toBe(503);
      expect(await stored(billing().service)).toEqual(before);
    });

    test('is done once for one idempotency key', async () => {
      const headers = { ...asStaff(TEST_AGENCY, newId()), 'idempotency-key': newId() };
      const answers = [await create(fields(), headers), await create(fields(), headers)];
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect((await create(fields({ value: '1' }), headers)).status).toBe(422);
    });

    test('is repeated by no key for who works for another agency meanwhile', async () => {
      const [user, key] = [newId(), newId()];
      const of = (agency: string) => create(fields(), { ...asStaff(agency, user), 'idempotency-key': key });
      expect((await of(TEST_AGENCY)).status).toBe(201);
      expect((await of(OTHER_AGENCY)).status).toBe(400);
    });
  });

  describe('who may record and change payments', () => {
    test('staff of the agency only', async () => {
      expect((await create(fields(), {})).status).toBe(401);
      expect((await create(fields(), asTraveller())).status).toBe(403);
      const { body } = await create(fields());
      expect((await change(body.id, { value: '1' }, {})).status).toBe(401);
      expect((await change(body.id, { value: '1' }, asTraveller())).status).toBe(403);
      const before = await stored(billing().service);
      expect((await change(body.id, { value: '1', voucher: pdf() }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await change(newId(), { value: '1' })).status).toBe(404);
      expect(await stored(billing().service)).toEqual(before);
    });

    test("another agency's staff is told that nothing is there, and it is noted", async () => {
      const noted = jest.spyOn(billing().service.app.get(SecurityLog), 'record').mockClear();
      const { body } = await create(fields());
      const others = asStaff(OTHER_AGENCY);
      expect((await change(newId(), { value: '1' }, others)).status).toBe(404);
      expect(noted).not.toHaveBeenCalled();
      expect((await change(body.id, { value: '1' }, others)).status).toBe(404);
      const path = `/api/v1/payment/payment/${body.id}/void`;
      const answer = await billing().service.request('POST', path, { headers: others, body: { reason: 'Nuestro' } });
      expect(answer.status).toBe(404);
      expect(noted.mock.calls.map(([event]) => event)).toEqual(['access-refused', 'access-refused']);
    });
  });

  describe('a payment that breaks a rule names each field and stores nothing, not even the voucher', () => {
    test.each<[string, Fields, string[]]>([
      ['nothing at all', { nothing: '' }, ['journey', 'method', 'value', 'voucher']],
      ['an unknown journey', fields({ journey: newId() }), ['journey']],
      ['an unknown method', fields({ method: 'SEASHELLS' }), ['method']],
      ['nothing paid', fields({ value: '0' }), ['value']],
      ['a negative value', fields({ value: '-5' }), ['value']],
      ['no voucher', fields({ voucher: undefined }), ['voucher']],
      ['an empty voucher', fields({ voucher: new File([], 'pago.pdf') }), ['voucher']],
      ['a program as a voucher', fields({ voucher: new File(['MZ\u0090'], 'pago.pdf') }), ['voucher']],
      ['tomorrow', fields({ creation_date: addDays(today, 1) }), ['creation_date']],
      [
        'an unknown journey and what else is wrong',
        fields({ journey: newId(), value: '0', voucher: undefined }),
        ['journey', 'value', 'voucher'],
      ],
    ])('%s', async (_, sent, broken) => {
      expect(await refused(create(sent))).toEqual(broken);
    });

    test('another agency’s journey is not there', async () => {
      expect(await refused(create(fields(), asStaff(OTHER_AGENCY)))).toEqual(['journey']);
    });
  });

  describe('changing a payment', () => {
    test('changes what was sent, also while journeys is away', async () => {
      const { body } = await create(fields());
      billing().journeys.isAway = true;
      const changed = await change(body.id, { method: 'CASH', version: '1', voucher: pdf('Corregido') });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ method: 'CASH', value: 80.25, version: 2 });
      expect(changed.body.voucher.id).not.toBe(body.voucher.id);
      const byBody = await billing().service.request<PaymentAnswer>('PATCH', path, {
        headers: asStaff(),
        body: { id: body.id, value: 12 },
      });
      expect(byBody.body).toMatchObject({ value: 12, version: 3 });
      expect((await written(billing().service, body.id)).map(({ name }) => name)).toEqual([
        'billing.payment-recorded',
        'billing.payment-updated',
        'billing.payment-updated',
      ]);
    });

    test('that saw an older version is a conflict and changes nothing', async () => {
      const { body } = await create(fields());
      await change(body.id, { value: '2' });
      const before = await stored(billing().service);
      expect((await change(body.id, { value: '3', version: '1', voucher: pdf() })).status).toBe(409);
      expect(await stored(billing().service)).toEqual(before);
    });

    test('breaks no rule', async () => {
      const { body } = await create(fields());
      expect(await refused(change(body.id, { value: '0', method: 'X' }))).toEqual(['method', 'value']);
      expect(await refused(change(body.id, { journey: newId() }))).toEqual(['journey']);
    });
  });

  test('whoever rebuilds a view reads every payment', async () => {
    const { body } = await create(fields());
    const page = await billing().service.request<{ event: string; snapshots: { aggregate_id: string }[] }>(
      'GET',
      '/internal/snapshots/payments',
    );
    expect(page.body.event).toBe('billing.payment-updated');
    expect(page.body.snapshots.map(({ aggregate_id }) => aggregate_id)).toContain(body.id);
  });
});

describe('a second look', () => {
  const path = '/api/v1/journey/invoice';

  let billing: BillingTest;
  beforeAll(async () => {
    billing = await startBilling();
  });
  afterAll(() => billing.stop());

  type Fields = Record<string, string | File | undefined>;

  const create = (passenger?: string) =>
    billing.service.request<InvoiceAnswer>('POST', path, {
      headers: asStaff(),
      body: form({ journey: journey.id, total_cost: '120.50', passenger, file: pdf() }),
    });

  const change = (id: string, sent: Fields) =>
    billing.service.request<InvoiceAnswer>('PATCH', `${path}/${id}/`, { headers: asStaff(), body: form(sent) });

  /** Runs `work` before the next file is put. */
  function whileUploading(work: () => Promise<unknown>): void {
    const store = billing.service.app.get(ObjectStore);
    const put = store.putFile.bind(store);
    jest.spyOn(store, 'putFile').mockImplementationOnce(async (...file) => {
      expect(billing.service.database.inTransaction).toBe(false);
      await work();
      return put(...file);
    });
  }

  test('while its file is uploaded, a passenger whom somebody else puts in the place of the one that was sent again is not overwritten', async () => {
    const { body } = await create(carlos);
    whileUploading(() => change(body.id, { passenger: mateo }));
    const before = (await filesOf(billing.service)).length;
    const late = await change(body.id, { passenger: carlos, file: pdf('Corregida') });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect((await written(billing.service, body.id)).at(-1)).toMatchObject({ data: { passenger: mateo } });
    expect(await filesOf(billing.service)).toHaveLength(before);
  });

  test('while its file is uploaded, fields of an invoice that somebody else changed stay so', async () => {
    const { body } = await create();
    whileUploading(() => change(body.id, { total_cost: '7' }));
    expect((await change(body.id, { file: pdf('Corregida') })).body).toMatchObject({ total_cost: 7, version: 3 });
  });
});

describe('the data of the demo', () => {
  test('the demo invoices and payments are seeded once, with files that open', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const { service, stop } = await startBilling({ DEMO_DATA: 'true' });
    try {
      await Promise.all([service.app.get(DemoBilling).seed(), service.app.get(DemoBilling).seed()]);
      await eventually(async () => {
        const ids = await service.database.query<{ id: string }>(
          `select id from (select id from invoices union all select id from payments) papers order by id`,
        );
        expect(ids.map(({ id }) => id)).toEqual([...demo.invoices, ...demo.payments]);
        expect((await filesOf(service)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'stored'));
      });
      for (const { id } of await filesOf(service)) {
        expect((await bytesOf(service, id)).subarray(0, 5).toString()).toBe('%PDF-');
      }
      expect(warned).not.toHaveBeenCalled();
      const [events] = await service.database.query<{ count: number }>(`select count(*)::int as count from outbox`);
      expect(events?.count).toBe(6);
    } finally {
      await stop();
    }
  });
});
