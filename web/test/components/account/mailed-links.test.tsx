import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

describe('links that came by mail', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on(CHECK, noContent);
  });

  const EMAIL = 'GET /api/v1/user/email_by_user/0920000023';
  const RESET = 'POST /auth/users/reset_password';
  const CONFIRM = 'POST /auth/users/reset_password_confirm';
  const ACTIVATE = 'POST /auth/users/activation';
  const CHECK = 'POST /auth/users/link';
  const ME = 'GET /auth/users/me';
  const MESSAGE = ['El enlace no es válido o ya caducó.'];
  /** Tokens as the server answers them to whoever is to be logged in. */
  const tokens = () => json(200, { access: 'a.b.c', refresh: 'r' });

  async function askByCedula() {
    const site = openSite('/user/reset_password');
    await write(site.user, await screen.findByLabelText('Cédula'), '0920000023');
    await site.user.click(screen.getByRole('button', { name: 'Continuar' }));
    return site;
  }

  async function choose(path: string, button: string, password = 'Viaje2027', again = password) {
    const site = openSite(path);
    await write(site.user, await screen.findByLabelText('Nueva contraseña'), password);
    await write(site.user, screen.getByLabelText('Repita la contraseña'), again);
    await site.user.click(screen.getByRole('button', { name: button }));
    return site;
  }

  const tenMinutes = () => act(() => jest.advanceTimersByTimeAsync(10 * 60_000));

  describe('a forgotten password', () => {
    afterEach(() => void jest.useRealTimers());

    test('shows the masked e-mail before the link is sent there', async () => {
      api.on(EMAIL, json(200, { email: 'c***@gmail.com' })).on(RESET, noContent());
      const { user } = await askByCedula();
      expect(await screen.findByText('c***@gmail.com')).toBeInTheDocument();
      expect(api.asked(RESET)).toHaveLength(0);
      await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
      const sent = await screen.findByRole('heading', { name: 'Revise su correo' });
      // The button that led here is gone: reading goes on at what took its place.
      expect(document.activeElement).toContainElement(sent);
      expect(document.body).not.toHaveFocus();
      expect(api.asked(RESET)[0]?.body).toEqual({ username: '0920000023' });
    });

    test('of an unknown person says that the user does not exist', async () => {
      api.on(EMAIL, json(404, { detail: 'Usuario no existe', code: 'user_not_found' }));
      await askByCedula();
      await waitFor(() => expect(screen.getByLabelText('Cédula')).toHaveAccessibleDescription(/Usuario no existe/));
      await waitFor(() => expect(screen.getAllByText('Usuario no existe')).toHaveLength(2));
    });

    test('of a person without e-mail leads to the agency', async () => {
      api.on(EMAIL, json(200, { email: null }));
      await askByCedula();
      expect(await screen.findByText(/Comuníquese con su agencia/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Enviar enlace' })).not.toBeInTheDocument();
    });

    test('is told to be mailed or to have been, to everybody alike, and no time that may be wrong', async () => {
      api.on(EMAIL, json(200, { email: 'c***@gmail.com' })).on(RESET, noContent());
      const { user } = await askByCedula();
      await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
      expect(await screen.findByText(/hace menos de 10 minutos, busque ese mensaje: sigue sirviendo/)).toBeVisible();
      expect(screen.queryByText(/24 horas|[Ee]nviamos (un correo|el enlace)/)).not.toBeInTheDocument();
      expect(screen.getByText(/^Podrá pedir otro desde el \S+ \d+ \S+, \d\d:\d\d Guayaquil\.$/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).not.toBeInTheDocument();
    });

    test('that does not arrive is sent again from where one is told of it, once that has another mailed', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      api.on(EMAIL, json(200, { email: 'c***@gmail.com' })).on(RESET, noContent());
      const { user } = await askByCedula();
      await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
      await screen.findByRole('heading', { name: 'Revise su correo' });
      await tenMinutes();
      await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
      await waitFor(() => expect(api.asked(RESET)).toHaveLength(2));
      await screen.findByText(/Podrá pedir otro desde/);
      await tenMinutes();
      api.on(RESET, json(429, { detail: 'Demasiados', code: 'rate_limited' }, { 'Retry-After': '180' }));
      await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
      expect(await screen.findByText(/Espere 3 minutos/)).toBeInTheDocument();
      expect(await screen.findByText('Error al recuperar contraseña')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Revise su correo' })).toBeInTheDocument();
    });

    test('of a person who asked too often says how long to wait', async () => {
      api.on(EMAIL, json(429, { detail: 'Demasiados', code: 'rate_limited' }, { 'Retry-After': '30' }));
      await askByCedula();
      expect(await screen.findByText(/Espere 30 segundos/)).toBeInTheDocument();
    });

    test('names whom to call when the page does not help', async () => {
      openSite('/user/reset_password');
      expect(await screen.findByText(/¿Necesita ayuda\?/)).toBeInTheDocument();
    });

    test('says what to do when nothing answers', async () => {
      api.on(EMAIL, noNetwork());
      await askByCedula();
      expect(await screen.findByText(/No hay conexión/)).toBeInTheDocument();
      expect(screen.getByLabelText('Cédula')).toHaveValue('0920000023');
    });
  });

  describe('a new password behind a mailed link', () => {
    const path = '/user/password/reset/confirm/uid-1/token-1';
    const button = 'Guardar contraseña';

    test('shows its rules and checks them off while it is written', async () => {
      const { user } = openSite(path);
      await write(user, await screen.findByLabelText('Nueva contraseña'), 'viaje');
      expect(screen.getByText('Al menos 8 caracteres')).toHaveTextContent('falta');
      await write(user, screen.getByLabelText('Nueva contraseña'), '2027');
      expect(screen.getByText('Al menos 8 caracteres')).toHaveTextContent('cumplido');
      expect(screen.getByText('Al menos un número')).toHaveTextContent('cumplido');
      expect(screen.getByText('Mayúsculas y minúsculas')).toHaveTextContent('falta');
    });

    test('is refused at the second field when the two differ', async () => {
      await choose(path, button, 'Viaje2027', 'Viaje2028');
      await waitFor(() =>
        expect(screen.getByLabelText('Repita la contraseña')).toHaveAccessibleDescription(
          /Las contraseñas no coinciden/,
        ),
      );
      expect(api.asked(CONFIRM)).toHaveLength(0);
    });

    test.each([
      ['a traveller', carlos, '/my_journeys'],
      ['staff', maria, '/admin'],
    ])('is saved, and %s is inside, where everybody of that role begins', async (_, user, landing) => {
      api.on(CONFIRM, tokens()).on(ME, () => json(200, user));
      const { router } = await choose(path, button);
      expect(await screen.findByText('Contraseña Actualizada Exitosamente')).toBeInTheDocument();
      await waitFor(() => expect(router.state.location.pathname).toBe(landing));
      expect(api.asked(CONFIRM)[0]?.body).toEqual({
        uid: 'uid-1',
        token: 'token-1',
        new_password: 'Viaje2027',
        re_new_password: 'Viaje2027',
        log_in: true,
      });
    });

    test('of a server that logs nobody in leads to login', async () => {
      api.on(CONFIRM, noContent());
      const { router } = await choose(path, button);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    });

    test('is not asked for behind a link that no longer serves: the way to a new one is', async () => {
      api.on(CHECK, json(400, { token: MESSAGE }));
      openSite(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
      expect(screen.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
        'href',
        '/user/reset_password',
      );
      expect(api.asked(CHECK)[0]?.body).toEqual({ uid: 'uid-1', token: 'token-1' });
    });

    test('waits until the link could be checked', async () => {
      api.on(CHECK, json(429, { detail: 'Demasiados', code: 'rate_limited' }, { 'Retry-After': '30' }));
      const { user } = openSite(path);
      expect(await screen.findByText(/Espere 30 segundos/)).toBeInTheDocument();
      api.on(CHECK, noContent());
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByLabelText('Nueva contraseña')).toBeInTheDocument();
    });

    test('leads to a new link when this one stopped serving meanwhile', async () => {
      api.on(CONFIRM, json(400, { token: MESSAGE }));
      await choose(path, button);
      expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
        'href',
        '/user/reset_password',
      );
      expect(await screen.findByText('Error al recuperar contraseña')).toBeInTheDocument();
    });

    test('is kept, to be tried again, when the server is away', async () => {
      api.on(CONFIRM, json(503, { detail: 'Error en el servidor' }));
      const { user, router } = await choose(path, button);
      expect(await screen.findByText(/Sus datos siguen aquí/)).toBeInTheDocument();
      expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('Viaje2027');
      api.on(CONFIRM, noContent());
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    });

    test('shows at its field what the server has against it', async () => {
      api.on(CONFIRM, json(400, { new_password: ['Esta contraseña es muy común. Elija otra.'] }));
      await choose(path, button);
      await waitFor(() => expect(screen.getByLabelText('Nueva contraseña')).toHaveAccessibleDescription(/muy común/));
    });
  });

  describe('an activation', () => {
    const path = '/user/activate/uid-1/token-1';
    const button = 'Activar mi cuenta';

    test('chooses a password and is inside', async () => {
      api.on(ACTIVATE, tokens()).on(ME, () => json(200, carlos));
      const { router } = await choose(path, button);
      await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
      expect(await screen.findByText('Su cuenta está activa.')).toBeInTheDocument();
      expect(api.asked(ACTIVATE)[0]?.body).toMatchObject({ uid: 'uid-1', new_password: 'Viaje2027', log_in: true });
    });

    test('by a link that did its work says that the account is active, before anything is typed and without a toast', async () => {
      api.on(CHECK, json(403, { detail: 'Esta cuenta ya está activa', code: 'already_active' }));
      openSite(path);
      expect(await screen.findByText(/cuenta ya está activa/)).toBeInTheDocument();
      expect(screen.getByRole('main')).toContainElement(
        screen.getAllByRole('link', { name: 'Iniciar sesión' }).at(-1) ?? null,
      );
      expect(screen.queryByText('Error al activar la cuenta')).not.toBeInTheDocument();
      expect(screen.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument();
    });

    test('by a link that no longer serves leads to a new one', async () => {
      api.on(CHECK, json(400, { uid: MESSAGE }));
      openSite(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
        'href',
        '/user/reset_password',
      );
    });

    test('with a link that stopped serving meanwhile says so', async () => {
      api.on(ACTIVATE, json(400, { uid: ['El enlace no es válido o ya caducó.'] }));
      await choose(path, button);
      expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
      expect(await screen.findByText('Error al activar la cuenta')).toBeInTheDocument();
    });

    test('of an account that is active already leads to login', async () => {
      api.on(ACTIVATE, json(403, { detail: 'Esta cuenta ya está activa', code: 'already_active' }));
      await choose(path, button);
      expect(await screen.findByText(/cuenta ya está activa/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'No recuerdo mi contraseña' })).toBeInTheDocument();
      expect(screen.queryByText('Error al activar la cuenta')).not.toBeInTheDocument();
    });
  });

  test.each([
    '/user/reset_password',
    '/user/password/reset/confirm/u/t',
    '/user/activate/u/t',
    '/user/confirm_email/u/t',
    '/user/undo_email/u/t',
    '/user/confirm_account/u/t',
    '/user/employment/u/t',
  ])('%s has no accessibility finding', async (path) => {
    const { container } = openSite(path);
    await screen.findByRole('heading', { level: 1 });
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('what a link does', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on(CHECK, noContent);
  });

  const CHECK = 'POST /auth/users/link';
  const ME = 'GET /auth/users/me';
  const MESSAGE = ['El enlace no es válido o ya caducó.'];

  describe.each([
    ['confirm_email', 'Confirmar este correo', 'POST /api/v1/user/email/confirm', 'Su correo quedó confirmado'],
    ['undo_email', 'No fui yo: deshacer el cambio', 'POST /api/v1/user/email/undo', 'El cambio quedó deshecho'],
    ['confirm_account', 'Sí, soy yo', 'POST /api/v1/user/account/confirm', 'Listo: es usted'],
    ['employment', 'Aceptar la invitación', 'POST /api/v1/user/employment/accept', 'Listo: ya es parte de la agencia'],
  ])('the page of %s', (page, button, route, done) => {
    const path = `/user/${page}/uid-1/token-1`;

    test('does nothing before its button is pressed, and says what was done', async () => {
      api.on(route, noContent);
      const { user } = openSite(path);
      const press = await screen.findByRole('button', { name: button });
      expect(api.asked(route)).toHaveLength(0);
      await user.click(press);
      const title = await screen.findByRole('heading', { name: done });
      expect(title).toHaveFocus();
      // The page says one thing: not any more what was asked before.
      expect(within(screen.getByRole('main')).getAllByRole('heading')).toEqual([title]);
      expect(api.asked(route)[0]?.body).toEqual({ uid: 'uid-1', token: 'token-1' });
    });

    test('says at once that a link no longer serves, or when it stopped meanwhile', async () => {
      api.on(CHECK, json(400, { token: MESSAGE }));
      const { unmount } = openSite(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
      unmount();
      api.on(CHECK, noContent()).on(route, json(400, { token: MESSAGE }));
      const { user } = openSite(path);
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeInTheDocument();
    });

    test('can be pressed again when the server was away', async () => {
      api.on(route, json(503, { detail: 'Error en el servidor' }));
      const { user } = openSite(path);
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      api.on(route, noContent());
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
    });
  });

  test('for an agency says before whose session in this browser it ends', async () => {
    remember(maria);
    api.on(ME, json(200, maria));
    const { unmount } = openSite(`/user/employment/${maria.id}/token-1`);
    expect(await screen.findByText(/se cierra su sesión en este navegador/)).toBeVisible();
    unmount();
    openSite('/user/employment/uid-1/token-1');
    expect(await screen.findByText(/está abierta la sesión de María José Andrade/)).toBeVisible();
  });

  describe.each([
    ['confirm_email', 'Confirmar este correo', 'POST /api/v1/user/email/confirm', 'Su correo quedó confirmado'],
    ['undo_email', 'No fui yo: deshacer el cambio', 'POST /api/v1/user/email/undo', 'El cambio quedó deshecho'],
    ['confirm_account', 'Sí, soy yo', 'POST /api/v1/user/account/confirm', 'Listo: es usted'],
    ['employment', 'Aceptar la invitación', 'POST /api/v1/user/employment/accept', 'Listo: ya es parte de la agencia'],
  ])('a link of %s that did its work', (page, button, route, done) => {
    const path = `/user/${page}/uid-1/token-1`;
    const used = json(403, { detail: 'Ya está confirmado', code: 'already_confirmed' });

    test('before says so when it is opened again, and nothing of an error', async () => {
      api.on(CHECK, used);
      openSite(path);
      expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText('Este enlace ya no sirve')).not.toBeInTheDocument();
    });

    test('in another tab meanwhile says so when its button is pressed', async () => {
      const { user } = openSite(path);
      const press = await screen.findByRole('button', { name: button });
      api.on(CHECK, used).on(route, json(400, { token: MESSAGE }));
      await user.click(press);
      expect(await screen.findByRole('heading', { name: done })).toHaveFocus();
      expect(screen.queryByText('Este enlace ya no sirve')).not.toBeInTheDocument();
    });
  });

  test.each([
    ['confirm', 'Confirmar este correo', 'Su correo quedó confirmado', 'Falta un paso: elija otra contraseña'],
    [
      'undo',
      'No fui yo: deshacer el cambio',
      'El cambio quedó deshecho',
      'Deshicimos el cambio: elija otra contraseña',
    ],
  ])('to %s a change of e-mail ends the session of this browser too', async (what, button, done, mail) => {
    remember(carlos);
    api.on(ME, json(200, carlos)).on(`POST /api/v1/user/email/${what}`, noContent());
    const { user } = openSite(`/user/${what}_email/uid-1/token-1`);
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('heading', { name: done });
    // The password serves no more: the way on is in the mail, or asks for another one.
    expect(screen.getByText(new RegExp(`Busque en .* buzón .*el mensaje «${mail}»`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'No me llegó: pedir otro enlace' })).toHaveAttribute(
      'href',
      '/user/reset_password',
    );
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Iniciar sesión' })).toBeNull();
    expect(localStorage.getItem('bitacora.session')).toBeNull();
  });
});
