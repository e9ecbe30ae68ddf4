import { balanceDueOf, isReady, type JourneySummary, lastDayOf, missingOf } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { asStaff } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import { phaseOf } from '../../src/journey-view/shape-journey.ts';
import { JourneySummaries } from '../../src/projections/journey-summaries.ts';
import { aDocument, aFile, aHosting, aPendingHosting, envelope } from './facts.ts';
import { randomNumbers } from './random-numbers.ts';
import { runViews } from './views.ts';

const cancellation = { at: '2026-11-01T10:00:00.000Z', reason: 'No viaja', retained_cents: 0 };

interface Row {
  last_day: string;
  is_ready: boolean;
  pending: number;
  missing_vouchers: number;
  balance_due: string;
}

describe('the row of a journey', () => {
  const { server, receive, viewOf, aTravellersJourney } = runViews();
  const today = dayAt(new Date());
  const rowOf = async (id: string): Promise<Row | undefined> => {
    await server().app.get(JourneySummaries).refresh([id]);
    const [row] = await server().database.query<Row>(
      `select last_day::text, is_ready, pending, missing_vouchers, balance_due::text from journey_summaries where id = ?`,
      [id],
    );
    return row;
  };

  test('says in SQL what contracts say of the view: its last day, whether it is ready, what is missing, until when it is paid', async () => {
    const random = randomNumbers(11);
    const maybe = () => random(2) === 0;
    for (let nth = 0; nth < 30; nth += 1) {
      const items = Array.from({ length: random(4) }, (_, order) => ({
        ...aPendingHosting(newId(), order),
        kind: maybe() ? ('hosting' as const) : ('travel_insurance' as const),
        ...(random(4) === 0 ? { cancellation } : {}),
      }));
      const travel_date = addDays(today, random(9) - 4);
      const { journey, user, traveller } = await aTravellersJourney({
        services: items,
        travel_date,
        return_date: maybe() ? addDays(travel_date, random(6)) : null,
        balance_due: maybe() ? addDays(travel_date, -random(9)) : null,
      });
      for (const { id, kind } of items) {
        if (random(4) === 0) continue;
        const ends = { local: `${addDays(travel_date, random(8))}T11:00`, zone: 'Pacific/Galapagos' };
        const starts = { local: `${travel_date}T09:00`, zone: 'Pacific/Galapagos' };
        const record = aHosting({
          journey: journey.id,
          package_service: id,
          kind,
          starts,
          ends: maybe() ? ends : null,
        });
        const reservation = random(4) === 0 ? null : aFile();
        await receive(envelope('services-catalog.service-attached', 1, { ...record, reservation }));
        const document = aDocument({ journey: journey.id, package_service: id, passenger: traveller.id });
        if (maybe()) await receive(envelope('services-catalog.service-document-added', 1, document));
      }
      const [view] = (await viewOf(user, asStaff())).body;
      if (!view) throw new Error('a journey has a view');
      const row = await rowOf(journey.id);
      const records = await server().database.query<{ item: string; day: string }>(
        `select data ->> 'package_service' as item, left(coalesce(data #>> '{ends,local}', data #>> '{starts,local}'), 10) as day
         from service_records where journey = ?`,
        [journey.id],
      );
      const stands = new Set(items.flatMap((item) => ('cancellation' in item ? [] : [item.id])));
      const last_day = lastDayOf(
        journey,
        records.flatMap(({ item, day }) => (stands.has(item) ? [day] : [])),
      );
      const missing = missingOf(view);
      expect(row).toEqual({
        last_day,
        is_ready: isReady(view),
        pending: missing.filter(({ lacks }) => lacks === 'record').length,
        missing_vouchers: new Set(missing.filter(({ lacks }) => lacks !== 'record').map(({ service }) => service)).size,
        balance_due: balanceDueOf(journey),
      });
      expect(view.phase).toBe(phaseOf({ is_cancelled: false, travel_date, last_day }, today));
      const { body } = await server().request<JourneySummary>('GET', `/api/v1/journey/journey/${journey.id}`, {
        headers: asStaff(),
      });
      expect(body.phase).toBe(view.phase);
    }
  });
});
