import { type MailChoices, mailsOfMoney } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const token = 'a'.repeat(48);
const LINK = `/correos/${token}`;
const CHOICES = `/api/v1/mail_choices/${token}`;
const OWN = '/api/v1/user/mail_choices';

const choices = (isOn: boolean): MailChoices => ({
  emails: ['a***@correo.ec'],
  groups: [
    { group: 'reminders', is_on: isOn },
    { group: 'payments', is_on: true },
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const reminders = () => screen.findByRole('switch', { name: 'Recordatorios de sus servicios' });

describe('who follows the link of a mail', () => {
  test('sees what comes and where to, and changes nothing by opening it', async () => {
    api.on(`GET ${CHOICES}`, json(200, choices(true)));
    const { container } = openSite(LINK);
    expect(await reminders()).toBeChecked();
    expect(screen.getByRole('heading', { level: 1, name: 'Correos que recibe' })).toBeVisible();
    expect(screen.getByText('Llegan a a***@correo.ec')).toBeVisible();
    expect(screen.getByText(/Siempre le llegan.* su compra.* cambios y cancelaciones.* vouchers/)).toBeVisible();
    expect(await reminders()).toHaveAccessibleDescription(/Check-in/);
    expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('reads of payments what that switch is of, and of nothing else', async () => {
    api.on(`GET ${CHOICES}`, json(200, choices(true)));
    openSite(LINK);
    const said: Record<string, RegExp> = {
      balance: /saldo/,
      invoice: /facturas/,
      payment: /Pagos/,
      refund: /devoluciones/,
    };
    expect(new Set(mailsOfMoney.map((template) => template.split('-')[0]))).toEqual(new Set(Object.keys(said)));
    const payments = await screen.findByRole('switch', { name: 'Pagos y saldo' });
    for (const word of Object.values(said)) expect(payments).toHaveAccessibleDescription(word);
    expect(payments).not.toHaveAccessibleDescription(/compr/);
  });

  test('switches a group off with one press, and hears that it is stored', async () => {
    api.on(`GET ${CHOICES}`, json(200, choices(true)));
    api.on(`POST ${CHOICES}`, json(200, choices(false)));
    const { user } = openSite(LINK);
    await user.click(await reminders());
    expect(await screen.findByText(/ya no le llegarán los correos de «Recordatorios de sus servicios»/)).toBeVisible();
    expect(await reminders()).not.toBeChecked();
    expect(await reminders()).toHaveFocus();
    expect(api.asked(`POST ${CHOICES}`).map(({ body }) => body)).toEqual([
      { choices: [{ group: 'reminders', is_on: false }] },
    ]);
  });

  test('hears when it was not stored, and sees it as it was', async () => {
    api.on(`GET ${CHOICES}`, json(200, choices(true)));
    api.on(`POST ${CHOICES}`, json(503, { detail: 'Error en el servidor', code: 'unavailable' }));
    const { user } = openSite(LINK);
    await user.click(await reminders());
    expect(await screen.findByRole('alert')).toHaveTextContent('No se guardó su elección.');
    await waitFor(async () => expect(await reminders()).toBeChecked());
  });

  test('is led on where the link opens nothing, or cannot be asked', async () => {
    api.on(`GET ${CHOICES}`, json(404, { detail: 'No existe', code: 'not_found' }));
    openSite(LINK);
    expect(await screen.findByText('Este enlace no abre nada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir a la agencia' })).toHaveAttribute('href', '/contacts');
  });

  test('may try again where it cannot be read', async () => {
    api.on(`GET ${CHOICES}`, json(503, { detail: 'Error en el servidor', code: 'unavailable' }));
    const { user } = openSite(LINK);
    expect(await screen.findByText('No pudimos cargar su elección de correos.')).toBeVisible();
    api.on(`GET ${CHOICES}`, json(200, choices(true)));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await reminders()).toBeVisible();
  });
});

describe('who is logged in', () => {
  beforeEach(() => void remember(carlos));

  test('chooses the same in the account', async () => {
    api.on(`GET ${OWN}`, json(200, choices(true)));
    api.on(`POST ${OWN}`, json(200, choices(false)));
    const { user } = openSite('/user/mails');
    await user.click(await reminders());
    expect(await screen.findByText(/Guardado: ya no/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Correos que recibe' })).toHaveAttribute('aria-current', 'page');
  });

  test('sees why there is nothing to choose before the first journey', async () => {
    api.on(`GET ${OWN}`, json(200, { emails: [], groups: [] }));
    openSite('/user/mails');
    expect(await screen.findByText('Todavía no le escribimos de ningún viaje')).toBeVisible();
  });
});
