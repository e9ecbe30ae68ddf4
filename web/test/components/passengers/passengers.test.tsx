import type { PassengerAnswer } from '@bitacora/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { attached, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const ruc = '0993371112001';
const list = `GET /api/v1/user/passenger_accounts/${ruc}`;
const id = '0197a000-0000-7000-8000-00000000000a';

const passenger: PassengerAnswer = {
  id,
  user_id: carlos.id,
  id_number: '0920000023',
  passport: null,
  first_name: 'Carlos',
  last_name: 'Muñoz',
  birth_date: '1984-03-02',
  email: 'carlos@ejemplo.ec',
  phone: '0990002301',
  account: null,
};

const page = (results: PassengerAnswer[]) => json(200, { count: results.length, next: null, previous: null, results });

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
});

test('each row is a link to the journeys of that passenger', async () => {
  api.on(list, () => page([passenger]));
  const { container } = openSite('/admin');
  const row = await screen.findByRole('link', { name: /Muñoz, Carlos/ });
  expect(row).toHaveAttribute('href', `/admin/passengers/${id}`);
  expect(within(row).getByText('0920000023')).toBeVisible();
  expect(within(row).getByText('099 000 2301')).toBeVisible();
  expect(screen.getByText('1 pasajero')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a passenger whose account has another e-mail is told apart, and staff have the account asked', async () => {
  const ask = `POST /api/v1/user/passenger/${id}/confirm_account`;
  const account = { state: 'unconfirmed', email: 'j***@correo.ec', can_be_asked: true } as const;
  api.on(list, () => page([{ ...passenger, user_id: null, account }]));
  api.on(ask, json(429, { detail: 'Demasiados', code: 'rate_limited' }, { 'Retry-After': '30' }));
  const { user, container } = openSite('/admin');
  expect(await screen.findByText(/otro correo \(j\*\*\*@correo\.ec\)/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Enviar confirmación a Carlos Muñoz' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Espere 30 segundos');
  api.on(ask, new Response(null, { status: 204 }));
  await user.click(button);
  expect(await screen.findByText('Enviamos el enlace a j***@correo.ec.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar otra vez a Carlos Muñoz' })).toHaveTextContent('Enviar otra vez');
  expect((await axe(container)).violations).toEqual([]);
});

test('an account that confirmed meanwhile is good news, and its row says so', async () => {
  const account = { state: 'unconfirmed', email: 'j***@correo.ec', can_be_asked: true } as const;
  api.on(list, () => page([{ ...passenger, user_id: null, account }]));
  api.on(
    `POST /api/v1/user/passenger/${id}/confirm_account`,
    json(409, { detail: 'Este pasajero ya está unido a su cuenta', code: 'account_confirmed' }),
  );
  const { user } = openSite('/admin');
  const button = await screen.findByRole('button', { name: 'Enviar confirmación a Carlos Muñoz' });
  api.on(list, () => page([passenger]));
  await user.click(button);
  expect(await screen.findByText('Carlos Muñoz ya confirmó: ve sus viajes en su cuenta.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/no ve estos viajes/)).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Muñoz, Carlos/ })).toHaveFocus();
  expect(screen.queryByText('Este pasajero ya está unido a su cuenta')).not.toBeInTheDocument();
});

test('a passenger whose account has no e-mail can only be told of', async () => {
  api.on(list, () =>
    page([{ ...passenger, user_id: null, account: { state: 'unconfirmed', email: null, can_be_asked: true } }]),
  );
  openSite('/admin');
  expect(
    await screen.findByText(/La cuenta de este pasajero no tiene correo: .* agregue uno en «Mis Datos Personales»/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enviar confirmación/ })).not.toBeInTheDocument();
});

test('a passenger that staff took from an account is not asked of it, and they read what to do', async () => {
  const account = { state: 'unconfirmed', email: 'j***@correo.ec', can_be_asked: false } as const;
  api.on(list, () => page([{ ...passenger, user_id: null, account }]));
  const { container } = openSite('/admin');
  expect(await screen.findByText(/Usted corrigió el correo .* que usa j\*\*\*@correo\.ec/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enviar confirmación/ })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a search goes to the server and stays in the address', async () => {
  api.on(list, () => page([passenger]));
  const { user, router } = openSite('/admin');
  await screen.findByRole('link', { name: /Muñoz, Carlos/ });
  api.on(list, () => page([]));
  await user.type(await screen.findByLabelText('Buscar'), 'muñoz');
  expect(await screen.findByText('Ningún pasajero coincide con «muñoz».')).toBeVisible();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'muñoz' }).toString()}`);
  const asked = jest.mocked(globalThis.fetch).mock.calls.map(([url]) => url as string);
  expect(asked.some((url) => url.includes('search=mu%C3%B1oz'))).toBe(true);
  api.on(list, () => page([passenger]));
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(await screen.findByRole('link', { name: /Muñoz, Carlos/ })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Buscar')).toHaveValue(''));
});

test('an agency without passengers is told what will be here', async () => {
  api.on(list, () => page([]));
  openSite('/admin');
  expect(await screen.findByText(/Aquí verá a los pasajeros de su agencia/)).toBeVisible();
});

test('a list that cannot be loaded offers to try again', async () => {
  api.on(list, json(500, { detail: 'Error en el servidor' }));
  const { user } = openSite('/admin');
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  api.on(list, () => page([passenger]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Muñoz, Carlos/ })).toBeVisible();
});

test('a traveller is led away from the passengers', async () => {
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  const { router } = openSite('/admin');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
});

test("staff see a passenger's journeys with costs, what to create, and both parts of the billing", async () => {
  const services = [attached('hosting', { cost: 620.5 }), pending('activity')];
  const nexts = [journey({ services })];
  const path = `GET /api/v1/agency/journeys_by_passengers_by_agency/${ruc}/${id}`;
  api.on(path, () => json(200, { nexts, previous: [journey({ phase: 'past', days_to_travel: -200 })] }));
  const { user } = openSite(`/admin/passengers/${id}`);
  const hotel = await screen.findByRole('article', { name: /^Hospedaje/ });
  expect(await within(hotel).findByRole('button', { name: 'Actualizar' })).toBeVisible();
  await user.click(within(hotel).getByRole('button', { name: /^Detalles/ }));
  expect(within(hotel).getByText('$620,50')).toBeVisible();
  const activity = screen.getByRole('article', { name: /^Actividad/ });
  expect(within(activity).getByRole('button', { name: 'Crear' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Crear factura' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Crear pago' })).toBeVisible();
});

test('a passenger of nobody is said to be unknown', async () => {
  openSite(`/admin/passengers/${id}`);
  expect(await screen.findByText('No encontramos a ese pasajero en su agencia.')).toBeVisible();
});
