import type { EmployeeRole } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
  const nothing = () => json(200, { count: 0, next: null, previous: null, results: [] });
  api.on('GET /api/v1/agency/web_quote', nothing);
  api.on('GET /api/v1/agency/passengers_by_agency/0993371112001', nothing);
});

function openAs(person: typeof carlos, path: string, employee = json(200, employeeOf(person, 'adviser'))) {
  remember(person);
  api.on('GET /auth/users/me', json(200, person));
  api.on(employeePath(person), employee);
  return openSite(path);
}

const withRole = (role: EmployeeRole) => json(200, employeeOf(maria, role));

describe('a screen of staff', () => {
  test('opens for whoever has its right', async () => {
    openAs(maria, '/admin/quotes', withRole('owner'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cotizaciones' })).toBeInTheDocument();
  });

  test('leads a traveller to the trip lookup, of whom no employee is asked for', async () => {
    const { router } = openAs(carlos, '/admin/quotes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
    expect(api.requests.some(({ path }) => path.includes('/employee/'))).toBe(false);
  });

  test('says to staff without its right who can give it, and asks for nothing', async () => {
    const { container } = openAs(maria, '/admin/quotes', withRole('operations'));
    expect(await screen.findByText('Su cuenta no incluye esta pantalla')).toBeInTheDocument();
    expect(screen.getByText(/propietaria de la agencia decide/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Cotizaciones' })).toBeInTheDocument();
    expect(api.requests.some(({ path }) => path.includes('web_quote'))).toBe(false);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the way from the passengers to other screens of staff', () => {
  const links = ['Nuevo pasajero', 'Contenido del sitio', 'Cotizaciones', 'Problemas reportados'];
  const shown = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);

  test('is there for each screen that the role has', async () => {
    openAs(maria, '/admin', withRole('owner'));
    await waitFor(() => expect(shown()).toEqual(links));
  });

  test('is not shown to a screen that the role lacks', async () => {
    openAs(maria, '/admin', withRole('accounting'));
    await screen.findByRole('heading', { level: 1, name: 'Pasajeros' });
    await waitFor(() => expect(api.requests.some(({ path }) => path.includes('/employee/'))).toBe(true));
    expect(shown()).toEqual([]);
  });
});

describe('rights that cannot be read', () => {
  const failing = () => json(500, { detail: 'Error en el servidor', code: 'internal' });

  test('are said in the place of the screen, which opens after a retry', async () => {
    const { user } = openAs(maria, '/admin/quotes', failing());
    expect(await screen.findByText('No pudimos leer sus permisos')).toBeInTheDocument();
    api.on(employeePath(maria), () => json(200, employeeOf(maria)));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cotizaciones' })).toBeInTheDocument();
  });

  test('are said above a screen that every role has, which is shown all the same', async () => {
    openAs(maria, '/admin', failing());
    expect(await screen.findByText('No pudimos leer sus permisos')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pasajeros' })).toBeInTheDocument();
  });
});

describe('the menu of the person', () => {
  test('has the screens of the role, and no others', async () => {
    const { user } = openAs(maria, '/admin', withRole('accounting'));
    await user.click(await screen.findByRole('button', { name: /María José Andrade/ }));
    expect(await screen.findByRole('menuitem', { name: 'Cambiar Contraseña' })).toBeInTheDocument();
    for (const name of ['Cotizaciones', 'Contenido del sitio', 'Problemas reportados']) {
      expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
    }
  });
});
