import { addDays, dayAt, NotFoundError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import { Files } from '../../src/files/files.ts';
import { balanceCentsOfJourney, paidCentsOfJourney } from '../../src/journey-view/balance.ts';
import {
  aDocument,
  aHosting,
  aJourney,
  anEmployee,
  anInvoice,
  aPassenger,
  aPayment,
  aPendingHosting,
  aRefund,
  envelope,
} from './facts.ts';
import { randomNumbers } from './random-numbers.ts';
import { runViews } from './views.ts';

describe('the view of a journey', () => {
  const { server, receive, viewOf, aTravellersJourney } = runViews();
  const today = dayAt(new Date());

  describe('a traveller', () => {
    test('sees the journey with its adviser, cities, money and a pending service', async () => {
      const { user, journey, item } = await aTravellersJourney({
        travel_date: addDays(today, 5),
        return_date: addDays(today, 9),
      });
      await receive(
        envelope('billing.invoice-issued', 1, anInvoice({ journey: journey.id })),
        envelope('billing.payment-recorded', 1, aPayment({ journey: journey.id })),
      );
      const { status, body } = await viewOf(user);
      expect(status).toBe(200);
      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({
        journey_id: journey.id,
        cost: 1500,
        paid: 500.25,
        balance: 999.75,
        days_to_travel: 5,
        phase: 'upcoming',
        travel_agent: { first_name: 'María José' },
        destination_city: { name: 'Baltra', country: 'Ecuador' },
        services: [{ id: item.id, kind: 'hosting', status: 'P', service: null, service_name: { name: 'Hospedaje' } }],
        invoices: [{ total_cost: 1500, passenger: null }],
        payments: [{ value: 500.25, method: 'transfer' }],
      });
    });

    test('reaches who stands in for the adviser, and is told of each change of them', async () => {
      const { user, adviser } = await aTravellersJourney();
      const away = (stand_in: string, from = today, until = today) => ({ from, until, stand_in });
      const [luis, eva] = [anEmployee({ first_name: 'Luis' }), anEmployee({ first_name: 'Eva' })];
      const shown = async () => (await viewOf(user)).body[0];
      await receive(
        envelope('identity.employee-created', 1, luis),
        envelope('identity.employee-created', 1, eva),
        envelope('identity.employee-updated', 2, { ...adviser, absence: away(luis.id) }),
      );
      const first = await shown();
      expect(first?.travel_agent).toEqual({
        first_name: 'Luis',
        last_name: luis.last_name,
        email: luis.email,
        phone: luis.phone,
        stands_in_for: { first_name: 'María José', last_name: adviser.last_name },
      });
      await receive(envelope('identity.employee-updated', 2, { ...luis, absence: away(eva.id) }));
      const second = await shown();
      expect(second?.travel_agent).toMatchObject({ first_name: 'Eva', stands_in_for: { first_name: 'María José' } });
      await receive(envelope('identity.employee-updated', 2, { ...eva, phone: '0999999999' }));
      const third = await shown();
      expect(third?.travel_agent).toMatchObject({ phone: '0999999999' });
      expect(third?.version).toBeGreaterThan(second?.version ?? Infinity);
      const past = addDays(today, -1);
      await receive(envelope('identity.employee-updated', 3, { ...adviser, absence: away(luis.id, past, past) }));
      expect((await shown())?.travel_agent).not.toHaveProperty('stands_in_for');
      const ofStaff = (await viewOf(user, asStaff())).body[0]?.travel_agent;
      expect(ofStaff).toMatchObject({ id: adviser.id });
    });

    test("never receives a service's cost; staff does", async () => {
      const { user, attached } = await aTravellersJourney();
      await receive(envelope('services-catalog.service-attached', 1, attached));
      const asSeen = await viewOf(user);
      expect(JSON.stringify(asSeen.body[0]?.services)).not.toContain('320.5');
      expect(asSeen.body[0]?.services[0]).toMatchObject({
        status: 'T',
        service: { id: attached.id, name: 'Hotel Bahía' },
      });
      expect(asSeen.body[0]?.services[0]?.service).not.toHaveProperty('cost');
      expect(JSON.stringify(asSeen.body)).not.toContain('cost_cents');
      const byStaff = await viewOf(user, asStaff());
      expect(byStaff.body[0]?.services[0]?.service).toMatchObject({ cost: 320.5 });
    });

    test('who works for an agency and travels with another one is a traveller there: no cost', async () => {
      const { user, attached } = await aTravellersJourney({ agency: OTHER_AGENCY });
      await receive(envelope('services-catalog.service-attached', 1, { ...attached, agency: OTHER_AGENCY }));
      const { body } = await viewOf(user, asStaff(TEST_AGENCY, user));
      expect(body[0]?.services[0]).toMatchObject({ status: 'T', service: { id: attached.id } });
      expect(body[0]?.services[0]?.service).not.toHaveProperty('cost');
    });

    test("is told nobody's birth date; staff are", async () => {
      const { user, traveller } = await aTravellersJourney();
      const { body } = await viewOf(user);
      expect(body[0]?.passengers[0]).not.toHaveProperty('birth_date');
      const { body: staffs } = await viewOf(user, asStaff());
      expect(staffs[0]?.passengers[0]).toMatchObject({ id: traveller.id, birth_date: traveller.birth_date });
    });

    test("sees only own journeys: somebody else's id is not found, no token is 401", async () => {
      const mine = await aTravellersJourney();
      const other = await aTravellersJourney();
      expect((await viewOf(mine.user, asTraveller(other.user))).status).toBe(404);
      expect((await viewOf(mine.user, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await viewOf(mine.user, {})).status).toBe(401);
      expect((await viewOf(mine.user)).body.map(({ journey_id }) => journey_id)).toEqual([mine.journey.id]);
    });

    test('is refused the lists of staff', async () => {
      const { user, traveller } = await aTravellersJourney();
      for (const path of [
        `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`,
        `/api/v1/agency/journeys_by_passengers_by_agency/${TEST_AGENCY}/${traveller.id}`,
      ]) {
        expect((await server().request('GET', path, { headers: asTraveller(user) })).status).toBe(403);
        expect((await server().request('GET', path)).status).toBe(401);
      }
    });

    test('has an empty list before the first journey', async () => {
      const user = newId();
      expect(await viewOf(user)).toMatchObject({ status: 200, body: [] });
    });

    test('finds ongoing journeys first, then the coming by date, then the past, newest first', async () => {
      const traveller = aPassenger();
      const at = (offset: number) =>
        aJourney({
          passengers: [traveller.id],
          travel_date: addDays(today, offset),
          return_date: addDays(today, offset + 2),
        });
      const journeys = { far: at(40), past: at(-30), next: at(3), ongoing: at(-1), older: at(-90) };
      await receive(envelope('identity.passenger-registered', 1, traveller));
      for (const journey of Object.values(journeys)) await receive(envelope('journeys.journey-created', 1, journey));
      const { body } = await viewOf(traveller.user_id as string);
      const { ongoing, next, far, past, older } = journeys;
      expect(body.map(({ journey_id }) => journey_id)).toEqual([ongoing, next, far, past, older].map(({ id }) => id));
      expect(body.map(({ phase }) => phase)).toEqual(['ongoing', 'upcoming', 'upcoming', 'past', 'past']);
    });
  });

  describe("an account by another's cédula", () => {
    test('sees nothing until it has agreed, then the journey, live too', async () => {
      const squatter = newId();
      const traveller = aPassenger({ user_id: null });
      const journey = aJourney({ passengers: [traveller.id] });
      await receive(
        envelope('identity.passenger-registered', 1, traveller),
        envelope('journeys.journey-created', 1, journey),
      );
      expect((await viewOf(squatter)).body).toEqual([]);
      await receive(envelope('identity.passenger-updated', 2, { ...traveller, user_id: squatter }));
      expect((await viewOf(squatter)).body).toMatchObject([{ journey_id: journey.id }]);
      await receive(envelope('identity.passenger-updated', 3, traveller));
      expect((await viewOf(squatter)).body).toEqual([]);
    });
  });

  describe('events', () => {
    test('in any order and often make the same view', async () => {
      const traveller = aPassenger();
      const item = aPendingHosting();
      const journey = aJourney({ passengers: [traveller.id], services: [item] });
      const hosting = aHosting({ journey: journey.id, package_service: item.id });
      const facts = [
        envelope('services-catalog.service-record-updated', 2, {
          ...hosting,
          title: 'Nuevo',
          details: { name: 'Nuevo' },
        }),
        envelope('services-catalog.service-attached', 1, hosting),
        envelope('journeys.journey-updated', 2, { ...journey, cost_cents: 99_900 }),
        envelope('journeys.journey-created', 1, journey),
        envelope('identity.passenger-registered', 1, traveller),
      ];
      await receive(...facts);
      for (let round = 0; round < 3; round += 1) await receive(...facts.toSorted(() => Math.random() - 0.5));
      const { body } = await viewOf(traveller.user_id as string);
      expect(body[0]).toMatchObject({ cost: 999, services: [{ status: 'T', service: { name: 'Nuevo' } }] });
    });

    test('a released record opens its item again, and a removed document is gone', async () => {
      const { user, attached, traveller, journey, item } = await aTravellersJourney();
      const document = aDocument({ journey: journey.id, package_service: item.id, passenger: traveller.id });
      await receive(
        envelope('services-catalog.service-attached', 1, attached),
        envelope('services-catalog.service-document-added', 1, document),
      );
      expect((await viewOf(user)).body[0]?.passengers[0]?.service_docs).toHaveLength(1);
      await receive(
        envelope('services-catalog.service-released', 2, { ...attached, package_service: null }),
        envelope('services-catalog.service-document-removed', 2, document),
        envelope('services-catalog.service-document-added', 1, document),
      );
      const { body } = await viewOf(user);
      expect(body[0]?.services[0]).toMatchObject({ status: 'P', service: null });
      expect(body[0]?.passengers[0]?.service_docs).toEqual([]);
    });

    test('a cancelled journey stays, last, and owes what the agency keeps; only staff know the version to change it', async () => {
      const { user, journey } = await aTravellersJourney();
      const other = aJourney({ passengers: journey.passengers, travel_date: '2020-01-10', return_date: null });
      const cancellation = { at: '2026-10-01T12:00:00.000Z', reason: 'Enfermedad', retained_cents: 20_050 };
      const [item] = journey.services;
      if (!item) throw new Error('a journey without services');
      await receive(
        envelope('journeys.journey-created', 1, other),
        envelope('journeys.journey-cancelled', 2, {
          ...journey,
          services: [{ ...item, cancellation }],
          is_cancelled: true,
          cancellation,
        }),
        envelope('billing.payment-recorded', 1, aPayment({ journey: journey.id, value_cents: 5_000 })),
      );
      const { body } = await viewOf(user);
      expect(body.map(({ journey_id, phase }) => [journey_id, phase])).toEqual([
        [other.id, 'past'],
        [journey.id, 'cancelled'],
      ]);
      const shown = { at: cancellation.at, reason: 'Enfermedad', retained: 200.5 };
      expect(body[1]).toMatchObject({ balance: 150.5, cancellation: shown, services: [{ cancellation: shown }] });
      expect(body[1]).not.toHaveProperty('journey_version');
      expect((await viewOf(user, asStaff())).body[1]).toMatchObject({ journey_version: 2 });
    });

    test('a journey from before it was asked has no holder, and is to be paid fifteen days before travel', async () => {
      const { user, journey } = await aTravellersJourney();
      const due = addDays(journey.travel_date, -15);
      const balance_due = due < journey.purchase_date ? journey.purchase_date : due;
      expect((await viewOf(user)).body[0]).toMatchObject({ holder: null, balance_due });
    });
  });
});

describe('the money of a journey', () => {
  const { server, receive, viewOf, aTravellersJourney } = runViews();
  const voided = { at: '2026-10-09T12:00:00.000Z', reason: 'Registrado dos veces' };

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
      const cancellation =
        random(3) === 0 ? { at: voided.at, reason: 'No viaja', retained_cents: random(90_000) } : null;
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
});
