import type { JourneyView, ViewService } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { SessionUser } from '../../../src/lib/session/stored-session.ts';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { attached, journey, pending } from '../../components/support/build-journey.ts';
import { FakeApi, json, noNetwork } from '../../components/support/fake-api.ts';
import { fakeUploads } from '../../components/support/fake-upload.ts';
import { historyOf } from '../../components/support/history.ts';
import { diego, maria, remember } from '../../components/support/people.ts';
import { openSite } from '../../components/support/render-app.tsx';
import { write } from '../../components/support/write.ts';

const routeOf = (trip: JourneyView) => `GET /api/v1/journey/journey/${trip.journey_id}`;
const create = 'POST /api/v1/agency/hosting';
const plan = {
  id: '01990000-0001-7000-8000-000000000002',
  name: 'Desayuno incluido',
  description: 'El desayuno de cada día.',
};

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/utils/food_plan', () => json(200, [plan]));
});

async function openForm(service: ViewService, button: 'Crear' | 'Actualizar' | 'Seguir') {
  const trip = journey({ services: [service] });
  api.on(routeOf(trip), () => json(200, trip));
  const site = openSite(`/admin/journeys/${trip.journey_id}`);
  const opener = await screen.findByRole('button', { name: button });
  await site.user.click(opener);
  const dialog = await screen.findByRole('dialog', {
    name: service.service ? /^Actualizar: / : /^Crear Servicio: /,
  });
  return { ...site, dialog, form: within(dialog), opener, trip };
}

type Opened = Awaited<ReturnType<typeof openForm>>;

async function fillHosting({ user, form }: Opened) {
  await write(user, form.getByLabelText('Nombre'), 'Hotel Solymar');
  await write(user, form.getByLabelText('Dirección'), 'Av. Charles Darwin');
  await form.findByRole('option', { name: 'Desayuno incluido' });
  await user.selectOptions(form.getByLabelText('Plan de alimentación'), plan.id);
  await write(user, form.getByLabelText('Ubicación'), '-0.7432, -90.3138');
  // The journey's own days stand there.
  for (const name of ['Check-in: fecha', 'Check-out: fecha']) await user.clear(form.getByLabelText(name));
  await write(user, form.getByLabelText('Check-in: fecha'), '2031-11-26');
  await write(user, form.getByLabelText('Check-in: hora'), '15:00');
  await write(user, form.getByLabelText('Check-out: fecha'), '2031-12-01');
  await write(user, form.getByLabelText('Check-out: hora'), '11:00');
  await user.upload(
    form.getByLabelText('Reservación'),
    new File(['%PDF-1.7'], 'hotel.pdf', { type: 'application/pdf' }),
  );
}

const submit = ({ form }: Opened) => form.getByRole('button', { name: 'Crear hospedaje' });
const lastBody = (route: string) => api.asked(route).at(-1)?.body as FormData;
/** Of what goes without a file. */
const lastJson = (route: string) => api.asked(route).at(-1)?.body as Record<string, unknown>;

describe('the form of a service', () => {
  test('marks fields only after the first submit, each at its field and in a summary that leads there', async () => {
    const opened = await openForm(pending('hosting'), 'Crear');
    const { user, form } = opened;
    await user.type(form.getByLabelText('Nombre'), 'x{Backspace}');
    await user.tab();
    expect(form.queryByText(/Este campo es obligatorio/)).not.toBeInTheDocument();
    await user.click(submit(opened));
    expect(await form.findByText('Revise estos datos')).toBeVisible();
    expect(form.getByLabelText('Nombre')).toHaveAccessibleDescription(/Este campo es obligatorio/);
    expect(form.getByLabelText('Reservación')).toHaveAccessibleDescription(/Adjunte un archivo/);
    await user.click(form.getByRole('link', { name: /^Dirección/ }));
    expect(form.getByLabelText('Dirección')).toHaveFocus();
    expect(api.asked(create)).toHaveLength(0);
  });

  test('calls a place in the summary as its field is called', async () => {
    const { user, form } = await openForm(pending('transportation', { travel_direction: 'V' }), 'Crear');
    await user.click(form.getByRole('button', { name: 'Crear transporte' }));
    for (const name of ['Lugar de recogida: nombre', 'Lugar de recogida: coordenadas']) {
      expect(form.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
      expect(form.getByLabelText(name)).toBeVisible();
    }
  });

  test('the button and the title say which of two flights it makes', async () => {
    const { opener, dialog } = await openForm(pending('air_ticket', { travel_direction: 'V' }), 'Crear');
    expect(opener).toHaveAccessibleDescription('Boleto Aéreo, Vuelta');
    expect(dialog).toHaveAccessibleName('Crear Servicio: Boleto Aéreo · Vuelta, para Carlos Alberto Muñoz y 1 más');
  });

  async function openTransfer() {
    const { user, form } = await openForm(pending('transportation', { travel_direction: 'V' }), 'Crear');
    const write = async (name: string, text: string) => {
      await user.clear(form.getByLabelText(name));
      await user.type(form.getByLabelText(name), text);
      await user.tab();
    };
    return { form, write };
  }

  test('proposes the next day, once, for what ends at an earlier hour than it starts', async () => {
    const { form, write } = await openTransfer();
    await write('Salida: fecha', '2031-11-26');
    await write('Salida: hora', '23:30');
    await write('Llegada: fecha', '2031-11-26');
    await write('Llegada: hora', '00:30');
    expect(form.getByLabelText('Llegada: fecha')).toHaveValue('27/11/2031');
    await write('Llegada: fecha', '2031-11-26');
    expect(form.getByLabelText('Llegada: fecha')).toHaveValue('26/11/2031');
  });

  test('takes the next day back once another hour needs it no more', async () => {
    const { form, write } = await openTransfer();
    await write('Salida: fecha', '2031-11-26');
    await write('Salida: hora', '21:30');
    await write('Llegada: fecha', '2031-11-26');
    await write('Llegada: hora', '01:40');
    expect(form.getByLabelText('Llegada: fecha')).toHaveValue('27/11/2031');
    await write('Llegada: hora', '23:40');
    expect(form.getByLabelText('Llegada: fecha')).toHaveValue('26/11/2031');
    // Whoever writes it then means it.
    await write('Llegada: fecha', '2031-11-27');
    expect(form.getByLabelText('Llegada: fecha')).toHaveValue('27/11/2031');
  });

  test('has no serious axe finding', async () => {
    const { dialog } = await openForm(pending('hosting'), 'Crear');
    expect((await axe(dialog)).violations).toEqual([]);
  });

  test('stores once what is pressed twice, is read-only after, says so and gives the focus back', async () => {
    const service = pending('hosting');
    let answer: (response: Response) => void = () => undefined;
    api.on(create, () => new Promise<Response>((resolve) => (answer = resolve)));
    const opened = await openForm(service, 'Crear');
    await fillHosting(opened);
    const { user, form } = opened;
    await user.click(submit(opened));
    const busy = await form.findByRole('button', { name: 'Guardando…' });
    await user.click(busy);
    expect(api.asked(create)).toHaveLength(1);
    answer(json(201, { id: 'r1' }));
    expect(await screen.findByText('Hospedaje creado · Servicio Actualizado')).toBeVisible();
    // Also for who hears the page, from which an open dialog takes all that is behind it.
    const heard = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(heard).toContain('Hospedaje creado · Servicio Actualizado');
    expect(form.getByLabelText('Nombre')).toBeDisabled();
    expect(lastBody(create).get('package_service')).toBe(service.id);
    expect(api.asked(create)[0]?.headers['Idempotency-Key']).toBeTruthy();
    await user.click(form.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(opened.opener).toHaveFocus());
  });

  test('shows what is stored once it is saved, not what was typed', async () => {
    const service = pending('hosting');
    const opened = await openForm(service, 'Crear');
    await fillHosting(opened);
    const { user, form, trip } = opened;
    const stored = attached('hosting', { name: 'Hotel Solymar', address: 'Av. Charles Darwin', cost: 80 });
    const { id } = service;
    api.on(routeOf(trip), () => json(200, { ...trip, services: [{ ...stored, id }], version: 2 }));
    api.on(create, () => json(201, { id: 'r1' }));
    await user.type(form.getByLabelText('Nombre'), '{Home}Gran   ');
    await user.click(submit(opened));
    await waitFor(() => expect(form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar'));
    expect(form.getByLabelText('Nombre')).toBeDisabled();
    expect(form.getByLabelText('Costo (opcional)')).toHaveValue('80,00');
    expect(form.getByText('hotel.pdf')).toBeVisible();
  });

  test('comes back when it is opened again, but for its file, which is to be chosen again', async () => {
    const service = pending('hosting');
    const first = await openForm(service, 'Crear');
    await fillHosting(first);
    first.unmount();
    const again = await openForm(service, 'Seguir');
    expect(again.form.getByText(/Recuperamos lo que escribió.*elíjalos otra vez/)).toBeVisible();
    expect(again.form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
    expect(again.form.getByLabelText('Check-out: hora')).toHaveValue('11:00');
    expect(again.form.getByText('Ningún archivo elegido')).toBeVisible();
  });

  test('says how far its file is, and what was stopped on its way is not stored, and may be sent again', async () => {
    const uploads = fakeUploads();
    api.on(create, json(201, { id: 'h1' }));
    const opened = await openForm(pending('hosting'), 'Crear');
    await fillHosting(opened);
    const { user, form, dialog } = opened;
    const go = uploads.hold();
    await user.click(submit(opened));
    const progress = await form.findByRole('progressbar', { name: 'Envío del archivo' });
    act(() => uploads.progress(0.4));
    expect(progress).toHaveAttribute('aria-valuetext', 'Enviando 40 %');
    expect(form.getByText('Envío del archivo: Enviando 0 %')).toHaveAttribute('role', 'status');
    expect((await axe(dialog)).violations).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Cancelar el envío' }));
    expect(await form.findByRole('status')).toHaveTextContent('No se envió. Lo que escribió sigue aquí.');
    expect(form.queryByRole('alert')).toBeNull();
    expect(dialog.querySelector('[aria-invalid]')).toBeNull();
    expect(form.queryByRole('progressbar')).toBeNull();
    go();
    expect(api.asked(create)).toEqual([]);
    await user.click(submit(opened));
    expect(await form.findByText(/Se guardó/)).toBeVisible();
    expect(api.asked(create)).toHaveLength(1);
  });

  test('keeps what was typed when the network fails, and tries again with the same key', async () => {
    api.on(create, noNetwork());
    const opened = await openForm(pending('hosting'), 'Crear');
    await fillHosting(opened);
    const { user, form } = opened;
    await user.click(submit(opened));
    expect(await form.findByText(/No sabemos si se guardó/)).toBeVisible();
    expect(screen.queryByText('Error al crear el Hospedaje')).toBeNull();
    expect(form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
    api.on(create, () => json(201, { id: 'r1' }));
    await user.click(form.getByRole('button', { name: 'Comprobar' }));
    expect(await screen.findByText('Hospedaje creado · Servicio Actualizado')).toBeVisible();
    const [first, second] = api.asked(create).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  test('takes days, hours, amounts and places as people write them, and says how it read them', async () => {
    api.on(create, () => json(201, { id: 'r1' }));
    const opened = await openForm(pending('hosting'), 'Crear');
    await fillHosting(opened);
    const { user, form } = opened;
    const rewrite = async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label));
      await write(user, form.getByLabelText(label), text);
      await user.tab();
    };
    await rewrite('Check-in: fecha', '26 nov 31');
    await rewrite('Check-in: hora', '1530');
    await rewrite('Costo (opcional)', '$1.234,50');
    await rewrite('Ubicación', 'https://www.google.com/maps/place/Hotel/@-0.9,-90.5,17z/data=!3d-0.7432!4d-90.3138');
    expect(form.getByLabelText('Check-in: fecha')).toHaveValue('26/11/2031');
    expect(form.getByLabelText('Check-in: hora')).toHaveValue('15:30');
    expect(form.getByLabelText('Check-in: fecha')).toHaveAccessibleDescription(
      /miércoles 26 de noviembre de 2031, 15:30/,
    );
    expect(form.getByLabelText('Costo (opcional)')).toHaveAccessibleDescription(/\$1\.234,50/);
    expect(form.getByLabelText('Costo (opcional)')).toHaveValue('1234,50');
    expect(form.getByLabelText('Ubicación')).toHaveValue('-0.7432, -90.3138');
    expect(form.getByRole('link', { name: /^Ver en el mapa/ })).toHaveAttribute(
      'href',
      expect.stringContaining('-0.7432'),
    );
    await user.click(submit(opened));
    expect(await screen.findByText(/^Hospedaje creado/)).toBeVisible();
    expect(lastBody(create).get('check_in')).toBe('2031-11-26T15:30');
    expect(lastBody(create).get('cost')).toBe('1234.5');
    expect(lastBody(create).get('location.latitude')).toBe('-0.7432');
  });

  test('says once what it could not read, at the box that is wrong, and keeps it', async () => {
    const opened = await openForm(pending('hosting'), 'Crear');
    await fillHosting(opened);
    const { user, form } = opened;
    const spoil = async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label));
      await write(user, form.getByLabelText(label), text);
    };
    await spoil('Check-in: fecha', '31/2/2031');
    await spoil('Check-out: hora', 'Tarde');
    await spoil('Costo (opcional)', '1.500');
    await spoil('Ubicación', 'https://maps.app.goo.gl/AbC123');
    await user.click(submit(opened));
    const summary = await form.findByText('Revise estos datos');
    const links = within(summary.parentElement as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Ubicación: Ese enlace no dice las coordenadas. Ábralo, y copie aquí la dirección completa del mapa, o las coordenadas.',
      'Check-in: Esa fecha no existe. Va primero el día y luego el mes: 5/12/2026.',
      'Check-out: Escriba la hora de 0:00 a 23:59, por ejemplo 9:30.',
      'Costo: Escriba el valor en dólares, por ejemplo 1.234,50.',
    ]);
    expect(form.getByLabelText('Check-in: fecha')).toBeInvalid();
    expect(form.getByLabelText('Check-in: hora')).toBeValid();
    expect(form.getByLabelText('Check-out: fecha')).toBeValid();
    expect(form.getByLabelText('Check-out: hora')).toBeInvalid();
    expect(form.getByLabelText('Check-in: fecha')).toHaveValue('31/2/2031');
    expect(api.asked(create)).toHaveLength(0);
  });

  test('says of a place and an hour that they could not be read once they are left, and keeps their letters', async () => {
    const { user, form } = await openForm(pending('hosting'), 'Crear');
    const place = form.getByLabelText('Ubicación');
    const link = 'https://maps.app.goo.gl/AbC123';
    await user.type(place, link);
    await user.tab();
    expect(place).toHaveAccessibleDescription(/Ese enlace no dice las coordenadas/);
    expect(place).toBeValid();
    expect(place).toHaveValue(link);
    const hour = form.getByLabelText('Check-in: hora');
    await user.type(hour, 'Tarde');
    await user.tab();
    expect(hour).toHaveAccessibleDescription(/Escriba la hora de 0:00 a 23:59/);
    expect(hour).toHaveValue('Tarde');
    await user.clear(hour);
    await user.tab();
    expect(hour).not.toHaveAccessibleDescription(/Escriba/);
  });

  test("shows the server's errors at their fields", async () => {
    const errors = {
      'location.latitude': ['Está en el mar.'],
      reservation: ['Adjunte un archivo PDF, JPEG, PNG o WebP.'],
    };
    api.on(create, () => json(400, errors));
    const opened = await openForm(pending('hosting'), 'Crear');
    await fillHosting(opened);
    await opened.user.click(submit(opened));
    await waitFor(() => expect(opened.form.getByLabelText('Ubicación')).toHaveAccessibleDescription(/Está en el mar/));
    expect(opened.form.getByLabelText('Reservación')).toHaveAccessibleDescription(/Adjunte un archivo PDF/);
  });

  test.each([
    ['a place that is refused', 400, { 'location.latitude': ['Está en el mar.'] }, 'Error al crear la Ubicación'],
    ['an item that has its record', 409, { detail: 'Ya tiene', code: 'x' }, 'Error al actualizar el Servicio'],
    ['anything else', 400, { name: ['No'], 'location.latitude': ['No'] }, 'Error al crear el Hospedaje'],
  ])('calls %s by its name', async (_what, status, body, toast) => {
    api.on(create, () => json(status, body));
    const opened = await openForm(pending('hosting'), 'Crear');
    await fillHosting(opened);
    await opened.user.click(submit(opened));
    expect(await screen.findByText(toast)).toBeVisible();
  });

  test('locks name, address and location on update, and skips dates and file', async () => {
    const service = attached('hosting', { cost: 10, check_in: '2020-01-01T15:00:00-06:00', version: 4 });
    const update = `PATCH /api/v1/agency/hosting/${String(service.service?.id)}`;
    api.on(update, () => json(200, { id: service.service?.id }));
    const { user, form } = await openForm(service, 'Actualizar');
    for (const label of ['Nombre', 'Dirección', 'Ubicación']) expect(form.getByLabelText(label)).toBeDisabled();
    await user.clear(form.getByLabelText('Costo'));
    await write(user, form.getByLabelText('Costo'), '12,5');
    await user.click(form.getByRole('button', { name: 'Actualizar hospedaje' }));
    expect(await screen.findByText('Hospedaje Actualizado')).toBeVisible();
    expect(lastJson(update).cost).toBe('12.5');
    expect(lastJson(update).version).toBe('4');
    expect(lastJson(update)).not.toHaveProperty('name');
  });

  test('writes the cost as it is printed, and finds nothing unsaved where it was only looked at', async () => {
    const { user, form, dialog } = await openForm(attached('hosting', { cost: 389.4 }), 'Actualizar');
    const cost = form.getByLabelText('Costo');
    expect(cost).toHaveValue('389,40');
    await user.clear(cost);
    await write(user, cost, '389.4');
    await user.tab();
    expect(cost).toHaveValue('389,40');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  describe('whose record somebody else changed meanwhile', () => {
    const service = attached('hosting', { cost: 10, version: 4 });
    const update = `PATCH /api/v1/agency/hosting/${String(service.service?.id)}`;

    async function meet(changes: Record<string, unknown>, by?: SessionUser) {
      api.on(update, ({ body }) =>
        (body as { version: string }).version === '5'
          ? json(200, { id: service.service?.id })
          : json(409, { detail: 'Cambió', code: 'stale' }),
      );
      const opened = await openForm(service, 'Actualizar');
      const { user, form, trip } = opened;
      await user.clear(form.getByLabelText('Costo'));
      await write(user, form.getByLabelText('Costo'), '12,5');
      const services = [{ ...service, service: service.service && { ...service.service, ...changes, version: 5 } }];
      api.on(routeOf(trip), () => json(200, { ...trip, services, version: 2 }));
      if (by) api.on(`${routeOf(trip)}/history`, historyOf('service', String(service.service?.id), by));
      await user.click(form.getByRole('button', { name: 'Actualizar hospedaje' }));
      return opened;
    }
    const question = async () => within(await screen.findByRole('dialog', { name: 'Otra persona guardó cambios' }));

    test('names who changed it, as the history of its journey knows', async () => {
      await meet({ cost: 99.5 }, diego);
      expect(await screen.findByRole('dialog', { name: 'Diego Paredes guardó cambios' })).toBeVisible();
    });

    test('shows both versions of what both changed, takes over the rest, and then saves what was chosen', async () => {
      const { user, form } = await meet({
        cost: 99.5,
        food_plan: { id: '01990000-0001-7000-8000-000000000003', name: 'Media pensión', description: 'Dos comidas.' },
        check_out: '2031-07-15T10:30:00-06:00',
      });
      const asked = await question();
      const cost = within(asked.getByRole('group', { name: 'Costo' }));
      expect(cost.getByRole('radio', { name: /\$12,50/ })).toBeChecked();
      expect(cost.getByRole('radio', { name: /\$99,50/ })).not.toBeChecked();
      expect(asked.getAllByRole('group')).toHaveLength(1);
      await user.click(asked.getByRole('button', { name: 'Seguir con lo elegido' }));
      await waitFor(() => expect(form.getByLabelText('Check-out: hora')).toHaveValue('10:30'));
      expect(form.getByLabelText('Costo')).toHaveValue('12,50');
      await user.click(form.getByRole('button', { name: 'Actualizar hospedaje' }));
      expect(await screen.findByText('Hospedaje Actualizado')).toBeVisible();
      expect(lastJson(update).version).toBe('5');
      expect(lastJson(update).cost).toBe('12.5');
    });

    test('is saved together with it at once, where nobody touched what was typed', async () => {
      const { form } = await meet({ check_out: '2031-07-15T10:30:00-06:00' });
      expect(await screen.findByText('Hospedaje Actualizado')).toBeVisible();
      expect(form.getByLabelText('Check-out: hora')).toHaveValue('10:30');
      expect(['version', 'cost'].map((name) => lastJson(update)[name])).toEqual(['5', '12.5']);
    });

    test('was saved by an earlier attempt whose answer was lost, when all of it is stored', async () => {
      const { form } = await meet({ cost: 12.5 });
      expect(await screen.findByText('Hospedaje Actualizado')).toBeVisible();
      expect(form.getByLabelText('Costo')).toBeDisabled();
    });
  });

  test('swaps the airports of the two cities on the way back', async () => {
    api.on('GET /api/v1/utils/luggage_types', () => json(200, []));
    api.on('GET /api/v1/utils/airports_by_city/EC-GYE', () => json(200, [{ id: 'GYE', name: 'Olmedo' }]));
    api.on('GET /api/v1/utils/airports_by_city/EC-GPS', () => json(200, [{ id: 'GPS', name: 'Seymour' }]));
    const { form } = await openForm(pending('air_ticket', { travel_direction: 'V' }), 'Crear');
    expect(
      await within(form.getByLabelText('Aeropuerto de salida')).findByRole('option', { name: 'GPS · Seymour' }),
    ).toBeVisible();
    expect(
      await within(form.getByLabelText('Aeropuerto de llegada')).findByRole('option', { name: 'GYE · Olmedo' }),
    ).toBeVisible();
  });

  test('lookups that cannot be loaded can be tried again inside the form', async () => {
    api.on('GET /api/v1/utils/food_plan', json(500, { detail: 'Error en el servidor' }));
    const { user, form } = await openForm(pending('hosting'), 'Crear');
    const again = await form.findByRole('button', { name: 'Intentar de nuevo' });
    api.on('GET /api/v1/utils/food_plan', () => json(200, [plan]));
    await user.click(again);
    expect(await form.findByRole('option', { name: 'Desayuno incluido' })).toBeVisible();
  });
});

describe('the forms of the billing', () => {
  const pay = 'POST /api/v1/payment/payment';

  test('a payment needs a day that is not to come, method, value and voucher, and goes with its journey', async () => {
    const trip = journey();
    api.on(routeOf(trip), () => json(200, trip));
    api.on(pay, () => json(201, { id: 'p1' }));
    const { user } = openSite(`/admin/journeys/${trip.journey_id}`);
    await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
    const form = within(await screen.findByRole('dialog', { name: /^Crear pago · / }));
    const day = form.getByLabelText('Fecha');
    const [year = '', month, ofMonth] = addDays(todayInGuayaquil(), 1).split('-');
    await user.clear(day);
    await user.type(day, `${ofMonth}/${month}/${year.slice(2)}`);
    await user.tab();
    expect(day).toHaveValue(`${ofMonth}/${month}/${year}`);
    await user.click(form.getByRole('button', { name: 'Crear pago' }));
    expect(await form.findByText('Revise estos datos')).toBeVisible();
    expect(day).toHaveAccessibleDescription(/La fecha no puede ser posterior al día de hoy\./);
    expect(api.asked(pay)).toHaveLength(0);
    await user.type(day, '{ArrowDown}');
    await user.selectOptions(form.getByLabelText('Método de Pago'), 'CARD');
    await write(user, form.getByLabelText('Valor'), '120,50');
    await user.upload(
      form.getByLabelText('Documento'),
      new File(['%PDF-1.7'], 'pago.pdf', { type: 'application/pdf' }),
    );
    await user.click(form.getByRole('button', { name: 'Crear pago' }));
    expect(await screen.findByText('Pago creado')).toBeVisible();
    expect([...lastBody(pay).keys()].sort()).toEqual(['creation_date', 'journey', 'method', 'value', 'voucher']);
    expect(lastBody(pay).get('journey')).toBe(trip.journey_id);
    // Nothing follows it: the journey behind shows it.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('a service whose journey somebody called off meanwhile says so, and what was typed stays', async () => {
  const opened = await openForm(pending('hosting'), 'Crear');
  await fillHosting(opened);
  const cancellation = { at: '2026-11-20T15:00:00.000Z', reason: 'Enfermedad', retained: 0 };
  api.on(routeOf(opened.trip), () => json(200, { ...opened.trip, cancellation, phase: 'cancelled' }));
  api.on(create, () => json(409, { detail: 'x', code: 'package_service_closed' }));
  await opened.user.click(opened.form.getByRole('button', { name: 'Crear hospedaje' }));
  expect(await opened.form.findByText(/Otra persona canceló este viaje mientras usted escribía/)).toBeVisible();
  expect(opened.form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
});
