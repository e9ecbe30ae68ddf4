import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const SAVE = `PUT ${PROFILE}`;
const READ = `GET ${PROFILE}`;

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
  api.on(READ, json(200, profileOfCarlos()));
  remember(carlos);
  sessionStorage.clear();
  globalThis.createImageBitmap = () => Promise.resolve({ width: 8, height: 5, close: () => undefined });
});

const part = (name: string) => within(screen.getByRole('group', { name }));
const phone = () => part('Contacto').getByLabelText(/^Teléfono/);
const address = () => part('Contacto').getByLabelText(/^Dirección/);
const press = (site: ReturnType<typeof openSite>, name: string) =>
  site.user.click(screen.getByRole('button', { name }));
const save = (site: ReturnType<typeof openSite>) => press(site, 'Guardar mis datos');

async function open() {
  const site = openSite('/user/update');
  await screen.findByRole('button', { name: 'Guardar mis datos' });
  return site;
}

async function openAndTypePhone(number = '0987654321') {
  const site = await open();
  await site.user.clear(phone());
  await write(site.user, phone(), number);
  return site;
}

describe("changing a person's data", () => {
  test('sends the whole bundle with the version that was read, and shows what was stored', async () => {
    const contact = { ...profileOfCarlos().contact, phone: '0987654321' };
    const site = await openAndTypePhone();
    const changed = json(200, profileOfCarlos({ contact, version: 4 }));
    api.on(SAVE, changed).on(READ, changed);
    await save(site);
    expect(await screen.findByText('Sus datos se guardaron.')).toBeInTheDocument();
    expect(site.router.state.location.pathname).toBe('/user/information');
    expect(await screen.findByText('098 765 4321')).toBeInTheDocument();
    expect(api.asked(SAVE)[0]?.body).toMatchObject({
      personal: { first_name: 'Carlos Alberto', birth_date: '1984-09-02' },
      contact: { phone: '0987654321', address: null },
      emergency_contact: { phone: '0990004001' },
      version: 3,
    });
  });

  test('sends photos in the same request, so that all is saved or nothing', async () => {
    api.on(SAVE, json(200, profileOfCarlos({ version: 4 })));
    const site = await openAndTypePhone();
    const photo = new File(['jpeg'], 'cedula.jpg', { type: 'image/jpeg' });
    await site.user.upload(screen.getByLabelText(/^Frente de su documento/), photo);
    expect(await screen.findByText('Foto nueva, aún sin guardar')).toBeInTheDocument();
    await save(site);
    await screen.findByText('Sus datos se guardaron.');
    const sent = api.asked(SAVE)[0]?.body as FormData;
    expect(sent.get('photos.front')).toHaveProperty('name', 'cedula.jpg');
    expect(sent.has('photos.back')).toBe(false);
    expect(sent.get('contact.phone')).toBe('0987654321');
    expect(sent.get('contact.address')).toBe('');
    expect(sent.get('version')).toBe('3');
  });

  test('waits for a photo that is still being prepared, and sends it', async () => {
    api.on(SAVE, json(200, profileOfCarlos({ version: 4 })));
    const preparing = Promise.withResolvers<ImageBitmap>();
    globalThis.createImageBitmap = () => preparing.promise;
    const site = await open();
    const photo = new File(['jpeg'], 'cedula.jpg', { type: 'image/jpeg' });
    await site.user.upload(screen.getByLabelText(/^Frente de su documento/), photo);
    expect(await screen.findByText('Preparando la foto')).toBeInTheDocument();
    await save(site);
    expect(await screen.findByRole('button', { name: 'Guardando sus datos' })).toBeInTheDocument();
    expect(api.asked(SAVE)).toHaveLength(0);
    act(() => preparing.reject(new Error('no decoder here')));
    await screen.findByText('Sus datos se guardaron.');
    const sent = api.asked(SAVE)[0]?.body as FormData;
    expect(sent.get('photos.front')).toHaveProperty('name', 'cedula.jpg');
  });

  test('says in its place, and once, when a photo cannot be shown', async () => {
    const site = await open();
    globalThis.createImageBitmap = () => Promise.reject(new Error('no image'));
    const damaged = new File(['no image'], 'cedula.jpg', { type: 'image/jpeg' });
    await site.user.upload(screen.getByLabelText(/^Frente de su documento/), damaged);
    expect(await screen.findByText(/No pudimos abrir esta foto/)).toBeVisible();
    expect(screen.queryByText('Foto nueva, aún sin guardar')).not.toBeInTheDocument();
  });

  test('takes a new photo back before it is saved', async () => {
    const site = await open();
    const photo = new File(['jpeg'], 'cedula.jpg', { type: 'image/jpeg' });
    await site.user.upload(screen.getByLabelText(/^Reverso de su documento/), photo);
    await site.user.click(await screen.findByRole('button', { name: 'Quitar la foto nueva' }));
    expect(screen.queryByText('Foto nueva, aún sin guardar')).not.toBeInTheDocument();
  });

  test('removes the emergency contact when all of it is emptied', async () => {
    api.on(SAVE, json(200, profileOfCarlos({ emergency_contact: null, version: 4 })));
    const site = await open();
    for (const field of part('Contacto de emergencia').getAllByRole('textbox')) await site.user.clear(field);
    await save(site);
    await screen.findByText('Sus datos se guardaron.');
    expect(api.asked(SAVE)[0]?.body).toMatchObject({ emergency_contact: null });
  });

  test('names the part and the field of what is wrong, and leads there', async () => {
    const site = await open();
    await site.user.clear(part('Contacto de emergencia').getByLabelText(/^Teléfono/));
    await save(site);
    const link = await screen.findByRole('link', { name: /^Contacto de emergencia, Teléfono:/ });
    await site.user.click(link);
    expect(part('Contacto de emergencia').getByLabelText(/^Teléfono/)).toHaveFocus();
    expect(api.asked(SAVE)).toHaveLength(0);
  });

  test('shows what the server refuses at its part and field, with everything typed still there', async () => {
    const refused = { 'contact.email': ['Escriba otro correo electrónico: su cuenta necesita uno.'] };
    api.on(SAVE, json(400, { ...refused, 'photos.front': ['Adjunte una imagen JPEG, PNG o WebP.'] }));
    const site = await openAndTypePhone();
    await save(site);
    expect(await screen.findByText('¡Error al actualizar datos!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Contacto, Correo electrónico:/ })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Frente de su documento/)).toHaveAccessibleDescription(/Adjunte una imagen/);
    expect(phone()).toHaveValue('0987654321');
  });

  test('keeps what was typed when nothing answers', async () => {
    api.on(SAVE, noNetwork());
    const site = await openAndTypePhone();
    await save(site);
    expect(await screen.findByText(/No hay conexión con la agencia/)).toBeInTheDocument();
    expect(phone()).toHaveValue('0987654321');
  });

  test('cannot be sent twice', async () => {
    api.on(SAVE, new Promise<Response>(() => undefined));
    const site = await openAndTypePhone();
    await save(site);
    await site.user.click(await screen.findByRole('button', { name: 'Guardando sus datos' }));
    await site.user.type(phone(), '{Enter}');
    expect(api.asked(SAVE)).toHaveLength(1);
  });
});

describe('data that changed elsewhere meanwhile', () => {
  const stale = json(409, { detail: 'Cambió', code: 'stale_version' });

  test('are shown beside what was typed, and the next save goes on from them', async () => {
    const site = await openAndTypePhone();
    const contact = { ...profileOfCarlos().contact, phone: '0991111111', address: 'Urdesa Central' };
    api.on(SAVE, stale).on(READ, json(200, profileOfCarlos({ contact, version: 7 })));
    await save(site);
    const dialog = within(await screen.findByRole('dialog', { name: 'Otra persona guardó cambios' }));
    const both = within(dialog.getByRole('group', { name: 'Contacto, Teléfono' }));
    expect(both.getByRole('radio', { name: /0987654321/ })).toBeChecked();
    expect(both.getByRole('radio', { name: /0991111111/ })).not.toBeChecked();
    expect(dialog.queryByText('Urdesa Central')).toBeNull();
    await site.user.click(dialog.getByRole('button', { name: 'Seguir con lo elegido' }));
    await waitFor(() => expect(address()).toHaveValue('Urdesa Central'));
    expect(phone()).toHaveValue('0987654321');
    expect(screen.getByText('Revise y guarde: lo que ve aquí aún no está guardado.')).toBeVisible();
    expect(screen.queryByText('¡Error al actualizar datos!')).toBeNull();
    api.on(SAVE, json(200, profileOfCarlos({ version: 8 })));
    await save(site);
    await screen.findByText('Sus datos se guardaron.');
    expect(api.asked(SAVE)[1]?.body).toMatchObject({ version: 7, contact: { phone: '0987654321' } });
  });

  test('that are what was typed were saved by an attempt whose answer was lost', async () => {
    const site = await openAndTypePhone();
    const contact = { ...profileOfCarlos().contact, phone: '0987654321' };
    api.on(SAVE, stale).on(READ, json(200, profileOfCarlos({ contact, version: 4 })));
    await save(site);
    expect(await screen.findByText('Sus datos se guardaron.')).toBeInTheDocument();
  });
});

describe('data that were typed and not saved', () => {
  test('are there again after a reload, and can be given up', async () => {
    const first = await openAndTypePhone();
    first.unmount();
    const site = await open();
    expect(await screen.findByText(/Recuperamos lo que escribió/)).toBeInTheDocument();
    await waitFor(() => expect(phone()).toHaveValue('0987654321'));
    await press(site, 'Volver a lo guardado');
    expect(phone()).toHaveValue('0990002301');
    expect(screen.queryByText(/Recuperamos lo que escribió/)).not.toBeInTheDocument();
  });

  test('are there again when the session ended at the save, after the next login', async () => {
    api.on(SAVE, json(401, { detail: 'Vencido', code: 'token_not_valid' }));
    api.on('POST /auth/jwt/refresh', json(401, { detail: 'Vencido', code: 'token_not_valid' }));
    const site = await openAndTypePhone();
    await save(site);
    await waitFor(() => expect(site.router.state.location.pathname).toBe('/login'));
    site.unmount();
    remember(carlos);
    await open();
    await screen.findByText(/Recuperamos lo que escribió/);
    await waitFor(() => expect(phone()).toHaveValue('0987654321'));
  });

  test('do not keep anybody from logging out, and go with it', async () => {
    const site = await openAndTypePhone();
    await site.user.click(await screen.findByRole('button', { name: 'Carlos Muñoz' }));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(site.router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('are forgotten when they are saved', async () => {
    api.on(SAVE, json(200, profileOfCarlos({ version: 4 })));
    const site = await openAndTypePhone();
    await save(site);
    await screen.findByText('Sus datos se guardaron.');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('are not taken up by somebody else', async () => {
    const first = await openAndTypePhone();
    first.unmount();
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on(`GET /api/v1/user/profile/${maria.id}`, json(200, profileOfCarlos({ user_id: maria.id })));
    await open();
    expect(phone()).toHaveValue('0990002301');
  });
});

describe('leaving with unsaved data', () => {
  test('asks first, and staying keeps them', async () => {
    const site = await openAndTypePhone();
    await site.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await screen.findByRole('dialog', { name: '¿Descartar lo escrito?' });
    await press(site, 'Seguir escribiendo');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(phone()).toHaveValue('0987654321');
    await site.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await screen.findByRole('dialog');
    await press(site, 'Descartar');
    await waitFor(() => expect(site.router.state.location.pathname).toBe('/user/information'));
  });

  test('asks in the browser too, when the tab is closed', async () => {
    await openAndTypePhone();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  test('asks nothing when nothing was changed', async () => {
    const site = await open();
    await site.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(site.router.state.location.pathname).toBe('/user/information'));
  });
});

test('the form has no accessibility finding', async () => {
  const { container } = await open();
  expect((await axe(container)).violations).toEqual([]);
});

test('the form says that it could not be loaded, and tries again', async () => {
  api.on(READ, json(503, { detail: 'Error en el servidor' }));
  const { user } = openSite('/user/update');
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar sus datos');
  api.on(READ, json(200, profileOfCarlos()));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('button', { name: 'Guardar mis datos' })).toBeInTheDocument();
});
