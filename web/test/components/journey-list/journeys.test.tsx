import type { JourneySummary } from '@bitacora/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { agency, employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { plainly } from '../support/plainly.ts';
import { openSite } from '../support/render-app.tsx';
import { journeyRow } from '../support/staff-lists.ts';

const LIST = `GET /api/v1/journey/journeys_by_agency/${agency.ruc}`;
const page = (results: JourneySummary[], next: string | null = null) =>
  json(200, { count: results.length, next, previous: null, results });

const adviser = employeeOf(maria);

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(LIST, () => page([journeyRow()]));
  api.on('GET /api/v1/agency/employee', json(200, [{ ...employeeOf(carlos), id: 'other' }, adviser]));
  api.on(`GET /api/v1/agency/waiting/${agency.ruc}`, json(200, { pending: 12, not_ready: 30, overdue: 4 }));
});

const row = (name = /Muñoz, Carlos/) => screen.findByRole('link', { name });
const asked = () => Object.fromEntries(api.asked(LIST).at(-1)?.query ?? []);

test('each row leads to its journey', async () => {
  const one = journeyRow({ journey_id: 'j1' });
  api.on(LIST, () => page([one]));
  const { router, container } = openSite('/admin/journeys');
  expect(await row()).toHaveAttribute('href', '/admin/journeys/j1');
  expect(router.state.location.pathname).toBe('/admin/journeys');
  expect(screen.getByText('1 viaje')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a row says who, where and when, what is missing since when, who has it, and what is owed until when', async () => {
  const others = [journeyRow().passengers, journeyRow().passengers].flat();
  api.on(LIST, () =>
    page([
      journeyRow({
        passengers: [...journeyRow().passengers, ...others],
        is_ready: false,
        pending: 2,
        pending_since: '2026-11-03T04:00:00.000Z',
        balance: 480.5,
        balance_due: '2030-01-10',
      }),
    ]),
  );
  openSite('/admin/journeys');
  const one = within(await row());
  // At four in the morning in London it is the evening before in Guayaquil.
  for (const text of [
    'y 2 más',
    'Guayaquil → Baltra',
    /^25 dic – 30 dic( 2026)?$/,
    '2 pendientes',
    /desde lun 2 nov/,
  ]) {
    expect(one.getByText(text)).toBeVisible();
  }
  expect(one.getByText('María José Andrade')).toBeVisible();
  expect(one.getByText('$480,50')).toBeVisible();
  expect(one.getByText(/^vence .*10 ene/)).toBeVisible();
});

test.each<[string, Partial<JourneySummary>]>([
  ['Listo', {}],
  ['Faltan 2 archivos', { is_ready: false, missing_vouchers: 2 }],
  ['Sin servicios', { is_ready: false }],
  ['1 pendiente', { is_ready: false, pending: 1, missing_vouchers: 1, phase: 'ongoing' }],
  ['En curso', { phase: 'ongoing' }],
  ['Finalizado', { phase: 'past', is_ready: false, pending: 3 }],
  ['Cancelado', { phase: 'cancelled', is_ready: false, pending: 3 }],
  ['Pagado', {}],
  ['Sin asesor', { adviser: null }],
])('a row says «%s»', async (text, with_) => {
  api.on(LIST, () => page([journeyRow(with_)]));
  openSite('/admin/journeys');
  expect(within(await row()).getByText(text)).toBeVisible();
});

test('a balance whose day has passed is told apart', async () => {
  api.on(LIST, () => page([journeyRow({ balance: 10, balance_due: '2026-01-02' })]));
  openSite('/admin/journeys');
  expect(within(await row()).getByText(/^venció/)).toBeVisible();
});

test('what waits is one press away, with its number, in the address and for the server', async () => {
  const { user, router } = openSite('/admin/journeys');
  await row();
  const views = within(screen.getByRole('group', { name: 'Lo que espera' }));
  await user.click(await views.findByRole('button', { name: /^Servicios por reservar ?12$/ }));
  await waitFor(() => expect(asked()).toEqual({ page_size: '50', condition: 'pending' }));
  expect(router.state.location.search).toBe('?condition=pending');
  expect(views.getByRole('button', { pressed: true })).toHaveTextContent('Servicios por reservar');
});

test('the server narrows and orders by what is chosen; all of it is taken back at once', async () => {
  const { user, router } = openSite('/admin/journeys');
  await row();
  await user.selectOptions(screen.getByLabelText('Estado'), 'Próximos');
  await user.selectOptions(await screen.findByLabelText('Asesor'), 'María José Andrade (usted)');
  await user.type(screen.getByLabelText('Viaja desde'), '1/12/26');
  await user.selectOptions(screen.getByLabelText('Orden'), 'Mayor saldo');
  await user.type(screen.getByLabelText('Buscar'), 'muñoz');
  const all = { state: 'upcoming', adviser: adviser.id, from: '2026-12-01', sort: '-balance', search: 'muñoz' };
  await waitFor(() => expect(asked()).toEqual({ page_size: '50', ...all }));
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=mu%C3%B1oz'));
});

test('a day is typed as people write it, told in words, and waits until it can be read', async () => {
  const { user } = openSite('/admin/journeys');
  await row();
  const from = screen.getByLabelText('Viaja desde');
  await user.type(from, '5 di');
  await user.tab();
  expect(from).toHaveAccessibleDescription(/Escriba el día así/);
  expect(asked()).toEqual({ page_size: '50' });
  await user.clear(from);
  await user.type(from, '5/12/2100');
  await user.tab();
  expect(from).toHaveAccessibleDescription(/Escriba el día así/);
  expect(asked()).toEqual({ page_size: '50' });
  await user.clear(from);
  await user.type(from, '5/12/26');
  await waitFor(() => expect(asked()).toEqual({ page_size: '50', from: '2026-12-05' }));
  expect(from).toHaveAccessibleDescription(/^sábado 5 de diciembre de 2026/);
});

test('what narrows the list is taken back one by one, with the keyboard among the others', async () => {
  const { user, container } = openSite('/admin/journeys?state=past&from=2031-12-01&condition=pending');
  await row();
  const chips = within(screen.getByRole('group', { name: 'Filtros en uso' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => plainly(textContent))).toEqual([
    'Estado: Finalizados',
    'Viaja desde: lun 1 dic 2031',
    'Quitar filtros',
  ]);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(chips.getByRole('button', { name: 'Quitar Estado: Finalizados' }));
  await waitFor(() => expect(asked()).toEqual({ page_size: '50', from: '2031-12-01', condition: 'pending' }));
  expect(screen.getByRole('group', { name: 'Filtros en uso' })).toHaveFocus();
});

test('the arrow down leads from the search to the rows; j and k, Home and End go between them', async () => {
  const ana = { id: 'a', first_name: 'Ana', last_name: 'Cedeño' };
  api.on(LIST, () => page([journeyRow(), journeyRow({ holder: ana })]));
  const { user } = openSite('/admin/journeys');
  await row();
  await user.click(screen.getByLabelText('Buscar'));
  await user.keyboard('{ArrowDown}');
  expect(await row()).toHaveFocus();
  for (const [key, name] of [
    ['j', /Cedeño, Ana/],
    ['k', /Muñoz/],
    ['{End}', /Cedeño, Ana/],
    ['{Home}', /Muñoz/],
  ] as const) {
    await user.keyboard(key);
    expect(await row(name)).toHaveFocus();
  }
});

test('the way back leads to the row that one came from', async () => {
  const ana = { id: 'a', first_name: 'Ana', last_name: 'Cedeño' };
  api.on(LIST, () => page([journeyRow(), journeyRow({ journey_id: 'j2', holder: ana })]));
  const { user, router } = openSite('/admin/journeys');
  (await row(/Cedeño/)).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/journeys/j2'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Cedeño/ })).toBeNull());
  router.navigate(-1);
  await waitFor(async () => expect(await row(/Cedeño/)).toHaveFocus());
});

test('the list opens as the person left it, but for what was searched for', async () => {
  const first = openSite('/admin/journeys');
  await row();
  await first.user.selectOptions(screen.getByLabelText('Estado'), 'En curso');
  await first.user.type(screen.getByLabelText('Buscar'), 'muñoz');
  await waitFor(() => expect(asked()).toMatchObject({ state: 'ongoing', search: 'muñoz' }));
  first.unmount();
  const { router, user, unmount } = openSite('/admin/journeys');
  await row();
  expect(router.state.location.search).toBe('?state=ongoing');
  expect(asked()).toEqual({ page_size: '50', state: 'ongoing' });
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(asked()).toEqual({ page_size: '50' }));
  unmount();
  const again = openSite('/admin/journeys');
  await row();
  expect(again.router.state.location.search).toBe('');
});

test('filters that were left and find nothing by now are dropped; those of the address stay', async () => {
  localStorage.setItem(`bitacora.filters.${maria.id}.journeys`, 'condition=not_ready&state=cancelled');
  api.on(LIST, ({ query }) => page(query.get('state') === 'cancelled' ? [] : [journeyRow()]));
  const { router, unmount } = openSite('/admin/journeys');
  await row();
  expect(router.state.location.search).toBe('');
  unmount();
  openSite('/admin/journeys?state=cancelled');
  expect(await screen.findByText('Ningún viaje coincide con lo que busca.')).toBeVisible();
});

test("nobody begins with another person's filters", async () => {
  localStorage.setItem(`bitacora.filters.${carlos.id}.journeys`, 'state=past');
  const { router } = openSite('/admin/journeys');
  await row();
  expect(router.state.location.search).toBe('');
});

test('a value that no filter has narrows nothing, and leaves the address with the next choice', async () => {
  const { user, router } = openSite('/admin/journeys?state=bogus&sort=bogus&from=2026-02-31&adviser=bogus');
  await row();
  expect(asked()).toEqual({ page_size: '50' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'En curso');
  await waitFor(() => expect(router.state.location.search).toBe('?state=ongoing'));
});

test('a journey that somebody changes is read again by itself', async () => {
  openSite('/admin/journeys');
  expect(within(await row()).getByText('Listo')).toBeVisible();
  api.on(LIST, () => page([journeyRow({ is_ready: false, pending: 1 })]));
  act(() => tellLiveEvent('journey-updated', { journey_id: 'x', version: 2 }));
  expect(await screen.findByText('1 pendiente')).toBeVisible();
});

test('the arrows go from row to row', async () => {
  const ana = { id: 'a', first_name: 'Ana', last_name: 'Cedeño' };
  api.on(LIST, () => page([journeyRow(), journeyRow({ holder: ana })]));
  const { user } = openSite('/admin/journeys');
  (await row()).focus();
  await user.keyboard('{ArrowDown}');
  expect(await row(/Cedeño, Ana/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await row()).toHaveFocus();
});

test('the way back from a journey leads to the list as it was left, what was searched for, too', async () => {
  const one = journeyRow();
  api.on(LIST, () => page([one]));
  const { user, router } = openSite('/admin/journeys?condition=overdue&search=mu%C3%B1oz');
  await user.click(await row());
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Viajes' }));
  expect(router.state.location.search).toBe('?condition=overdue&search=mu%C3%B1oz');
});

test('the file for a spreadsheet has the rows that are shown, and comes to who is logged in', async () => {
  const CSV = `${LIST}/csv`;
  const made: Blob[] = [];
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: () => undefined });
  api.on(CSV, json(503, { detail: 'No disponible' }));
  const { user } = openSite('/admin/journeys?condition=overdue');
  await row();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  api.on(CSV, () => new Response('viajeros;saldo\n', { headers: { 'Content-Type': 'text/csv' } }));
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(made).toHaveLength(1);
  expect(api.asked(CSV).at(-1)?.query.toString()).toBe('condition=overdue');
  expect(api.asked(CSV).at(-1)?.headers.Authorization).toMatch(/^JWT /);
  expect(screen.queryByRole('alert')).toBeNull();
  saved.mockRestore();
});

test('an agency without journeys is told what will be here; filters that find none are taken back', async () => {
  api.on(LIST, () => page([]));
  const { unmount } = openSite('/admin/journeys');
  expect(await screen.findByText('Aún no hay viajes')).toBeVisible();
  unmount();
  const { user } = openSite('/admin/journeys?state=past&search=zz');
  expect(await screen.findByText('Ningún viaje coincide con lo que busca.')).toBeVisible();
  api.on(LIST, ({ query }) => page(query.has('search') ? [] : [journeyRow()]));
  await user.click(screen.getByRole('button', { name: 'Quitar Buscar: «zz»' }));
  expect(await row()).toBeVisible();
  expect(asked()).toEqual({ page_size: '50', state: 'past' });
});

test('a list that cannot be loaded offers to try again', async () => {
  api.on(LIST, json(500, {}));
  const { user } = openSite('/admin/journeys');
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  api.on(LIST, () => page([journeyRow()]));
  await user.click(again);
  expect(await row()).toBeVisible();
});

test('a traveller is led away', async () => {
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  const { router } = openSite('/admin/journeys');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
  expect(api.asked(LIST)).toHaveLength(0);
});

test('who sees no amounts has no column, order or condition of them', async () => {
  api.on(employeePath(maria), json(200, employeeOf(maria, 'operations')));
  api.on(`GET /api/v1/agency/waiting/${agency.ruc}`, json(200, { pending: 12, not_ready: 30 }));
  const { cost: _, balance: __, balance_due: ___, ...shown } = journeyRow();
  api.on(LIST, () => page([shown]));
  openSite('/admin/journeys?condition=overdue&sort=-balance');
  expect(within(await row()).getByText('Listo')).toBeVisible();
  const views = within(screen.getByRole('group', { name: 'Lo que espera' }));
  expect(await views.findByRole('button', { name: /^Servicios por reservar ?12$/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/saldo/i)).not.toBeInTheDocument());
  // What the address asks of them is not asked.
  await waitFor(() => expect(asked()).toEqual({ page_size: '50' }));
  expect(screen.queryByText('Pagado')).not.toBeInTheDocument();
});

test('who may make a journey begins here, and nobody else', async () => {
  const first = openSite('/admin/journeys');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Nuevo viaje' })).toHaveAttribute('href', '/admin/new_journey');
  first.unmount();
  api.on(employeePath(maria), json(200, employeeOf(maria, 'accounting')));
  openSite('/admin/journeys');
  await row();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nuevo viaje' })).toBeNull());
});
