import { type EmployeeRole, rightsOf } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { staffScreens } from '../../../src/app/staff/staff-screens.ts';
import { employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
  const nothing = () => json(200, { count: 0, next: null, previous: null, results: [] });
  api.on('GET /api/v1/agency/web_quote', nothing);
  api.on('GET /api/v1/journey/journeys_by_agency/0993371112001', nothing);
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

describe('a screen that the role lacks', () => {
  test.each([
    ['/admin/new_journey', 'Nuevo viaje'],
    ['/admin/packages', 'Paquetes'],
    ['/admin/packages/', 'Paquetes'],
    ['/admin/content/tours/new', 'Contenido del sitio'],
  ])('%s goes by its name, %s', async (path, title) => {
    openAs(maria, path, withRole('accounting'));
    expect(await screen.findByText('Su cuenta no incluye esta pantalla')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});

describe('the menu beside the screens of staff', () => {
  const shown = () =>
    within(screen.getByRole('navigation', { name: 'Administración' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  const entriesOf = (role: EmployeeRole) =>
    staffScreens.flatMap(({ menu, right }) => (menu && rightsOf([role]).includes(right) ? [menu.label] : []));

  test('has each screen that the role has', async () => {
    openAs(maria, '/admin', withRole('owner'));
    expect(entriesOf('owner')).toContain('Facturación');
    await waitFor(() => expect(shown()).toEqual(entriesOf('owner')));
  });

  test('has no screen that the role lacks', async () => {
    openAs(maria, '/admin', withRole('accounting'));
    await screen.findByRole('heading', { level: 1, name: 'Viajes' });
    expect(entriesOf('accounting')).not.toContain('Cotizaciones');
    await waitFor(() => expect(shown()).toEqual(entriesOf('accounting')));
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Viajes' })).toBeInTheDocument();
  });
});

describe('the menu of the person', () => {
  test('has what is about the person, and no screens of staff', async () => {
    const { user } = openAs(maria, '/admin', withRole('owner'));
    await user.click(await screen.findByRole('button', { name: /María José Andrade/ }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Mis Datos Personales',
      'Cambiar Contraseña',
      'Información Importante',
      'Cerrar Sesión',
    ]);
  });
});
