import type { JourneySummary, Waiting } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { agency, employeePath, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { journeyRow } from '../support/staff-lists.ts';

const LIST = `GET /api/v1/journey/journeys_by_agency/${agency.ruc}`;
const COUNTS = `GET /api/v1/agency/waiting/${agency.ruc}`;

const nothing: Waiting = {
  pending: 0,
  not_ready: 0,
  overdue: 0,
  pending_late: 0,
  soon_not_ready: 0,
  travels_today: 0,
  travels_this_week: 0,
  poor_opinion: 0,
};

const rows: Partial<Record<string, JourneySummary[]>> = {
  travels_today: [
    journeyRow({
      journey_id: 'j1',
      phase: 'ongoing',
      whereabouts: {
        kind: 'hosting',
        title: 'Hotel Bahía',
        ends: { local: '2030-12-05T11:00', zone: 'Pacific/Galapagos' },
      },
    }),
    journeyRow({ journey_id: 'j2', phase: 'ongoing' }),
  ],
  overdue: [journeyRow({ journey_id: 'j3', balance: 480.5, balance_due: '2026-01-10' })],
  soon_not_ready: [journeyRow({ journey_id: 'j4', is_ready: false, missing_vouchers: 2 })],
};

let counts: Waiting;
let api: FakeApi;
beforeEach(() => {
  remember(maria);
  counts = { ...nothing, travels_today: 2, overdue: 12, soon_not_ready: 1 };
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(COUNTS, () => json(200, counts));
  api.on(LIST, ({ query }) => {
    const condition = query.get('condition') as keyof Waiting;
    return json(200, { count: counts[condition], next: null, previous: null, results: rows[condition] ?? [] });
  });
});

test('staff begin with the board: numbers that lead to their lists, and the first rows of each', async () => {
  const { router, container, user } = openSite('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  const numbers = within(await screen.findByRole('list', { name: 'En números' }));
  expect(numbers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2Viajan hoy',
    '0Pendientes por más de 24 h',
    '1Sale en 10 días y no está listo',
    '12Saldo vencido',
    '0Opiniones malas por atender',
    '0Viajan esta semana',
  ]);
  const today = within(screen.getByRole('region', { name: 'Viajan hoy' }));
  expect(await today.findByText(/^Hospedaje: Hotel Bahía/)).toHaveTextContent(/hasta .*11:00/);
  expect(today.getByText('Sin un servicio registrado a esta hora')).toBeVisible();
  const overdue = within(screen.getByRole('region', { name: 'Saldo vencido' }));
  expect(await overdue.findByRole('link', { name: /480,50/ })).toHaveAttribute('href', '/admin/journeys/j3');
  expect(overdue.getByRole('link', { name: 'Ver los 12' })).toHaveAttribute(
    'href',
    '/admin/journeys?condition=overdue',
  );
  expect(screen.queryByRole('region', { name: 'Viajan esta semana' })).toBeNull();
  expect((await axe(container)).violations).toEqual([]);

  await user.click(numbers.getByRole('link', { name: /Sale en 10 días/ }));
  expect(router.state.location.search).toBe('?condition=soon_not_ready');
  const tab = await screen.findByRole('button', { name: /Salen en 10 días/ });
  expect(tab).toHaveAttribute('aria-pressed', 'true');
});

test('what people ask for stands among the numbers, each the count of the list that it opens', async () => {
  const counted = (count: number) => json(200, { count, next: null, previous: null, results: [] });
  api.on('GET /api/v1/agency/web_quote', ({ query }) => counted(query.get('status') === 'open' ? 3 : 0));
  api.on('GET /api/v1/agency/problem_report', () => counted(2));
  api.on('GET /api/v1/agency/luggage_request', () => counted(4));
  openSite('/admin');
  const numbers = within(await screen.findByRole('list', { name: 'En números' }));
  expect(await numbers.findByRole('link', { name: /Cotizaciones por responder/ })).toBeVisible();
  const links = await waitFor(() => {
    const shown = numbers.getAllByRole('link');
    expect(shown).toHaveLength(11);
    return shown;
  });
  expect(links.slice(0, 5).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3Cotizaciones por responder', '/admin/quotes?status=open&sort=oldest'],
    ['0Preguntas por responder', '/admin/quotes?status=asked&sort=oldest'],
    ['0Propuestas aceptadas', '/admin/quotes?status=accepted&sort=oldest'],
    ['2Problemas por responder', '/admin/problems?status=open&sort=oldest'],
    ['4Equipaje sin respuesta en 2 días', '/admin/luggage?state=late&sort=oldest'],
  ]);
});

test('the lead times of the agency are in the words', async () => {
  const lead_times = { ready_days: 1, pending_hours: 48 };
  api.on(`GET /api/v1/agency/public/${agency.ruc}`, json(200, { ...agency, lead_times }));
  openSite('/admin');
  expect(await screen.findByRole('link', { name: /Sale en 1 día y no está listo/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Pendientes por más de 48 h/ })).toBeVisible();
});

test('with nothing to do it says so, and fills by itself', async () => {
  counts = nothing;
  openSite('/admin');
  expect(await screen.findByText('Ningún viaje espera a la agencia')).toBeVisible();
  counts = { ...nothing, soon_not_ready: 1 };
  act(() => tellLiveEvent('journey-updated', { journey_id: 'j4', version: 2 }));
  expect(await screen.findByText('Faltan 2 archivos')).toBeVisible();
});

test('who sees no amounts has no balances on it', async () => {
  const { overdue: _, ...others } = counts;
  api.on(employeePath(maria), json(200, employeeOf(maria, 'operations')));
  api.on(COUNTS, () => json(200, others));
  openSite('/admin');
  await screen.findByRole('region', { name: 'Viajan hoy' });
  expect(screen.queryByText('Saldo vencido')).toBeNull();
});

test('what cannot be read is said at its place, and tried again', async () => {
  api.on(LIST, ({ query }) =>
    query.get('condition') === 'overdue'
      ? noNetwork()
      : json(200, { count: 0, next: null, previous: null, results: [] }),
  );
  const { user } = openSite('/admin');
  const overdue = within(await screen.findByRole('region', { name: 'Saldo vencido' }));
  expect(await overdue.findByText('No pudimos cargar esta lista.')).toBeVisible();
  api.on(LIST, () => json(200, { count: 1, next: null, previous: null, results: rows.overdue }));
  await user.click(overdue.getByRole('button'));
  await waitFor(() => expect(overdue.getByRole('link', { name: /480,50/ })).toBeVisible());
});

test('a mail of before leads on to the quote that it names', async () => {
  api.on('GET /api/v1/agency/web_quote', json(200, { count: 0, next: null, previous: null, results: [] }));
  const { router } = openSite('/admin?quote=0197a000-0000-7000-8000-0000000000a1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/quotes'));
});
