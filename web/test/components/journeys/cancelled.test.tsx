import { plainSpaces } from '@bitacora/kernel/dates';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { journeyPath } from '../../../src/lib/refresh-journeys.ts';
import { day } from '../../../src/lib/times.ts';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const cancellation = { at: '2026-11-20T15:00:00Z', reason: 'Enfermedad de un pasajero', retained: 250.5 };

const calledOff = { phase: 'cancelled', cancellation } as const;

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
});

function open(shown: ReturnType<typeof journey>) {
  api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, json(200, [shown]));
  return openSite('/my_journeys');
}

test('a journey that was called off says so, why, and what is kept; nothing of it is still to come', async () => {
  const services = [flight('2026-11-25T10:00', '2026-11-25T11:00'), pending('hosting')];
  const { container } = open(
    journey({
      phase: 'cancelled',
      days_to_travel: 4,
      need_migration_docs: true,
      services,
      cancellation,
      balance: 250.5,
    }),
  );
  expect(await screen.findByText(/^Este viaje se canceló el vie 20 nov( 2026)?\.$/)).toBeInTheDocument();
  expect(screen.getByText('Motivo: Enfermedad de un pasajero. Valor retenido: $250,50.')).toBeInTheDocument();
  const terms = within(screen.getByLabelText('Valores del viaje')).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Retenido', 'Pagado', 'Saldo']);
  expect(screen.getByText('Costo total antes de cancelar: $4.280,50.')).toBeInTheDocument();
  for (const text of [/Faltan/, /Lo que sigue/, /24h/, /A más tardar/, /permiso notariado/]) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  expect(screen.getAllByText('Cancelado')).toHaveLength(1 + services.length);
  expect((await axe(container)).violations).toEqual([]);
});

test('a service that was called off is behind, and the next one of the others is next', async () => {
  const hosting = attached('hosting');
  const off = flight('2026-11-25T10:00', '2026-11-25T11:00', { cancellation: { ...cancellation, retained: 0 } });
  open(journey({ days_to_travel: 4, services: [off, hosting], paid: 4280.5, balance: 0 }));
  expect(await screen.findByText('Motivo: Enfermedad de un pasajero. Sin valores retenidos.')).toBeInTheDocument();
  expect(screen.getAllByText('Cancelado')).toHaveLength(1);
  expect(screen.queryByText(/Su vuelo sale/)).not.toBeInTheDocument();
  expect(screen.getByText('Su asesor le confirma el nuevo costo.')).toBeInTheDocument();
});

test('a flight that was called off ahead is told of before its time, with the adviser to call; one behind is not', async () => {
  const off = (boarding: string, arrival: string) => flight(boarding, arrival, { cancellation });
  const { container } = open(
    journey({ services: [off('2020-11-20T10:00', '2020-11-20T11:00'), off('2099-11-25T10:00', '2099-11-25T11:00')] }),
  );
  const said = await screen.findByText('Se canceló Vuelo Guayaquil – Baltra.');
  const notice = within(said.parentElement ?? container);
  expect(notice.getByText('Su asesor le confirma cómo sigue.')).toBeVisible();
  const link = notice.getByRole('link');
  expect(link).toHaveAccessibleName('Llamar a María José: 099 111 2233');
  expect(link).toHaveAttribute('href', 'tel:+593991112233');
  // Before what is next: on a phone one sees it without scrolling.
  expect(said.compareDocumentPosition(screen.getByRole('region', { name: 'Lo que sigue' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect((await axe(container)).violations).toEqual([]);
});

const callNow = /^Llame ahora a su asesor .* llame a emergencias\.$/;

/** The links of the notice above what is next, once the agency's numbers are there. */
async function callsOf(notice: HTMLElement) {
  await screen.findByText('Bitácora Viajes', { selector: '.print-head *' });
  return within(notice.parentElement ?? notice)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const inGuayaquil = (hours: number) => new Date(Date.now() + (hours - 5) * 3_600_000).toISOString().slice(0, 16);

const beginsIn = (hours: number) => flight(inGuayaquil(hours), inGuayaquil(hours + 3));

const needed = flight('2020-11-20T10:00', '2099-11-25T11:00');

test.each([
  ['a service', { services: [{ ...needed, cancellation }] }],
  ['the whole journey', { ...calledOff, services: [needed] }],
])('of %s that was called off while somebody needs it the page says to call at once, and whom', async (_, shown) => {
  const { container } = open(journey(shown));
  expect(await callsOf(await screen.findByText(callNow))).toEqual([
    ['Llamar a María José: 099 111 2233', 'tel:+593991112233'],
    ['Emergencias: 099 000 1234', 'tel:+593990001234'],
  ]);
  expect(screen.queryByText(/le confirma cómo sigue/)).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('where the adviser has no number of his own it says to call the agency', async () => {
  const base = journey({ services: [{ ...needed, cancellation }] });
  open({ ...base, travel_agent: base.travel_agent && { ...base.travel_agent, phone: null } });
  expect(await callsOf(await screen.findByText(callNow))).toContainEqual([
    'Llamar a la agencia: (04) 230-1200',
    'tel:+59342301200',
  ]);
});

test.each([
  ['is on', needed, true],
  ['begins within two days', beginsIn(47), true],
  ['begins later', beginsIn(49), false],
  ['is over', flight('2020-11-20T10:00', '2020-11-20T11:00'), false],
])('a journey that was called off says to call at once where something of it %s', async (_, service, isNow) => {
  open(journey({ ...calledOff, services: [service] }));
  await screen.findByText(/^Este viaje se canceló/);
  expect(screen.queryAllByText(callNow)).toHaveLength(isNow ? 1 : 0);
  expect(screen.queryAllByText(/^Se canceló su viaje a /)).toHaveLength(isNow ? 1 : 0);
});

test.each([
  ['later', flight('2099-11-25T10:00', '2099-11-25T11:00', { cancellation })],
  ['now', flight('2020-11-25T10:00', '2099-11-25T11:00', { cancellation })],
])('what was called off, and would be %s, is not told of again once its journey is over', async (_, service) => {
  open(journey({ phase: 'past', days_to_travel: -9, services: [service] }));
  await screen.findByRole('heading', { name: 'Servicios Contratados' });
  expect(screen.queryByText(/^Se canceló Vuelo/)).not.toBeInTheDocument();
  expect(screen.queryByText(callNow)).not.toBeInTheDocument();
});

test.each([
  ['is there until its last day', { return_date: '2099-11-30' }, true],
  ['is not there after it', { return_date: '2020-11-30' }, false],
  [
    'is there without a return until the day of what still stood of it',
    {
      travel_date: '2020-11-20',
      return_date: null,
      services: [
        flight('2099-11-25T10:00', '2099-11-25T11:00'),
        flight('2099-12-25T10:00', '2099-12-25T11:00', { cancellation }),
      ],
    },
    true,
  ],
])('the emergency number of a journey that was called off %s', async (_, shown, isThere) => {
  open(journey({ ...calledOff, ...shown }));
  // The head on paper names the agency as soon as its settings are there.
  await screen.findByText('Bitácora Viajes', { selector: '.print-head *' });
  // Under the thumb, on top of the journey, and at the adviser; and on paper.
  expect(screen.queryAllByRole('link', { name: /^Emergencia/ })).toHaveLength(isThere ? 3 : 0);
  expect(screen.queryAllByText(/^Emergencias:/, { selector: '.print-head *' })).toHaveLength(isThere ? 1 : 0);
});

test.each([
  ['2099-11-21', /^Hasta el sáb 21 nov 2099$/, 0],
  ['2020-11-20', /^Venció el vie 20 nov 2020$/, 1],
])(
  'the balance says until when it is to be paid, and with a sign that this is over: %s',
  async (balance_due, text, signs) => {
    open(journey({ balance_due }));
    const money = within(await screen.findByLabelText('Valores del viaje'));
    expect(money.getByText(text)).toBeVisible();
    expect(money.getByText(text).getElementsByTagName('svg')).toHaveLength(signs);
  },
);

describe('a balance that is open once a service was called off', () => {
  const calledOffAt = (days: number) => ({
    ...cancellation,
    at: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  const partly = (days: number) => ({
    balance_due: '2020-11-20',
    services: [attached('hosting', {}, { cancellation: calledOffAt(days) })],
  });
  const askFirst = 'Se canceló un servicio: antes de pagar, pregunte a su asesor cuánto queda por pagar.';
  const due = () => within(screen.getByLabelText('Valores del viaje')).queryByText('Venció el vie 20 nov 2020');

  test('is to be asked about before it is paid, right above how that is done, by no day and no sum', async () => {
    open(journey(partly(6)));
    const pay = await screen.findByRole('button', { name: /^Cómo pagar, cuando su asesor le confirme cuánto/ });
    expect(pay.parentElement?.parentElement?.previousElementSibling).toHaveTextContent(askFirst);
    expect(screen.queryByText('Su asesor le confirma el nuevo costo.')).not.toBeInTheDocument();
    expect(due()).not.toBeInTheDocument();
  });

  test('is asked for as ever a week later', async () => {
    open(journey(partly(8)));
    expect(await screen.findByRole('button', { name: /^Cómo pagar \$/ })).toBeVisible();
    expect(screen.queryByText(askFirst)).not.toBeInTheDocument();
    expect(due()).toHaveClass('text-bad');
  });

  test('is to be asked about as well where money was given back lately, unless that was voided', async () => {
    const date = todayInGuayaquil();
    const asked = 'Se le devolvió dinero: antes de pagar, pregunte a su asesor cuánto queda por pagar.';
    const unpaid = { balance_due: '2020-11-20', services: [] };
    const refund = {
      id: 'd1',
      amount: 100,
      date,
      method: 'cash',
      reason: 'Un día menos',
      number: null,
      voided: null,
      voucher: null,
      creation_date: date,
      version: 1,
    };
    const { unmount } = open(journey({ ...unpaid, refunds: [refund] }));
    expect(await screen.findByText(asked)).toBeVisible();
    expect(due()).not.toBeInTheDocument();
    unmount();
    const voided = { at: `${date}T12:00:00Z`, reason: 'Error' };
    open(journey({ ...unpaid, refunds: [{ ...refund, voided }] }));
    expect(await screen.findByRole('button', { name: /^Cómo pagar \$/ })).toBeVisible();
    expect(screen.queryByText(asked)).not.toBeInTheDocument();
  });

  test('alarms staff, who know how much is left', async () => {
    const shown = journey(partly(1));
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on(`GET ${journeyPath(shown.journey_id)}`, () => json(200, shown));
    openSite(`/admin/journeys/${shown.journey_id}`);
    expect(await screen.findByText('Cancelar un servicio no cambia por sí solo el costo total.')).toBeVisible();
    expect(screen.queryByText(askFirst)).not.toBeInTheDocument();
    expect(due()).toHaveClass('text-bad');
  });
});

test('what is due today says so', async () => {
  const today = todayInGuayaquil();
  open(journey({ balance_due: today }));
  const money = within(await screen.findByLabelText('Valores del viaje'));
  expect(money.getByText(`Hasta hoy, ${plainSpaces(day(today))}`)).toBeVisible();
});

test('what is paid in full is due on no day', async () => {
  open(journey({ paid: 4280.5, balance: 0 }));
  const money = within(await screen.findByLabelText('Valores del viaje'));
  expect(money.queryByText(/^(Hasta|Venció)/)).not.toBeInTheDocument();
});

test('the voucher of a service that was called off is said to be void, and its code is not there to be copied', async () => {
  const off = attached('cruise', {}, { cancellation });
  const { user } = open(journey({ services: [off, attached('air_ticket')] }));
  const item = within(await screen.findByRole('article', { name: /^Crucero/ }));
  expect(item.getByRole('link', { name: /^Ver reservación anulada/ })).toHaveAttribute(
    'href',
    'https://agencia.test/api/v1/files/reservation',
  );
  expect(item.queryByRole('link', { name: /^Reservación/ })).not.toBeInTheDocument();
  expect(item.queryByRole('button', { name: /^Copiar/ })).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('article', { name: /^Boleto/ })).getByRole('button', { name: /^Copiar/ }),
  ).toBeVisible();
  const [documents] = screen.getAllByRole('button', { name: 'Documentos' });
  if (documents) await user.click(documents);
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentos del viaje' }));
  expect(dialog.getByRole('link', { name: /Ver reservación anulada/ })).toBeVisible();
});
