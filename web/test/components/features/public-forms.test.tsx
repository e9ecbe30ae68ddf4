import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readStored } from '../../../src/lib/session/stored-session.ts';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { accessToken, carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

describe('logging in', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  const submitButton = () => screen.findByRole('button', { name: 'Iniciar sesión' });

  async function logIn() {
    const site = openSite('/login');
    await write(site.user, await screen.findByLabelText('Cédula'), '0920000023');
    await write(site.user, screen.getByLabelText('Contraseña'), 'Viaje2026');
    await site.user.click(await submitButton());
    return site;
  }

  function letIn(user: typeof carlos) {
    api.on('POST /auth/jwt/create', json(200, { access: accessToken(), refresh: 'refresh-1' }));
    api.on('GET /auth/users/me', json(200, user));
  }

  describe('the login screen', () => {
    test('asks for cédula and password, and says so at each field and above them when they are missing', async () => {
      const { user } = openSite('/login');
      await user.click(await submitButton());
      expect(await screen.findAllByText('Este campo es obligatorio.')).toHaveLength(2);
      const summary = within(screen.getByRole('alert'));
      expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Cédula: Este campo es obligatorio.',
        'Contraseña: Este campo es obligatorio.',
      ]);
      expect(screen.getByLabelText('Cédula')).toHaveFocus();
      expect(screen.getByLabelText('Cédula')).toHaveAccessibleDescription(/Este campo es obligatorio/);
      expect(api.asked('POST /auth/jwt/create')).toHaveLength(0);
    });

    test('leads a traveller to the trip lookup and keeps the tokens', async () => {
      letIn(carlos);
      const { router } = await logIn();
      await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
      expect(api.asked('POST /auth/jwt/create')[0]?.body).toEqual({ username: '0920000023', password: 'Viaje2026' });
      expect(readStored()).toMatchObject({ refresh: 'refresh-1', user: { username: carlos.username } });
    });

    test('leads staff to the admin landing page', async () => {
      letIn(maria);
      const { router } = await logIn();
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    });

    test('does not show itself to who is logged in', async () => {
      remember(maria);
      api.on('GET /auth/users/me', json(200, maria));
      const { router } = openSite('/login');
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    });

    test('leads back to the page that asked for a login', async () => {
      letIn(carlos);
      const { user, router } = openSite('/user/information');
      await write(user, await screen.findByLabelText('Cédula'), '0920000023');
      await write(user, screen.getByLabelText('Contraseña'), 'Viaje2026');
      await user.click(await submitButton());
      expect(await screen.findByRole('heading', { name: 'Mis Datos Personales' })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/user/information');
    });

    test('tells a refused person with the toast until the next key, and clears the session', async () => {
      api.on('POST /auth/jwt/create', json(401, { detail: 'No', code: 'no_active_account' }));
      const { user } = await logIn();
      const toastWords = await screen.findByText('Cédula o contraseña Incorrecta');
      const toast = toastWords.closest<HTMLElement>('[role="alert"]');
      if (!toast) throw new Error('it is not said');
      await waitFor(() => expect(screen.getByLabelText('Contraseña')).toHaveFocus());
      // Above the fields, for the toast may lie below a phone's keyboard.
      const said = screen.getByText('Revise la cédula y la contraseña.');
      const isBelow = said.compareDocumentPosition(screen.getByLabelText('Cédula')) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(isBelow).toBeTruthy();
      expect(readStored()).toBeNull();
      expect(screen.getByLabelText('Cédula')).toHaveValue('0920000023');
      const shown = toast.closest<HTMLElement>('.Toastify__toast');
      if (!shown) throw new Error('no toast');
      fireEvent.animationEnd(shown);
      expect(shown.querySelector('.Toastify__progress-bar--animated')).toBeNull();
      await write(user, screen.getByLabelText('Contraseña'), 'V');
      fireEvent.animationEnd(shown);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });

    test('speaks of no session that ended to a refused person who had none', async () => {
      api.on('POST /auth/jwt/create', json(401, { detail: 'No', code: 'no_active_account' }));
      const { user } = openSite('/my_journeys');
      await write(user, await screen.findByLabelText('Cédula'), '0920000023');
      await write(user, screen.getByLabelText('Contraseña'), 'equivocada');
      await user.click(await submitButton());
      await screen.findByRole('alert');
      expect(screen.queryByText(/Su sesión terminó/)).not.toBeInTheDocument();
    });

    test('says how long to wait after too many attempts', async () => {
      api.on('POST /auth/jwt/create', json(429, { detail: 'Demasiados', code: 'throttled' }, { 'Retry-After': '30' }));
      await logIn();
      expect(
        await screen.findByText('Demasiados intentos. Espere 30 segundos e intente de nuevo.'),
      ).toBeInTheDocument();
    });

    test('says that there is no connection, and keeps what was typed', async () => {
      api.on('POST /auth/jwt/create', noNetwork());
      await logIn();
      expect(await screen.findByText(/No hay conexión con la agencia/)).toBeInTheDocument();
      expect(screen.getByLabelText('Contraseña')).toHaveValue('Viaje2026');
    });

    test('shows progress and cannot be sent twice', async () => {
      let answer: (response: Response) => void = () => undefined;
      api.on('POST /auth/jwt/create', () => new Promise((resolve) => (answer = resolve)));
      const { user } = await logIn();
      const busy = await screen.findByRole('button', { name: 'Iniciando sesión' });
      expect(busy).toHaveAttribute('aria-busy', 'true');
      await user.click(busy);
      await user.type(screen.getByLabelText('Contraseña'), '{Enter}');
      expect(api.asked('POST /auth/jwt/create')).toHaveLength(1);
      answer(json(401, {}));
      expect(await submitButton()).toBeInTheDocument();
    });

    test('opens the terms, which both buttons close', async () => {
      const { user } = openSite('/login');
      for (const name of ['Cerrar', 'Aceptar']) {
        await user.click(await screen.findByRole('button', { name: 'Términos y condiciones' }));
        const dialog = await screen.findByRole('dialog', { name: 'Términos y condiciones' });
        expect(within(dialog).getByText('Responsabilidad')).toBeInTheDocument();
        await user.click(within(dialog).getByText(name));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      }
    });

    test('shows the password when asked', async () => {
      const { user } = openSite('/login');
      const password = await screen.findByLabelText('Contraseña');
      expect(password).toHaveAttribute('type', 'password');
      await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
      expect(password).toHaveAttribute('type', 'text');
    });

    test('says when the keyboard writes capitals only', async () => {
      const { user } = openSite('/login');
      await user.click(await screen.findByLabelText('Contraseña'));
      await user.keyboard('{CapsLock}v');
      expect(screen.getByText('Las mayúsculas están activadas en su teclado.')).toBeInTheDocument();
      await user.keyboard('{CapsLock}i');
      expect(screen.queryByText('Las mayúsculas están activadas en su teclado.')).not.toBeInTheDocument();
    });

    test('has no accessibility finding', async () => {
      const { container } = openSite('/login');
      await submitButton();
      expect((await axe(container)).violations).toEqual([]);
    });
  });
});

describe('the form of a quote', () => {
  const ROUTE = 'POST /api/v1/agency/web_quote';
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  const stored = {
    id: 'q1',
    agency: '0993371112001',
    last_name: 'Vera',
    first_name: 'Rosa',
    phone: '0991234567',
    email: 'rosa@ejemplo.ec',
    n_adults: 2,
    n_children: 1,
    travel_date: '2099-01-15',
    country: 'PE',
    country_name: 'Perú',
    created_at: '2098-12-01T14:05:00.000Z',
  };

  const submitButton = () => screen.findByRole('button', { name: 'Enviar solicitud' });

  async function fillIn(over: Record<string, string> = {}) {
    const site = openSite('/home');
    await submitButton();
    const values = {
      Apellidos: 'Vera',
      Nombres: 'Rosa',
      Teléfono: '0991234567',
      'Correo electrónico': 'rosa@ejemplo.ec',
      'Fecha de viaje': '2099-01-15',
      ...over,
    };
    for (const [label, value] of Object.entries(values)) {
      if (value) await write(site.user, screen.getByLabelText(label), value);
    }
    await screen.findByRole('option', { name: 'Perú' });
    await site.user.selectOptions(screen.getByLabelText('País de destino'), 'PE');
    await site.user.click(screen.getByRole('checkbox', { name: /Acepto Políticas de Privacidad/ }));
    return site;
  }

  describe('the home page', () => {
    test('is where the root leads, and says who the agency is and where', async () => {
      const { router } = openSite('/');
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(router.state.location.pathname).toBe('/home');
      expect((await screen.findAllByText(/Av\. 9 de Octubre/)).length).toBeGreaterThan(0);
      expect(document.title).toContain('Guayaquil');
    });

    test('still takes a quote when the agency data does not come, and offers to ask again', async () => {
      api.on('GET /api/v1/agency/public/0993371112001', json(503, { detail: 'Error en el servidor' }));
      openSite('/home');
      expect(await screen.findByText(/No pudimos cargar los datos de la agencia/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
      expect(screen.getByLabelText('Apellidos')).toBeEnabled();
    });

    test('has no accessibility finding', async () => {
      const { container } = openSite('/home');
      await submitButton();
      expect((await axe(container)).violations).toEqual([]);
    });
  });

  describe('the quote form', () => {
    test('can be sent only with the privacy box ticked', async () => {
      const { user } = openSite('/home');
      const send = await submitButton();
      expect(send).toBeDisabled();
      expect(screen.getByText('Para enviar, marque la casilla de privacidad.')).toBeVisible();
      const consent = screen.getByRole('checkbox', { name: /Acepto Políticas de Privacidad/ });
      // At the box, which the keyboard reaches: a button that waits is passed over.
      expect(consent).toHaveAccessibleDescription('Para enviar, marque la casilla de privacidad.');
      await user.click(consent);
      expect(send).toBeEnabled();
      expect(consent).not.toHaveAccessibleDescription();
      expect(screen.queryByText(/marque la casilla/)).not.toBeInTheDocument();
      await user.click(consent);
      expect(consent).toHaveAccessibleDescription(/marque la casilla/);
    });

    test('says the chosen day in words below it, whatever the browser calls its months', async () => {
      await fillIn({ 'Fecha de viaje': '2099-12-05' });
      const said = await screen.findByText('sábado 5 de diciembre de 2099');
      expect(screen.getByLabelText('Fecha de viaje')).toHaveAccessibleDescription('sábado 5 de diciembre de 2099');
      expect(said).toHaveAttribute('aria-live', 'polite');
    });

    test('says Enviado and closes once it is sent, with the names as they were sent', async () => {
      api.on(ROUTE, json(201, stored));
      const { user } = await fillIn({ Apellidos: ' Vera  Paz' });
      await user.click(await submitButton());
      expect(await screen.findByRole('button', { name: '¡Enviado!' })).toBeDisabled();
      expect(screen.getByLabelText('Apellidos')).toBeDisabled();
      expect(screen.getByLabelText('Apellidos')).toHaveValue('Vera Paz');
      expect(await screen.findByText('¡Cotización creada!')).toBeInTheDocument();
      expect(api.asked(ROUTE)[0]?.body).toEqual({
        last_name: 'Vera Paz',
        first_name: 'Rosa',
        phone: '0991234567',
        email: 'rosa@ejemplo.ec',
        n_adults: 1,
        n_children: 0,
        travel_date: '2099-01-15',
        country: 'PE',
        agency: '0993371112001',
        privacy_accepted: true,
      });
    });

    test('once sent says what was asked, until when it is answered, where the confirmation goes, and whom to call', async () => {
      api.on(ROUTE, json(201, stored));
      const { user, container } = await fillIn();
      await user.click(await submitButton());
      const title = await screen.findByRole('heading', { name: 'Recibimos su solicitud' });
      expect(title).toHaveFocus();
      const heard = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(heard).toContain('Recibimos su solicitud. No hace falta enviarla otra vez.');
      const panel = within(screen.getByRole('region', { name: 'Recibimos su solicitud' }));
      const said = [
        'Perú',
        'jueves 15 de enero de 2099',
        '2 adultos, 1 niño',
        /2 dic 2098, 09:05 Guayaquil/,
        /^Le escribimos a rosa@ejemplo\.ec\./,
      ];
      for (const words of said) expect(panel.getByText(words)).toBeVisible();
      expect(panel.getByRole('link', { name: /^Llamar al/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
      expect(panel.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/wa\.me/),
      );
      expect(screen.getByRole('button', { name: '¡Enviado!' })).toBeDisabled();
      expect((await axe(container)).violations).toEqual([]);
    });

    test('asks for another quote with a form that is empty and judges nothing yet', async () => {
      api.on(ROUTE, json(201, stored));
      const { user } = await fillIn();
      await user.click(await submitButton());
      await user.click(await screen.findByRole('button', { name: 'Pedir otra cotización' }));
      const first = screen.getByLabelText('Apellidos');
      expect(first).toHaveFocus();
      for (const label of ['Apellidos', 'Nombres', 'Correo electrónico', 'Fecha de viaje', 'País de destino']) {
        expect(screen.getByLabelText(label)).toBeEnabled();
        expect(screen.getByLabelText(label)).toHaveValue('');
        expect(screen.getByLabelText(label)).toBeValid();
      }
      expect(screen.getByRole('checkbox', { name: /Acepto/ })).not.toBeChecked();
      expect(await submitButton()).toBeDisabled();
      expect(screen.queryByText('Recibimos su solicitud')).not.toBeInTheDocument();
    });

    test('names every broken field at once, in a summary that leads to them', async () => {
      const { user } = await fillIn({ Apellidos: '', 'Correo electrónico': 'rosa', 'Fecha de viaje': '2020-01-01' });
      await user.click(await submitButton());
      const link = await screen.findByRole('link', { name: 'Apellidos: Este campo es obligatorio.' });
      expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
      expect(screen.getByLabelText('Fecha de viaje')).toHaveAccessibleDescription(
        /La fecha debe ser mayor o igual al día de hoy/,
      );
      await user.click(link);
      expect(screen.getByLabelText('Apellidos')).toHaveFocus();
      expect(api.asked(ROUTE)).toHaveLength(0);
    });

    test('shows what the server refused at its field', async () => {
      api.on(ROUTE, json(400, { phone: ['Escriba un número de teléfono válido.'] }));
      const { user } = await fillIn();
      await user.click(await submitButton());
      expect(await screen.findByText('Error al crear la Cotización')).toBeInTheDocument();
      expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription(/Escriba un número de teléfono válido/);
    });

    test('keeps what was typed when there is no answer, and a second try is the same request', async () => {
      api.on(ROUTE, noNetwork());
      const { user } = await fillIn();
      await user.click(await submitButton());
      expect(await screen.findByText(/No hay conexión con la agencia/)).toBeInTheDocument();
      expect(screen.getByLabelText('Nombres')).toHaveValue('Rosa');
      expect(screen.queryByText('No se pudo completar')).not.toBeInTheDocument();
      // Who may not ask now knows no more than before.
      api.on(ROUTE, json(429, { detail: 'Demasiados', code: 'throttled' }, { 'Retry-After': '30' }));
      await user.click(await screen.findByRole('button', { name: 'Comprobar' }));
      expect(await screen.findByText(/Demasiados intentos/)).toBeInTheDocument();
      expect(screen.getByText(/No sabemos si se guardó/)).toBeInTheDocument();
      expect(screen.queryByText('Error al crear la Cotización')).not.toBeInTheDocument();
      api.on(ROUTE, json(201, stored));
      await user.click(await screen.findByRole('button', { name: 'Comprobar' }));
      await screen.findByRole('button', { name: '¡Enviado!' });
      expect(screen.queryByText(/No sabemos si se guardó/)).not.toBeInTheDocument();
      const keys = api.asked(ROUTE).map(({ headers }) => headers['Idempotency-Key']);
      expect(keys).toHaveLength(3);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(keys).size).toBe(1);
    });

    test('has what was typed again after a reload, but not the consent, and nothing once it was sent', async () => {
      api.on(ROUTE, json(201, stored));
      const before = await fillIn();
      before.unmount();
      const { user, unmount } = openSite('/home');
      await submitButton();
      expect(screen.getByLabelText('Apellidos')).toHaveValue('Vera');
      await screen.findByRole('option', { name: 'Perú' });
      expect(screen.getByLabelText('País de destino')).toHaveValue('PE');
      const consent = screen.getByRole('checkbox', { name: /Acepto Políticas de Privacidad/ });
      expect(consent).not.toBeChecked();
      await user.click(consent);
      await user.click(await submitButton());
      await screen.findByRole('button', { name: '¡Enviado!' });
      unmount();
      openSite('/home');
      await submitButton();
      expect(screen.getByLabelText('Apellidos')).toHaveValue('');
    });

    test('judges again what is corrected after an attempt', async () => {
      const { user } = await fillIn({ 'Correo electrónico': 'rosa' });
      expect(screen.getByLabelText('Correo electrónico')).not.toHaveAttribute('aria-invalid');
      await user.click(await submitButton());
      await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toBeInvalid());
      await write(user, screen.getByLabelText('Correo electrónico'), '@ejemplo.ec');
      expect(screen.getByLabelText('Correo electrónico')).not.toHaveAttribute('aria-invalid');
    });

    test('offers to load the countries again when they did not come', async () => {
      api.on('GET /api/v1/utils/all_countries', json(503, { detail: 'Error en el servidor' }));
      const { user } = openSite('/home');
      await screen.findByText('No pudimos cargar los países.');
      api.on('GET /api/v1/utils/all_countries', json(200, [{ code: 'PE', name: 'Perú' }]));
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      await waitFor(() => expect(screen.getByRole('option', { name: 'Perú' })).toBeInTheDocument());
    });
  });
});
