import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeApi, json, noContent } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

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

describe.each([
  ['confirm_email', 'Confirmar este correo', 'POST /api/v1/user/email/confirm', 'Su correo quedó confirmado'],
  ['undo_email', 'No fui yo: deshacer el cambio', 'POST /api/v1/user/email/undo', 'El cambio quedó deshecho'],
  ['confirm_account', 'Sí, soy yo', 'POST /api/v1/user/account/confirm', 'Listo: es usted'],
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
  ['undo', 'No fui yo: deshacer el cambio', 'El cambio quedó deshecho', 'Deshicimos el cambio: elija otra contraseña'],
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
