import type { EventEnvelope, PaymentFigures, QuoteFigures, SalesFigures } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import { accessToken, eventually, type TestProcess } from '@bitacora/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { aHosting, aJourney, anEmployee, aPayment, aPendingHosting, aQuote, aRefund, envelope } from './facts.ts';
import { runWithServices } from './fake-service.ts';

/** Of an agency that only this suite looks at. */
const AGENCY = '1790098765001';

describe('the agency in figures', () => {
  let process: TestProcess;
  runWithServices((running) => ({ server: process } = running));
  const server = () => process;
  const receive = async (...facts: EventEnvelope[]) => {
    for (const fact of facts) await process.app.get(Inbox).receive(fact);
  };
  const maria = anEmployee({ agency: AGENCY, first_name: 'María José', last_name: 'Andrade' });
  const item = aPendingHosting();
  const calledOffItem = {
    ...aPendingHosting(newId(), 2),
    cancellation: { at: '2026-05-01T10:00:00.000Z', reason: 'Sin cupo', retained_cents: 0 },
  };
  const sold = aJourney({
    agency: AGENCY,
    purchase_date: '2026-03-31',
    cost_cents: 150_010,
    travel_agent: maria.id,
    services: [item, calledOffItem],
  });
  const later = aJourney({ agency: AGENCY, purchase_date: '2026-04-01', cost_cents: 20, services: [] });
  const calledOff = aJourney({
    agency: AGENCY,
    purchase_date: '2026-03-02',
    cost_cents: 99_900,
    services: [],
    is_cancelled: true,
    cancellation: { at: '2026-03-10T10:00:00.000Z', reason: 'Enfermedad', retained_cents: 10_005 },
  });
  const record = (package_service: string, cost_cents: number) =>
    envelope(
      'services-catalog.service-attached',
      1,
      aHosting({ agency: AGENCY, journey: sold.id, package_service, cost_cents }),
    );

  const headers = { authorization: `JWT ${accessToken({ agency: AGENCY, roles: ['accounting'] })}` };
  const read = async <Row>(view: string, by: string, span = 'from=2026-01&until=2026-12') =>
    (
      await server().request<{ rows: Row[] }>('GET', `/api/v1/agency/statistics/${AGENCY}/${view}?${span}&by=${by}`, {
        headers,
      })
    ).body.rows;

  beforeAll(async () => {
    // What the read model takes over when it starts would take away what came before.
    await eventually(async () => expect(await read('quotes', 'month')).toEqual([]));
    const paid = { agency: AGENCY, journey: sold.id };
    await receive(
      envelope('identity.employee-created', 1, maria),
      ...[sold, later, calledOff].map((one) => envelope('journeys.journey-created', 1, one)),
      record(item.id, 100_003),
      record(calledOffItem.id, 7_777),
      envelope('billing.payment-recorded', 1, aPayment({ ...paid, value_cents: 50_025, creation_date: '2026-04-30' })),
      envelope('billing.payment-voided', 2, {
        ...aPayment({ ...paid, value_cents: 1_000, creation_date: '2026-04-30' }),
        voided: { at: '2026-05-01T10:00:00.000Z', reason: 'Repetido' },
      }),
      envelope('billing.refund-recorded', 1, aRefund({ ...paid, amount_cents: 10_010, date: '2026-05-01' })),
    );
  });

  test('sales are of the month of purchase, without what was called off, whose retained part stands apart', async () => {
    expect(await read<SalesFigures>('sales', 'month')).toEqual([
      {
        key: '2026-03',
        label: null,
        journeys: 1,
        sold: 1500.1,
        costs: 1000.03,
        margin: 500.07,
        cancelled: 1,
        retained: 100.05,
        // $1.500,10 without the $400,15 that were paid and not given back, and what was retained.
        balance: 1200,
      },
      expect.objectContaining({ key: '2026-04', journeys: 1, sold: 0.2, costs: 0, cancelled: 0 }),
    ]);
    expect(await read('sales', 'month', 'from=2026-04&until=2026-04')).toHaveLength(1);
  });

  test('by adviser and by destination, the largest first, with their names', async () => {
    const [largest] = await read<SalesFigures>('sales', 'adviser');
    expect(largest).toMatchObject({ key: maria.id, label: 'María José Andrade', sold: 1500.1 });
    const [place] = await read<SalesFigures>('sales', 'destination');
    expect(place).toMatchObject({ key: sold.destination_city.code, label: sold.destination_city.name, journeys: 2 });
  });

  test('the lists behind a month of sales, and behind a destination, have just the journeys of the number', async () => {
    const found = async (narrowed: string) => {
      const path = `/api/v1/journey/journeys_by_agency/${AGENCY}?sold_from=2026-03&sold_until=2026-03&${narrowed}`;
      const list = await server().request<{ journey_id: string }[]>('GET', path, { headers });
      return list.body.map(({ journey_id }) => journey_id);
    };
    expect(await found('state=standing')).toEqual([sold.id]);
    expect(await found('state=cancelled')).toEqual([calledOff.id]);
    expect(await found(`destination=${sold.destination_city.code}&state=standing`)).toEqual([sold.id]);
    expect(await found('destination=EC-none')).toEqual([]);
  });

  test('payments and refunds are of their own days, without what was voided', async () => {
    expect(await read<PaymentFigures>('payments', 'month')).toEqual([
      { key: '2026-04', label: null, payments: 500.25, refunds: 0, received: 500.25 },
      { key: '2026-05', label: null, payments: 0, refunds: 100.1, received: -100.1 },
    ]);
    expect(await read<PaymentFigures>('payments', 'adviser')).toEqual([
      { key: maria.id, label: 'María José Andrade', payments: 500.25, refunds: 100.1, received: 400.15 },
    ]);
  });

  test('quotes say how many were answered within 24 hours, won, and lost with their reasons', async () => {
    const came = { agency: AGENCY, created_at: '2026-06-01T04:59:00.000Z', owner: maria.id };
    const quotes = [
      aQuote({ ...came, status: 'won', answered_at: '2026-06-02T04:59:00.000Z' }),
      aQuote({ ...came, status: 'lost', lost_reason: 'PRICE', answered_at: '2026-06-02T05:00:00.000Z' }),
      aQuote({ ...came, created_at: '2026-06-01T05:00:00.000Z', owner: null }),
    ];
    await receive(...quotes.map((quote) => envelope('journeys.quote-created', 1, quote)));
    const [may, june] = await read<QuoteFigures>('quotes', 'month');
    // The month in Guayaquil.
    expect(may).toMatchObject({ key: '2026-05', received: 2, answered: 2, in_time: 1, won: 1, lost: 1 });
    expect(may?.losses).toMatchObject({ PRICE: 1, DATES: 0 });
    expect(june).toMatchObject({ key: '2026-06', received: 1, answered: 0, in_time: 0, won: 0, lost: 0 });
    expect((await read<QuoteFigures>('quotes', 'adviser')).map(({ label, received }) => [label, received])).toEqual([
      ['María José Andrade', 2],
      [null, 1],
    ]);
    expect(await read<QuoteFigures>('quotes', 'destination')).toEqual([
      expect.objectContaining({ key: 'PE', label: 'Perú', received: 3 }),
    ]);
  });

  test.each([
    ['country=PE', 3],
    ['country=EC', 0],
    ['status=lost&lost_reason=PRICE', 1],
    ['status=lost&lost_reason=DATES', 0],
    ['answered=any', 2],
    ['answered=in_time', 1],
  ])('the list of quotes behind %s has just those of the number', async (narrowed, count) => {
    const path = `/api/v1/agency/web_quote?from=2026-05-31&until=2026-06-01&${narrowed}`;
    const asked = { headers: { authorization: `JWT ${accessToken({ agency: AGENCY, roles: ['owner'] })}` } };
    expect((await server().request<unknown[]>('GET', path, asked)).body).toHaveLength(count);
  });
});
