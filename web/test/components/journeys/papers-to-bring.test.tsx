import type { JourneyView, ViewService } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { papersToBring } from '../../../src/features/journeys/model/papers-to-bring.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const now = new Date('2026-11-27T15:00:00Z');
const lima = { code: 'PE-LIM', name: 'Lima', country: 'Perú', country_code: 'PE' };
const begun: Partial<JourneyView> = { destination_city: lima, days_to_travel: -2, phase: 'ongoing' };

const flown = flight('2026-11-25T10:00', '2026-11-25T12:00');
const back = flight('2026-11-30T10:00', '2026-11-30T12:00', { travel_direction: 'V' });
const cancellation = { at: '2026-11-20T15:00:00Z', reason: 'Otro vuelo', retained: 0 };

test.each<[string, ViewService[], string[]]>([
  ['the flight back is ahead', [flown, back], ['identity-card']],
  ['the flight back is not there yet', [flown, pending('air_ticket')], ['identity-card']],
  ['it has no flight', [attached('hosting')], ['identity-card']],
  ['the last flight has left', [flown, attached('hosting')], []],
  ['the flight back was called off', [flown, { ...back, cancellation }], []],
])('of a journey that has begun, the paper of who travels is named while %s', (_, services, papers) => {
  expect(papersToBring(journey({ ...begun, services }), now)).toEqual(papers);
});

test('of a journey that has begun nothing is named that is shown on the way out alone', () => {
  const shown = journey({ services: [flown, back] });
  expect(papersToBring(shown, now)).toEqual(['galapagos-card', 'goods-declaration']);
  expect(papersToBring({ ...shown, days_to_travel: -2, phase: 'ongoing' }, now)).toEqual([]);
});

test('on the way the page names the paper beside the migration papers', async () => {
  remember(carlos);
  const api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, carlos));
  const services = [flight('2099-11-30T10:00', '2099-11-30T12:00')];
  const shown = journey({ ...begun, need_migration_docs: true, services });
  api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [shown]));
  openSite('/my_journeys');
  const papers = within(await screen.findByRole('list', { name: 'Papeles que debe llevar' }));
  expect(papers.getByText(/^Necesita documentos migratorios/)).toBeVisible();
  expect(papers.getByText(/cédula/)).toBeVisible();
});
