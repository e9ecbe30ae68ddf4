import type { BillingEntry, BillingTotals, OverdueBalance } from '@bitacora/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const list = 'GET /api/v1/agency/billing/0993371112001';
const month = todayInGuayaquil().slice(0, 7);

const ofJourney = {
  journey_id: '0197a000-0000-7000-8000-0000000000a1',
  destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  travel_date: '2031-12-01',
  holder: {
    id: '0197a000-0000-7000-8000-0000000000c1',
    first_name: 'Lucía',
    last_name: 'Peñafiel',
    id_number: '0930000039',
  },
  adviser: { id: 'e1', first_name: 'María José', last_name: 'Andrade' },
};
const payment: BillingEntry = {
  ...ofJourney,
  id: 'b1',
  kind: 'payment',
  date: '2026-11-03',
  number: 'TR-881',
  method: 'TRANSFER',
  amount: 700,
  voided: null,
};
const voidedInvoice: BillingEntry = {
  ...payment,
  id: 'b2',
  kind: 'invoice',
  number: null,
  method: null,
  amount: 1500.5,
  voided: { at: '2026-11-04T12:00:00.000Z', reason: 'Otro RUC' },
};
const totals: BillingTotals = {
  invoice: { count: 0, amount: 0, voided: 1500.5 },
  payment: { count: 1, amount: 700, voided: 0 },
  refund: { count: 0, amount: 0, voided: 0 },
  received: 700,
  overdue: { count: 1, amount: 320.4 },
};
const overdue: OverdueBalance = { ...ofJourney, balance: 320.4, balance_due: '2026-11-10', is_cancelled: true };
const page = (results: object[]) => json(200, { count: results.length, next: null, previous: null, results });

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/agency/employee', json(200, []));
  api.on(list, () => page([payment, voidedInvoice]));
  api.on(`${list}/totals`, () => json(200, totals));
  api.on(`${list}/overdue`, () => page([overdue]));
});

const lastAsked = (route: string) => api.asked(route).at(-1)?.query;

test('shows the present month: what was billed, what of it counts, and the way to its journey', async () => {
  const { container } = openSite('/admin/billing');
  const row = await screen.findByRole('link', { name: /Lucía Peñafiel.*Pago/ });
  expect(row).toHaveAttribute('href', `/admin/journeys/${ofJourney.journey_id}#${payment.id}`);
  expect(within(row).getByText('N.º TR-881')).toBeVisible();
  expect(within(screen.getByRole('link', { name: /Tipo: Factura/ })).getByText('Anulada')).toBeVisible();
  const sums = within(screen.getByLabelText('Totales de lo que ve'));
  expect(sums.getByText('Anulado: $1.500,50')).toBeVisible();
  expect(sums.getAllByText('$700,00')).toHaveLength(2);
  expect(lastAsked(list)?.get('month')).toBe(month);
  expect(lastAsked(`${list}/totals`)?.get('month')).toBe(month);
  expect((await axe(container)).violations).toEqual([]);
});

test('is narrowed by month, kind, method, adviser and state, which the address keeps', async () => {
  const { user, router } = openSite('/admin/billing');
  await screen.findByRole('link', { name: /Pago/ });
  await user.selectOptions(screen.getByLabelText('Mes'), 'Todos los meses');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Anulado');
  await user.selectOptions(screen.getByLabelText('Método de pago'), 'Efectivo');
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    month: 'all',
    state: 'voided',
    method: 'CASH',
  });
  await waitFor(() => expect(lastAsked(list)?.toString()).toBe('page_size=50&method=CASH&state=voided'));
  // The close is of one month.
  expect(screen.queryByRole('button', { name: 'Cierre del mes' })).not.toBeInTheDocument();
  api.on(list, () => page([]));
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Devolución');
  expect(await screen.findByText('Nada coincide con sus filtros.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(router.state.location.search).toBe('?month=all');
});

test('some months that an address names stand in place of one, with a destination, until another month is chosen', async () => {
  const { user, router } = openSite(
    '/admin/billing?from=2026-01&until=2026-06&kind=received&adviser=none&destination=EC-GPS',
  );
  await screen.findByRole('link', { name: /Pago/ });
  await waitFor(() =>
    expect(lastAsked(list)?.toString()).toBe(
      'page_size=50&from=2026-01&until=2026-06&kind=received&adviser=none&destination=EC-GPS',
    ),
  );
  expect(lastAsked(`${list}/totals`)?.get('until')).toBe('2026-06');
  expect(screen.getByLabelText('Mes')).toHaveDisplayValue('Todos los meses');
  expect(screen.getByLabelText('Asesor')).toHaveDisplayValue('Sin asesor');
  expect(screen.getByRole('button', { name: 'Recibido: ver solo esto' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Baltra')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Mes'), month);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    month,
    kind: 'received',
    adviser: 'none',
    destination: 'EC-GPS',
  });
});

test("the month's close is whole, whatever the list is narrowed to, and a file of the rest says what it is", async () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download.replace(/-\d{4}-\d{2}-\d{2}\.csv$/, ''));
  });
  api.on(`${list}/csv`, () => new Response('Fecha'));
  const { user } = openSite(`/admin/billing?month=2026-02&kind=payment`);
  await user.click(await screen.findByRole('button', { name: 'Cierre del mes' }));
  await waitFor(() => expect(names).toEqual(['facturacion-2026-02']));
  expect(lastAsked(`${list}/csv`)?.toString()).toBe('month=2026-02');
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(names).toEqual(['facturacion-2026-02', 'facturacion-2026-02-filtrado']));
  expect(lastAsked(`${list}/csv`)?.toString()).toBe('month=2026-02&kind=payment');
  await user.selectOptions(screen.getByLabelText('Mes'), 'Todos los meses');
  expect(screen.queryByRole('button', { name: 'Cierre del mes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(lastAsked(`${list}/csv`)?.toString()).toBe('kind=payment'));
  expect(names.at(-1)).toBe('facturacion-filtrado');
  click.mockRestore();
});

test('is ordered by the heads of its columns or a choice, which the address keeps; its file and not its sums follow', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.on(`${list}/csv`, () => new Response('Fecha'));
  const { user, router } = openSite('/admin/billing?month=2026-02');
  await user.click(await screen.findByRole('button', { name: /^Valor.*Mayor valor/ }));
  await waitFor(() => expect(lastAsked(list)?.get('sort')).toBe('-amount'));
  expect(router.state.location.search).toBe('?month=2026-02&sort=-amount');
  await user.click(screen.getByRole('button', { name: 'Cierre del mes' }));
  await waitFor(() => expect(lastAsked(`${list}/csv`)?.toString()).toBe('month=2026-02&sort=-amount'));
  // Nothing narrows it: the close is the whole file.
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Orden'), 'Número');
  await waitFor(() => expect(lastAsked(list)?.get('sort')).toBe('number'));
  expect(lastAsked(`${list}/totals`)?.get('sort')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar Orden: Número' }));
  expect(router.state.location.search).toBe('?month=2026-02');
  click.mockRestore();
});

test('overdue balances have an order of their own, where there are several', async () => {
  api.on(`${list}/totals`, () => json(200, { ...totals, overdue: { count: 2, amount: 640.8 } }));
  const { user, router } = openSite('/admin/billing');
  await user.click(await screen.findByRole('button', { name: /Saldos vencidos/ }));
  await user.selectOptions(await screen.findByLabelText('Orden de los saldos'), 'Mayor saldo');
  await waitFor(() => expect(lastAsked(`${list}/overdue`)?.get('sort')).toBe('-balance'));
  expect(router.state.location.search).toBe('?overdue_sort=-balance');
  expect(lastAsked(list)?.get('sort')).toBeNull();
});

test('a value that no filter has narrows nothing', async () => {
  openSite('/admin/billing?month=2026-13&kind=bogus&state=bogus&method=bogus&sort=bogus&overdue_sort=bogus');
  await screen.findByRole('link', { name: /Pago/ });
  expect(lastAsked(list)?.toString()).toBe(`page_size=50&month=${month}`);
});

test('a month in which nothing was billed says where it is done', async () => {
  api.on(list, () => page([]));
  openSite('/admin/billing');
  expect(await screen.findByText(/^No hay facturas, pagos ni devoluciones en [a-z]+ de \d{4}\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
});

test('the month before and the one after are a press away, and none after the present one', async () => {
  const { user, router } = openSite('/admin/billing?month=2026-01');
  await screen.findByRole('link', { name: /Pago/ });
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  expect(router.state.location.search).toBe('?month=2025-12');
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(router.state.location.search).toBe('?month=2026-01');
  await user.selectOptions(screen.getByLabelText('Mes'), month);
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Mes'), 'Todos los meses');
  expect(screen.getByRole('button', { name: 'Mes anterior' })).toBeDisabled();
});

test('a sum is the way to what it adds up, and back to all', async () => {
  const { user, router } = openSite('/admin/billing');
  await user.click(await screen.findByRole('button', { name: 'Pagado: ver solo esto' }));
  await waitFor(() => expect(lastAsked(list)?.get('kind')).toBe('payment'));
  expect(screen.getByRole('button', { name: 'Quitar Tipo: Pago' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pagado: ver solo esto', pressed: true }));
  expect(router.state.location.search).toBe('');
});

test('says which balances are overdue, also of what was called off', async () => {
  const { user } = openSite('/admin/billing');
  await user.click(await screen.findByRole('button', { name: /Saldos vencidos.*1 viaje, \$320,40/ }));
  const row = await screen.findByRole('link', { name: /Lucía Peñafiel.*\$320,40/ });
  expect(within(row).getByText('Cancelado')).toBeVisible();
  expect(row).toHaveAttribute('href', `/admin/journeys/${ofJourney.journey_id}#facturacion`);
});

test('the menu’s number opens the overdue balances of all, as often as it is pressed', async () => {
  api.on('GET /api/v1/agency/waiting/0993371112001', json(200, { overdue: 1 }));
  const { user, router } = openSite('/admin/billing?adviser=none');
  const section = () => screen.getByText('Saldos vencidos').closest('button');
  await screen.findByText('Saldos vencidos');
  expect(section()).toHaveAttribute('aria-expanded', 'false');
  for (let time = 0; time < 2; time += 1) {
    await user.click((await screen.findAllByText('por atender: Facturación'))[0] as HTMLElement);
    await waitFor(() => expect(section()).toHaveAttribute('aria-expanded', 'true'));
    expect(document.activeElement).toContainElement(section());
    await user.click(section() as HTMLElement);
  }
  await waitFor(() => expect(lastAsked(`${list}/overdue`)?.get('adviser')).toBeNull());
  await user.click(section() as HTMLElement);
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Pago');
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(section()).toHaveAttribute('aria-expanded', 'true');
});

test('a row is called by whose journey it is, and what was given back has its sign', async () => {
  api.on(list, () => page([{ ...payment, kind: 'refund', amount: 120 }]));
  openSite('/admin/billing');
  const row = await screen.findByRole('link', { name: /^Lucía Peñafiel Tipo: Devolución/ });
  expect(within(row).getByText('−$120,00')).toBeVisible();
});

test('a list that cannot be read says so and can be tried again', async () => {
  api.on(list, () => json(503, { detail: 'Error en el servidor', code: 'unavailable' }));
  const { user } = openSite('/admin/billing');
  expect(await screen.findByText('No pudimos cargar la facturación.')).toBeVisible();
  api.on(list, () => page([payment]));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: /Pago/ })).toBeVisible();
});
