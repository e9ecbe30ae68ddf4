import { rightsOf } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { agency, employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const WAITING = `GET /api/v1/agency/waiting/${agency.ruc}`;

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/agency/web_quote', json(200, { count: 0, next: null, previous: null, results: [] }));
  api.on(WAITING, json(200, { pending: 12, not_ready: 30, overdue: 4 }));
});

const menu = () => screen.findByRole('navigation', { name: 'Administración' });
const journeys = async () => within(await menu()).findByRole('link', { name: /^Viajes/ });

test('beside every screen of staff is their menu, with the current screen and how many wait', async () => {
  const { container } = openSite('/admin/quotes');
  const place = within(await menu());
  await waitFor(async () => expect(await journeys()).toHaveAccessibleName(/^Viajes ?12 por atender$/));
  expect(await place.findByRole('link', { name: 'Cotizaciones' })).toHaveAttribute('aria-current', 'page');
  expect(place.getByRole('link', { name: 'Pasajeros' })).toHaveAttribute('href', '/admin/passengers');
  expect((await axe(container)).violations).toEqual([]);
});

test('how many wait follows what others do', async () => {
  openSite('/admin/quotes');
  await waitFor(async () => expect(await journeys()).toHaveTextContent('12'));
  api.on(WAITING, json(200, { pending: 11, not_ready: 29, overdue: 4 }));
  act(() => tellLiveEvent('journey-updated', { journey_id: 'x', version: 2 }));
  await waitFor(async () => expect(await journeys()).toHaveTextContent('11'));
});

test('a menu whose numbers cannot be read leads everywhere all the same', async () => {
  api.on(WAITING, json(500, {}));
  openSite('/admin/quotes');
  expect(await journeys()).toHaveAccessibleName('Viajes');
});

test('the skip link leads past the menu, and a traveller sees no menu of staff', async () => {
  const staff = openSite('/admin/quotes');
  expect(screen.getByRole('main')).not.toContainElement(await menu());
  staff.unmount();
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  openSite('/user/sessions');
  await screen.findByRole('button', { name: /Carlos Muñoz/ });
  expect(screen.queryByRole('navigation', { name: 'Administración' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buscar' })).toBeNull();
});

test('where there is no room beside, one drawer has the screens, the site and the way out', async () => {
  const { user, router } = openSite('/admin/quotes');
  const opener = await screen.findByRole('button', { name: 'Abrir menú' });
  await user.click(opener);
  const drawer = within(await screen.findByRole('dialog', { name: 'Administración' }));
  for (const name of [/^Viajes/, 'Pasajeros', 'Consultar mi viaje', 'Mis Datos Personales']) {
    expect(drawer.getAllByRole('link', { name })[0]).toBeVisible();
  }
  expect(drawer.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());

  await user.click(opener);
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Mis Datos Personales' }));
  expect(router.state.location.pathname).toBe('/user/information');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the drawer has no screen that the role lacks', async () => {
  api.on(employeePath(maria), json(200, { ...employeeOf(maria), rights: rightsOf(['accounting']) }));
  const { user } = openSite('/user/sessions');
  await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Administración' }));
  expect(drawer.queryByRole('link', { name: 'Contenido del sitio' })).toBeNull();
  expect(drawer.getByRole('link', { name: /^Viajes/ })).toBeVisible();
});
