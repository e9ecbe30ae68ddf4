import { type EmployeeRole, employeeRoles, rightsOf } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { staffScreens } from '../../../src/app/staff/staff-screens.ts';
import { readStored } from '../../../src/lib/session/stored-session.ts';
import { employeePath, FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';

describe('who may enter', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
    api.on('POST /auth/jwt/logout', noContent());
  });

  const menu = () => screen.getByRole('navigation', { name: 'Principal' });
  const linksOfMenu = () =>
    within(within(menu()).getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.textContent);

  describe('a protected page', () => {
    test('leads to login who has no access token', async () => {
      const { router } = openSite('/user/information');
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    });

    test('renders nothing while it is not known whose the token is', async () => {
      remember(null);
      let answer: (response: Response) => void = () => undefined;
      api.on('GET /auth/users/me', () => new Promise((resolve) => (answer = resolve)));
      openSite('/user/information');
      await screen.findByRole('main');
      expect(screen.getByRole('main')).toBeEmptyDOMElement();
      answer(json(200, carlos));
      expect(await screen.findByRole('heading', { name: 'Mis Datos Personales' })).toBeInTheDocument();
    });

    test('shows the person with name and cédula', async () => {
      remember(carlos);
      api.on('GET /auth/users/me', json(200, carlos));
      api.on(`GET ${PROFILE}`, json(200, profileOfCarlos()));
      const { container } = openSite('/passenger_information');
      const data = within(await screen.findByRole('region', { name: 'Datos personales' }));
      expect(data.getByText('Carlos Alberto')).toBeInTheDocument();
      expect(data.getByText('0920000023')).toBeInTheDocument();
      expect((await axe(container)).violations).toEqual([]);
    });

    test('of staff leads who needs a second factor to where it is set up', async () => {
      remember({ ...maria, is_staff: false, needs_second_factor: true });
      api.on('GET /auth/users/me', json(200, { ...maria, is_staff: false, needs_second_factor: true }));
      api.on('GET /auth/users/second_factor', json(200, { is_on: false, is_required: true, recovery_codes_left: 0 }));
      const { router } = openSite('/admin/journeys');
      await waitFor(() => expect(router.state.location.pathname).toBe('/user/second_factor'));
      expect(await screen.findByText(/Su agencia la pide/)).toBeInTheDocument();
    });

    test('says that the session is kept when nobody could be asked, and goes on after a retry', async () => {
      remember(null);
      api.on('GET /auth/users/me', json(503, { detail: 'Error en el servidor' }));
      const { user } = openSite('/user/information');
      expect(await screen.findByText(/Su sesión sigue abierta/)).toBeInTheDocument();
      expect(readStored()).not.toBeNull();
      api.on('GET /auth/users/me', json(200, carlos));
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByRole('heading', { name: 'Mis Datos Personales' })).toBeInTheDocument();
    });

    test('still shows what is known of the person without a network', async () => {
      remember(carlos);
      api.on('GET /auth/users/me', noNetwork());
      openSite('/user/information');
      expect(await screen.findByText('0920000023')).toBeInTheDocument();
    });

    test('leads to login, with a word about it, when the server ends the session', async () => {
      remember(carlos);
      api.on('GET /auth/users/me', json(401, { detail: 'No', code: 'token_not_valid' }));
      api.on('POST /auth/jwt/refresh', json(401, { detail: 'No', code: 'token_not_valid' }));
      const { router } = openSite('/user/information');
      expect(await screen.findByText(/Su sesión terminó/)).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/login');
      expect(readStored()).toBeNull();
    });
  });

  describe('the navbar', () => {
    test('offers a visitor the way in', async () => {
      openSite('/home');
      const wayIn = await within(menu()).findByRole('link', { name: 'Iniciar Sesión' });
      expect(wayIn).toHaveAttribute('href', '/login');
      expect(linksOfMenu()).toEqual([
        'Home',
        'Tours',
        'Consultar mi viaje',
        'Contactos',
        'Preguntas Frecuentes',
        'Quienes Somos',
      ]);
    });

    test('offers staff the passengers', async () => {
      remember(maria);
      api.on('GET /auth/users/me', json(200, maria));
      openSite('/home');
      await waitFor(() => expect(linksOfMenu()).toEqual(['Home', 'Consultar mi viaje', 'Pasajeros', 'Calendario']));
    });

    test('shows a person by first and last name, with the way out', async () => {
      remember(carlos);
      api.on('GET /auth/users/me', json(200, carlos));
      const { user, router } = openSite('/user/information');
      await user.click(await screen.findByRole('button', { name: 'Carlos Muñoz' }));
      const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      expect(entries).toEqual([
        'Mis Datos Personales',
        'Cambiar Contraseña',
        'Información Importante',
        'Cerrar Sesión',
      ]);
      await user.click(await screen.findByRole('menuitem', { name: 'Cerrar Sesión' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toBeNull();
      expect(readStored()).toBeNull();
      await waitFor(() => expect(api.asked('POST /auth/jwt/logout')).toHaveLength(1));
      expect(api.asked('POST /auth/jwt/logout')[0]?.body).toEqual({ refresh: 'refresh-1' });
    });

    test('folds and unfolds, and Escape folds it', async () => {
      const { user } = openSite('/home');
      const button = await screen.findByRole('button', { name: 'Abrir menú' });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await user.click(button);
      expect(screen.getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Escape}');
      expect(screen.getByRole('button', { name: 'Abrir menú' })).toHaveAttribute('aria-expanded', 'false');
    });
  });

  describe('the frame of every page', () => {
    test('an unknown path shows a 404 page with the way home', async () => {
      const { container } = openSite('/no/existe');
      expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/home');
      expect((await axe(container)).violations).toEqual([]);
    });

    test('below the pages of staff it leads to their day', async () => {
      remember(maria);
      api.on('GET /auth/users/me', json(200, maria));
      openSite('/admin/no/existe');
      expect(await screen.findByRole('link', { name: 'Ir a Hoy' })).toHaveAttribute('href', '/admin');
    });

    test('a skip link leads to the content', async () => {
      const { user } = openSite('/no/existe');
      await screen.findByRole('heading', { level: 1 });
      await user.tab();
      expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('main')).toHaveFocus();
    });

    test('the footer leads to every public page, the emergency chat and the agency on other networks', async () => {
      openSite('/login');
      const footer = within(await screen.findByRole('contentinfo'));
      const chat = await footer.findByRole('link', { name: /Contacto de emergencia por chat/ });
      expect(chat).toHaveAttribute('href', 'https://wa.me/593990001234');
      expect(chat).toHaveAttribute('target', '_blank');
      expect(within(footer.getByRole('list', { name: 'Redes sociales' })).getAllByRole('link')).toHaveLength(1);
      const pages = [
        ['Tours', '/tours'],
        ['Quienes Somos', '/about_us'],
        ['Preguntas Frecuentes', '/questions_and_answers'],
        ['Contactos', '/contacts'],
        ['Información Importante', '/important_information'],
        ['Términos y condiciones', '/terms_and_conditions'],
        ['Política de privacidad', '/privacy_policy'],
      ] as const;
      for (const [name, path] of pages) expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
      expect(footer.getByText('© 2024 · Guayaquil, Ecuador')).toBeInTheDocument();
    });

    test('the footer has the agency’s address, phone and e-mail', async () => {
      openSite('/login');
      const footer = within(await screen.findByRole('contentinfo'));
      expect(await footer.findByText(/Av\. 9 de Octubre/)).toBeInTheDocument();
      expect(footer.getByRole('link', { name: '(04) 230-1200' })).toHaveAttribute('href', 'tel:+59342301200');
      expect(footer.getByRole('link', { name: 'hola@bitacora.example' })).toBeInTheDocument();
    });

    test('for who is logged in the footer is one line, which opens the whole; elsewhere it is folded again', async () => {
      remember(carlos);
      api.on('GET /auth/users/me', json(200, carlos));
      const { user, router } = openSite('/no/existe');
      const line = await screen.findByText('Contactos y páginas');
      const whole = () => screen.getByRole('contentinfo').querySelector('details');
      expect(whole()).not.toHaveAttribute('open');
      await user.click(line);
      expect(whole()).toHaveAttribute('open');
      expect(screen.getByRole('contentinfo')).toContainElement(
        screen.getByRole('link', { name: 'Política de privacidad' }),
      );
      act(() => router.navigate('/tampoco/existe'));
      await waitFor(() => expect(whole()).not.toHaveAttribute('open'));
    });
  });
});

describe('rights', () => {
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

    // Of all screens there are, also those that are made after this line.
    test.each(employeeRoles)('is shown to nobody whose role is %s, and nothing is asked for it', async (role) => {
      const lacking = staffScreens.filter(({ right }) => !rightsOf([role]).includes(right));
      const { router } = openAs(maria, '/admin', withRole(role));
      await screen.findByRole('heading', { level: 1, name: 'Hoy' });
      for (const { path } of lacking) {
        const asked = api.requests.length;
        await act(async () => router.navigate(path.replaceAll(/:\w+\??/g, '1')));
        const main = within(await screen.findByRole('main'));
        expect([path, (await main.findByText('Su cuenta no incluye esta pantalla')).isConnected]).toEqual([path, true]);
        for (const kind of ['textbox', 'table', 'form'] as const) expect(main.queryByRole(kind)).toBeNull();
        const ofStaff = api.requests.slice(asked).filter((one) => /\/(journey|agency|user)\//.test(one.path));
        expect([path, ofStaff.map((one) => one.path).filter((one) => !/public|\/employee\//.test(one))]).toEqual([
          path,
          [],
        ]);
      }
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
      await screen.findByRole('heading', { level: 1, name: 'Hoy' });
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
      expect(await screen.findByRole('heading', { level: 1, name: 'Hoy' })).toBeInTheDocument();
    });
  });

  describe('the menu of the person', () => {
    test('has what is about the person, and no screens of staff', async () => {
      const { user } = openAs(maria, '/admin', withRole('owner'));
      await user.click(await screen.findByRole('button', { name: /María Andrade/ }));
      const entries = await screen.findAllByRole('menuitem');
      expect(entries.map(({ textContent }) => textContent)).toEqual([
        'Mis Datos Personales',
        'Cambiar Contraseña',
        'Información Importante',
        'Cerrar Sesión',
      ]);
    });
  });
});
