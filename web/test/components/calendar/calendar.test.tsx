import type { Calendar, CalendarFeed, CalendarItem } from '@bitacora/contracts';
import { addDays } from '@bitacora/kernel';
import { dayInWords, monthText } from '@bitacora/kernel/dates';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { day } from '../../../src/lib/times.ts';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { agency, employeePath, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const CALENDAR = `GET /api/v1/agency/calendar/${agency.ruc}`;
const quito = 'America/Guayaquil';
const galapagos = 'Pacific/Galapagos';

const item = (of: Partial<CalendarItem>): CalendarItem => ({
  id: 'starts-r1',
  kind: 'hosting',
  label: 'Entrada',
  title: 'Hotel Bahía',
  local: '2031-07-10T15:00',
  zone: galapagos,
  place: null,
  until: null,
  journey_id: 'j1',
  destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  holder: { id: 'p1', first_name: 'Ana', last_name: 'Ávila' },
  travellers: 3,
  adviser: { id: 'e1', first_name: 'María José', last_name: 'Andrade' },
  ...of,
});

const flight = item({
  id: 'starts-r2',
  kind: 'air_ticket',
  label: 'Salida',
  title: 'Vuelo Guayaquil – Baltra',
  local: '2031-07-10T10:00',
  zone: quito,
  place: 'Guayaquil',
  until: { local: '2031-07-10T11:00', zone: galapagos, place: 'Baltra' },
});
const due = item({
  id: 'balance_due-j1',
  kind: 'balance_due',
  label: 'Vence el saldo',
  title: 'Guayaquil → Baltra',
  local: '2031-07-02',
  zone: quito,
  balance: 480.5,
});
const quote = item({
  id: 'quote_due-q1',
  kind: 'quote_due',
  label: 'Responder cotización',
  title: 'Perú',
  local: '2031-07-10T09:30',
  zone: quito,
  journey_id: null,
  destination_city: null,
  holder: { id: 'q1', first_name: 'Rosa', last_name: 'Zambrano' },
  adviser: null,
  quote_id: 'q1',
});
const luggage = item({
  id: 'luggage_due-l1',
  kind: 'luggage_due',
  label: 'Responder solicitud de equipaje',
  title: 'Vuelo Guayaquil – Baltra',
  local: '2031-07-10T16:00',
  zone: quito,
  travellers: 1,
  luggage_request_id: 'l1',
});
const ready = item({
  id: 'ready_by-j1',
  kind: 'ready_by',
  label: 'Debe estar listo',
  title: 'Guayaquil → Baltra',
  local: '2031-07-10',
  zone: quito,
});

let items: CalendarItem[];
let asked: URLSearchParams[];
let api: FakeApi;

function answerOf(query: URLSearchParams): Calendar {
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  const found = items
    .filter(({ local }) => local.slice(0, 10) >= from && local.slice(0, 10) <= until)
    .toSorted((one, other) => one.local.localeCompare(other.local));
  const ofDay = (day: string) => found.filter(({ local }) => local.startsWith(day));
  const days = [...new Set(found.map(({ local }) => local.slice(0, 10)))];
  const perDay = Number(query.get('per_day') ?? found.length);
  return {
    items: days
      .flatMap((day) => ofDay(day).slice(0, perDay))
      .filter(({ kind }) => !query.get('kind') || kind === query.get('kind')),
    days: days.map((day) => ({ day, count: ofDay(day).length })),
  };
}

beforeEach(() => {
  localStorage.clear();
  remember(maria);
  items = [due, flight, item({})];
  asked = [];
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(CALENDAR, ({ query }) => {
    asked.push(query);
    return json(200, answerOf(query));
  });
});

const july10 = dayInWords('2031-07-10');
const dayCell = (day: string) => screen.findByRole('gridcell', { name: new RegExp(dayInWords(day)) });
/** What the page says, whose blanks may be those at which no line breaks. */
const seen = (text: string) => text.replaceAll(/\s/g, ' ');
const chosen = () => screen.getByRole('gridcell', { selected: true });

test('a month is a sheet of weeks; the day that is chosen is told whole, each item on the clock of its place', async () => {
  const { container } = openSite('/admin/calendar?view=month&day=2031-07-10');
  expect(await screen.findByRole('grid', { name: 'julio de 2031' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(6);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ from: '2031-06-30', until: '2031-08-03', per_day: '12' });
  await waitFor(() => expect(chosen()).toHaveAccessibleName(`${july10}: 2 eventos`));
  const list = within(await screen.findByRole('list', { name: july10 }));
  const [first, second] = list.getAllByRole('link');
  expect(first).toHaveTextContent('Salida: Vuelo Guayaquil – Baltra10:00 Guayaquil → 11:00 Baltra');
  expect(first).toHaveTextContent('Ana Ávila y 2 más · Viaje a Baltra · María José Andrade');
  expect(first).toHaveAttribute('href', '/admin/journeys/j1');
  expect(second).toHaveTextContent('15:00, hora de Galápagos');
  expect((await axe(container)).violations).toEqual([]);
});

test('what is due says whose it is, and opens the quote, the request or the journey', async () => {
  items = [quote, luggage, ready];
  const { container } = openSite('/admin/calendar?view=week&day=2031-07-10');
  const list = within(await screen.findByRole('list', { name: july10 }));
  const links = list.getAllByRole('link');
  expect(links.map(({ textContent }) => seen(textContent))).toEqual([
    'Debe estar listo: Guayaquil → BaltraAna Ávila y 2 más · Viaje a Baltra · María José Andrade',
    'Responder cotización: Perú09:30Rosa Zambrano y 2 más',
    'Responder solicitud de equipaje: Vuelo Guayaquil – Baltra16:00Ana Ávila · Viaje a Baltra · María José Andrade',
  ]);
  const ways = ['/admin/journeys/j1', '/admin/quotes?quote=q1', '/admin/luggage?request=l1'];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  const sheet = within(screen.getByRole('grid'));
  const ofSheet = sheet.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(ofSheet).toEqual(ways);
  expect((await axe(container)).violations).toEqual([]);
});

test('the keys move the day, the sheet follows, and it is said', async () => {
  const { user, router } = openSite('/admin/calendar?view=month&day=2031-07-10');
  await waitFor(() => expect(chosen()).toHaveAccessibleName(`${july10}: 2 eventos`));
  act(() => chosen().focus());
  const steps: readonly (readonly [key: string, day: string])[] = [
    ['{ArrowRight}', '2031-07-11'],
    ['{ArrowDown}', '2031-07-18'],
    ['{ArrowLeft}', '2031-07-17'],
    ['{ArrowUp}', '2031-07-10'],
    ['{Home}', '2031-07-07'],
    ['{End}', '2031-07-13'],
    ['{PageUp}', '2031-06-13'],
    ['{PageDown}', '2031-07-13'],
  ];
  for (const [key, day] of steps) {
    await user.keyboard(key);
    await waitFor(() => expect(chosen()).toHaveFocus());
    expect(chosen()).toBe(await dayCell(day));
    expect(router.state.location.search).toContain(`day=${day}`);
  }
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      `${dayInWords('2031-07-13')}: nada`,
    ),
  );
  // One stop of the keyboard: from it the next one is beyond the sheet.
  const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
  expect(stops).toEqual([chosen()]);
  await user.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

test('a month later the day is the last one of a shorter month', async () => {
  const { user } = openSite('/admin/calendar?view=month&day=2031-08-31');
  await dayCell('2031-08-31');
  act(() => chosen().focus());
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(chosen()).toHaveAccessibleName(new RegExp(dayInWords('2031-09-30'))));
});

test('it begins with today, and finds back to it', async () => {
  const today = todayInGuayaquil();
  const { user } = openSite('/admin/calendar?view=month');
  expect(await screen.findByRole('grid', { name: monthText(today) })).toBeVisible();
  expect(chosen()).toHaveAttribute('aria-current', 'date');
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  await waitFor(() => expect(screen.queryByRole('grid', { name: monthText(today) })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(await screen.findByRole('grid', { name: monthText(today) })).toBeVisible();
});

test('views, adviser and kind are in the address and remembered, and the list tells a fortnight day by day', async () => {
  const { user, router } = openSite('/admin/calendar?view=month&day=2031-07-02');
  expect(await screen.findByText(/480,50/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lista' }));
  expect(await screen.findByRole('list', { name: july10 })).toBeVisible();
  expect(asked.at(-1)?.get('until')).toBe(addDays('2031-07-02', 13));
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Hospedajes');
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('hosting'));
  expect(router.state.location.search).toContain('kind=hosting');
  await act(async () => router.navigate('/admin/calendar'));
  await waitFor(() => expect(router.state.location.search).toBe('?view=list&kind=hosting'));
});

test('the list has the first ones of a full day, and all of them where they are asked for', async () => {
  items = Array.from({ length: 30 }, (_, nth) => item({ id: `starts-${nth}`, title: `Hotel ${nth + 1}` }));
  const { user, container } = openSite('/admin/calendar?view=list&day=2031-07-02');
  const list = () => within(screen.getByRole('list', { name: july10 }));
  const all = await screen.findByRole('button', { name: `Ver los 30 ${july10}` });
  expect(list().getAllByRole('link')).toHaveLength(12);
  expect(screen.getByText('y 18 más')).toBeVisible();
  await user.click(all);
  await waitFor(() => expect(list().getAllByRole('link')).toHaveLength(30));
  expect(screen.queryByText('y 18 más')).toBeNull();
  const fewer = screen.getByRole('button', { name: `Ver menos ${july10}`, expanded: true });
  expect(fewer).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(fewer);
  expect(list().getAllByRole('link')).toHaveLength(12);
});

describe('what was to be done before today', () => {
  const LATE = `GET /api/v1/agency/calendar/${agency.ruc}/late`;
  const yesterday = addDays(todayInGuayaquil(), -1);
  const [lateQuote, lateLuggage] = [quote, luggage].map((one) => ({ ...one, local: `${yesterday}T16:00` }));
  const lateReady = { ...ready, local: addDays(yesterday, -80) };
  let late: CalendarItem[];
  beforeEach(() => {
    late = [lateReady, lateQuote, lateLuggage].filter((one) => one !== undefined);
    api.on(LATE, ({ query }) =>
      json(200, {
        items: late.slice(0, Number(query.get('most') ?? late.length)),
        days: late.length > 0 ? [{ day: yesterday, count: late.length }] : [],
      }),
    );
  });
  const lateList = () => screen.findByRole('list', { name: 'Atrasados' });

  test('stands above the list that begins today, each with its day, until it is done', async () => {
    const { container } = openSite('/admin/calendar?view=list');
    const links = within(await lateList()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/journeys/j1',
      '/admin/quotes?quote=q1',
      '/admin/luggage?request=l1',
    ]);
    expect(links[0]).toHaveTextContent(seen(day(lateReady.local)));
    expect(links[1]).toHaveTextContent(seen(`${day(yesterday)}, 16:00`));
    expect((await axe(container)).violations).toEqual([]);
    late = [];
    act(() => tellLiveEvent('quote-updated', { quote_id: 'q1' }));
    await waitFor(() => expect(screen.queryByText('Atrasados')).toBeNull());
  });

  test('is narrowed as the calendar is, and not asked for where it has no part', async () => {
    const { user } = openSite('/admin/calendar?view=list&kind=quote_due');
    await lateList();
    expect(Object.fromEntries(api.asked(LATE)[0]?.query ?? [])).toEqual({ kind: 'quote_due', most: '12' });
    const times = () => api.asked(LATE).length;
    const before = times();
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Hospedajes');
    await waitFor(() => expect(screen.queryByText('Atrasados')).toBeNull());
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Cotizaciones por responder');
    await user.click(screen.getByRole('button', { name: 'Dos semanas después' }));
    await waitFor(() => expect(screen.queryByText('Atrasados')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Semana' }));
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(screen.queryByText('Atrasados')).toBeNull();
    expect(
      api
        .asked(LATE)
        .slice(before)
        .every(({ query }) => query.get('kind') === 'quote_due'),
    ).toBe(true);
  });

  test('has its first ones, and all of them where they are asked for', async () => {
    late = Array.from({ length: 30 }, (_, nth) => ({ ...quote, id: `quote_due-${nth}`, local: `${yesterday}T10:00` }));
    const { user } = openSite('/admin/calendar?view=list');
    expect(within(await lateList()).getAllByRole('link')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Ver los 30 Atrasados' }));
    await waitFor(async () => expect(within(await lateList()).getAllByRole('link')).toHaveLength(30));
  });

  test('what could not be read of it is said, beside the days that are there', async () => {
    items = [item({ local: `${todayInGuayaquil()}T15:00` })];
    api.on(LATE, noNetwork());
    openSite('/admin/calendar?view=list');
    expect(await screen.findByText('No pudimos saber si hay algo atrasado.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Hotel Bahía/ })).toBeVisible();
  });
});

test('a day of the sheet that has more than it shows is told whole beside it', async () => {
  items = Array.from({ length: 30 }, (_, nth) => item({ id: `starts-${nth}`, title: `Hotel ${nth + 1}` }));
  openSite('/admin/calendar?view=week&day=2031-07-10');
  const list = within(await screen.findByRole('list', { name: july10 }));
  expect(list.getAllByRole('link')).toHaveLength(30);
});

test('without anything in these days it says so, and fills by itself', async () => {
  items = [];
  openSite('/admin/calendar?view=list&day=2031-07-02');
  expect(await screen.findByText('No hay nada en estos días')).toBeVisible();
  items = [flight];
  act(() => tellLiveEvent('journey-updated', { journey_id: 'j1', version: 2 }));
  expect(await screen.findByRole('list', { name: july10 })).toBeVisible();
  items = [flight, quote];
  act(() => tellLiveEvent('quote-created', { quote_id: 'q1' }));
  expect(await screen.findByRole('link', { name: /^Responder cotización: Perú/ })).toBeVisible();
  items = [flight];
  act(() => tellLiveEvent('quote-updated', { quote_id: 'q1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Responder cotización/ })).toBeNull());
});

test('what cannot be read is said, and tried again', async () => {
  api.on(CALENDAR, noNetwork());
  const { user } = openSite('/admin/calendar?view=week&day=2031-07-10');
  expect(await screen.findByText('No pudimos cargar el calendario.')).toBeVisible();
  // No sheet that looks as if it were on its way.
  expect(screen.queryByRole('grid')).toBeNull();
  api.on(CALENDAR, ({ query }) => json(200, answerOf(query)));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('list', { name: july10 })).toBeVisible();
});

const kindsOffered = () =>
  within(screen.getByLabelText('Tipo'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each([
  ['operations', 'balance_due', ['Viajes por alistar', 'Equipaje por responder']],
  ['accounting', 'luggage_due', ['Saldos por vencer', 'Viajes por alistar']],
] as const)('%s is offered only what that role may see, whatever the address says', async (role, kind, offered) => {
  api.on(employeePath(maria), json(200, employeeOf(maria, role)));
  openSite(`/admin/calendar?view=month&day=2031-07-10&kind=${kind}`);
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe(null));
  const due = kindsOffered().filter((label) => /por (vencer|alistar|responder)$/.test(label ?? ''));
  expect(due).toEqual(offered);
});

test('an address for other programs is made, told once, made anew and taken away, each after a question', async () => {
  const FEED = '/api/v1/agency/calendar_feed';
  let feed: CalendarFeed = { since: null, is_own: true };
  let made = 0;
  api.on(`GET ${FEED}`, () => json(200, feed));
  api.on(`PUT ${FEED}`, ({ query }) => {
    made += 1;
    feed = { since: '2026-11-25T15:00:00.000Z', is_own: query.get('is_own') === 'true' };
    return json(200, { ...feed, address: `https://bitacora.example/api/v1/calendar/secreto${made}.ics` });
  });
  api.on(`DELETE ${FEED}`, noNetwork());
  const { user } = openSite('/admin/calendar?view=month&day=2031-07-10');
  await user.click(await screen.findByRole('button', { name: 'Conectar con otro calendario' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Su calendario en otro programa' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Solo los viajes que asesoro/ }));
  await user.click(dialog.getByRole('button', { name: 'Crear dirección' }));
  expect(await dialog.findByText(/secreto1\.ics$/)).toBeVisible();
  expect(feed.is_own).toBe(false);

  await user.click(dialog.getByRole('button', { name: 'Crear otra dirección' }));
  const again = within(await screen.findByRole('dialog', { name: '¿Crear otra dirección?' }));
  await user.click(again.getByRole('button', { name: 'Crear otra dirección' }));
  expect(await dialog.findByText(/secreto2\.ics$/)).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Quitar la dirección' }));
  const ending = within(await screen.findByRole('dialog', { name: '¿Quitar la dirección?' }));
  await user.click(ending.getByRole('button', { name: 'Quitar la dirección' }));
  expect(await ending.findByRole('alert')).toBeVisible();
  api.on(`DELETE ${FEED}`, () => {
    feed = { since: null, is_own: true };
    return json(204, undefined);
  });
  await user.click(ending.getByRole('button', { name: 'Quitar la dirección' }));
  expect(await dialog.findByRole('button', { name: 'Crear dirección' })).toBeVisible();
});

test('what was to be done until then and is not done says that its time has passed', async () => {
  const before = { local: '2020-07-10T09:30' };
  items = [
    { ...quote, ...before },
    { ...luggage, ...before },
    { ...due, local: '2020-07-10' },
    { ...ready, local: '2020-07-10' },
    // Nobody owes anything for what just was.
    { ...flight, ...before },
  ];
  openSite('/admin/calendar?view=list&day=2020-07-10');
  const list = await screen.findByRole('list', { name: dayInWords('2020-07-10') });
  await waitFor(() => expect(within(list).getAllByText('Plazo vencido')).toHaveLength(4));
  const ofFlight = within(list).getByRole('link', { name: /Salida: Vuelo/ });
  expect(ofFlight).not.toHaveTextContent('Plazo vencido');
});
