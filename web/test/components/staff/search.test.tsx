import { rightsOf, type SearchResults } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { agency, employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

describe('the search', () => {
  const SEARCH = `GET /api/v1/agency/search/${agency.ruc}`;
  const destination_city = { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' };
  const journey = { journey_id: 'j1', travel_date: '2026-12-25', destination_city, passengers: ['Carlos Muñoz'] };
  const found: SearchResults = {
    passengers: [{ id: 'p1', first_name: 'Carlos', last_name: 'Muñoz', id_number: '0920000023', passport: null }],
    journeys: [journey],
    codes: [{ ...journey, record: 'r1', kind: 'air_ticket', title: 'XL 1411', code: 'GPS7XZ' }],
    invoices: [
      {
        ...journey,
        invoice: 'i1',
        number: '001-001-000000123',
        total_cost: 1200.5,
        creation_date: '2026-11-01',
        is_voided: false,
      },
    ],
  };
  const nothing: SearchResults = { passengers: [], journeys: [], codes: [], invoices: [] };

  let api: FakeApi;
  beforeEach(() => {
    remember(maria);
    api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, maria));
    api.on('GET /api/v1/agency/web_quote', json(200, { count: 0, next: null, previous: null, results: [] }));
    api.on(SEARCH, ({ query }) => json(200, query.get('q')?.startsWith('mu') ? found : nothing));
    api.on('GET /api/v1/user/sessions', json(200, []));
  });

  const palette = () => screen.findByRole('dialog', { name: 'Buscar en la agencia' });
  const field = () => screen.findByRole('combobox', { name: 'Buscar en la agencia' });
  const chosen = () => screen.getByRole('option', { selected: true });

  // A page without choices of its own.
  async function openWith(keys: string, path = '/user/sessions') {
    const site = openSite(path);
    await screen.findByRole('button', { name: 'Buscar' });
    await site.user.keyboard(keys);
    await waitFor(async () => expect(await field()).toHaveFocus());
    return site;
  }

  test('`/` opens the search with an empty field and the screens that this person may use', async () => {
    await openWith('/');
    expect(await field()).toHaveValue('');
    const screens = within(await screen.findByRole('group', { name: 'Pantallas' }));
    await waitFor(() => expect(screens.getByRole('option', { name: 'Contenido del sitio' })).toBeVisible());
    expect(api.asked(SEARCH)).toHaveLength(0);
    expect((await axe(await palette())).violations).toEqual([]);
  });

  test('on a touch screen, too, one types at once', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(pointer: coarse)' });
    try {
      const { user } = openSite('/admin/quotes');
      await user.click(await screen.findByRole('button', { name: 'Buscar' }));
      await waitFor(async () => expect(await field()).toHaveFocus());
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  test('of a group the first are named, and how many more', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Viajero ${index + 1}`);
    api.on(SEARCH, json(200, { ...nothing, journeys: [{ ...journey, passengers: names }] }));
    const { user } = await openWith('/');
    await user.keyboard('baltra');
    expect(await screen.findByRole('option', { name: /Viajero 1, Viajero 2, Viajero 3 y 11 más$/ })).toBeVisible();
  });

  test('Ctrl-K opens it on any page, Escape closes it, and the keyboard is where it was', async () => {
    const { user } = await openWith('{Control>}k{/Control}', '/contacts');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('people, journeys, codes and invoices are found as one types, and opened by keyboard alone', async () => {
    const { user, router } = await openWith('/');
    await user.keyboard('muñoz');
    const person = await screen.findByRole('option', { name: /^Carlos Muñoz/ });
    expect(chosen()).toBe(person);
    expect(person).toHaveTextContent('0920000023');
    expect(screen.getByRole('option', { name: /GPS7XZ/ })).toHaveTextContent(/XL 1411 · Baltra/);
    expect(screen.getByRole('option', { name: /001-001-000000123/ })).toHaveTextContent('$1.200,50');
    expect(screen.queryByText(/Anulada/)).toBeNull();
    expect((await axe(await palette())).violations).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent(/^Baltra/);
    expect(await field()).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toHaveTextContent(/001-001/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/passengers/p1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('a screen is found by the beginning of its words, without accents', async () => {
    const { user, router } = await openWith('/');
    await user.keyboard('sitio cont');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/content'));
  });

  test('a screen whose name begins as was typed comes before what the agency has', async () => {
    api.on(SEARCH, () => json(200, { ...nothing, invoices: found.invoices }));
    const { user, router } = await openWith('/');
    await user.keyboard('factur');
    await screen.findByRole('option', { name: /001-001-000000123/ });
    expect(chosen()).toHaveTextContent('Facturación');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/billing'));
  });

  test('nothing found is said, once the server has answered', async () => {
    const { user } = await openWith('/');
    await user.keyboard('zzz');
    expect(await screen.findByText('Nada coincide con «zzz».')).toBeVisible();
    expect(api.asked(SEARCH).at(-1)?.query.get('q')).toBe('zzz');
  });

  test('a search that fails leaves the screens, and is asked again on request', async () => {
    api.on(SEARCH, json(500, {}));
    const { user } = await openWith('/');
    await user.keyboard('pasa');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos buscar personas ni viajes');
    expect(screen.getByRole('option', { name: 'Pasajeros' })).toBeVisible();
    api.on(SEARCH, json(200, found));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('option', { name: /GPS7XZ/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a stroke in a field is text, and no search opens over a dialog', async () => {
    api.on(`GET /api/v1/agency/passengers_by_agency/${agency.ruc}`, () =>
      json(200, { count: 0, next: null, previous: null, results: [] }),
    );
    const { user } = openSite('/admin/passengers');
    const search = await screen.findByRole('searchbox');
    await user.type(search, '1/2');
    expect(search).toHaveValue('1/2');
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    await screen.findByRole('dialog', { name: 'Administración' });
    await user.keyboard('/');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('staff without a right do not find its screen, and a traveller has no search', async () => {
    api.on(employeePath(maria), json(200, employeeOf(maria, 'accounting')));
    const staff = openSite('/admin');
    await screen.findByRole('button', { name: 'Buscar' });
    await staff.user.keyboard('/');
    await field();
    expect(screen.queryByRole('option', { name: 'Contenido del sitio' })).toBeNull();
    staff.unmount();
    remember(carlos);
    api.on('GET /auth/users/me', json(200, carlos));
    const { user } = openSite('/user/sessions');
    await screen.findByRole('button', { name: /^Carlos Muñoz/ });
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an invoice that was voided is found, and says so', async () => {
    api.on(SEARCH, () =>
      json(200, { ...nothing, invoices: found.invoices.map((one) => ({ ...one, is_voided: true })) }),
    );
    const { user } = await openWith('/');
    await user.keyboard('001');
    expect(await screen.findByRole('option', { name: /001-001-000000123/ })).toHaveTextContent('Anulada · $1.200,50');
  });
});

describe('the frame of staff', () => {
  const WAITING = `GET /api/v1/agency/waiting/${agency.ruc}`;

  let api: FakeApi;
  beforeEach(() => {
    remember(maria);
    api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, maria));
    api.on('GET /api/v1/agency/web_quote', json(200, { count: 0, next: null, previous: null, results: [] }));
    api.on(WAITING, json(200, { pending: 12, not_ready: 30, overdue: 4, quotes: 3, problems: 1, luggage: 0 }));
  });

  const menu = () => screen.findByRole('navigation', { name: 'Administración' });
  const journeys = async () => within(await menu()).findByRole('link', { name: /por atender: Viajes$/ });

  test('beside every screen of staff is their menu, with the current screen and how many wait', async () => {
    const { container } = openSite('/admin/quotes');
    const place = within(await menu());
    expect(await journeys()).toHaveAccessibleName('12 por atender: Viajes');
    const quotes = await place.findByRole('link', { name: 'Cotizaciones' });
    expect(quotes).toHaveAttribute('aria-current', 'page');
    expect(place.getByRole('link', { name: 'Pasajeros' })).toHaveAttribute('href', '/admin/passengers');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a number leads to the list that it counts', async () => {
    const { user, router } = openSite('/admin/quotes');
    const place = within(await menu());
    for (const [name, list] of [
      ['12 por atender: Viajes', '/admin/journeys?condition=pending'],
      ['4 por atender: Facturación', '/admin/billing?overdue_sort=-balance_due#vencidos'],
      ['1 por atender: Problemas reportados', '/admin/problems?status=open&sort=oldest'],
    ])
      expect(await place.findByRole('link', { name })).toHaveAttribute('href', list);
    expect(place.queryByRole('link', { name: /por atender: Equipaje/ })).toBeNull();
    await user.click(await place.findByRole('link', { name: '3 por atender: Cotizaciones' }));
    expect(router.state.location.search).toBe('?status=waiting&sort=oldest');
    expect(await screen.findByRole('combobox', { name: 'Estado' })).toHaveDisplayValue('Por atender');
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
    expect(await within(await menu()).findByRole('link', { name: 'Viajes' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /por atender/ })).toBeNull();
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
});
