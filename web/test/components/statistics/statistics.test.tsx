import { type PaymentFigures, type QuoteFigures, quoteLosses, type SalesFigures } from '@bitacora/contracts';
import { monthText } from '@bitacora/kernel/dates';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { agency, employeePath, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const view = (name: string) => `GET /api/v1/agency/statistics/${agency.ruc}/${name}`;

const sold: SalesFigures = {
  key: '2026-03',
  label: null,
  journeys: 3,
  sold: 4500.5,
  costs: 3000,
  margin: 1500.5,
  cancelled: 1,
  retained: 100,
  balance: 250.25,
};
const paid: PaymentFigures = { key: '2026-03', label: null, payments: 2000, refunds: 50, received: 1950 };
const quoted: QuoteFigures = {
  key: '2026-03',
  label: null,
  received: 8,
  answered: 7,
  in_time: 6,
  won: 2,
  lost: 3,
  losses: Object.fromEntries(quoteLosses.map((loss) => [loss, loss === 'PRICE' ? 3 : 0])),
};

/** What a row is of: its month, or what figures are told apart by. */
const groupOf = (query: URLSearchParams, key: string, label: string) =>
  query.get('by') === 'month' ? {} : { key, label };

let asked: URLSearchParams[];
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  remember(maria);
  asked = [];
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(employeePath(maria), json(200, employeeOf(maria, 'owner')));
  api.on(view('sales'), ({ query }) => {
    asked.push(query);
    return json(200, { rows: [{ ...sold, ...groupOf(query, 'EC-GPS', 'Baltra') }] });
  });
  api.on(view('payments'), ({ query }) => json(200, { rows: [{ ...paid, ...groupOf(query, 'EC-GPS', 'Baltra') }] }));
  api.on(view('quotes'), ({ query }) => json(200, { rows: [{ ...quoted, ...groupOf(query, 'EC', 'Ecuador') }] }));
});

const march = monthText('2026-03-01');
const tableOf = async (name: string) => within(within(await screen.findByRole('region', { name })).getByRole('table'));
const linesOf = (table: Pick<typeof screen, 'getAllByRole'>) =>
  table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

test('sales, payments and quotes are drawn, and readable as tables whose rows lead to their lists', async () => {
  const { container } = openSite('/admin/statistics');
  const [sales] = await screen.findAllByRole('table');
  expect(linesOf(within(sales?.parentElement as HTMLElement))).toEqual([
    ['Mes', 'Viajes', 'Vendido', 'Costo de servicios', 'Margen', 'Cancelados', 'Retenido', 'Saldo'],
    [march, '3', '$4.500,50', '$3.000,00', '$1.500,50', '1', '$100,00', '$250,25'],
    ['Total', '3', '$4.500,50', '$3.000,00', '$1.500,50', '1', '$100,00', '$250,25'],
  ]);
  const links = (await screen.findAllByRole('link', { name: march })).map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/journeys?sold_from=2026-03&sold_until=2026-03&state=standing',
    '/admin/billing?month=2026-03&kind=received&state=valid',
    '/admin/quotes?from=2026-03-01&until=2026-03-31',
  ]);
  const price = screen.getByRole('link', { name: 'Por el precio' });
  expect(price.getAttribute('href')).toMatch(/&status=lost&lost_reason=PRICE$/);
  const numbers = [
    'Cancelados: 1',
    'Retenido: $100,00',
    'Saldo: $250,25',
    'Pagos: $2.000,00',
    'Devoluciones: $50,00',
    'Respondidas: 7',
    'A tiempo: 6',
    'Ganadas: 2',
    'Perdidas: 3',
  ];
  const ofMarch = numbers.map((one) => screen.getByRole('link', { name: `${march}, ${one}` }).getAttribute('href'));
  expect(ofMarch).toEqual([
    '/admin/journeys?sold_from=2026-03&sold_until=2026-03&state=cancelled',
    '/admin/journeys?sold_from=2026-03&sold_until=2026-03&state=cancelled',
    '/admin/journeys?sold_from=2026-03&sold_until=2026-03&condition=owing',
    '/admin/billing?month=2026-03&kind=payment&state=valid',
    '/admin/billing?month=2026-03&kind=refund&state=valid',
    '/admin/quotes?from=2026-03-01&until=2026-03-31&answered=any',
    '/admin/quotes?from=2026-03-01&until=2026-03-31&answered=in_time',
    '/admin/quotes?from=2026-03-01&until=2026-03-31&status=won',
    '/admin/quotes?from=2026-03-01&until=2026-03-31&status=lost',
  ]);
  await waitFor(() => expect(container.querySelectorAll('svg a rect.fill-sea').length).toBeGreaterThan(3));
  const [mark] = container.querySelectorAll('svg a');
  expect(mark).toHaveAttribute('href', '/admin/journeys?sold_from=2026-03&sold_until=2026-03&state=standing');
  const marks = [...container.querySelectorAll('svg a')].map((one) => one.getAttribute('href'));
  expect(marks.filter((one) => one?.endsWith('status=won'))).toHaveLength(1);
  expect((await axe(container)).violations).toEqual([]);
});

test('they are of the last twelve months, or as many as one chooses, told apart as one chooses', async () => {
  const { user, router } = openSite('/admin/statistics');
  await waitFor(() => expect(asked[0]?.get('until')).toBe(todayInGuayaquil().slice(0, 7)));
  await user.click(screen.getByRole('button', { name: 'Por destino' }));
  const places = (await screen.findAllByRole('link', { name: 'Baltra' })).map((link) => link.getAttribute('href'));
  expect(places).toEqual([
    expect.stringMatching(/^\/admin\/journeys\?sold_from=.*&destination=EC-GPS&state=standing$/),
    expect.stringMatching(/^\/admin\/billing\?from=.*&until=.*&kind=received&state=valid&destination=EC-GPS$/),
  ]);
  expect(await screen.findByRole('link', { name: 'Ecuador' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/quotes\?from=.*&country=EC$/),
  );
  await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 3 meses');
  await waitFor(() => expect(router.state.location.search).toBe('?by=destination&months=3'));
});

test('what has no adviser leads to the journeys, the payments and the quotes that have none', async () => {
  const ofNobody = { key: 'none', label: null };
  api.on(view('sales'), json(200, { rows: [{ ...sold, ...ofNobody }] }));
  api.on(view('payments'), json(200, { rows: [{ ...paid, ...ofNobody }] }));
  api.on(view('quotes'), json(200, { rows: [{ ...quoted, ...ofNobody }] }));
  openSite('/admin/statistics?by=adviser');
  const ways = (await screen.findAllByRole('link', { name: 'Sin asesor' })).map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    expect.stringMatching(/^\/admin\/journeys\?.*&adviser=none&/),
    expect.stringMatching(/^\/admin\/billing\?.*&adviser=none$/),
    expect.stringMatching(/^\/admin\/quotes\?.*&owner=none$/),
  ]);
});

test('without anything it says so, and what cannot be read is said and tried again', async () => {
  api.on(view('payments'), json(200, { rows: [] }));
  api.on(view('sales'), noNetwork());
  const { user } = openSite('/admin/statistics');
  expect(await screen.findByText('No hay nada en este período.')).toBeVisible();
  expect(await screen.findByText('No pudimos cargar estas cifras.')).toBeVisible();
  api.on(view('sales'), json(200, { rows: [sold] }));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect((await tableOf('Ventas')).getAllByText('$1.500,50')[0]).toBeVisible();
});

test('who may not see quotes has their numbers, and no way to their list', async () => {
  api.on(employeePath(maria), json(200, employeeOf(maria, 'accounting')));
  openSite('/admin/statistics');
  expect(await screen.findAllByRole('link', { name: march })).toHaveLength(2);
});

test('an adviser has no figures', async () => {
  api.on(employeePath(maria), json(200, employeeOf(maria, 'adviser')));
  openSite('/admin/statistics');
  expect(await screen.findByText('Su cuenta no incluye esta pantalla')).toBeVisible();
});
