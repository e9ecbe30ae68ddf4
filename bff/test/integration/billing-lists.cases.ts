import type { BillingEntry, BillingTotals, OverdueBalance, Page } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { asRole, asStaff, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { CompleteReadModel } from '../../src/projections/complete-read-model.ts';
import { aJourney, anEmployee, anInvoice, aPassenger, aPayment, aRefund, envelope } from './facts.ts';
import { runViews } from './views.ts';

describe('billing lists', () => {
  const { server, receive } = runViews();
  const today = dayAt(new Date());
  const path = `/api/v1/agency/billing/${TEST_AGENCY}`;

  const maria = anEmployee();
  const pedro = anEmployee({ first_name: 'Pedro', last_name: 'Vera' });
  const carlos = aPassenger();
  const lucia = aPassenger({ first_name: 'Lucía', last_name: '=SUMA(A1)', id_number: '0930000039' });
  const baltra = aJourney({
    passengers: [carlos.id, lucia.id],
    holder: lucia.id,
    travel_agent: maria.id,
    cost_cents: 100_000,
    travel_date: '2026-03-20',
    balance_due: addDays(today, -1),
  });
  const quito = aJourney({
    passengers: [carlos.id],
    travel_agent: pedro.id,
    cost_cents: 50_000,
    balance_due: addDays(today, -3),
    is_cancelled: true,
    cancellation: { at: '2026-02-01T12:00:00.000Z', reason: 'No viaja', retained_cents: 5010 },
  });
  const dueToday = aJourney({ passengers: [carlos.id], travel_agent: pedro.id, balance_due: today });
  const voided = { at: '2026-02-20T12:00:00.000Z', reason: 'Registrado dos veces' };
  const invoice = anInvoice({ journey: baltra.id, creation_date: '2026-02-03', number: '001-001-000000107' });
  const january = aPayment({ journey: baltra.id, creation_date: '2026-01-31', method: 'CASH', value_cents: 10_000 });
  const transfer = aPayment({
    journey: baltra.id,
    creation_date: '2026-02-10',
    method: 'TRANSFER',
    value_cents: 30_005,
  });
  const twice = aPayment({ journey: baltra.id, creation_date: '2026-02-11', method: 'TRANSFER', value_cents: 30_005 });
  const sameAmount = [transfer, twice].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const refund = aRefund({ journey: baltra.id, date: '2026-02-28', method: 'CASH', amount_cents: 5 });
  const ofPedro = anInvoice({ journey: quito.id, creation_date: '2026-02-05', total_cost_cents: 5010 });

  beforeAll(() =>
    receive(
      envelope('identity.employee-created', 1, maria),
      envelope('identity.employee-created', 1, pedro),
      envelope('identity.passenger-registered', 1, carlos),
      envelope('identity.passenger-registered', 1, lucia),
      envelope('journeys.journey-created', 1, baltra),
      envelope('journeys.journey-created', 1, quito),
      envelope('journeys.journey-created', 1, dueToday),
      envelope('billing.invoice-issued', 1, invoice),
      envelope('billing.payment-recorded', 1, january),
      envelope('billing.payment-recorded', 1, transfer),
      envelope('billing.payment-recorded', 1, twice),
      envelope('billing.payment-voided', 2, { ...twice, voided }),
      envelope('billing.refund-recorded', 1, refund),
      envelope('billing.invoice-issued', 1, ofPedro),
    ),
  );

  const get = <Answer extends object>(address: string, query = '', headers = asStaff()) =>
    server().request<Answer>('GET', `${address}${query}`, { headers });
  const entries = async (query = '') => (await get<BillingEntry[]>(path, query)).body;

  describe('what was billed', () => {
    test('is one list, newest first, with the journey, the holder and the adviser', async () => {
      const all = await entries();
      expect(all.map(({ id }) => id)).toEqual([refund.id, twice.id, transfer.id, ofPedro.id, invoice.id, january.id]);
      expect(all[1]).toEqual({
        id: twice.id,
        kind: 'payment',
        date: '2026-02-11',
        number: null,
        journey_id: baltra.id,
        destination_city: baltra.destination_city,
        travel_date: '2026-03-20',
        holder: { id: lucia.id, first_name: 'Lucía', last_name: '=SUMA(A1)', id_number: '0930000039' },
        adviser: { id: maria.id, first_name: 'María José', last_name: 'Andrade' },
        method: 'TRANSFER',
        amount: 300.05,
        voided,
      });
      // Journeys told of nobody who holds that one.
      expect(all[3]?.holder).toBeNull();
    });

    test.each<[string, { id: string }[]]>([
      ['?month=2026-01', [january]],
      ['?month=2026-02&kind=payment', [twice, transfer]],
      ['?method=CASH', [refund, january]],
      ['?state=voided', [twice]],
      ['?month=2026-02&state=valid&method=TRANSFER', [transfer]],
      [`?adviser=${pedro.id}`, [ofPedro]],
      ['?adviser=none', []],
      ['?from=2026-01&until=2026-02&kind=received&state=valid', [refund, transfer, january]],
      ['?until=2026-01', [january]],
      [`?month=2026-01&destination=${baltra.destination_city.code}`, [january]],
      ['?destination=PE-lima', []],
      ['?month=2025-02', []],
    ])('is found by %s', async (query, found) => {
      expect((await entries(query)).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    });

    test.each<[string, { id: string }[]]>([
      ['?sort=date&month=2026-02', [invoice, ofPedro, transfer, twice, refund]],
      ['?sort=-amount', [invoice, ...sameAmount.toReversed(), january, ofPedro, refund]],
      ['?sort=amount&kind=received', [refund, january, ...sameAmount]],
    ])('is ordered by %s', async (query, found) => {
      expect((await entries(query)).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    });

    test('is ordered by its number, what has none behind it, and goes on there', async () => {
      const first = (await get<Page<BillingEntry>>(path, '?sort=number&page_size=3')).body;
      expect(first.results[0]?.id).toBe(invoice.id);
      const rest = (await get<Page<BillingEntry>>(path, `?sort=number&page_size=3&cursor=${first.next ?? ''}`)).body;
      const ids = [...first.results, ...rest.results].map(({ id }) => id);
      expect(ids.toSorted()).toEqual((await entries()).map(({ id }) => id).toSorted());
    });

    test('comes page by page', async () => {
      const first = (await get<Page<BillingEntry>>(path, '?page_size=4')).body;
      expect(first).toMatchObject({ count: 6, results: [{ id: refund.id }, {}, {}, { id: ofPedro.id }] });
      const second = (await get<Page<BillingEntry>>(path, `?page_size=4&cursor=${first.next ?? ''}`)).body;
      expect(second.results.map(({ id }) => id)).toEqual([invoice.id, january.id]);
    });

    test('is summed over everything that the filters find, voided apart', async () => {
      expect((await get<BillingTotals>(`${path}/totals`, '?month=2026-02')).body).toEqual({
        invoice: { count: 2, amount: 1550.1, voided: 0 },
        payment: { count: 1, amount: 300.05, voided: 300.05 },
        refund: { count: 1, amount: 0.05, voided: 0 },
        received: 300,
        overdue: { count: 2, amount: 650.1 },
      });
    });
  });

  describe('overdue balances', () => {
    test('are those after their day, the oldest first, also of what was called off', async () => {
      const { body } = await get<OverdueBalance[]>(`${path}/overdue`);
      expect(body).toMatchObject([
        { journey_id: quito.id, balance: 50.1, balance_due: addDays(today, -3), is_cancelled: true },
        { journey_id: baltra.id, balance: 600, balance_due: addDays(today, -1), holder: { id: lucia.id } },
      ]);
      expect(body).toHaveLength(2);
      const orderedBy = async (sort: string) =>
        (await get<OverdueBalance[]>(`${path}/overdue`, `?sort=${sort}`)).body.map(({ journey_id }) => journey_id);
      expect(await orderedBy('-balance_due')).toEqual([baltra.id, quito.id]);
      expect(await orderedBy('-balance')).toEqual([baltra.id, quito.id]);
      expect(await orderedBy('balance')).toEqual([quito.id, baltra.id]);
      const { body: ofMaria } = await get<OverdueBalance[]>(`${path}/overdue`, `?adviser=${maria.id}`);
      expect(ofMaria.map(({ journey_id }) => journey_id)).toEqual([baltra.id]);
    });
  });

  const close = (kind: string) =>
    fetch(`${server().url}${path}/csv?month=2026-02&kind=${kind}`, { headers: asStaff() });

  test("a month's close is a file that no spreadsheet runs, and who took it is recorded", async () => {
    const answer = await close('payment');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="facturacion-2026-02-filtrado-${today}.csv"`,
    );
    const whole = await fetch(`${server().url}${path}/csv?month=2026-02`, { headers: asStaff() });
    expect(whole.headers.get('content-disposition')).toBe(`attachment; filename="facturacion-2026-02-${today}.csv"`);
    await whole.text();
    expect((await answer.text()).split('\r\n')).toEqual([
      '"Fecha";"Tipo";"Número";"Viaje";"Cédula";"Titular";"Método de pago";"Valor";"Estado"',
      '"2026-02-10";"Pago";;"Baltra, 2026-03-20";"0930000039";"Lucía =SUMA(A1)";"Transferencia bancaria";300,05;"Válido"',
      '"2026-02-11";"Pago";;"Baltra, 2026-03-20";"0930000039";"Lucía =SUMA(A1)";"Transferencia bancaria";300,05;"Anulado"',
      '',
    ]);
    // What left is negative, and every amount has its cents.
    expect(await (await close('refund')).text()).toContain(';"Efectivo";-0,05;"Válido"');
    expect(await (await close('invoice')).text()).toContain(';1500,00;"Válido"');
    const byAmount = await (await close('invoice&sort=amount')).text();
    expect(byAmount.indexOf(';50,10;')).toBeLessThan(byAmount.indexOf(';1500,00;'));
    const years = await fetch(`${server().url}${path}/csv?from=2026-01&until=2026-03&kind=payment`, {
      headers: asStaff(),
    });
    expect(years.headers.get('content-disposition')).toBe(`attachment; filename="facturacion-filtrado-${today}.csv"`);
    expect((await years.text()).match(/^"2026-0[1-3]/gm)).toHaveLength(3);
    const history = await server().database.query(
      `select envelope->'actor'->>'agency' as agency, envelope->'data' as data from history
     where name = 'bff.list-exported' order by occurred_at, id`,
    );
    expect(history).toMatchObject([
      { agency: TEST_AGENCY, data: { list: 'facturacion-2026-02-filtrado', filters: { kind: 'payment' } } },
      { agency: TEST_AGENCY, data: { list: 'facturacion-2026-02', filters: { month: '2026-02' } } },
      { agency: TEST_AGENCY, data: { filters: { month: '2026-02', kind: 'refund' } } },
      { agency: TEST_AGENCY, data: { filters: { month: '2026-02', kind: 'invoice' } } },
      { agency: TEST_AGENCY, data: { filters: { sort: 'amount' } } },
      { agency: TEST_AGENCY, data: { list: 'facturacion-filtrado', filters: { from: '2026-01', until: '2026-03' } } },
    ]);
  });

  test('the close of a month stays as it was when somebody else holds the journey, or is called otherwise, since', async () => {
    const before = await (await close('payment')).text();
    await receive(
      envelope('identity.passenger-updated', 2, { ...lucia, first_name: '=1+1' }),
      envelope('journeys.journey-updated', 2, { ...baltra, holder: carlos.id }),
      envelope('billing.payment-updated', 3, { ...twice, voided, number: '7' }),
    );
    expect((await (await close('payment')).text()).replace(';"7";', ';;')).toBe(before);
    const late = aPayment({ journey: baltra.id, creation_date: '2026-02-27', method: 'CASH', value_cents: 100 });
    await receive(envelope('billing.payment-recorded', 1, late));
    expect(await (await close('payment')).text()).toContain(
      `"${carlos.first_name} ${carlos.last_name}";"Efectivo";1,00`,
    );
  });

  test('an entry of before, or one that came before its journey named somebody, gets its holder once', async () => {
    const [named, late] = [aJourney({ passengers: [carlos.id, lucia.id], holder: carlos.id }), aJourney()];
    const [paid, early] = [anInvoice({ journey: named.id }), anInvoice({ journey: late.id })];
    await receive(
      envelope('journeys.journey-created', 1, named),
      envelope('billing.invoice-issued', 1, paid),
      envelope('billing.invoice-issued', 1, early),
    );
    const kept = async () =>
      server().database.query<{ id: string; holder: string | null }>(
        `select id, holder ->> 'id' as holder from invoices where id in (?, ?) order by id`,
        [paid.id, early.id],
      );
    const rows = (holders: Record<string, string | null>) =>
      Object.keys(holders)
        .toSorted()
        .map((id) => ({ id, holder: holders[id] }));
    await server().database.query(`update invoices set holder = null where id = ?`, [paid.id]);
    const sweep = () => server().app.get(CompleteReadModel).sweep();
    await sweep();
    expect(await kept()).toEqual(rows({ [paid.id]: carlos.id, [early.id]: null }));
    await receive(
      envelope('journeys.journey-created', 1, { ...late, passengers: [lucia.id], holder: lucia.id }),
      envelope('journeys.journey-updated', 2, { ...named, holder: lucia.id }),
    );
    await sweep();
    expect(await kept()).toEqual(rows({ [paid.id]: carlos.id, [early.id]: lucia.id }));
  });

  test.each(['', '/totals', '/overdue', '/csv?month=2026-02'])(
    'another agency has nothing of %s, and whoever has no right to billing neither',
    async (part) => {
      expect((await get(`${path}${part}`, '', asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await get(`${path}${part}`, '', asRole('operations'))).status).toBe(403);
    },
  );
});
