import type { PassengerProfile } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { attached, journey, pending } from '../support/build-journey.ts';
import { employeePath, FakeApi, json } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { aPassenger, passengerRoute } from '../support/passenger-profile.ts';
import { plainly } from '../support/plainly.ts';
import { openSite } from '../support/render-app.tsx';

const ruc = '0993371112001';
const { id } = aPassenger;

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
});

const journeysOfOne = `GET /api/v1/agency/journeys_by_passengers_by_agency/${ruc}/${id}`;

/** A passenger's page, with what the agency knows of him. */
function openPassenger(changes: Partial<PassengerProfile> = {}) {
  api.on(passengerRoute, () => json(200, { ...aPassenger, ...changes }));
  api.on(journeysOfOne, () => json(200, { nexts: [], previous: [] }));
  return openSite(`/admin/passengers/${id}`);
}

async function choose(user: ReturnType<typeof openSite>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test("a passenger's page says who it is, how to reach him and whom to call, one tap each", async () => {
  const { container } = openPassenger();
  expect(await screen.findByRole('heading', { level: 1, name: 'Carlos Muñoz' })).toBeVisible();
  expect(await screen.findByText('Cuenta activa')).toBeVisible();
  const contact = screen.getByRole('region', { name: 'Contacto' });
  const links = within(contact).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/wa\.me/),
    'mailto:carlos@ejemplo.ec',
  ]);
  const emergency = within(screen.getByRole('region', { name: 'Contacto de emergencia' }));
  expect(emergency.getByText('Ana Cedeño')).toBeVisible();
  expect(emergency.getByRole('link')).toHaveAttribute('href', 'tel:+593990004001');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Nuevo viaje' })).toHaveAttribute(
    'href',
    `/admin/new_journey?passengers=${id}`,
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('an address whose mails come back is named, and leads to where it is put right', async () => {
  const bounced = { email: 'carlos@ejemplo.ec', at: '2026-11-22T15:15:00.000Z' };
  api.on(`GET /api/v1/user/passenger/${id}/bounced_address`, json(200, { bounced }));
  const { user, container } = openPassenger();
  expect(await screen.findByText('El correo carlos@ejemplo.ec rebotó: dom 22 nov, 10:15 Guayaquil.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Corregir correo' }));
  expect(await screen.findByRole('dialog', { name: 'Editar pasajero' })).toBeVisible();
});

test("an account's own address that bounced is named to nobody: its owner changes it", async () => {
  const bounced = { email: null, at: '2026-11-22T15:15:00.000Z' };
  api.on(`GET /api/v1/user/passenger/${id}/bounced_address`, json(200, { bounced }));
  openPassenger();
  expect(await screen.findByText(/^El correo de la cuenta de este pasajero rebotó/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Corregir correo' })).toBeNull();
});

test('where nobody is to be called yet, the page leads to that part of the form', async () => {
  const { user } = openPassenger({ emergency_contact: null });
  const emergency = within(await screen.findByRole('region', { name: 'Contacto de emergencia' }));
  await user.click(emergency.getByRole('button', { name: 'Agregar contacto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar pasajero' });
  const part = within(within(dialog).getByRole('group', { name: 'Contacto de emergencia' }));
  await waitFor(() => expect(part.getByLabelText(/^Nombre/)).toHaveFocus());
});

test('photos that a client sent are kept by staff: the front first, and each side as long as no other comes', async () => {
  const path = `/api/v1/user/id_photos/${aPassenger.photos?.id}`;
  const front = new File(['foto'], 'cedula.png', { type: 'image/png' });
  api.on(`PUT ${path}`, () => json(200, {}));
  const { user } = openPassenger();
  await user.click(await screen.findByRole('button', { name: 'Agregar fotos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fotos del documento' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar fotos' }));
  expect(await dialog.findByText('Adjunte un archivo.')).toBeVisible();
  expect(api.asked(`PUT ${path}`)).toHaveLength(0);
  await user.upload(dialog.getByLabelText(/^Frente/), front);
  const photos = { id: aPassenger.photos?.id ?? '', front: 'https://agencia.test/frente.png', back: null };
  api.on(passengerRoute, () => json(200, { ...aPassenger, photos, version: 4 }));
  await user.click(dialog.getByRole('button', { name: 'Guardar fotos' }));
  expect(await screen.findByText('Los cambios se guardaron.')).toBeVisible();
  const sent = api.asked(`PUT ${path}`)[0]?.body as FormData;
  expect([...sent.keys()]).toEqual(['front', 'version']);
  expect(sent.get('version')).toBe('3');
  expect(await screen.findByRole('img', { name: 'Frente del documento' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar fotos' }));
  const again = within(await screen.findByRole('dialog', { name: 'Fotos del documento' }));
  expect(again.getByText('Sin foto nueva se conserva la actual')).toBeVisible();
});

test('who may change nothing reads of a missing contact, and no more', async () => {
  api.on(employeePath(maria), () => json(200, employeeOf(maria, 'accounting')));
  openPassenger({ emergency_contact: null });
  expect(await screen.findByText('Nadie registrado aún.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Agregar (contacto|fotos)/ })).not.toBeInTheDocument();
});

test('what others ask for is copied in a press, as they want it written', async () => {
  const { user } = openPassenger();
  const contact = within(await screen.findByRole('region', { name: 'Contacto' }));
  await user.click(contact.getByRole('button', { name: `Copiar ${aPassenger.contact.phone}` }));
  expect(await navigator.clipboard.readText()).toBe(aPassenger.contact.phone);
  expect(contact.getByText('Copiado')).toBeVisible();
});

test('a passenger is changed with the version that was seen, and the page shows it', async () => {
  const { user } = openPassenger();
  await user.click(await screen.findByRole('button', { name: 'Editar pasajero' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar pasajero' });
  const phone = within(dialog).getAllByLabelText(/^Teléfono/)[0] as HTMLElement;
  await user.clear(phone);
  await user.type(phone, '0991112222');
  const saved = { ...aPassenger, contact: { ...aPassenger.contact, phone: '0991112222' }, version: 4 };
  api.on(`PATCH /api/v1/user/passenger/${id}`, () => json(200, saved));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('099 111 2222')).toBeVisible();
  expect(api.asked(`PATCH /api/v1/user/passenger/${id}`)).toMatchObject([
    { body: { contact: { phone: '0991112222' }, version: 3 } },
  ]);
  expect(screen.getByText('Los cambios se guardaron.')).toBeVisible();
  api.on(`PATCH /api/v1/user/passenger/${id}`, () => json(200, { ...aPassenger, version: 5 }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('099 000 2301')).toBeVisible();
  expect(api.asked(`PATCH /api/v1/user/passenger/${id}`).at(-1)?.body).toMatchObject({
    contact: { phone: '0990002301' },
    version: 4,
  });
});

test('an e-mail or phone that somebody else has is shown, and accepted', async () => {
  const ana = { ...aPassenger.personal, passport: null, email: 'ana@ejemplo.ec', phone: null };
  const known = 'POST /api/v1/user/passenger/0993371112001/known';
  api.on(known, () =>
    json(200, { passengers: [['an', id].map((one) => ({ ...ana, id: one, likeness: 'email', first_name: 'Ana' }))] }),
  );
  const { user } = openPassenger();
  await user.click(await screen.findByRole('button', { name: 'Editar pasajero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar pasajero' }));
  const email = dialog.getByLabelText(/^Correo/);
  await user.clear(email);
  await user.type(email, 'ana@ejemplo.ec');
  expect(await dialog.findByText(/^Ana .* tiene el mismo correo\. Puede compartirlo/)).toBeVisible();
  expect(dialog.getAllByRole('link', { name: /Ver pasajero/ })).toHaveLength(1);
  expect(api.asked(known).at(-1)?.body).toMatchObject({ passengers: [{ email: 'ana@ejemplo.ec', phone: '' }] });
  const saved = { ...aPassenger, contact: { ...aPassenger.contact, email: 'ana@ejemplo.ec' }, version: 4 };
  api.on(`PATCH /api/v1/user/passenger/${id}`, () => json(200, saved));
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Los cambios se guardaron.')).toBeVisible();
  // A mail may have left: that is not taken back by a press.
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

test('a passport that was missing is added, and one that is there is no field', async () => {
  const { user, unmount } = openPassenger();
  await user.click(await screen.findByRole('button', { name: 'Editar pasajero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar pasajero' }));
  await user.type(dialog.getByLabelText(/^Pasaporte/), 'A1234567');
  const saved = { ...aPassenger, personal: { ...aPassenger.personal, passport: 'A1234567' }, version: 4 };
  api.on(`PATCH /api/v1/user/passenger/${id}`, () => json(200, saved));
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('A1234567')).toBeVisible();
  expect(api.asked(`PATCH /api/v1/user/passenger/${id}`)).toMatchObject([
    { body: { personal: { passport: 'A1234567' } } },
  ]);
  unmount();
  openPassenger({ personal: saved.personal });
  await user.click(await screen.findByRole('button', { name: 'Editar pasajero' }));
  expect(await screen.findByRole('dialog', { name: 'Editar pasajero' })).toBeVisible();
  expect(screen.queryByLabelText(/^Pasaporte/)).not.toBeInTheDocument();
});

test('the activation is mailed again only after it was agreed to, and a refusal is said', async () => {
  const { user } = openPassenger({ account: { state: 'waiting', email: null, can_be_asked: false } });
  const resend = `POST /api/v1/user/passenger/${id}/resend_activation`;
  api.on(resend, json(429, { detail: 'x', code: 'rate_limited' }));
  await choose(user, 'Enviar otra vez la activación');
  const dialog = await screen.findByRole('dialog', { name: '¿Enviar otra vez la activación a Carlos Muñoz?' });
  expect(within(dialog).getByText(/Recibirá en carlos@ejemplo\.ec un correo/)).toBeVisible();
  expect(api.asked(resend)).toEqual([]);
  const send = within(dialog).getByRole('button', { name: 'Enviar correo' });
  await user.click(send);
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  api.on(resend, () => new Response(null, { status: 204 }));
  await user.click(send);
  expect(await screen.findByText('Enviamos el enlace de activación a carlos@ejemplo.ec.')).toBeVisible();
});

test('a passenger is deactivated at once, and active again by a press', async () => {
  const { user } = openPassenger();
  const routes = ['deactivate', 'reactivate'].map((name) => `POST /api/v1/user/passenger/${id}/${name}`);
  const [deactivate = '', reactivate = ''] = routes;
  api.on(deactivate, () => {
    api.on(passengerRoute, () => json(200, { ...aPassenger, is_active: false }));
    return new Response(null, { status: 204 });
  });
  api.on(reactivate, () => {
    api.on(passengerRoute, () => json(200, aPassenger));
    return new Response(null, { status: 204 });
  });
  await choose(user, 'Desactivar');
  expect(await screen.findByText('Desactivado')).toBeVisible();
  expect(api.asked(deactivate)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Cuenta activa')).toBeVisible();
  expect(api.asked(reactivate)).toHaveLength(1);
});

test('an account is separated after a question, and nothing is sent when that is left', async () => {
  const [action, route, question] = [
    'Separar de la cuenta',
    'separate_account',
    '¿Separar a Carlos Muñoz de la cuenta?',
  ];
  const { user } = openPassenger();
  const path = `POST /api/v1/user/passenger/${id}/${route}`;
  api.on(path, () => new Response(null, { status: 204 }));
  await choose(user, action);
  await user.click(within(await screen.findByRole('dialog', { name: question })).getByText('Cancelar'));
  expect(api.asked(path)).toEqual([]);
  await choose(user, action);
  const dialog = await screen.findByRole('dialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.asked(path)).toHaveLength(1);
});

test('an account without an e-mail cannot be asked: the page leads to its owner, and to support', async () => {
  openPassenger({ account: { state: 'unconfirmed', email: null, can_be_asked: false } });
  expect(await screen.findByText(/no tiene correo.*comuníquese con soporte/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enviar confirmación/ })).toBeNull();
});

test('an account with another e-mail is asked by mail after a question, and the focus stays on the page once it agreed', async () => {
  const { user } = openPassenger({ account: { state: 'unconfirmed', email: 'c***@correo.ec', can_be_asked: true } });
  const confirm = `POST /api/v1/user/passenger/${id}/confirm_account`;
  api.on(confirm, () => new Response(null, { status: 204 }));
  await user.click(await screen.findByRole('button', { name: 'Enviar confirmación a Carlos Muñoz' }));
  const question = () => screen.findByRole('dialog', { name: '¿Enviar la confirmación a Carlos Muñoz?' });
  expect(within(await question()).getByText(/Recibirá en c\*\*\*@correo\.ec/)).toBeVisible();
  expect(api.asked(confirm)).toEqual([]);
  await user.click(within(await question()).getByRole('button', { name: 'Enviar correo' }));
  expect(await screen.findByText('Enviamos el enlace a c***@correo.ec.')).toBeVisible();

  api.on(confirm, json(409, { detail: 'x', code: 'account_confirmed' }));
  api.on(passengerRoute, () => json(200, aPassenger));
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez a Carlos Muñoz' }));
  await user.click(within(await question()).getByRole('button', { name: 'Enviar correo' }));
  expect(await screen.findByText('Carlos Muñoz ya confirmó: ve sus viajes en su cuenta.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar otra vez a Carlos Muñoz' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
});

test('a deactivated passenger says so, is sold nothing and can be reactivated', async () => {
  const { user } = openPassenger({ is_active: false });
  expect(await screen.findByText('Desactivado')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Nuevo viaje' })).not.toBeInTheDocument();
  const path = `POST /api/v1/user/passenger/${id}/reactivate`;
  api.on(path, () => new Response(null, { status: 204 }));
  api.on(passengerRoute, () => json(200, aPassenger));
  await choose(user, 'Reactivar');
  expect(await screen.findByText('Cuenta activa')).toBeVisible();
  expect(api.asked(path)).toHaveLength(1);
});

test('while only a part is known it says what is missing, offers no change, and tells nothing of an account', async () => {
  const rest = { photos: null, emergency_contact: null, account: null };
  const personal = { ...aPassenger.personal, gender: '', civil_status: '' };
  openPassenger({ ...rest, personal, is_partial: true });
  expect(await screen.findByText(/Por ahora faltan aquí el contacto de emergencia/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Contacto' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /emergencia/i })).not.toBeInTheDocument();
  expect(screen.queryByText('Sin cuenta')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Más acciones' })).not.toBeInTheDocument();
});

test('staff without the right read a passenger and change nothing', async () => {
  api.on(employeePath(maria), () => json(200, employeeOf(maria, 'accounting')));
  openPassenger();
  expect(await screen.findByText('Cuenta activa')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Editar pasajero' })).not.toBeInTheDocument();
});

test("a passenger's journeys are rows, to come and past, each with where it stands, and lead to where it is prepared", async () => {
  const services = [attached('hosting'), pending('activity'), attached('activity', { reservation: null })];
  const next = journey({ services });
  const past = journey({ phase: 'past', travel_date: '2026-02-01', return_date: null, days_to_travel: -200 });
  const off = journey({ phase: 'cancelled' });
  openPassenger();
  api.on(journeysOfOne, () => json(200, { nexts: [next], previous: [past, off] }));
  const rowsOf = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('link');
  const [coming] = await rowsOf('Próximos y en curso');
  expect(coming).toHaveAttribute('href', `/admin/journeys/${next.journey_id}`);
  expect(coming).toHaveTextContent(/Guayaquil → Baltra.*25.*30 nov.*1 pendiente/);
  const others = await rowsOf('Anteriores');
  expect(others.map(({ textContent }) => plainly(textContent))).toEqual([
    expect.stringMatching(/1 feb.*Finalizado/),
    expect.stringContaining('Cancelado'),
  ]);
  expect(screen.queryByRole('button', { name: /^Crear/ })).not.toBeInTheDocument();
});

test('a passenger without journeys says so', async () => {
  openPassenger();
  expect(await screen.findByText('Este pasajero aún no tiene viajes registrados.')).toBeVisible();
});

test('a passenger of nobody is said to be unknown', async () => {
  openSite(`/admin/passengers/${id}`);
  expect(await screen.findByText('No encontramos a ese pasajero en su agencia.')).toBeVisible();
});
