import { NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { Files } from '../../src/files/files.ts';
import { balanceCentsOfJourney, paidCentsOfJourney } from '../../src/journey-view/balance.ts';
import { anInvoice, aPayment, aRefund, envelope } from './facts.ts';
import { runViews } from './views.ts';

jest.setTimeout(120_000);

const { server, receive, viewOf, aTravellersJourney } = runViews();
const voided = { at: '2026-10-09T12:00:00.000Z', reason: 'Registrado dos veces' };

/** Numbers that are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a traveller sees refunds, and what was voided with its reason; only what counts is counted', async () => {
  const { journey, user } = await aTravellersJourney({ cost_cents: 150_000 });
  const of = { journey: journey.id };
  const twice = aPayment({ ...of, value_cents: 70_000 });
  const refund = aRefund({ ...of, amount_cents: 10_010 });
  await receive(
    envelope('billing.invoice-issued', 1, anInvoice({ ...of, number: '001-001-000000107' })),
    envelope('billing.payment-recorded', 1, aPayment({ ...of, value_cents: 70_000 })),
    envelope('billing.payment-recorded', 1, twice),
    envelope('billing.refund-recorded', 1, refund),
    envelope('billing.payment-voided', 2, { ...twice, voided }),
  );
  const [view] = (await viewOf(user, asTraveller(user))).body;
  expect(view).toMatchObject({ paid: 599.9, balance: 900.1 });
  expect(view?.invoices).toMatchObject([{ number: '001-001-000000107', voided: null }]);
  expect(view?.payments?.map(({ value, voided }) => [value, voided])).toEqual(
    expect.arrayContaining([
      [700, null],
      [700, voided],
    ]),
  );
  expect(view?.refunds).toMatchObject([
    { id: refund.id, amount: 100.1, method: 'TRANSFER', date: '2026-10-05', reason: refund.reason, voided: null },
  ]);
  const files = server().app.get(Files);
  const voucher = refund.voucher?.id ?? '';
  expect(view?.refunds?.[0]?.voucher).toContain(voucher);
  expect(await files.toShow(voucher, { signedFor: user })).toMatchObject({ file: { id: voucher } });
  await expect(files.toShow(voucher, { signedFor: newId() })).rejects.toThrow(NotFoundError);

  await receive(envelope('billing.refund-voided', 2, { ...refund, voided }));
  const [later] = (await viewOf(user, asStaff())).body;
  expect(later).toMatchObject({ paid: 700, balance: 800 });
  expect(later?.refunds).toMatchObject([{ voided }]);
});

test('SQL says of many journeys what the calculation says of each', async () => {
  const random = randomNumbers(7);
  for (let history = 0; history < 25; history += 1) {
    const cancellation = random(3) === 0 ? { at: voided.at, reason: 'No viaja', retained_cents: random(90_000) } : null;
    const { journey, user } = await aTravellersJourney({
      cost_cents: random(500_000),
      cancellation,
      is_cancelled: cancellation !== null,
    });
    for (let step = random(6); step > 0; step -= 1) {
      const isVoided = random(3) === 0;
      const billed = { journey: journey.id, voided: isVoided ? voided : null };
      const payment = aPayment({ ...billed, value_cents: 1 + random(200_000) });
      const refund = aRefund({ ...billed, amount_cents: 1 + random(50_000) });
      await receive(envelope('billing.payment-recorded', 1, payment));
      if (random(2) === 0) await receive(envelope('billing.refund-recorded', 1, refund));
    }
    const [row] = await server().database.query<{ paid: string; balance: string }>(
      `select ${paidCentsOfJourney} as paid, ${balanceCentsOfJourney} as balance from journeys j where id = ?`,
      [journey.id],
    );
    const [view] = (await viewOf(user, asTraveller(user))).body;
    expect({ paid: Number(row?.paid) / 100, balance: Number(row?.balance) / 100 }).toEqual({
      paid: view?.paid,
      balance: view?.balance,
    });
  }
});
