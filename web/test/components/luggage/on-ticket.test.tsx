import { NO_LUGGAGE, type ViewLuggageRequest } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { accepted, answered, id, PATH, request } from './requests.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

describe('luggage as a traveller asks for it', () => {
  const later = flight('2099-11-25T10:00', '2099-11-25T11:00');
  const ask = /^Pedir equipaje adicional/;
  const kinds = [
    { id: '1', name: 'Equipaje de bodega (23 kg)' },
    { id: NO_LUGGAGE, name: 'Sin equipaje' },
  ];

  beforeEach(() => {
    remember(carlos);
    api.on('GET /auth/users/me', json(200, carlos));
    api.on('GET /api/v1/utils/luggage_types', json(200, kinds));
  });

  const open = (service = later) => {
    api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [journey({ services: [service] })]));
    return openSite('/my_journeys');
  };

  test.each([
    ['that is ready and has not left', later, 1],
    ['that is pending', pending('air_ticket'), 0],
    ['that left', flight('2020-11-25T10:00', '2099-11-25T11:00'), 0],
    [
      'that is called off',
      flight('2099-11-25T10:00', '2099-11-25T11:00', {
        cancellation: { at: '2026-11-20T15:00:00Z', reason: 'Otro vuelo', retained: 0 },
      }),
      0,
    ],
    ['for which one waits', { ...later, luggage_requests: [request] }, 0],
    ['of which the last was answered', { ...later, luggage_requests: [answered] }, 0],
    ['as little as on a hotel', attached('hosting'), 0],
  ])('is offered on a ticket %s', async (_, service, offers) => {
    open(service);
    await screen.findByRole('heading', { name: 'Servicios Contratados' });
    expect(screen.queryAllByRole('button', { name: ask, hidden: true })).toHaveLength(offers);
  });

  test('is sent with what was chosen or written, and what is wrong is named', async () => {
    api.on(`POST ${PATH}`, json(201, { id, status: 'open', due_at: request.due_at, version: 1 }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Detalles/ }));
    await user.click(screen.getByRole('button', { name: ask }));
    await screen.findByRole('option', { name: 'Equipaje de bodega (23 kg)' });
    expect(screen.queryByRole('option', { name: 'Sin equipaje' })).toBeNull();
    const dialog = within(screen.getByRole('dialog', { name: 'Pedir equipaje adicional' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar solicitud' }));
    expect(await dialog.findByLabelText('¿Qué equipaje?')).toBeInvalid();
    await user.selectOptions(dialog.getByLabelText('¿Qué equipaje?'), 'Otro');
    await user.type(dialog.getByLabelText('¿Qué equipaje?'), 'Bicicleta');
    await user.click(dialog.getByRole('button', { name: 'Enviar solicitud' }));
    expect(await screen.findByText('Solicitud enviada')).toBeInTheDocument();
    expect(api.asked(`POST ${PATH}`).map(({ body }) => body)).toEqual([
      { package_service: later.id, pieces: '1', luggage: 'Bicicleta', note: '' },
    ]);
  });

  test('that was sent is where reading goes on, below what was answered before', async () => {
    const trip = journey({ services: [{ ...later, luggage_requests: [answered] }] });
    api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [trip]));
    const { user } = openSite('/my_journeys');
    await user.click(await screen.findByRole('button', { name: /^Detalles y equipaje/ }));
    await user.click(screen.getByRole('button', { name: /^Pedir más equipaje/ }));
    await screen.findByRole('option', { name: 'Equipaje de bodega (23 kg)' });
    const dialog = within(screen.getByRole('dialog', { name: 'Pedir equipaje adicional' }));
    expect(dialog.getByText(/Pedirlo no le cobra nada: primero le decimos el precio\.$/)).toBeVisible();
    api.on(`POST ${PATH}`, () => {
      const more = { ...request, id: id.replace('b1', 'b2'), luggage: 'Bicicleta' };
      const services = [{ ...later, luggage_requests: [answered, more] }];
      api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [{ ...trip, services }]));
      return json(201, { id: more.id, status: 'open', due_at: more.due_at, version: 1 });
    });
    await user.selectOptions(dialog.getByLabelText('¿Qué equipaje?'), 'Equipaje de bodega (23 kg)');
    await user.click(dialog.getByRole('button', { name: 'Enviar solicitud' }));
    const sent = await screen.findByText('2 × Bicicleta');
    await waitFor(() => expect(sent.closest('li')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stands on the ticket with until when it is answered, and is withdrawn once the person says so', async () => {
    const trip = journey({ services: [{ ...later, luggage_requests: [request] }] });
    api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [trip]));
    const { user, container } = openSite('/my_journeys');
    // A folded ticket is as low as before.
    const fold = await screen.findByRole('button', { name: /^Detalles y equipaje/ });
    expect(screen.queryByRole('list', { name: 'Equipaje adicional' })).not.toBeInTheDocument();
    await user.click(fold);
    const list = within(await screen.findByRole('list', { name: 'Equipaje adicional' }));
    expect(list.getByText('2 × Equipaje de bodega (23 kg)')).toBeVisible();
    expect(list.getByText(/^Solicitado el .* Respondemos hasta el .*23 nov/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    api.on(`POST ${PATH}/${id}/withdraw`, () => {
      const gone = { ...later, luggage_requests: [{ ...request, status: 'withdrawn' as const }] };
      api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [{ ...trip, services: [gone] }]));
      return json(200, { id, status: 'withdrawn', due_at: request.due_at, version: 2 });
    });
    await user.click(list.getByRole('button', { name: 'Retirar solicitud' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Retirar la solicitud de equipaje?' }));
    expect(api.asked(`POST ${PATH}/${id}/withdraw`)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Retirar solicitud' }));
    expect(await screen.findByText('Solicitud retirada')).toBeInTheDocument();
    // The request is gone with the button that was pressed: reading goes on where another can be sent.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pedir equipaje adicional/ })).toHaveFocus());
  });

  test('withdrawn where no other can be sent leaves the reader at the ticket', async () => {
    const left = flight('2020-11-25T10:00', '2099-11-25T11:00');
    const trip = journey({ services: [{ ...left, luggage_requests: [request] }] });
    api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [trip]));
    const { user } = openSite('/my_journeys');
    await user.click(await screen.findByRole('button', { name: /^Detalles y equipaje/ }));
    api.on(`POST ${PATH}/${id}/withdraw`, () => {
      const gone = { ...left, luggage_requests: [{ ...request, status: 'withdrawn' as const }] };
      api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [{ ...trip, services: [gone] }]));
      return json(200, { id, status: 'withdrawn', due_at: request.due_at, version: 2 });
    });
    await user.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Retirar la solicitud de equipaje?' }));
    await user.click(question.getByRole('button', { name: 'Retirar solicitud' }));
    await waitFor(() => expect(screen.getByRole('article').closest('li')).toHaveFocus());
    expect(screen.queryByRole('button', { name: ask })).not.toBeInTheDocument();
  });

  test('shows its answer, and the way to ask for more', async () => {
    const { user } = open({ ...later, luggage_requests: [answered, { ...request, id: '2', status: 'withdrawn' }] });
    await user.click(await screen.findByRole('button', { name: /^Detalles y equipaje/ }));
    const list = within(await screen.findByRole('list', { name: 'Equipaje adicional' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    for (const text of ['Se puede agregar', '$90,50', 'Escríbame si tiene dudas.'])
      expect(list.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pedir más equipaje/ })).toBeVisible();
    expect(list.queryByRole('button', { name: 'Retirar solicitud' })).not.toBeInTheDocument();
  });

  const payButton = { name: /^Cómo pagar \$90,50.*Equipaje adicional$/ };
  const openAnswer = async (answer: Partial<typeof accepted>, service = later) => {
    const { user } = open({
      ...service,
      luggage_requests: [{ ...answered, answer: { ...accepted, ...answer } }],
    });
    await user.click(await screen.findByRole('button', { name: /^Detalles y equipaje/ }));
    return { user, list: within(await screen.findByRole('list', { name: 'Equipaje adicional' })) };
  };

  test('that was added stands below the luggage of the fare', async () => {
    const added = { ...answered, answer: { ...accepted, outcome: 'added' as const } };
    const { user } = open({ ...later, luggage_requests: [added, { ...answered, id: 'b2' }] });
    await user.click(await screen.findByRole('button', { name: /^Detalles y equipaje/ }));
    const said = screen.getByText('Equipaje agregado: 2 × Equipaje de bodega (23 kg)');
    expect(said).toBeVisible();
    expect(said.closest('div')).toHaveTextContent(/^EquipajeEquipaje de mano/);
  });

  const addedToFormer = { ...accepted, outcome: 'added' as const, price: null, is_of_former_ticket: true };

  test('that was added to the ticket in whose place another one came is not said as added to that', async () => {
    const { user } = open({
      ...later,
      luggage_requests: [
        { ...answered, answer: addedToFormer },
        { ...answered, id: 'b2', luggage: 'Bicicleta', answer: { ...addedToFormer, is_of_former_ticket: false } },
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Detalles y equipaje/ }));
    expect(
      screen.getByText(
        'Agregado al boleto anterior: 2 × Equipaje de bodega (23 kg). Pregunte a su asesor si vale en este.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Equipaje agregado: 2 × Bicicleta')).toBeVisible();
    const [former, present] = within(screen.getByRole('list', { name: 'Equipaje adicional' })).getAllByRole('listitem');
    expect(former).toHaveTextContent('Por confirmar');
    expect(former).toHaveTextContent('Agregado al boleto anterior. Pregunte a su asesor si vale en este.');
    expect(former).not.toHaveTextContent(/Ya está agregado|No tiene que pagar nada más/);
    expect(present).toHaveTextContent('Ya está agregado');
    expect(present).not.toHaveTextContent('boleto anterior');
  });

  test('that was added to a former ticket asks for nothing once the flight left', async () => {
    const { list } = await openAnswer(addedToFormer, flight('2020-11-25T10:00', '2099-11-25T11:00'));
    expect(list.getByText('Agregado al boleto anterior.')).toBeVisible();
    expect(list.getByText('Ya no aplica')).toBeVisible();
    expect(screen.queryByText(/si vale en este/)).not.toBeInTheDocument();
  });

  test('that was accepted for a former ticket is not to be paid before it is confirmed for this one', async () => {
    const { list } = await openAnswer({ is_of_former_ticket: true });
    expect(list.getByText('Por confirmar')).toBeVisible();
    expect(list.getByText('Aceptado para el boleto anterior. Pregunte a su asesor si vale en este.')).toBeVisible();
    expect(list.queryByRole('button', payButton)).not.toBeInTheDocument();
    expect(screen.queryByText(/equipaje por pagar|Se agrega cuando usted lo paga/)).not.toBeInTheDocument();
  });

  test('that is accepted says until when it is paid, and how', async () => {
    const { user, list } = await openAnswer({});
    expect(list.getByText('Se agrega cuando usted lo paga, hasta el mar 24 nov 2099.')).toBeVisible();
    await user.click(await list.findByRole('button', payButton));
    expect(list.getByText('21')).toBeVisible();
    expect(list.getByText('Si ya lo pagó, no lo pague otra vez: pregunte a su asesor.')).toBeVisible();
  });

  test('that is accepted stands below the balance, too, until it is added, refused, or its day is over', async () => {
    await openAnswer({});
    const below = screen.getByText(
      'Aparte, equipaje por pagar: 2 × Equipaje de bodega (23 kg), $90,50, hasta el mar 24 nov 2099',
    );
    expect(below).toHaveAttribute('href', expect.stringMatching(/#servicio-/));
    for (const answer of [
      { outcome: 'added' as const, price: null, pay_until: null },
      { outcome: 'refused' as const, price: null, pay_until: null },
      { pay_until: '2020-11-24' },
    ]) {
      cleanup();
      const { list } = await openAnswer(answer);
      expect(list.getByText('Escríbame si tiene dudas.')).toBeVisible();
      expect(list.queryAllByText(/No tiene que pagar nada más/)).toHaveLength(answer.outcome === 'added' ? 1 : 0);
      expect(screen.queryByText(/^Aparte/)).not.toBeInTheDocument();
      expect(list.queryByRole('button', payButton)).not.toBeInTheDocument();
    }
  });

  test('that is paid until today says so on its ticket and below the balance', async () => {
    const { list } = await openAnswer({ pay_until: todayInGuayaquil() });
    expect(list.getByText(/^Se agrega cuando usted lo paga, hasta hoy, \S+ \d+ \S+\.$/)).toBeVisible();
    expect(screen.getByText(/^Aparte, .*, hasta hoy, \S+ \d+ \S+$/)).toBeVisible();
  });

  test('that is accepted says whom to ask once its day to pay is over, and how to pay as long as none was said', async () => {
    const { list } = await openAnswer({ pay_until: '2020-11-24' });
    expect(list.getByText(/^Había que pagarlo hasta el mar 24 nov 2020\. Si no lo pagó, pregunte/)).toBeVisible();
    // What is said of paying needs the agency, which is there by now.
    expect(await screen.findByRole('link', { name: /^Emergencias/ })).toBeVisible();
    expect(list.queryByRole('button', { name: /^Cómo pagar/ })).not.toBeInTheDocument();
  });

  // A server before it knows of no such day.
  test.each([null, undefined])('that is accepted without a day to pay (%s) says how to pay', async (until) => {
    const { list } = await openAnswer({ pay_until: until });
    expect(list.getByText('Se agrega cuando usted lo paga.')).toBeVisible();
    expect(await list.findByRole('button', payButton)).toBeVisible();
  });

  test.each([
    ['accepted on a flight that left', answered, flight('2020-11-25T10:00', '2099-11-25T11:00'), 'Ya no aplica'],
    ['open on a flight that left', request, flight('2020-11-25T10:00', '2099-11-25T11:00'), 'Ya no aplica'],
    [
      'accepted on a ticket that was called off',
      answered,
      { ...later, cancellation: { at: '2026-11-20T15:00:00Z', reason: 'Otro vuelo', retained: 0 } },
      'Ya no aplica',
    ],
    [
      'suspended with a ticket that was called off',
      { ...request, status: 'suspended' as const },
      { ...later, cancellation: { at: '2026-11-20T15:00:00Z', reason: 'Otro vuelo', retained: 0 } },
      'Sin efecto',
    ],
    [
      'refused on a flight that left',
      { ...answered, answer: { ...accepted, outcome: 'refused' as const, price: null, pay_until: null } },
      flight('2020-11-25T10:00', '2099-11-25T11:00'),
      'No se puede agregar',
    ],
  ])('that is %s says so', async (_, one, service, badge) => {
    const { user } = open({ ...service, luggage_requests: [one] });
    // Beside the longer name of a void reservation a phone has no room for both words.
    const fold = service.cancellation ? /^Detalles(?! y)/ : /^Detalles y equipaje/;
    await user.click(await screen.findByRole('button', { name: fold }));
    const list = within(await screen.findByRole('list', { name: 'Equipaje adicional' }));
    expect(list.getByText(badge)).toBeVisible();
    for (const other of ['Se puede agregar', 'Por responder', /Respondemos hasta/])
      expect(list.queryByText(other)).not.toBeInTheDocument();
    expect(list.queryAllByText('Si se reactiva su boleto, la agencia la responde.')).toHaveLength(
      badge === 'Sin efecto' ? 1 : 0,
    );
  });

  test.each([
    ['costs nothing', { price: 0, pay_until: null }, later, 'Se agrega cuando usted lo confirma con su asesor.'],
    ['is refused', { outcome: 'refused' as const, price: null, pay_until: null }, later, null],
    ['is on a flight that left', {}, flight('2020-11-25T10:00', '2099-11-25T11:00'), null],
  ])('that %s asks for no money', async (_, answer, service, next) => {
    const { list } = await openAnswer(answer, service);
    expect(list.getByText('Escríbame si tiene dudas.')).toBeVisible();
    expect(list.queryByText(/^Se agrega/)?.textContent ?? null).toBe(next);
    expect(await screen.findByRole('link', { name: /^Emergencias/ })).toBeVisible();
    expect(list.queryByRole('button', { name: /^Cómo pagar/ })).not.toBeInTheDocument();
  });
});

describe('luggage as somebody of the staff who travels asks for it', () => {
  const later = flight('2099-11-25T10:00', '2099-11-25T11:00');
  const self = '0197a000-0000-7000-8000-0000000000d2';
  const own: ViewLuggageRequest = {
    ...request,
    id: '2',
    luggage: 'Bicicleta',
    passenger: { id: self, first_name: 'María José', last_name: 'Andrade' },
  };
  const ask = { name: /^Pedir equipaje adicional/, hidden: true };

  const open = async (requests: ViewLuggageRequest[], travels: { travels_as?: string }) => {
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
    const shown = journey({ services: [{ ...later, luggage_requests: requests }], ...travels });
    api.on(`GET /api/v1/journey/journeys_info/${maria.id}`, () => json(200, [shown]));
    openSite('/my_journeys');
    await screen.findByRole('list', { name: 'Equipaje adicional' });
  };

  test('it is offered while nothing of the own waits, whoever else waits', async () => {
    await open([request], { travels_as: self });
    expect(screen.getAllByRole('button', ask)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).not.toBeInTheDocument();
  });

  test('the own one is withdrawn, and nobody else’s', async () => {
    await open([request, own], { travels_as: self });
    expect(screen.queryByRole('button', ask)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Retirar solicitud' })).toHaveLength(1);
  });

  test('what was added says whose it is', async () => {
    const answer = { ...accepted, outcome: 'added' as const };
    await open(
      [
        { ...answered, answer },
        { ...own, status: 'answered', answer },
      ],
      {},
    );
    expect(
      screen.getByText(
        'Equipaje agregado: 2 × Equipaje de bodega (23 kg), para Carlos Muñoz; 2 × Bicicleta, para María José Andrade',
      ),
    ).toBeInTheDocument();
  });

  test('what was added to a former ticket is to be confirmed by answering anew', async () => {
    const answer = { ...accepted, outcome: 'added' as const, is_of_former_ticket: true };
    await open([{ ...answered, answer }], {});
    const confirm = 'Hay que confirmarlo para este al responder de nuevo.';
    expect(
      screen.getByText(`Agregado al boleto anterior: 2 × Equipaje de bodega (23 kg), para Carlos Muñoz. ${confirm}`),
    ).toBeInTheDocument();
    expect(screen.getByText(`Agregado al boleto anterior. ${confirm}`)).toBeInTheDocument();
    expect(screen.queryByText(/Pregunte a su asesor si vale/)).not.toBeInTheDocument();
  });

  test('on a journey of others it is not offered', async () => {
    await open([request], {});
    expect(screen.queryByRole('button', ask)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).not.toBeInTheDocument();
  });
});
