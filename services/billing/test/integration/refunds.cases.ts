import type { InvoiceAnswer, PaymentAnswer, RefundAnswer } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Fields, filesOf, journey, paperCalls, pdf, runBilling, written } from './fixture.ts';

const path = '/api/v1/payment/refund';
const today = dayAt(new Date());

describe('refunds', () => {
  const billing = runBilling();
  beforeEach(() => billing().service.database.query(`delete from payments`));
  afterEach(() => billing().service.database.query(`delete from refunds`));

  const fields = (changes: Fields = {}): Fields => ({
    journey: journey.id,
    amount: '30.10',
    method: 'TRANSFER',
    date: today,
    reason: 'El vuelo costó menos',
    voucher: pdf('Devolución'),
    ...changes,
  });

  const { create, refused } = paperCalls<RefundAnswer>(path, billing);
  const payments = paperCalls<PaymentAnswer>('/api/v1/payment/payment', billing);
  const invoices = paperCalls<InvoiceAnswer>('/api/v1/journey/invoice', billing);

  const pay = async (value: string) =>
    (await payments.create({ journey: journey.id, method: 'CASH', value, voucher: pdf() })).body;

  const voidAt = <Answer extends object>(address: string, body: object = { reason: 'Registrado dos veces' }) =>
    billing().service.request<Answer>('POST', `${address}/void/`, { headers: asStaff(), body });

  const voidPayment = ({ id }: { id: string }, body?: object) =>
    voidAt<PaymentAnswer>(`/api/v1/payment/payment/${id}`, body);

  describe('a refund', () => {
    test('is stored with its voucher and told to everybody', async () => {
      await pay('80');
      const { status, body } = await create(fields());
      expect(status).toBe(201);
      expect(body).toMatchObject({
        amount: 30.1,
        method: 'TRANSFER',
        date: today,
        creation_date: today,
        reason: 'El vuelo costó menos',
        voided: null,
        version: 1,
      });
      expect((await filesOf(billing().service)).find(({ id }) => id === body.voucher?.id)?.status).toBe('stored');
      expect(await written(billing().service, body.id)).toMatchObject([
        { name: 'billing.refund-recorded', aggregate_version: 1, data: { amount_cents: 3010, agency: TEST_AGENCY } },
      ]);
    });

    test('needs no voucher', async () => {
      await pay('80');
      const { status, body } = await create(fields({ voucher: undefined }));
      expect(status).toBe(201);
      expect(body.voucher).toBeNull();
    });

    test.each<[string, Fields, string[]]>([
      ['nothing at all', { nothing: '' }, ['amount', 'date', 'journey', 'method', 'reason']],
      ['nothing given back', fields({ amount: '0' }), ['amount']],
      ['tomorrow', fields({ date: addDays(today, 1) }), ['date']],
      ['an unknown journey', fields({ journey: newId() }), ['journey']],
      ['more than was paid', fields({ amount: '80.01' }), ['amount']],
      ['more than was paid and no reason', fields({ amount: '80.01', reason: '' }), ['amount', 'reason']],
    ])('of %s is refused by its fields', async (_, sent, broken) => {
      await pay('80');
      expect(await refused(create(sent))).toEqual(broken);
    });

    test('is for staff of the agency', async () => {
      await pay('80');
      expect((await create(fields(), {})).status).toBe(401);
      expect((await create(fields(), asTraveller())).status).toBe(403);
      expect(await refused(create(fields(), asStaff(OTHER_AGENCY)))).toEqual(['journey']);
    });

    test('may be of the very last cent, and then of nothing more', async () => {
      await pay('30.10');
      expect((await create(fields())).status).toBe(201);
      const { status, body } = await create(fields({ amount: '0.01' }));
      expect(status).toBe(400);
      expect(body).toEqual({ amount: ['No puede devolver más de lo pagado: quedan $0,00.'] });
    });
  });

  // Of one person the commands wait for each other anyway.
  const bySomebody = () => asStaff(TEST_AGENCY, newId());

  test('refunds at the same moment never give back more than was paid', async () => {
    await pay('100');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create(fields({ amount: '30', voucher: undefined }), bySomebody())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400, 400, 400]);
  });

  test('a refund and the voiding of its payment at the same moment do not both happen', async () => {
    for (let round = 0; round < 5; round += 1) {
      await billing().service.database.query(`delete from refunds`);
      await billing().service.database.query(`delete from payments`);
      const payment = await pay('30');
      const [refund, voiding] = await Promise.all([
        create(fields({ amount: '30', voucher: undefined }), bySomebody()),
        voidPayment(payment),
      ]);
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([refund.status, voiding.status]);
    }
  });

  describe('what is voided', () => {
    test('stays, with its reason, and frees what it held', async () => {
      const payment = await pay('50');
      const { body: refund } = await create(fields({ amount: '50' }));
      expect(await voidPayment(payment)).toMatchObject({
        status: 409,
        body: { code: 'refunded', detail: 'De este pago ya se devolvieron $50,00. Anule antes la devolución.' },
      });
      const voided = await voidAt<RefundAnswer>(`${path}/${refund.id}`);
      expect(voided).toMatchObject({
        status: 200,
        body: { amount: 50, voided: { reason: 'Registrado dos veces' }, version: 2 },
      });
      expect(await voidPayment(payment)).toMatchObject({ status: 200, body: { value: 50, version: 2 } });
      expect((await written(billing().service, payment.id)).map(({ name }) => name)).toEqual([
        'billing.payment-recorded',
        'billing.payment-voided',
      ]);
      expect((await written(billing().service, refund.id)).at(-1)).toMatchObject({
        name: 'billing.refund-voided',
        data: { voided: { reason: 'Registrado dos veces' } },
      });
      expect((await create(fields({ amount: '1' }))).status).toBe(400);
    });

    test('is not voided again, nor changed', async () => {
      const payment = await pay('50');
      const invoice = (await invoices.create({ journey: journey.id, total_cost: '50', file: pdf() })).body;
      await voidPayment(payment);
      await voidAt(`/api/v1/journey/invoice/${invoice.id}`);
      expect(await voidPayment(payment)).toMatchObject({ status: 409, body: { code: 'voided' } });
      expect(await payments.change(payment.id, { value: '60' })).toMatchObject({
        status: 409,
        body: { code: 'voided' },
      });
      expect(await invoices.change(invoice.id, { total_cost: '60' })).toMatchObject({
        status: 409,
        body: { code: 'voided' },
      });
      expect((await written(billing().service, invoice.id)).at(-1)?.name).toBe('billing.invoice-voided');
    });

    test('needs a reason, and the version that was read', async () => {
      const payment = await pay('50');
      expect((await voidPayment(payment, { reason: ' ' })).status).toBe(400);
      expect((await voidPayment(payment, { reason: 'Error', version: 7 })).status).toBe(409);
      expect((await voidPayment({ id: newId() })).status).toBe(404);
    });
  });

  describe('a payment of which a part went back', () => {
    test('may become as little as that part, and no less', async () => {
      const payment = await pay('100');
      await create(fields({ amount: '40' }));
      const { status, body } = await payments.change(payment.id, { value: '39.99' });
      expect(status).toBe(400);
      expect(body).toEqual({ value: ['Ya se devolvió dinero de este viaje: el valor debe ser de $40,00 o más.'] });
      expect(await payments.refused(payments.change(payment.id, { value: '39.99', method: 'X' }))).toEqual([
        'method',
        'value',
      ]);
      expect((await payments.change(payment.id, { value: '40' })).status).toBe(200);
    });

    test('may become more while journeys is away', async () => {
      const payment = await pay('100');
      billing().journeys.isAway = true;
      expect((await payments.change(payment.id, { value: '120' })).body.value).toBe(120);
    });
  });

  test('whoever rebuilds a view reads every refund', async () => {
    await pay('80');
    const { body } = await create(fields());
    const page = await billing().service.request<{ snapshots: { aggregate_id: string }[] }>(
      'GET',
      '/internal/snapshots/refunds',
    );
    expect(page.body.snapshots.map(({ aggregate_id }) => aggregate_id)).toContain(body.id);
  });
});
