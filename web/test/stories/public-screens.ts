import { mailGroups } from '@bitacora/contracts';
import type { Page } from 'playwright-core';
import { openProposal } from './answered-screens.ts';
import { answer, at, dialogOf, type Screen, submit } from './screen.ts';

const token = 'a'.repeat(43);
const PROPOSAL = `/api/v1/proposal/${token}`;
const mailToken = 'a'.repeat(48);
const newPassword = 'Nueva contraseña';

/** A page behind a mailed link, whose check is answered by itself: each that fails counts for the server's limits. */
const behindLink = (path: string, heading: string, status = 204, body = {}) => ({
  name: `${path} (${status})`,
  open: async (page: Page) => {
    await answer(page, '/auth/users/link/', status, body);
    await at(`/user/${path}/MQ/un-token`, heading)(page);
    await page
      .getByRole('main')
      .getByRole(status === 204 ? 'button' : 'status')
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
  },
});
const confirmed = { detail: 'Ya está confirmado', code: 'already_confirmed' };
const gone = { token: ['El enlace no es válido o ya caducó.'] };

/** What everybody can see. */
export const publicScreens: Screen[] = [
  {
    name: 'the home page',
    open: async (page) => {
      await at('/home', /./)(page);
      await page.getByText('Emergencias en viaje').last().waitFor();
    },
  },
  {
    name: 'the quote form with errors',
    open: async (page) => {
      await at('/home', /./)(page);
      await page.getByRole('checkbox').check();
      await submit(page, 'Enviar solicitud');
    },
  },
  {
    name: 'the quote form that was sent',
    open: async (page) => {
      const quote = { country_name: 'Perú', travel_date: '2031-07-12', n_adults: 2, n_children: 1 };
      const email = 'una.direccion.muy.larga.de.alguien@correo-de-la-empresa.ec';
      await answer(page, '/api/v1/agency/web_quote/', 201, { ...quote, email, created_at: '2031-07-01T14:05:00.000Z' });
      await at('/home', /./)(page);
      for (const [label, text] of Object.entries({ Apellidos: 'Mora', Nombres: 'Ana', Teléfono: '0991234567' }))
        await page.getByLabel(label).fill(text);
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel('Fecha de viaje').fill(quote.travel_date);
      await page.getByLabel('País de destino').selectOption('PE');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Enviar solicitud' }).click();
      await page.getByRole('heading', { name: 'Recibimos su solicitud' }).waitFor();
    },
  },
  {
    name: 'a document whose link opens nothing',
    open: at('/api/v1/files/01a1fdf6-7262-7a93-85a8-975a28b8e375?expires=1', 'Este enlace ya no es válido'),
  },
  { name: 'the tours', open: at('/tours', 'Tours') },
  {
    name: 'a tour over the page that lists it',
    open: async (page) => {
      await at('/tours', 'Tours')(page);
      await page.getByRole('link', { name: 'Ver más: Cuenca' }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Programa Incluye' }).waitFor();
    },
  },
  { name: 'a tour at its address', open: at('/tours/cartagena-de-indias', 'Cartagena de Indias') },
  {
    name: 'the open menu',
    open: async (page) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await at('/home', /./)(page);
      await page.getByRole('button', { name: 'Abrir menú' }).click();
    },
  },
  {
    name: 'login with a wrong password',
    open: async (page) => {
      await answer(page, '/auth/jwt/create/', 401, { detail: 'No', code: 'no_active_account' });
      await at('/login', 'Iniciar sesión')(page);
      await page.getByLabel('Cédula').fill('0920000023');
      await page.getByLabel('Contraseña', { exact: true }).fill('equivocada');
      await submit(page, 'Iniciar sesión');
    },
  },
  {
    name: 'login with empty fields',
    open: async (page) => {
      await at('/login', 'Iniciar sesión')(page);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'the terms and conditions',
    open: async (page) => {
      await at('/login', 'Iniciar sesión')(page);
      await page.getByRole('button', { name: 'Términos y condiciones' }).click();
      await dialogOf(page, 'Términos y condiciones').waitFor();
    },
  },
  { name: 'forgot password', open: at('/user/reset_password', 'Recuperar contraseña') },
  {
    name: 'login that asks for a code, which is wrong',
    open: async (page) => {
      const detail = 'Ese código no es válido.';
      await answer(page, '/auth/jwt/create/', 401, { detail, code: 'otp_wrong' });
      await at('/login', 'Iniciar sesión')(page);
      await page.getByLabel('Cédula').fill('0920000023');
      await page.getByLabel('Contraseña', { exact: true }).fill('Viaje2026');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.getByText(detail).first().waitFor();
    },
  },
  ...[
    { state: 'open', said: 'Quiénes viajan', changes: {} },
    { state: 'accepted', said: /Usted aceptó esta propuesta/, changes: { accepted_at: openProposal.sent_at } },
    { state: 'sold', said: /Su viaje ya está en marcha/, changes: { is_sold: true } },
  ].map(({ state, said, changes }) => ({
    name: `a proposal that is ${state}`,
    open: async (page: Page) => {
      await answer(page, PROPOSAL, 200, { ...openProposal, ...changes });
      await at(`/propuesta/${token}`, 'Su propuesta de viaje a Perú')(page);
      await page.getByText(said).first().waitFor();
    },
  })),
  {
    name: 'a proposal with names that are wrong',
    open: async (page) => {
      await answer(page, PROPOSAL, 200, openProposal);
      await at(`/propuesta/${token}`, 'Su propuesta de viaje a Perú')(page);
      await page
        .getByLabel(/^Nombres/)
        .first()
        .fill('R0sa');
      await page.getByRole('button', { name: 'Aceptar propuesta' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'a proposal that is not there any more',
    open: async (page) => {
      await answer(page, PROPOSAL, 404, { detail: 'No existe', code: 'not_found' });
      await at(`/propuesta/${token}`, 'Su propuesta de viaje')(page);
      await page.getByText('Esta propuesta ya no está disponible').waitFor();
    },
  },
  ...[
    {
      state: 'is there',
      status: 200,
      said: 'Recordatorios de sus servicios',
      body: { emails: ['a***@correo.ec'], groups: mailGroups.map((group) => ({ group, is_on: group !== 'welcome' })) },
    },
    {
      state: 'is of no mail',
      status: 404,
      said: 'Este enlace no abre nada',
      body: { detail: 'No existe', code: 'not_found' },
    },
  ].map(({ state, status, said, body }) => ({
    name: `the choice of mails that ${state}`,
    open: async (page: Page) => {
      await answer(page, `/api/v1/mail_choices/${mailToken}`, status, body);
      await at(`/correos/${mailToken}`, 'Correos que recibe')(page);
      await page.getByText(said).first().waitFor();
    },
  })),
  {
    name: 'where the reset link will go',
    open: async (page) => {
      await answer(page, '/user/email_by_user/**', 200, { email: 'j***@correo-con-un-nombre-muy-largo.example.com' });
      await answer(page, '/auth/users/reset_password/', 204, {});
      await at('/user/reset_password', 'Recuperar contraseña')(page);
      await page.getByLabel('Cédula').fill('0920000023');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('button', { name: 'Enviar enlace' }).waitFor();
    },
  },
  {
    name: 'an unknown person asks for a reset',
    open: async (page) => {
      await answer(page, '/user/email_by_user/**', 404, { detail: 'Usuario no existe' });
      await at('/user/reset_password', 'Recuperar contraseña')(page);
      await page.getByLabel('Cédula').fill('0920000023');
      await submit(page, 'Continuar');
    },
  },
  {
    name: 'a new password with errors',
    open: async (page) => {
      await answer(page, '/auth/users/link/', 204, {});
      await at('/user/password/reset/confirm/MQ/un-token', 'Elija una nueva contraseña')(page);
      await page.getByLabel(newPassword, { exact: true }).fill('corta');
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  behindLink('activate', 'Active su cuenta'),
  behindLink('activate', 'Este enlace ya no sirve', 400, gone),
  behindLink('activate', 'Su cuenta ya está activa', 403, {
    detail: 'Esta cuenta ya está activa',
    code: 'already_active',
  }),
  behindLink('password/reset/confirm', 'Este enlace ya no sirve', 400, gone),
  behindLink('confirm_email', 'Confirme su correo'),
  behindLink('confirm_email', 'Este enlace ya no sirve', 400, gone),
  behindLink('confirm_email', 'Su correo quedó confirmado', 403, confirmed),
  behindLink('undo_email', '¿No pidió usted este cambio?'),
  behindLink('undo_email', 'Este enlace ya no sirve', 400, gone),
  behindLink('undo_email', 'El cambio quedó deshecho', 403, {
    detail: 'El cambio de correo ya está deshecho',
    code: 'already_undone',
  }),
  behindLink('confirm_account', 'Confirme que es usted'),
  behindLink('confirm_account', 'Este enlace ya no sirve', 400, gone),
  behindLink('confirm_account', 'Listo: es usted', 403, confirmed),
  behindLink('employment', '¿Acepta trabajar con esta agencia?'),
  { name: 'a page that does not exist', open: at('/no/existe', 'Esta página no existe') },
];
