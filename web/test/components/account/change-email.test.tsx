import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi, json, noContent } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';

const SAVE = `PUT ${PROFILE}`;
const READ = `GET ${PROFILE}`;

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
  api.on(READ, json(200, profileOfCarlos()));
  remember(carlos);
  sessionStorage.clear();
});

const part = (name: string) => within(screen.getByRole('group', { name }));
const press = (site: ReturnType<typeof openSite>, name: string) =>
  site.user.click(screen.getByRole('button', { name }));
const save = (site: ReturnType<typeof openSite>) => press(site, 'Guardar mis datos');

async function open() {
  const site = openSite('/user/update');
  await screen.findByRole('button', { name: 'Guardar mis datos' });
  return site;
}

describe('another e-mail', () => {
  const email = () => part('Contacto').getByLabelText('Correo electrónico');
  const password = () => part('Contacto').queryByLabelText('Contraseña actual');

  async function openAndTypeEmail(text = 'nuevo@ejemplo.ec') {
    const site = await open();
    expect(password()).not.toBeInTheDocument();
    await site.user.clear(email());
    await site.user.type(email(), text);
    return site;
  }

  test('asks for the present password, and says that it waits', async () => {
    const site = await openAndTypeEmail();
    await site.user.type(part('Contacto').getByLabelText('Contraseña actual'), 'Viaje2026');
    const contact = { ...profileOfCarlos().contact, pending_email: 'nuevo@ejemplo.ec' };
    const stored = json(200, profileOfCarlos({ contact }));
    api.on(SAVE, stored).on(READ, stored);
    await save(site);
    expect(await screen.findByText(/Confirme el correo nuevo/)).toBeInTheDocument();
    expect(api.asked(SAVE)[0]?.body).toMatchObject({
      contact: { email: 'nuevo@ejemplo.ec' },
      current_password: 'Viaje2026',
    });
    await screen.findByRole('heading', { level: 1, name: 'Mis Datos Personales' });
    expect(await screen.findByText('Falta confirmar nuevo@ejemplo.ec')).toBeInTheDocument();
  });

  test('that waits is said of under its field too, and can be dropped there', async () => {
    const contact = { ...profileOfCarlos().contact, pending_email: 'nuevo@ejemplo.ec' };
    api.on(READ, json(200, profileOfCarlos({ contact })));
    const site = await open();
    expect(part('Contacto').getByText('Falta confirmar nuevo@ejemplo.ec')).toBeVisible();
    api.on('DELETE /api/v1/user/email/pending', noContent()).on(READ, json(200, profileOfCarlos()));
    await press(site, 'Cancelar el cambio');
    await waitFor(() => expect(screen.queryByText(/Falta confirmar/)).toBeNull());
    expect(api.asked(SAVE)).toHaveLength(0);
  });

  test('without the password, or with a wrong one, says so at its field', async () => {
    const site = await openAndTypeEmail();
    api.on(SAVE, json(400, { current_password: ['La contraseña actual no es correcta.'] }));
    await save(site);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/no es correcta/));
    expect(screen.getByRole('link', { name: /^Contacto, Contraseña actual:/ })).toBeInTheDocument();
    expect(email()).toHaveValue('nuevo@ejemplo.ec');
  });

  test('typed back to what it was asks for nothing, and a password is never kept as a draft', async () => {
    const site = await openAndTypeEmail();
    await site.user.type(part('Contacto').getByLabelText('Contraseña actual'), 'Viaje2026');
    expect(JSON.stringify({ ...sessionStorage })).toContain('nuevo@ejemplo.ec');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Viaje2026');
    await site.user.clear(email());
    await site.user.type(email(), 'Carlos@ejemplo.ec');
    expect(password()).not.toBeInTheDocument();
  });
});
