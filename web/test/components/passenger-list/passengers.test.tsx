import type { PassengerRow } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { agency, employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { passengerRow } from '../support/staff-lists.ts';

const PATH = '/admin/passengers';
const LIST = `GET /api/v1/agency/passengers_by_agency/${agency.ruc}`;
const page = (results: PassengerRow[]) => json(200, { count: results.length, next: null, previous: null, results });

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(LIST, () => page([passengerRow({ id: 'p1' })]));
});

const row = () => screen.findByRole('link', { name: /Muñoz, Carlos/ });

test('a row says document, phone, mail, the next journey and what is pending, and leads to the passenger', async () => {
  const { container } = openSite(PATH);
  const one = await row();
  expect(one).toHaveAttribute('href', '/admin/passengers/p1');
  for (const text of ['0920000023', '099 000 2301', 'carlos@ejemplo.ec', 'Baltra', /25 dic/, '2 pendientes']) {
    expect(within(one).getByText(text)).toBeVisible();
  }
  expect(screen.getByText('1 pasajero')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a foreigner is named by the passport, and who has no journey to come is said to have none', async () => {
  const foreigner = { id_number: null, passport: 'X1234567', next_journey: null, pending: 0 };
  api.on(LIST, () => page([passengerRow({ ...foreigner, phone: null })]));
  openSite(PATH);
  const one = within(await row());
  for (const text of ['X1234567', 'Sin viajes próximos', 'Nada']) expect(one.getByText(text)).toBeVisible();
});

test('an account that waits and an e-mail that lacks are pending, beside the services', async () => {
  api.on(LIST, () => page([passengerRow({ account_waits: true, email: null, pending: 1 })]));
  const first = openSite(PATH);
  const one = within(await row());
  for (const text of ['1 pendiente', 'Cuenta por activar', 'Sin correo']) expect(one.getByText(text)).toBeVisible();
  first.unmount();
  api.on(LIST, () => page([passengerRow({ email: null, pending: 0 })]));
  openSite(PATH);
  expect(within(await row()).getByText('Sin correo')).toBeVisible();
  expect(within(await row()).queryByText('Nada')).not.toBeInTheDocument();
});

test('a journey under way is said to be so', async () => {
  const one = passengerRow();
  api.on(LIST, () => page([{ ...one, next_journey: one.next_journey && { ...one.next_journey, phase: 'ongoing' } }]));
  openSite(PATH);
  expect(within(await row()).getByText('En curso: Baltra')).toBeVisible();
});

test('somebody whom a colleague registers is in the list by itself', async () => {
  openSite(PATH);
  await row();
  api.on(LIST, () => page([passengerRow({ id: 'p1' }), passengerRow({ id: 'p2', last_name: 'Vera' })]));
  act(() => tellLiveEvent('passenger-updated', { passenger_id: 'p2' }));
  expect(await screen.findByRole('link', { name: /Vera, Carlos/ })).toBeVisible();
});

test('a search goes to the server and stays in the address', async () => {
  const { user, router } = openSite(PATH);
  await row();
  api.on(LIST, () => page([]));
  await user.type(screen.getByLabelText('Buscar'), 'muñoz');
  expect(await screen.findByText('Ningún pasajero coincide con «muñoz».')).toBeVisible();
  expect(router.state.location.search).toBe('?search=mu%C3%B1oz');
  expect(api.asked(LIST).at(-1)?.query.get('search')).toBe('muñoz');
  api.on(LIST, () => page([passengerRow({ id: 'p1' })]));
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(await row()).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Buscar')).toHaveValue(''));
});

test('the order is chosen, and the list opens with it the next time', async () => {
  const first = openSite(PATH);
  await row();
  await first.user.selectOptions(screen.getByLabelText('Orden'), 'Registrados al final primero');
  await waitFor(() => expect(api.asked(LIST).at(-1)?.query.get('sort')).toBe('-added'));
  first.unmount();
  const { router } = openSite(PATH);
  await row();
  expect(router.state.location.search).toBe('?sort=-added');
});

test('what is pending follows what others do', async () => {
  openSite(PATH);
  expect(await screen.findByText('2 pendientes')).toBeVisible();
  api.on(LIST, () => page([passengerRow({ pending: 5, pending_journeys: 2 })]));
  act(() => tellLiveEvent('journey-updated', { journey_id: 'x', version: 2 }));
  expect(await screen.findByText('5 pendientes en 2 viajes')).toBeVisible();
  // Beside the journey that is named, which is ready.
  api.on(LIST, () => page([passengerRow({ pending: 1, pending_of_next: 0 })]));
  act(() => tellLiveEvent('journey-updated', { journey_id: 'x', version: 3 }));
  expect(await screen.findByText('1 pendiente en otro viaje')).toBeVisible();
});

test('more than the server counts is said so', async () => {
  api.on(LIST, () => json(200, { count: 10_001, next: null, previous: null, results: [passengerRow()] }));
  openSite(PATH);
  expect(await screen.findByText('Más de 10.000 pasajeros')).toBeVisible();
});

test('an agency without passengers is told what will be here', async () => {
  api.on(LIST, () => page([]));
  openSite(PATH);
  expect(await screen.findByText(/Aquí verá a los pasajeros de su agencia/)).toBeVisible();
});

test('a list that cannot be loaded offers to try again', async () => {
  api.on(LIST, json(500, { detail: 'Error en el servidor' }));
  const { user } = openSite(PATH);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  api.on(LIST, () => page([passengerRow()]));
  await user.click(again);
  expect(await row()).toBeVisible();
});

test('a traveller is led away from the passengers', async () => {
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  const { router } = openSite(PATH);
  await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
});

test('who may make a passenger begins here, and nobody else', async () => {
  const first = openSite(PATH);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Nuevo pasajero' })).toHaveAttribute('href', '/admin/new_passenger');
  first.unmount();
  api.on(employeePath(maria), json(200, employeeOf(maria, 'accounting')));
  openSite(PATH);
  await row();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nuevo pasajero' })).toBeNull());
});

test('where filters are taken back, nothing is said of the list before its rows are there', async () => {
  let answer: () => void = () => undefined;
  api.on(LIST, ({ query }) =>
    query.get('search')
      ? page([])
      : new Promise((resolve) => (answer = () => resolve(page([passengerRow({ id: 'p1' })])))),
  );
  const { user } = openSite(`${PATH}?search=nadie`);
  await user.click(await screen.findByRole('button', { name: 'Borrar la búsqueda' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).not.toBeInTheDocument());
  expect(screen.queryByText(/^Aquí verá a los pasajeros/)).not.toBeInTheDocument();
  await act(async () => answer());
  expect(await row()).toBeVisible();
});
