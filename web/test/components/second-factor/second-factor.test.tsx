import { validationMessages } from '@bitacora/contracts/messages';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { employeePath, FakeApi, json, noContent } from '../support/fake-api.ts';
import { carlos, diego, employeeOf, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const FACTOR = '/auth/users/second_factor';
const off = { is_on: false, is_required: false, recovery_codes_left: 0 };
const on = { ...off, is_on: true, recovery_codes_left: 9 };
const codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];
const tokens = { access: 'new', refresh: 'new' };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, diego));
  api.on(employeePath(diego), json(200, employeeOf(diego, 'owner')));
});

const sent = (call: string) => api.asked(call).map(({ body }) => body);

describe('the second factor of an account', () => {
  async function open(factor: typeof off) {
    remember(diego);
    api.on(`GET ${FACTOR}`, json(200, factor));
    const site = openSite('/user/second_factor');
    await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' });
    return site;
  }

  test('is set up with the password and a first code, and its recovery codes are shown once', async () => {
    api.on(`POST ${FACTOR}`, json(200, { secret: 'JBSWY3DP', uri: 'otpauth://totp/Bit%C3%A1cora?secret=JBSWY3DP' }));
    api.on(`POST ${FACTOR}/confirm`, json(200, { recovery_codes: codes }));
    api.on('POST /auth/jwt/refresh', json(200, tokens));
    const { user, container, router } = await open(off);
    await user.type(await screen.findByLabelText('Contraseña actual'), 'Clave-1234');
    await user.click(screen.getByRole('button', { name: 'Empezar' }));
    expect(await screen.findByRole('img', { name: 'Código QR para la aplicación de verificación' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lea este código con la aplicación' })).toHaveFocus();
    // In fours for who types it, in one word for who copies it.
    const key = screen.getByText('JBSW').parentElement;
    expect([...(key?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['JBSW', 'Y3DP']);
    expect(key).toHaveTextContent('JBSWY3DP');
    expect((await axe(container)).violations).toEqual([]);
    expect(sent(`POST ${FACTOR}`)).toEqual([{ current_password: 'Clave-1234' }]);

    const code = screen.getByLabelText('Código de 6 dígitos');
    await user.type(code, '12345');
    await user.click(screen.getByRole('button', { name: 'Activar' }));
    expect(await screen.findByText('Escriba los 6 dígitos que muestra la aplicación.')).toBeVisible();
    await user.type(code, ' 6');
    api.on(`GET ${FACTOR}`, json(200, on));
    await user.click(screen.getByRole('button', { name: 'Activar' }));
    const list = within(await screen.findByRole('list', { name: 'Códigos de recuperación' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(sent(`POST ${FACTOR}/confirm`)).toEqual([{ code: '123456' }]);
    // Who was no staff without it works from now on.
    await waitFor(() => expect(sent('POST /auth/jwt/refresh')[0]).toEqual({ refresh: 'refresh-1' }));
    // Whoever leaves them by a slip is asked: nobody shows them again.
    router.navigate('/home');
    await user.click(await screen.findByRole('button', { name: 'Quedarme' }));
    expect(list.getAllByRole('listitem')).toHaveLength(codes.length);
    await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByText('Le quedan 9 códigos de recuperación.')).toBeVisible();
  });

  test('says what the server has against the code', async () => {
    api.on(`POST ${FACTOR}`, json(200, { secret: 'JBSWY3DP', uri: 'otpauth://totp/B?secret=JBSWY3DP' }));
    api.on(`POST ${FACTOR}/confirm`, json(400, { code: ['El código no es correcto o ya se usó.'] }));
    const { user } = await open(off);
    await user.type(await screen.findByLabelText('Contraseña actual'), 'Clave-1234{Enter}');
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '000000{Enter}');
    expect(await screen.findByText('El código no es correcto o ya se usó.')).toBeVisible();
  });

  test('keeps the place of who goes back, moves and gives that up', async () => {
    const isWithin = (name: string) => waitFor(() => expect(document.activeElement).toContainElement(button(name)));
    const button = (name: string) => screen.getByRole('button', { name });
    api.on(`POST ${FACTOR}`, json(200, { secret: 'JBSWY3DP', uri: 'otpauth://totp/B?secret=JBSWY3DP' }));
    const { user } = await open(on);
    await user.click(await screen.findByRole('button', { name: 'Cambiar de teléfono' }));
    expect(document.body).not.toHaveFocus();
    await isWithin('Empezar');
    await user.type(screen.getByLabelText('Contraseña actual'), 'Clave-1234');
    await user.type(screen.getByLabelText('Código del teléfono anterior'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Lea este código con la aplicación' });
    await user.click(button('Volver'));
    expect(document.body).not.toHaveFocus();
    await isWithin('Empezar');
    await user.click(button('Volver'));
    expect(document.body).not.toHaveFocus();
    await isWithin('Cambiar de teléfono');
  });

  test('is switched off by who types the password and a code', async () => {
    api.on(`POST ${FACTOR}/remove`, json(400, { otp: ['Este campo es obligatorio.'] }));
    const { user } = await open(on);
    await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Contraseña actual'), 'Clave-1234');
    await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    await user.type(dialog.getByLabelText('Código de verificación'), '123456');
    api.on(`POST ${FACTOR}/remove`, noContent());
    api.on(`GET ${FACTOR}`, json(200, off));
    await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Verificación en dos pasos desactivada')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Empezar' })).toBeVisible();
    expect(sent(`POST ${FACTOR}/remove`).at(-1)).toEqual({ current_password: 'Clave-1234', otp: '123456' });
  });

  test('has other recovery codes for who types the password and a code', async () => {
    api.on(`POST ${FACTOR}/recovery_codes`, json(200, { recovery_codes: codes }));
    const { user } = await open(on);
    await user.click(await screen.findByRole('button', { name: 'Crear códigos nuevos' }));
    const dialog = await screen.findByRole('dialog');
    expect((await axe(dialog)).violations).toEqual([]);
    await user.type(within(dialog).getByLabelText('Contraseña actual'), 'Clave-1234');
    await user.type(within(dialog).getByLabelText('Código de verificación'), codes[0] ?? '');
    await user.click(within(dialog).getByRole('button', { name: 'Crear códigos' }));
    const list = within(await screen.findByRole('list', { name: 'Códigos de recuperación' }));
    expect(list.getAllByRole('listitem')).toHaveLength(codes.length);
    expect(sent(`POST ${FACTOR}/recovery_codes`)).toEqual([{ current_password: 'Clave-1234', otp: codes[0] }]);
  });

  test('moves to another phone by a code of the one before, also where the agency asks for it', async () => {
    api.on(`POST ${FACTOR}`, json(400, { otp: ['El código no es correcto o ya se usó.'] }));
    api.on(`POST ${FACTOR}/confirm`, json(200, { recovery_codes: codes }));
    api.on('POST /auth/jwt/refresh', json(200, tokens));
    const { user, container } = await open({ ...on, is_required: true });
    await user.click(await screen.findByRole('button', { name: 'Cambiar de teléfono' }));
    await user.type(screen.getByLabelText('Contraseña actual'), 'Clave-1234');
    await user.type(screen.getByLabelText('Código del teléfono anterior'), '000000');
    await user.click(screen.getByRole('button', { name: 'Empezar' }));
    expect(await screen.findByText('El código no es correcto o ya se usó.')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    api.on(`POST ${FACTOR}`, json(200, { secret: 'JBSWY3DP', uri: 'otpauth://totp/B?secret=JBSWY3DP' }));
    await user.click(screen.getByRole('button', { name: 'Empezar' }));
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
    expect(sent(`POST ${FACTOR}`).at(-1)).toEqual({ current_password: 'Clave-1234', otp: '000000' });
    const list = within(await screen.findByRole('list', { name: 'Códigos de recuperación' }));
    expect(list.getAllByRole('listitem')).toHaveLength(codes.length);
  });

  test('cannot be switched off where the agency asks for it', async () => {
    await open({ ...on, is_required: true });
    expect(await screen.findByText('Su agencia la pide: no se puede desactivar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull();
  });

  test('is nothing for a traveller, whose menu does not have it', async () => {
    api.on('GET /auth/users/me', json(200, carlos));
    remember(carlos);
    openSite('/user/second_factor');
    expect(await screen.findByText(/es para quienes trabajan en la agencia/)).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Su cuenta' }));
    expect(menu.queryByRole('link', { name: 'Verificación en dos pasos' })).toBeNull();
  });
});

describe('a login with a second factor', () => {
  const refused = (code: string, detail = 'Escriba el código') => json(401, { detail, code });

  test('asks for the code beside what was typed, and says when it is wrong', async () => {
    api.on('POST /auth/jwt/create', refused('otp_required'));
    const { user } = openSite('/login');
    await user.type(await screen.findByLabelText('Cédula'), diego.username);
    await user.type(screen.getByLabelText('Contraseña'), 'Clave-1234{Enter}');
    const code = await screen.findByLabelText('Código de verificación');
    await waitFor(() => expect(code).toHaveFocus());
    api.on('POST /auth/jwt/create', refused('otp_wrong', validationMessages.codeWrong));
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/no es correcto o ya se usó/));
    await waitFor(() => expect(code).toHaveFocus());
    api.on('POST /auth/jwt/create', json(200, tokens));
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Código de verificación')).toBeNull());
    expect(sent('POST /auth/jwt/create').at(-1)).toEqual({
      username: diego.username,
      password: 'Clave-1234',
      otp: '123456',
    });
  });

  test('leads who still needs one to where it is set up', async () => {
    api.on('GET /auth/users/me', json(200, { ...diego, is_staff: false, needs_second_factor: true }));
    api.on('POST /auth/jwt/create', json(200, tokens));
    api.on(`GET ${FACTOR}`, json(200, { ...off, is_required: true }));
    const { user } = openSite('/login');
    await user.type(await screen.findByLabelText('Cédula'), diego.username);
    await user.type(screen.getByLabelText('Contraseña'), 'Clave-1234{Enter}');
    expect(await screen.findByText('Su agencia la pide: actívela para trabajar.')).toBeVisible();
  });
});
