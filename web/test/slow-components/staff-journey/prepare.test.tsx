import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { attached, flight, journey, pending, withoutAmounts } from '../../components/support/build-journey.ts';
import { json } from '../../components/support/fake-api.ts';
import { historyOf } from '../../components/support/history.ts';
import { diego } from '../../components/support/people.ts';
import { aPassenger } from '../../components/support/passenger-profile.ts';
import { choose, dialog, prepared } from '../../components/staff-journey/support.ts';

const preparation = () => within(screen.getByRole('region', { name: /^Preparación/ }));

test('what is missing is counted first with the next of it, and said where each service stands', async () => {
  const insurance = attached('travel_insurance', { start_date: '2026-11-20' });
  const outward = flight('2026-11-25T10:00', '2026-11-25T11:00');
  if (outward.service) outward.service.reservation = null;
  const back = pending('air_ticket', { travel_direction: 'V' });
  const shown = prepared({ services: [back, pending('visa'), pending('hosting'), outward, insurance] });
  const { user, container } = await shown.open();
  expect(preparation().getByRole('heading', { name: 'Preparación: Faltan 5 cosas' })).toBeVisible();
  expect(preparation().getByText('3 servicios sin registro · 1 sin archivo · 1 sin todas sus pólizas')).toBeVisible();
  const next = preparation().getByText('Lo siguiente').closest('div');
  expect(next).toHaveTextContent(
    /^Lo siguienteSeguro de viaje sin todas sus pólizasPara el vie 20 novAgregar pólizas$/,
  );
  expect(preparation().getAllByRole('button')).toHaveLength(1);
  const item = (name: RegExp) => within(screen.getByRole('article', { name }));
  expect(item(/^Seguro/).getByText(/^Falta la póliza de .*\. Para el vie 20 nov$/)).toBeVisible();
  expect(item(/^Boleto Aéreo, Ida/).getByText('Sin archivo. Para el mié 25 nov')).toBeVisible();
  expect(item(/^Boleto Aéreo, Vuelta/).getByText('Para el lun 30 nov')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  const add = item(/^Seguro/).getByRole('button', { name: 'Agregar pólizas' });
  expect(add).toHaveAccessibleDescription('Seguro de viaje');
  await user.click(add);
  await user.click((await dialog(/^Documentos: Seguro/)).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
  await user.click(item(/^Hospedaje/).getByRole('button', { name: 'Crear' }));
  await dialog(/^Crear Servicio: Hospedaje, para Carlos Alberto Muñoz y 1 más/);
});

test('of a large group the holder and some are shown, and the rest by a press, at which reading goes on', async () => {
  const shown = prepared({ services: [pending('hosting')] });
  const [one] = shown.present.passengers;
  const passengers = Array.from({ length: 14 }, (_, index) => ({
    ...one,
    id: `p${index}`,
    first_name: `Viajero ${index}`,
  }));
  shown.becomes({ passengers: passengers as typeof shown.present.passengers, holder: 'p9' });
  shown.api.on('GET /api/v1/user/passenger/p9', json(200, { ...aPassenger, id: 'p9' }));
  const { user } = await shown.open();
  const people = within(screen.getByRole('region', { name: 'Grupo de viaje' }));
  const names = () => people.getAllByRole('link', { name: /Viajero/ }).length;
  expect(people.getByRole('link', { name: /Viajero 9 / })).toBeVisible();
  expect(names()).toBe(5);
  await user.click(people.getByRole('button', { name: 'Mostrar 9 más' }));
  expect(names()).toBe(14);
  expect(people.getAllByRole('link', { name: /Viajero/ })[5]).toHaveFocus();
});

test('the holder is called and written to from the journey', async () => {
  const shown = prepared({ services: [pending('hosting')] });
  const [holder = ''] = shown.present.passengers.map(({ id }) => id);
  shown.becomes({ holder });
  shown.api.on(`GET /api/v1/user/passenger/${holder}`, json(200, { ...aPassenger, id: holder }));
  const { container } = await shown.open();
  const ways = within(await screen.findByRole('group', { name: 'Comunicarse con Carlos Muñoz' }));
  const links = ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Llamar', 'tel:+593990002301'],
    ['Chatear', 'https://wa.me/593990002301'],
    ['Escribir', 'mailto:carlos@ejemplo.ec'],
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('of a holder without phone and address it says so', async () => {
  const shown = prepared({ services: [pending('hosting')] });
  const [holder = ''] = shown.present.passengers.map(({ id }) => id);
  shown.becomes({ holder });
  const contact = { email: null, phone: null, address: null };
  shown.api.on(`GET /api/v1/user/passenger/${holder}`, json(200, { ...aPassenger, id: holder, contact }));
  await shown.open();
  expect(await screen.findByText('Sin teléfono ni correo registrado.')).toBeVisible();
});

test('a journey with everything is ready, and one that is called off says neither', async () => {
  const ready = prepared({ services: [attached('hosting')] });
  const { unmount } = await ready.open();
  expect(screen.getByRole('heading', { name: 'Preparación: Listo' })).toBeVisible();
  expect(screen.getByText(/^Carlos Alberto Muñoz y 1 más · (Faltan|En curso|Es hoy)/)).toBeVisible();
  unmount();
  const cancellation = { at: '2026-11-20T15:00:00Z', reason: 'Enfermedad', retained: 0 };
  const { user } = await prepared({ services: [pending('hosting')], phase: 'cancelled', cancellation }).open();
  expect(screen.queryByRole('heading', { name: /Preparación/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Editar viaje' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Agregar servicio/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Más' }));
  expect(await screen.findByRole('menuitem', { name: 'Restaurar viaje…' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Copiar a un viaje nuevo' })).toBeVisible();
});

test('staff look at it as its travellers do, without costs and buttons, and come back', async () => {
  const shown = prepared({ services: [attached('hosting', { cost: 432.1 })] });
  const { user } = await shown.open();
  await user.click(screen.getByRole('link', { name: 'Ver como viajero' }));
  expect(await screen.findByText(/Así ven este viaje/)).toBeVisible();
  expect(screen.queryByText(/432,10/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actualizar/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Reportar un problema')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Volver a preparar' }));
  expect(await screen.findByRole('button', { name: 'Editar viaje' })).toBeVisible();
});

test('who may only do services does everything with them and changes no journey, and who may only bill does neither', async () => {
  const services = [pending('hosting'), attached('air_ticket')];
  const { unmount, user } = await prepared({ services }, 'operations').open();
  expect(await screen.findByRole('button', { name: 'Crear: Hospedaje' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Editar viaje' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Agregar servicio/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Más sobre Boleto Aéreo' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Reemplazar…',
    'Documentos de pasajeros…',
    'Cancelar servicio…',
    'Quitar del viaje…',
  ]);

  unmount();
  await prepared({ services }, 'accounting').open();
  expect(screen.queryByRole('button', { name: /^Crear: / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Más/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Agregar servicio/ })).not.toBeInTheDocument();
});

test('who sees no amounts finds everything but them', async () => {
  const services = [pending('hosting', { cancellation: { at: '2026-11-01T10:00:00.000Z', reason: 'Sin cupo' } })];
  const shown = prepared({ services }, 'operations');
  shown.present = withoutAmounts(shown.present);
  await shown.open();
  expect(await screen.findByText('Motivo: Sin cupo.')).toBeVisible();
  expect(screen.getByText('Fecha de compra')).toBeVisible();
  expect(screen.queryByText(/Facturación|Saldo|Pagado|\$/)).not.toBeInTheDocument();
});

test('a journey that is not there says so, and one that fails is tried again', async () => {
  const shown = prepared({ services: [pending('hosting')] });
  const other = journey();
  shown.api.on(`GET ${shown.path}`, () => json(404, { detail: 'No encontrado', code: 'not_found' }));
  const { openSite } = await import('../../components/support/render-app.tsx');
  const { unmount } = openSite(`/admin/journeys/${shown.present.journey_id}`);
  expect(await screen.findByText('No encontramos ese viaje en su agencia.')).toBeVisible();
  unmount();
  shown.api.on(`GET /api/v1/journey/journey/${other.journey_id}`, () => json(400, { detail: 'x', code: 'x' }));
  const { user } = openSite(`/admin/journeys/${other.journey_id}`);
  expect(await screen.findByText('No pudimos cargar este viaje.')).toBeVisible();
  shown.api.on(`GET /api/v1/journey/journey/${other.journey_id}`, () => json(200, other));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Baltra/ })).toBeVisible();
});

test('a new record begins with the days of the journey, and nothing of that is lost by closing', async () => {
  const services = [pending('hosting'), pending('air_ticket', { travel_direction: 'V' })];
  const shown = prepared({ services, travel_date: '2099-11-25', return_date: '2099-11-30' });
  shown.api.on('GET /api/v1/utils/airports_by_city/EC-GPS', () =>
    json(200, [{ id: 'GPS', name: 'Seymour', city: 'Baltra' }]),
  );
  shown.api.on('GET /api/v1/utils/airports_by_city/EC-GYE', () =>
    json(200, [
      { id: 'GYE', name: 'José Joaquín de Olmedo', city: 'Guayaquil' },
      { id: 'SNC', name: 'Ulpiano Páez', city: 'Salinas' },
    ]),
  );
  shown.api.on('GET /api/v1/utils/luggage_types', () => json(200, []));
  const { user } = await shown.open();
  await user.click(preparation().getByRole('button', { name: 'Crear: Hospedaje' }));
  const room = await dialog(/^Crear Servicio: Hospedaje/);
  expect(room.getByLabelText('Check-in: fecha')).toHaveValue('25/11/2099');
  expect(room.getByLabelText('Check-out: fecha')).toHaveValue('30/11/2099');
  expect(room.getByLabelText('Check-in: hora')).toHaveValue('');
  await user.click(room.getByRole('button', { name: 'Cancelar' }));
  await user.click(
    within(screen.getByRole('article', { name: 'Boleto Aéreo, Vuelta' })).getByRole('button', { name: 'Crear' }),
  );
  const flight = await dialog(/^Crear Servicio: Boleto Aéreo · Vuelta/);
  expect(flight.getByLabelText('Salida: fecha')).toHaveValue('30/11/2099');
  await flight.findByRole('option', { name: /Ulpiano/ });
  // One airport there, two here: the one is chosen.
  expect(flight.getByLabelText('Aeropuerto de salida')).toHaveValue('GPS');
  expect(flight.getByLabelText('Aeropuerto de llegada')).toHaveValue('');
  await user.click(flight.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function fillVisa(
  user: Awaited<ReturnType<ReturnType<typeof prepared>['open']>>['user'],
  form: Awaited<ReturnType<typeof dialog>>,
) {
  await user.type(form.getByLabelText('Tipo de visa'), 'Turismo');
  const file = new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText('Reservación'), file);
}

/** A visa is saved on a journey that has these other services, up to the form's last word. */
async function visaSavedBeside(...others: ReturnType<typeof pending>[]) {
  const visa = pending('visa');
  const shown = prepared({ services: [visa, ...others] });
  shown.api.on('POST /api/v1/agency/visa', () => {
    shown.becomes({ services: [{ ...attached('visa'), id: visa.id }, ...others] });
    return json(201, { id: 'r1' });
  });
  const { user, unmount } = await shown.open();
  await user.click(within(screen.getByRole('article', { name: 'Visa' })).getByRole('button', { name: 'Crear' }));
  const form = await dialog(/^Crear Servicio: Visa/);
  await fillVisa(user, form);
  await user.click(form.getByRole('button', { name: 'Crear visa' }));
  return { user, form, unmount };
}

test('a record that is saved leads to the next one that is missing', async () => {
  const { user, form } = await visaSavedBeside(pending('hosting'));
  await user.click(await form.findByRole('button', { name: 'Crear el siguiente: Hospedaje' }));
  const next = await dialog(/^Crear Servicio: Hospedaje/);
  expect(next.getByRole('button', { name: 'Crear hospedaje' })).toBeVisible();
});

test('once the last thing that was missing is saved, the keyboard goes on at its service', async () => {
  const visa = pending('visa');
  const shown = prepared({ services: [visa] });
  shown.api.on('POST /api/v1/agency/visa', () => {
    shown.becomes({ services: [{ ...attached('visa'), id: visa.id }] });
    return json(201, { id: 'r1' });
  });
  const { user } = await shown.open();
  await user.click(preparation().getByRole('button', { name: 'Crear: Visa' }));
  const form = await dialog(/^Crear Servicio: Visa/);
  await fillVisa(user, form);
  await user.click(form.getByRole('button', { name: 'Crear visa' }));
  await form.findByText(/^Se guardó/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('article', { name: /^Visa/ }).closest('li')).toHaveFocus());
});

test('what is missing next may be a policy or a file: none is passed over for a record', async () => {
  const insurance = attached('travel_insurance', { start_date: '2026-11-20' });
  const first = await visaSavedBeside(insurance, pending('hosting'));
  expect(await first.form.findByRole('button', { name: /^Agregar pólizas: Seguro/ })).toBeVisible();
  first.unmount();
  const outward = flight('2026-11-24T10:00', '2026-11-24T11:00');
  if (outward.service) outward.service.reservation = null;
  const second = await visaSavedBeside(pending('hosting'), outward);
  await second.user.click(await second.form.findByRole('button', { name: 'Agregar archivo: Boleto Aéreo, Ida' }));
  await dialog(/^Actualizar: Boleto Aéreo · Ida/);
});

test('after the last record that is missing the form leads on to the policies', async () => {
  const { user, form } = await visaSavedBeside(attached('travel_insurance'));
  await user.click(await form.findByRole('button', { name: /^Agregar pólizas: Seguro/i }));
  await dialog(/^Documentos/);
});

test('another record takes the place of the one that is there; who is second is told and loses nothing', async () => {
  const visa = attached('visa');
  const shown = prepared({ services: [visa] });
  shown.api.on('POST /api/v1/agency/visa', () => json(409, { detail: 'x', code: 'not_attached' }));
  shown.api.on(`GET ${shown.path}/history`, () => historyOf('service', String(visa.service?.id), diego));
  const { user } = await shown.open();
  await choose(user, /^Más sobre Visa/, /^Reemplazar/);
  const form = await dialog(/^Reemplazar: Visa/);
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  expect(form.getByText(/^Toma el lugar de «/)).toBeVisible();
  expect(form.getByLabelText('Tipo de visa')).toHaveValue('');
  await fillVisa(user, form);
  await user.click(form.getByRole('button', { name: 'Reemplazar visa' }));
  expect(await form.findByText(/Diego Paredes ya reemplazó este registro/)).toBeVisible();
  expect(form.getByLabelText('Tipo de visa')).toHaveValue('Turismo');
  shown.api.on('POST /api/v1/agency/visa', () => json(201, { id: 'r2' }));
  await user.click(form.getByRole('button', { name: 'Reemplazar visa' }));
  expect(await form.findByText(/^Se guardó/)).toBeVisible();
  const body = shown.api.asked('POST /api/v1/agency/visa').at(-1)?.body as FormData;
  expect([body.get('package_service'), body.get('replaces')]).toEqual([visa.id, visa.service?.id]);
});

test('what was typed of a service and not saved is told where its form is opened from, and gone on with', async () => {
  const shown = prepared({ services: [pending('visa'), attached('hosting', { cost: 10 })] });
  const first = await shown.open();
  await first.user.click(preparation().getByRole('button', { name: 'Crear: Visa' }));
  const typed = await dialog(/^Crear Servicio: Visa/);
  await first.user.type(typed.getByLabelText('Tipo de visa'), 'Turismo');
  first.unmount();
  const { user } = await shown.open();
  const visa = within(screen.getByRole('article', { name: 'Visa' }));
  expect(visa.getByText('Sin guardar')).toBeVisible();
  expect(visa.getByRole('button', { name: 'Seguir' })).toHaveAccessibleDescription(/todavía no se guardó/);
  expect(preparation().getByText('Lo que escribió todavía no se guardó.')).toBeVisible();
  await user.click(preparation().getByRole('button', { name: 'Seguir: Visa' }));
  const form = await dialog(/^Crear Servicio: Visa/);
  expect(form.getByLabelText('Tipo de visa')).toHaveValue('Turismo');
  await user.click(form.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: /^Descartar/ }));
  await waitFor(() => expect(screen.queryByText('Sin guardar')).not.toBeInTheDocument());
  expect(preparation().getByRole('button', { name: 'Crear: Visa' })).toBeVisible();
});
