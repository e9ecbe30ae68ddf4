import { journeyPath, type JourneyView } from '@bitacora/contracts';
import { plainSpaces } from '@bitacora/kernel/dates';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { connectivity } from '../../../src/lib/live/connectivity.ts';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const route = `GET /api/v1/journey/journeys_info/${carlos.id}`;

let api: FakeApi;
beforeEach(() => {
  remember(carlos);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, carlos));
});

function openWith(journeys: JourneyView[], path = '/my_journeys') {
  api.on(route, () => json(200, journeys));
  return openSite(path);
}

const shown = () => screen.findByRole('heading', { name: 'Servicios Contratados' });

const lima = { code: 'PE-LIM', name: 'Lima', country: 'Perú', country_code: 'PE' };

const ownChat = expect.stringMatching(/^https:\/\/wa\.me\/593991112233\?text=Hola%2C%20soy%20Carlos/);

describe('a journey on paper', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('says every day with its year, though on screen this one goes without saying', async () => {
    const paper = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = (query) => (query === 'print' ? (paper as MediaQueryList) : matchMedia(query));
    const year = todayInGuayaquil().slice(0, 4);
    const day = `${year}-12-30`;
    const ticket = flight(`${day}T10:00`, `${day}T11:00`);
    openWith([journey({ travel_date: day, services: [ticket], cost: 100, paid: 0, balance: 100, balance_due: day })]);
    await shown();
    const parts = [screen.getByRole('article'), screen.getByRole('region', { name: 'Lo que sigue' })].map((part) =>
      within(part),
    );
    for (const part of parts) expect(part.getAllByText(/30 dic$/)).not.toEqual([]);
    expect(screen.getByText(/^Hasta el .*30 dic$/)).toBeVisible();
    act(() => {
      paper.matches = true;
      paper.dispatchEvent(new Event('change'));
    });
    for (const part of parts) {
      expect(part.getAllByText(new RegExp(`30 dic ${year}$`))).not.toEqual([]);
      expect(part.queryByText(/30 dic$/)).toBeNull();
    }
    expect(screen.getByText(new RegExp(`^Hasta el .*30 dic ${year}$`))).toBeVisible();
  });
});

describe('a traveller without journeys', () => {
  test('is told so, and who acts next', async () => {
    openWith([]);
    expect(
      await screen.findByText(
        'Usted aún no tiene viajes registrados. Comuníquese con su agente para obtener más información',
      ),
    ).toBeVisible();
  });

  test('reaches the agency with one tap', async () => {
    openWith([]);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+59342301200');
    expect(main.getByRole('link', { name: 'Chatear' })).toHaveAttribute('href', 'https://wa.me/593990001201');
    expect(main.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', 'mailto:hola@bitacora.example');
  });
});

describe("a traveller's journey", () => {
  test('shows group, route, direction, days to travel, adviser, purchase date and money', async () => {
    openWith([journey()]);
    await shown();
    for (const text of [
      'Carlos Alberto Muñoz',
      'Ana Belén Cedeño',
      'Ecuador, Guayaquil -> Ecuador, Baltra',
      'Ida y vuelta',
      'Faltan 4 días',
      'María José Andrade',
      '$4.280,50',
      '$2.000,00',
      '$2.280,50',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const group = within(screen.getByRole('region', { name: 'Grupo de viaje' }));
    expect(group.getByText(/^jue 1 oct( 2026)?$/)).toBeVisible();
    const adviser = within(screen.getByRole('region', { name: 'Asesor de viaje' }));
    expect(adviser.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+593991112233');
    expect(adviser.getByRole('link', { name: 'Chatear' })).toHaveAttribute('href', ownChat);
    expect(adviser.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', 'mailto:asesora@bitacora.test');
    for (const read of ['099 111 2233', 'asesora@bitacora.test']) expect(adviser.getByText(read)).toBeVisible();
    expect(await adviser.findByRole('link', { name: /Emergencias: 099 000 1234/ })).toBeVisible();
  });

  test("lists the services in the groups' order, whatever order they come in", async () => {
    openWith([
      journey({
        services: [attached('travel_insurance'), pending('visa'), attached('hosting'), pending('air_ticket')],
      }),
    ]);
    await shown();
    expect(screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Boleto Aéreo',
      'Hospedaje: Hotel Bahía',
      'Visa',
      'Seguro de viaje: Seguro Asistencia Andina',
    ]);
  });

  test("opens at the service that a mail's link names, with its details", async () => {
    const [hotel, insurance] = [attached('hosting'), attached('travel_insurance')];
    const one = journey({ services: [hotel, insurance] });
    openWith([one], journeyPath(one.journey_id, insurance.id));
    await shown();
    const item = screen.getByRole('article', { name: /^Seguro de viaje/ });
    await waitFor(() => expect(item.closest('li')).toHaveFocus());
    expect(within(item).getByRole('button', { name: /^Detalles/, expanded: true })).toBeVisible();
    const other = screen.getByRole('article', { name: /^Hospedaje/ });
    expect(within(other).getByRole('button', { expanded: false })).toBeVisible();
  });

  test('says of each service when its next reminder comes, by the clock of its place, and nothing while nobody can say', async () => {
    const [hotel, insurance] = [attached('hosting'), attached('travel_insurance')];
    const one = journey({ services: [hotel, insurance] });
    const coming = `GET /api/v1/journey/journey/${one.journey_id}/reminders`;
    const leaves = { at: '2099-11-19T00:00:00.000Z', local: '2099-11-18T18:00', zone: 'Pacific/Galapagos' };
    const past = { ...leaves, at: '2020-01-01T00:00:00.000Z' };
    api.on(coming, () =>
      json(200, {
        results: [
          { package_service: hotel.id, leaves },
          { package_service: insurance.id, leaves: past },
        ],
      }),
    );
    openWith([one]);
    const said = await screen.findByText(/^Recibirá un aviso por correo el/);
    expect(plainSpaces(said.textContent ?? '')).toBe(
      'Recibirá un aviso por correo el mié 18 nov 2099, 18:00, hora de Galápagos.',
    );
    expect(screen.getByRole('article', { name: /^Hospedaje/ })).toContainElement(said);
    cleanup();
    api.on(coming, () => json(503, { detail: 'x', code: 'service_unavailable' }));
    openWith([{ ...one, version: one.version + 1 }]);
    await waitFor(() => expect(api.asked(coming).length).toBeGreaterThan(1));
    await shown();
    expect(screen.queryByText(/^Recibirá un aviso/)).toBeNull();
  });

  test('says with its code what comes after what is next', async () => {
    const stay = attached('hosting', {
      check_in: '2099-11-20T15:00:00-05:00',
      check_out: '2099-11-22T12:00:00-05:00',
    });
    openWith([journey({ services: [stay, flight('2099-11-28T09:00', '2099-11-28T10:00')] })]);
    await shown();
    const next = within(screen.getByRole('region', { name: 'Lo que sigue' }));
    const after = next.getByText(/^Próximo código:/);
    expect(plainSpaces(after.textContent ?? '')).toBe(
      'Próximo código: Vuelo Guayaquil – Baltra, sáb 28 nov 2099, 09:00 Guayaquil · K7PQ2M',
    );
  });

  test('without a connection its documents lead nowhere, and it says where the reservations are as well', async () => {
    openWith([journey({ services: [attached('hosting', { check_in: '2099-11-20T15:00:00-05:00' })] })]);
    await shown();
    expect(screen.queryByText(/Sin internet/)).toBeNull();
    act(() => connectivity.state.set('offline'));
    expect(screen.getAllByText(/^Sin internet los documentos no se abren\. .*«Sus vouchers»/)).toHaveLength(2);
    const [button, ...others] = screen.getAllByRole('link', { name: /^Ver Ticket/ });
    expect(others).toHaveLength(1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button && fireEvent.click(button)).toBe(false);
    act(() => connectivity.state.set('online'));
    expect(screen.queryByText(/Sin internet/)).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Ver Ticket/ })[0]).not.toHaveAttribute('aria-disabled');
  });

  test('tells the two flights of a round trip apart, pending or not', async () => {
    openWith([
      journey({
        services: [
          flight('2026-11-25T10:00', '2026-11-25T11:00'),
          pending('air_ticket', { travel_direction: 'V', order: 2 }),
          pending('transportation', { travel_direction: 'I' }),
        ],
      }),
    ]);
    await shown();
    expect(screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Boleto Aéreo, Ida: Vuelo Guayaquil – Baltra',
      'Boleto Aéreo, Vuelta',
      'Transporte, Ida',
    ]);
  });

  test('marks what is pending with a badge and the notice, and offers nothing to create', async () => {
    openWith([journey({ services: [pending('hosting')] })]);
    await shown();
    const item = screen.getByRole('article', { name: /^Hospedaje/ });
    expect(within(item).getByText('Pendiente')).toBeVisible();
    expect(within(item).getByText(/^Aún se encuentra gestionando su reserva\./)).toBeVisible();
    // Staff's tools come lazily: with their code here, they would be on screen now.
    await act(async () => void (await import('../../../src/features/service-forms/service-action.tsx')));
    for (const name of ['Crear', 'Actualizar', 'Facturas', 'Pagos']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  test('opens a reservation and a location in new tabs', async () => {
    openWith([journey({ services: [attached('hosting')] })]);
    await shown();
    const item = within(screen.getByRole('article'));
    const ticket = item.getByRole('link', { name: /Ver Ticket/ });
    expect(ticket).toHaveAttribute('href', 'https://agencia.test/api/v1/files/reservation');
    expect(ticket).toHaveAttribute('target', '_blank');
    const place = item.getByRole('link', { name: /Ver Ubicación/ });
    expect(place).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-0.7432,-90.3138');
    expect(place).toHaveAttribute('target', '_blank');
  });

  test("folds each kind's details, and never shows a cost", async () => {
    const { user } = openWith([journey({ services: [attached('hosting', { cost: 620.5 })] })]);
    await shown();
    const plan = screen.getByText('Plan de alimentación');
    expect(plan).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Detalles/ }));
    expect(plan).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Qué incluye Desayuno incluido' }));
    expect(screen.getByText('El alojamiento incluye el desayuno de cada día.')).toBeVisible();
    expect(screen.queryByText('$620,50')).not.toBeInTheDocument();
  });

  test('dials the phone of a service, written in the groups in which it is read', async () => {
    const { user } = openWith([journey({ services: [attached('transportation')] })]);
    await shown();
    await user.click(screen.getByRole('button', { name: /^Detalles/ }));
    expect(screen.getByRole('link', { name: '099 123 4567' })).toHaveAttribute('href', 'tel:+593991234567');
  });

  test("opens the passengers' documents of a service, and says of which", async () => {
    const insurance = attached('travel_insurance');
    const base = journey({ services: [insurance] });
    const document = { id: 'd1', document: 'https://agencia.test/api/v1/files/d1', package_service: insurance.id };
    const service_docs = [document, { ...document, id: 'd2' }];
    const passengers = base.passengers.map((one, index) => (index === 0 ? { ...one, service_docs } : one));
    const { user } = openWith([{ ...base, passengers }]);
    await shown();
    const title = within(screen.getByRole('article')).getByRole('heading').textContent;
    await user.click(screen.getByRole('button', { name: 'Ver Pólizas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Documentos Por Pasajero' });
    expect(within(dialog).getByText(title)).toBeVisible();
    const [link, second] = within(dialog).getAllByRole('link', { name: /^Carlos Muñoz/ });
    expect(second).toHaveAccessibleName(/^Carlos Muñoz \(2\)/);
    expect(within(dialog).queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
    // Nothing stands apart below them: adding one is for staff.
    expect(within(dialog).getByRole('group').nextElementSibling).toBeNull();
    expect(link).toHaveAttribute('href', document.document);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('shows invoices and payments only when there are any', async () => {
    const payment = {
      id: 'p1',
      creation_date: '2026-10-01',
      method: 'CARD',
      value: 200,
      voucher: null,
      number: null,
      voided: null,
      version: 1,
    };
    openWith([journey({ payments: [payment] })]);
    await shown();
    expect(screen.getByRole('heading', { name: 'Facturación' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Tarjeta' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Facturas' })).not.toBeInTheDocument();
  });

  test('an invoice of nobody says ------', async () => {
    const invoice = {
      id: 'i1',
      creation_date: '2026-10-01',
      is_passenger_invoice: false,
      passenger: null,
      total_cost: 100,
      file: 'https://agencia.test/api/v1/files/i1',
      number: null,
      voided: null,
      version: 1,
    };
    openWith([journey({ invoices: [invoice] })]);
    await shown();
    expect(screen.getByText('------')).toBeVisible();
    expect(screen.getByRole('link', { name: /Ver Factura/ })).toHaveAttribute('target', '_blank');
  });
});

describe('what is next', () => {
  const next = async () => within(await screen.findByRole('region', { name: 'Lo que sigue' }));
  // The examples are of 2031, and today is before.
  const coming = attached('air_ticket', {}, { travel_direction: 'I' });

  test('carries its code and the button of its reservation', async () => {
    openWith([journey({ services: [coming] })]);
    const first = await next();
    expect(first.getByText(/^Su vuelo sale el jue 10 jul 2031$/)).toBeVisible();
    expect(first.getByText('K7PQ2M')).toBeVisible();
    expect(first.getByRole('button', { name: 'Copiar K7PQ2M' })).toBeVisible();
    const reservation = first.getByRole('link', { name: /^Reservación/ });
    expect(reservation).toHaveAttribute('href', 'https://agencia.test/api/v1/files/reservation');
    expect(reservation).toHaveAttribute('target', '_blank');
  });

  test('says by when to be at the airport, right below when the flight leaves', async () => {
    const now = Date.now();
    const at = (hours: number) => new Date(now + (hours - 5) * 3_600_000).toISOString().slice(0, 16);
    openWith([journey({ days_to_travel: 0, phase: 'ongoing', services: [flight(at(30), at(32))] })]);
    const said = (await next()).getByText(/^En el aeropuerto: /);
    expect(said).toHaveTextContent(at(27).slice(11));
    expect(said.previousElementSibling).toHaveTextContent(`${at(30).slice(11)} Guayaquil`);
  });

  test('says where the appointment for a visa is', async () => {
    openWith([journey({ services: [attached('visa')] })]);
    expect((await next()).getByText('Consulado General en Guayaquil')).toBeVisible();
  });

  test('leads to its details, which open each time that it is pressed', async () => {
    const { user } = openWith([journey({ services: [coming] })]);
    const details = (await next()).getByRole('link', { name: 'Ver detalles' });
    const fold = screen.getByRole('button', { name: /^Detalles/ });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    for (let times = 0; times < 2; times += 1) {
      await user.click(details);
      expect(fold).toHaveAttribute('aria-expanded', 'true');
      await user.click(fold);
      expect(fold).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('has no button while its reservation has no file', async () => {
    openWith([journey({ services: [attached('hosting', { reservation: null })] })]);
    const first = await next();
    expect(first.getByText('Hotel Bahía')).toBeVisible();
    expect(first.queryByRole('link', { name: /Ver Ticket/ })).not.toBeInTheDocument();
  });

  test('does not stand on a journey that is over: what was done is said to be, and nobody is to bring papers', async () => {
    openWith([journey({ phase: 'past', days_to_travel: -30, need_migration_docs: true, services: [coming] })]);
    await shown();
    expect(screen.queryByText('Lo que sigue')).not.toBeInTheDocument();
    expect(screen.getByText('Finalizado')).toBeVisible();
    const item = within(screen.getByRole('article'));
    expect(item.getByText('Realizado')).toBeVisible();
    expect(item.queryByText('Confirmado')).not.toBeInTheDocument();
    expect(screen.queryByText(/Necesita documentos migratorios/)).not.toBeInTheDocument();
  });

  test('on a journey that goes on tells what is over from what is to come', async () => {
    const landed = flight('2020-11-25T10:00', '2020-11-25T11:00');
    openWith([journey({ phase: 'ongoing', days_to_travel: -1, services: [landed, attached('hosting')] })]);
    await shown();
    const [flown, hotel] = screen.getAllByRole('article').map((item) => within(item));
    expect(flown?.getByText('Realizado')).toBeVisible();
    expect(hotel?.getByText('Confirmado')).toBeVisible();
  });

  test('is followed by the papers to bring, before anything else', async () => {
    openWith([journey({ need_migration_docs: true, services: [coming] })]);
    await shown();
    const papers = screen.getByText(/permiso notariado/);
    expect(papers).toBeVisible();
    expect(papers.compareDocumentPosition(screen.getByLabelText('Valores del viaje'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

describe('the chat with the adviser', () => {
  test('begins with who writes and about which journey, and the agency knows that it was opened', async () => {
    const one = journey();
    const route = `POST /api/v1/journey/journey/${one.journey_id}/chat`;
    api.on(route, noContent());
    const { user } = openWith([one]);
    await shown();
    const link = within(screen.getByRole('region', { name: 'Asesor de viaje' })).getByRole('link', { name: 'Chatear' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toMatch(
      /^Hola, soy Carlos Muñoz\. Le escribo por mi viaje a Baltra, Ecuador \(25–30 de noviembre de 2026\)\.$/,
    );
    await user.click(link);
    await waitFor(() => expect(api.asked(route)).toHaveLength(1));
  });

  test('is the number alone on the page of staff, who travel or not', async () => {
    const one = journey({ travels_as: '0197a000-0000-7000-8000-0000000000d2' });
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on(`GET /api/v1/journey/journeys_info/${maria.id}`, () => json(200, [one]));
    const { user } = openSite('/my_journeys');
    await shown();
    const link = within(screen.getByRole('region', { name: 'Asesor de viaje' })).getByRole('link', { name: 'Chatear' });
    expect(link).toHaveAttribute('href', 'https://wa.me/593991112233');
    await user.click(link);
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('opens all the same where that cannot be noted', async () => {
    const one = journey();
    api.on(`POST /api/v1/journey/journey/${one.journey_id}/chat`, noNetwork);
    const { user } = openWith([one]);
    await shown();
    await user.click(
      within(await screen.findByRole('navigation', { name: 'Ayuda y documentos' })).getByRole('link', {
        name: 'Chatear',
      }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the bar under the thumb', () => {
  const bar = async () => within(await screen.findByRole('navigation', { name: 'Ayuda y documentos' }));

  test('calls and writes to the adviser, calls for help, and shows every document under its service', async () => {
    const insurance = attached('travel_insurance');
    const base = journey({ services: [insurance, attached('hosting'), pending('visa')] });
    const document = { id: 'd1', document: 'https://agencia.test/api/v1/files/d1', package_service: insurance.id };
    const passengers = base.passengers.map((one, index) => (index === 0 ? { ...one, service_docs: [document] } : one));
    const { user } = openWith([{ ...base, passengers }]);
    const thumb = await bar();
    expect(thumb.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+593991112233');
    expect(thumb.getByRole('link', { name: 'Chatear' })).toHaveAttribute('href', ownChat);
    expect(await thumb.findByRole('link', { name: 'Emergencia' })).toHaveAttribute('href', 'tel:+593990001234');
    await user.click(thumb.getByRole('button', { name: 'Documentos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Documentos del viaje' }));
    expect(dialog.getByText(/^Guárdelos en su celular antes de salir/)).toBeVisible();
    expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hotel BahíaVer Ticket (se abre en otra pestaña)', 'https://agencia.test/api/v1/files/reservation'],
      [
        'Seguro Asistencia AndinaReservación (se abre en otra pestaña)',
        'https://agencia.test/api/v1/files/reservation',
      ],
      ['Carlos Muñoz (se abre en otra pestaña)', document.document],
    ]);
    act(() => connectivity.state.set('offline'));
    expect(dialog.queryByText(/^Guárdelos/)).not.toBeInTheDocument();
    expect(dialog.getByText(/^Sin internet los documentos no se abren/)).toBeVisible();
    act(() => connectivity.state.set('online'));
  });

  test('offers no document where there is none, and no emergency once the journey is over', async () => {
    openWith([journey({ phase: 'past', days_to_travel: -30, services: [attached('visa', { reservation: null })] })]);
    const thumb = await bar();
    expect(thumb.getByRole('link', { name: 'Llamar' })).toBeVisible();
    // The head on paper names the agency as soon as its settings are there.
    await screen.findByText('Bitácora Viajes', { selector: '.print-head *' });
    expect(screen.queryByRole('link', { name: /Emergencia/ })).not.toBeInTheDocument();
    for (const name of ['Documentos', 'Ver Documentos']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

test('on paper a journey says whose it is, which one, of when and whom to call, on every sheet whose it is', async () => {
  openWith([journey()]);
  await shown();
  const [head] = document.getElementsByClassName('print-head');
  await waitFor(() => expect(head).toHaveTextContent(/Bitácora Viajes/));
  expect(head).toHaveTextContent('Viaje a Baltra, 25–30 de noviembre de 2026');
  expect(head).toHaveTextContent(/Impreso el \p{L}+ \d{1,2} \p{L}+ \d{4}, \d\d:\d\d Guayaquil/u);
  expect(head).toHaveTextContent(/Asesor de viaje: María José Andrade · 099 111 2233 · /);
  expect(head).toHaveTextContent('Emergencias: 099 000 1234');
  expect(head).toHaveTextContent(/Grupo de viaje: Carlos Alberto Muñoz/);
  const foot = () => plainSpaces(document.documentElement.style.getPropertyValue('--print-foot'));
  expect(foot()).toBe('"Bitácora Viajes · Viaje a Baltra, 25–30 de noviembre de 2026"');
  cleanup();
  expect(foot()).toBe('');
});

test.each([
  ['goes to another country', { destination_city: lima }],
  ['only changes planes there', { services: [attached('air_ticket', { arrival_time_time_zone: 'America/Lima' })] }],
])('a journey that %s says its numbers with the country, on its page and on paper', async (_, abroad) => {
  openWith([journey(abroad)]);
  await shown();
  const adviser = within(screen.getByRole('region', { name: 'Asesor de viaje' }));
  expect(await adviser.findByRole('link', { name: /^Emergencias: \+593 99 000 1234/ })).toBeVisible();
  expect(adviser.getByText('+593 99 111 2233')).toBeVisible();
  const [head] = document.getElementsByClassName('print-head');
  expect(head).toHaveTextContent(/María José Andrade · \+593 99 111 2233 · .*Emergencias: \+593 99 000 1234/);
});

test('where no bar is under the thumb, the same help stands on top of the journey', async () => {
  openWith([journey()]);
  const top = within(await screen.findByRole('group', { name: 'Ayuda' }));
  expect(top.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+593991112233');
  expect(top.getByRole('link', { name: 'Chatear' })).toHaveAttribute('href', ownChat);
  expect(await top.findByRole('link', { name: 'Emergencia' })).toHaveAttribute('href', 'tel:+593990001234');
});

describe('the choice of a journey', () => {
  test('starts with the first, and keeps another in the address', async () => {
    const second = journey({ travel_date: '2027-01-23', destination_city: lima });
    const { user, router } = openWith([journey(), second]);
    await shown();
    await user.click(screen.getByRole('button', { name: /Viaje/ }));
    await user.click(await screen.findByRole('option', { name: /23\sene\s2027 · Lima/ }));
    expect(await screen.findByText('Ecuador, Guayaquil -> Perú, Lima')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/my_journeys/${second.journey_id}`);
  });

  test('opens the one that the address names', async () => {
    const second = journey({ destination_city: lima });
    openWith([journey(), second], `/my_journeys/${second.journey_id}`);
    expect(await screen.findByText('Ecuador, Guayaquil -> Perú, Lima')).toBeVisible();
  });

  test('says so when the address names one that is not there', async () => {
    openWith([journey()], '/my_journeys/00000000-0000-7000-8000-00000000ffff');
    expect(await screen.findByText(/No encontramos ese viaje/)).toBeVisible();
    expect(screen.getByText('Ecuador, Guayaquil -> Ecuador, Baltra')).toBeVisible();
  });
});

describe('loading and failing', () => {
  test('a first load that fails offers to try again, and whom to call meanwhile', async () => {
    api.on(route, json(503, { detail: 'Error en el servidor', code: 'unavailable' }));
    const { user } = openSite('/my_journeys');
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    const failure = within(screen.getByRole('alert'));
    expect(await failure.findByRole('link', { name: /^Emergencias: 099/ })).toHaveAttribute(
      'href',
      'tel:+593990001234',
    );
    expect(failure.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+59342301200');
    api.on(route, () => json(200, [journey()]));
    await user.click(again);
    expect(await shown()).toBeVisible();
    // The button is gone: the keyboard goes on at the page, not at the top of the site.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('what was loaded stays when an update fails', async () => {
    openWith([journey()]);
    await shown();
    api.on(route, noNetwork());
    act(() => tellLiveEvent('journey-updated', { journey_id: 'another', version: 9 }));
    expect(await screen.findByText('No pudimos actualizar. Esto es lo último que cargamos.')).toBeVisible();
    expect(screen.getByText('Ecuador, Guayaquil -> Ecuador, Baltra')).toBeVisible();
  });

  test('what somebody else changes appears without reload; a version that is shown already asks nothing', async () => {
    const before = journey({ services: [pending('hosting')] });
    openWith([before]);
    await shown();
    const asked = api.asked(route).length;
    act(() => tellLiveEvent('journey-updated', { journey_id: before.journey_id, version: 1 }));
    expect(api.asked(route)).toHaveLength(asked);
    api.on(route, () => json(200, [{ ...before, services: [attached('hosting')], version: 2 }]));
    act(() => tellLiveEvent('journey-updated', { journey_id: before.journey_id, version: 2 }));
    expect(await screen.findByRole('article', { name: 'Hospedaje: Hotel Bahía' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Pendiente')).not.toBeInTheDocument());
  });
});

test('a journey with every kind of service has no serious axe finding', async () => {
  const kinds = ['transportation', 'hosting', 'activity', 'car_rental', 'cruise', 'visa', 'travel_insurance'] as const;
  const services = [flight('2026-11-25T10:00', '2026-11-25T11:00'), ...kinds.map((kind) => attached(kind))];
  const { container } = openWith([journey({ services, need_migration_docs: true })]);
  await shown();
  expect((await axe(container)).violations).toEqual([]);
});
