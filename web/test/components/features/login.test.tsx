import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readStored } from '../../../src/lib/session/stored-session.ts';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { accessToken, carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const submitButton = () => screen.findByRole('button', { name: 'Iniciar sesión' });

async function logIn() {
  const site = openSite('/login');
  await site.user.type(await screen.findByLabelText('Cédula'), '0920000023');
  await site.user.type(screen.getByLabelText('Contraseña'), 'Viaje2026');
  await site.user.click(await submitButton());
  return site;
}

function letIn(user: typeof carlos) {
  api.on('POST /auth/jwt/create', json(200, { access: accessToken(), refresh: 'refresh-1' }));
  api.on('GET /auth/users/me', json(200, user));
}

describe('the login screen', () => {
  test('asks for cédula and password, and says so at each field when they are missing', async () => {
    const { user } = openSite('/login');
    await user.click(await submitButton());
    expect(await screen.findAllByText('Este campo es obligatorio.')).toHaveLength(2);
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
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/journeys'));
  });

  test('does not show itself to who is logged in', async () => {
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    const { router } = openSite('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/journeys'));
  });

  test('leads back to the page that asked for a login', async () => {
    letIn(carlos);
    const { user, router } = openSite('/user/information');
    await user.type(await screen.findByLabelText('Cédula'), '0920000023');
    await user.type(screen.getByLabelText('Contraseña'), 'Viaje2026');
    await user.click(await submitButton());
    expect(await screen.findByRole('heading', { name: 'Mis Datos Personales' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/user/information');
  });

  test('tells a refused person with the toast until the next key, and clears the session', async () => {
    api.on('POST /auth/jwt/create', json(401, { detail: 'No', code: 'no_active_account' }));
    const { user } = await logIn();
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Cédula o contraseña Incorrecta');
    expect(screen.getAllByText('Cédula o contraseña Incorrecta')).toHaveLength(1);
    await waitFor(() => expect(screen.getByLabelText('Contraseña')).toHaveFocus());
    expect(screen.getByLabelText('Contraseña')).toBeInvalid();
    expect(readStored()).toBeNull();
    expect(screen.getByLabelText('Cédula')).toHaveValue('0920000023');
    const shown = toast.closest<HTMLElement>('.Toastify__toast');
    if (!shown) throw new Error('no toast');
    fireEvent.animationEnd(shown);
    expect(shown.querySelector('.Toastify__progress-bar--animated')).toBeNull();
    await user.type(screen.getByLabelText('Contraseña'), 'V');
    fireEvent.animationEnd(shown);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  test('speaks of no session that ended to a refused person who had none', async () => {
    api.on('POST /auth/jwt/create', json(401, { detail: 'No', code: 'no_active_account' }));
    const { user } = openSite('/my_journeys');
    await user.type(await screen.findByLabelText('Cédula'), '0920000023');
    await user.type(screen.getByLabelText('Contraseña'), 'equivocada');
    await user.click(await submitButton());
    await screen.findByRole('alert');
    expect(screen.queryByText(/Su sesión terminó/)).not.toBeInTheDocument();
  });

  test('says how long to wait after too many attempts', async () => {
    api.on('POST /auth/jwt/create', json(429, { detail: 'Demasiados', code: 'throttled' }, { 'Retry-After': '30' }));
    await logIn();
    expect(await screen.findByText('Demasiados intentos. Espere 30 segundos e intente de nuevo.')).toBeInTheDocument();
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
