import type { LuggageRequest } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { flight, journey } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { accepted, answered, id, PATH, request } from './requests.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

describe('luggage as staff answer it', () => {
  const LIST = `GET ${PATH}`;
  const listed: LuggageRequest = {
    ...request,
    package_service: '0197a000-0000-7000-8000-0000000000e1',
    journey: {
      id: '0197a000-0000-7000-8000-0000000000c1',
      travel_date: '2026-12-01',
      destination_city: { code: 'PE-LIM', name: 'Lima', country: 'Perú', country_code: 'PE' },
    },
    ticket: { title: 'LATAM XL1441', travel_direction: 'I' },
    contact: { email: 'carlos@ejemplo.ec', phone: '0990002301' },
  };
  const page = (results: LuggageRequest[]) => json(200, { count: results.length, next: null, previous: null, results });
  const apart = /^El equipaje no está en el costo del viaje: al registrar su pago, suba el costo/;

  const openRequest = async () => {
    const site = openSite(`/admin/luggage?request=${id}`);
    // The dialog of its form comes after the one that waits for it.
    await screen.findByText('Una es un violonchelo.');
    return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Solicitud de equipaje' })) };
  };

  beforeEach(() => {
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
    api.on(LIST, () => page([listed]));
    api.on(`GET ${PATH}/${id}`, () => json(200, listed));
    api.on(`PATCH ${PATH}/${id}`, json(200, { id, status: 'answered', due_at: listed.due_at, version: 2 }));
  });

  test('the list says who asks what for which ticket, and is narrowed', async () => {
    const { user, router, container } = openSite('/admin/luggage');
    expect(
      await screen.findByRole('link', {
        name: /Muñoz, Carlos.*2 × Equipaje de bodega.*LATAM XL1441, Ida.*Por responder/,
      }),
    ).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Estado'), 'Esperan 2 días o más');
    await waitFor(() => expect(router.state.location.search).toBe('?state=late'));
    expect(Object.fromEntries(api.asked(LIST).at(-1)?.query ?? [])).toMatchObject({ state: 'late' });
  });

  test('a row says until when it is to be answered, that this is over, and nothing of it once it is', async () => {
    const rows = [listed, { ...listed, id: id.replace('b1', 'b2'), due_at: '2099-11-23T15:00:00.000Z' }];
    api.on(LIST, () => page([...rows, { ...listed, ...answered, id: id.replace('b1', 'b3') }]));
    openSite('/admin/luggage');
    const [late, early, done] = await screen.findAllByRole('link', { name: /Muñoz, Carlos/ });
    expect(late).toHaveTextContent(/Responder hasta: lun 23 nov.*Ya pasó/);
    expect(early).toHaveTextContent(/Responder hasta: .*2099/);
    expect(early).not.toHaveTextContent('Ya pasó');
    expect(done).not.toHaveTextContent(/23 nov/);
  });

  test('a row says of what was accepted that it does not apply any more, and of what waits that it does', async () => {
    const isOver = { ...listed, is_over: true };
    api.on(LIST, () => page([isOver, { ...isOver, ...answered, id: id.replace('b1', 'b2') }]));
    openSite('/admin/luggage');
    const [waiting, done] = await screen.findAllByRole('link', { name: /Muñoz, Carlos/ });
    expect(waiting).toHaveTextContent('Por responder');
    expect(done).toHaveTextContent('Ya no aplica');
  });

  test('an empty list says so', async () => {
    api.on(LIST, () => page([]));
    openSite('/admin/luggage');
    expect(await screen.findByText('Aún nadie pidió equipaje')).toBeVisible();
  });

  test('it is answered with its price and the version that was read', async () => {
    const { user, dialog } = await openRequest();
    expect(dialog.getByText('Una es un violonchelo.')).toBeVisible();
    expect(dialog.getByText('Llega por correo a Carlos Muñoz y queda en su boleto.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Respuesta'), 'Se puede agregar');
    await user.type(dialog.getByLabelText('Mensaje para el viajero'), 'Se agrega al pagar.');
    await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await dialog.findByLabelText('Precio total')).toBeInvalid();
    await user.type(dialog.getByLabelText('Precio total'), '90,5');
    await user.type(dialog.getByLabelText(/^Pagar hasta/), '5 dic 2099');
    await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('Respuesta enviada')).toBeInTheDocument();
    expect(api.asked(`PATCH ${PATH}/${id}`).map(({ body }) => body)).toEqual([
      { outcome: 'accepted', price: '90.5', pay_until: '2099-12-05', text: 'Se agrega al pagar.', version: 1 },
    ]);
  });

  test('what is refused has neither price nor day to pay it', async () => {
    const { user, dialog } = await openRequest();
    await user.type(dialog.getByLabelText('Precio total'), '90');
    await user.type(dialog.getByLabelText(/^Pagar hasta/), '5/12/99');
    await user.selectOptions(dialog.getByLabelText('Respuesta'), 'No se puede agregar');
    for (const name of ['Precio total', /^Pagar hasta/]) expect(dialog.queryByLabelText(name)).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Mensaje para el viajero'), 'La tarifa no lo permite.');
    await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    await waitFor(() =>
      expect(api.asked(`PATCH ${PATH}/${id}`).map(({ body }) => body)).toMatchObject([
        { outcome: 'refused', price: '', pay_until: '', text: 'La tarifa no lo permite.' },
      ]),
    );
  });

  test('that its ticket has left is said as it is, and not as a change of somebody else', async () => {
    const said = 'Ese vuelo ya salió: no se le puede agregar equipaje.';
    const { user, dialog } = await openRequest();
    api.on(`PATCH ${PATH}/${id}`, () => json(409, { detail: said, code: 'luggage_departed' }));
    await user.selectOptions(dialog.getByLabelText('Respuesta'), 'Ya está agregado');
    await user.type(dialog.getByLabelText('Mensaje para el viajero'), 'Listo.');
    await user.click(dialog.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.queryByText(/Otra persona guardó cambios/)).not.toBeInTheDocument();
  });

  test('of what was added nothing is mailed again that was said before', async () => {
    api.on(`GET ${PATH}/${id}`, () => json(200, { ...listed, ...answered }));
    const { user, dialog } = await openRequest();
    const outcome = dialog.getByLabelText('Respuesta');
    const text = dialog.getByLabelText('Mensaje para el viajero');
    expect(text).toHaveValue(accepted.text);
    await user.selectOptions(outcome, 'Ya está agregado');
    expect(text).toHaveValue('');
    await user.type(text, 'Ya está en su boleto.');
    await user.selectOptions(outcome, 'Se puede agregar');
    await user.selectOptions(outcome, 'Ya está agregado');
    expect(text).toHaveValue('Ya está en su boleto.');
  });

  test.each([
    ['of a former ticket is sent again, which confirms it for the present one', true, 1],
    ['of the present ticket is not sent again', false, 0],
  ])('the same answer %s', async (_, isOfFormer, sent) => {
    const answer = { ...accepted, outcome: 'added' as const, price: null, pay_until: null };
    const of = { ...answer, is_of_former_ticket: isOfFormer };
    api.on(`GET ${PATH}/${id}`, () => json(200, { ...listed, ...answered, answer: of }));
    const { user, dialog } = await openRequest();
    expect(dialog.queryAllByText(/^La respuesta es del boleto anterior, y nadie la confirmó/)).toHaveLength(sent);
    await user.click(dialog.getByRole('button', { name: 'Enviar otra respuesta' }));
    expect(await screen.findByText(isOfFormer ? 'Respuesta enviada' : 'No hay cambios por enviar.')).toBeVisible();
    expect(api.asked(`PATCH ${PATH}/${id}`).map(({ body }) => body)).toEqual(
      isOfFormer ? [{ outcome: 'added', price: '', pay_until: '', text: accepted.text, version: 2 }] : [],
    );
  });

  test('its form says that what it costs is no part of the journey’s cost, but of what is refused', async () => {
    const { user, dialog } = await openRequest();
    for (const outcome of ['Se puede agregar', 'Ya está agregado']) {
      await user.selectOptions(dialog.getByLabelText('Respuesta'), outcome);
      expect(dialog.getByText(apart)).toBeVisible();
    }
    await user.selectOptions(dialog.getByLabelText('Respuesta'), 'No se puede agregar');
    expect(dialog.queryByText(apart)).not.toBeInTheDocument();
  });

  test.each([
    ['where it costs something', answered, 1],
    ['where it was added', { ...answered, answer: { ...accepted, outcome: 'added' as const, price: null } }, 1],
    ['not where it waits', request, 0],
  ])('a payment of its journey is created with the same in sight %s', async (_, one, times) => {
    const trip = journey({ services: [flight('2099-11-25T10:00', '2099-11-25T11:00', { luggage_requests: [one] })] });
    api.on(`GET /api/v1/journey/journey/${trip.journey_id}`, () => json(200, trip));
    const { user } = openSite(`/admin/journeys/${trip.journey_id}`);
    await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Crear pago/ }));
    expect(await dialog.findByLabelText('Valor')).toBeVisible();
    expect(dialog.queryAllByText(apart)).toHaveLength(times);
  });

  test('one on a ticket to which nothing is added any more says so, and is only refused', async () => {
    api.on(`GET ${PATH}/${id}`, () => json(200, { ...listed, ...answered, is_over: true }));
    const { user } = await openRequest();
    await screen.findByText(/^Este boleto se canceló, ya salió o ya no es del viaje de quien lo pidió/);
    const dialog = within(screen.getByRole('dialog', { name: 'Solicitud de equipaje' }));
    // Who was promised it may have paid it.
    expect(dialog.getByText(/· Se puede agregar, \$90,50$/)).toBeVisible();
    const options = within(dialog.getByLabelText('Respuesta')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['No se puede agregar']);
    expect(dialog.queryByText('Según lo que permite la tarifa del boleto.')).not.toBeInTheDocument();
    expect(dialog.queryByLabelText('Precio total')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Mensaje para el viajero'), 'El vuelo se canceló.');
    await user.click(dialog.getByRole('button', { name: 'Enviar otra respuesta' }));
    await waitFor(() =>
      expect(api.asked(`PATCH ${PATH}/${id}`).map(({ body }) => body)).toEqual([
        { outcome: 'refused', price: '', pay_until: '', text: 'El vuelo se canceló.', version: 2 },
      ]),
    );
  });

  test('one whose ticket is called off while it is answered is refused alone, whatever was written for it', async () => {
    let isOver = false;
    api.on(`GET ${PATH}/${id}`, () => json(200, { ...listed, ...answered, is_over: isOver }));
    const { user, dialog } = await openRequest();
    await user.clear(await dialog.findByLabelText('Precio total'));
    await user.type(dialog.getByLabelText('Precio total'), '120');
    isOver = true;
    act(() => tellLiveEvent('journey-updated', { journey_id: 'x', version: 2 }));
    // Of many changes at once it is read again once.
    expect(await screen.findByText(/^Este boleto se canceló/, {}, { timeout: 3000 })).toBeVisible();
    const form = within(screen.getByRole('dialog', { name: 'Solicitud de equipaje' }));
    expect(form.getByLabelText('Respuesta')).toHaveValue('refused');
    expect(form.queryByLabelText('Precio total')).not.toBeInTheDocument();
    await user.type(form.getByLabelText('Mensaje para el viajero'), 'El vuelo se canceló.');
    await user.click(form.getByRole('button', { name: 'Enviar otra respuesta' }));
    await waitFor(() =>
      expect(api.asked(`PATCH ${PATH}/${id}`).map(({ body }) => body)).toMatchObject([
        { outcome: 'refused', price: '', pay_until: '' },
      ]),
    );
  });

  test('one that was withdrawn says so, and is not answered', async () => {
    api.on(`GET ${PATH}/${id}`, () => json(200, { ...listed, status: 'withdrawn' }));
    const { dialog } = await openRequest();
    expect(await dialog.findByText(/no se responde/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Enviar respuesta' })).not.toBeInTheDocument();
  });

  test('one whose ticket was called off says that it waits again with it, and is not answered', async () => {
    api.on(`GET ${PATH}/${id}`, () => json(200, { ...listed, status: 'suspended' }));
    const { dialog } = await openRequest();
    expect(await dialog.findByText(/Si se restaura, vuelve a esperar respuesta/)).toBeVisible();
    expect(dialog.queryByText('Responder hasta')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Enviar respuesta' })).not.toBeInTheDocument();
  });

  test('what has waited for two days is on the board, and leads to it', async () => {
    api.on('GET /api/v1/agency/waiting', json(200, {}));
    for (const other of ['web_quote', 'problem_report']) {
      api.on(`GET /api/v1/agency/${other}`, json(200, { count: 0, next: null, previous: null, results: [] }));
    }
    openSite('/admin');
    const board = within(await screen.findByRole('region', { name: 'Equipaje sin respuesta en 2 días' }));
    expect(await board.findByRole('link', { name: /Muñoz, Carlos/ })).toHaveAttribute(
      'href',
      `/admin/luggage?state=late&sort=oldest&request=${id}`,
    );
    expect(Object.fromEntries(api.asked(LIST)[0]?.query ?? [])).toMatchObject({ state: 'late', sort: 'oldest' });
  });
});
