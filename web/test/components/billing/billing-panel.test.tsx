import type { JourneyView, ViewPayment } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { day } from '../../../src/lib/times.ts';
import { journey, withoutAmounts } from '../support/build-journey.ts';
import { employeePath, FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const voided = { at: '2026-11-20T15:00:00.000Z', reason: 'Registrado dos veces' };

const payment: ViewPayment = {
  id: '0197a000-0000-7000-8000-0000000000b1',
  creation_date: '2026-11-03',
  method: 'TRANSFER',
  value: 700,
  voucher: null,
  number: 'TR-881',
  voided: null,
  version: 1,
};
const invoice = {
  id: '0197a000-0000-7000-8000-0000000000b2',
  creation_date: '2026-11-02',
  is_passenger_invoice: false,
  passenger: null,
  total_cost: 1500,
  file: null,
  number: null,
  voided: null,
  version: 4,
};
const refund = {
  id: '0197a000-0000-7000-8000-0000000000b3',
  amount: 100.1,
  method: 'CASH',
  date: '2026-11-05',
  creation_date: '2026-11-05',
  reason: 'Un vuelo menos.',
  voucher: null,
  number: null,
  voided: null,
  version: 1,
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const asMaria = () => {
  remember(maria);
  api.on('GET /auth/users/me', json(200, maria));
};
const shows = (one: JourneyView) => api.on(`GET /api/v1/journey/journey/${one.journey_id}`, () => json(200, one));
const trip = journey({ invoices: [invoice], payments: [payment], paid: 700, balance: 3580.5 });

async function openDialog(button: RegExp | string, title: string) {
  const { user } = openSite(`/admin/journeys/${trip.journey_id}`);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: (name) => name.startsWith(title) });
  return { user, dialog, form: within(dialog) };
}

const bodyOf = (route: string) => api.asked(route).at(-1)?.body;

test('a traveller sees refunds, and what was voided is struck through with its reason', async () => {
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  const twice = { ...payment, id: 'p2', voided };
  const own = journey({ payments: [payment, twice], refunds: [refund], paid: 599.9 });
  api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [own]));
  const { container } = openSite('/my_journeys');
  const payments = within(await screen.findByRole('table', { name: 'Pagos' }));
  expect(payments.getAllByText('Anulado')).toHaveLength(1);
  expect(payments.getByText(/Anulado el vie 20 nov( 2026)?\. Motivo: Registrado dos veces\./)).toBeVisible();
  expect(payments.getAllByText('$700,00').filter((amount) => amount.closest('s'))).toHaveLength(1);
  const refunds = within(screen.getByRole('table', { name: 'Devoluciones' }));
  expect(refunds.getByText('$100,10')).toBeVisible();
  expect(refunds.getByText('Motivo: Un vuelo menos.')).toBeVisible();
  expect(screen.getByText('Ya descontadas las devoluciones por $100,10.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Anular|Corregir|Crear/ })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('who sees no amounts sees no place for them either', async () => {
  asMaria();
  api.on(employeePath(maria), () => json(200, employeeOf(maria, 'operations')));
  shows(withoutAmounts(trip));
  openSite(`/admin/journeys/${trip.journey_id}`);
  expect(await screen.findByText('Servicios Contratados')).toBeVisible();
  expect(screen.queryByText(/Facturación|Saldo|Pagado|Total/)).not.toBeInTheDocument();
});

describe('staff', () => {
  beforeEach(() => {
    asMaria();
    shows(trip);
  });

  test('who comes from Facturación stands at the payment that was pressed there', async () => {
    openSite(`/admin/journeys/${trip.journey_id}#${payment.id}`);
    const payments = within(await screen.findByRole('table', { name: 'Pagos' }));
    await waitFor(() => expect(payments.getByText('$700,00').closest('tbody')).toHaveFocus());
  });

  const patch = `PATCH /api/v1/payment/payment/${payment.id}`;

  test('correct a payment: what it has stands in the form, and its voucher stays', async () => {
    api.on(patch, () => json(200, {}));
    const { user, form } = await openDialog(/^Corregir pago de \$700,00/, 'Corregir pago');
    expect(form.getByLabelText('Método de Pago')).toHaveValue('TRANSFER');
    expect(form.getByText('Sin archivo nuevo se conserva el actual')).toBeVisible();
    await user.clear(form.getByLabelText('Valor'));
    await write(user, form.getByLabelText('Valor'), '650,25');
    await user.clear(form.getByLabelText('Número (opcional)'));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Pago Actualizado')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Corregir pago de \$700,00/ })).toHaveFocus();
    // Without a file it goes as any other write does, and is given up as soon.
    expect(bodyOf(patch)).toEqual({
      creation_date: '2026-11-03',
      method: 'TRANSFER',
      value: '650.25',
      number: '',
      version: '1',
    });
  });

  test.each([
    ['Crear pago', 'Crear pago · Baltra'],
    ['Crear factura', 'Crear factura · Baltra'],
    ['Corregir pago de $700,00', 'Corregir pago'],
    ['Corregir factura de $1.500,00', 'Corregir factura'],
  ])('read that what they typed after "%s" waits, not saved, and go on with it', async (button, title) => {
    const { user, form } = await openDialog(button, title);
    await write(user, form.getByLabelText('Número (opcional)'), '1');
    const number = form.getByLabelText<HTMLInputElement>('Número (opcional)').value;
    cleanup();
    const second = openSite(`/admin/journeys/${trip.journey_id}`);
    expect(await screen.findByText('Sin guardar')).toBeVisible();
    const opener = screen.getByRole('button', { name: button });
    expect(opener).toHaveAccessibleDescription('Lo que escribió todavía no se guardó.');
    await second.user.click(opener);
    const again = within(await screen.findByRole('dialog', { name: (name) => name.startsWith(title) }));
    expect(again.getByText('Recuperamos lo que escribió y no guardó.')).toBeVisible();
    expect(again.getByLabelText('Número (opcional)')).toHaveValue(number);
    await second.user.click(again.getByRole('button', { name: /^(Volver a lo guardado|Empezar de nuevo)$/ }));
    await second.user.click(again.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByText('Sin guardar')).not.toBeInTheDocument());
  });

  test('are told when a correction fails, and what was typed stays', async () => {
    api.on(patch, () => json(500, { detail: 'Error en el servidor', code: 'internal' }));
    const { user, form } = await openDialog(/^Corregir pago/, 'Corregir pago');
    await user.clear(form.getByLabelText('Valor'));
    await write(user, form.getByLabelText('Valor'), '1');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Error al actualizar el Pago')).toBeVisible();
    expect(form.getByLabelText('Valor')).toHaveValue('1,00');
  });

  test('choose between two versions when somebody corrected the same meanwhile', async () => {
    api.on(patch, () => json(409, { detail: 'Alguien más cambió estos datos.', code: 'stale_version' }));
    const { user, form } = await openDialog(/^Corregir pago/, 'Corregir pago');
    await user.clear(form.getByLabelText('Valor'));
    await write(user, form.getByLabelText('Valor'), '650');
    shows({ ...trip, payments: [{ ...payment, value: 690, version: 2 }] });
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    const question = within(await screen.findByRole('dialog', { name: /Otra persona/ }));
    expect(question.getByText('$690,00')).toBeVisible();
    expect(question.getByText('$650,00')).toBeVisible();
  });

  test('are told when somebody voided what they correct', async () => {
    api.on(patch, () => json(409, { detail: 'Este registro está anulado', code: 'voided' }));
    const { user, form } = await openDialog(/^Corregir pago/, 'Corregir pago');
    await user.clear(form.getByLabelText('Valor'));
    await write(user, form.getByLabelText('Valor'), '650');
    shows({ ...trip, payments: [{ ...payment, voided, version: 2 }] });
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText(/Alguien lo anuló mientras usted lo corregía/)).toBeVisible();
  });

  test('correct an invoice', async () => {
    const route = `PATCH /api/v1/journey/invoice/${invoice.id}`;
    api.on(route, () => json(200, {}));
    const { user, form } = await openDialog(/^Corregir factura/, 'Corregir factura, para Carlos Alberto Muñoz y 1 más');
    await write(user, form.getByLabelText('Número (opcional)'), '001-001-000000107');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Factura Actualizada')).toBeVisible();
    expect(bodyOf(route)).toMatchObject({ number: '001-001-000000107', passenger: '' });
  });

  test('void a payment with a reason, of the version that they see', async () => {
    const route = `POST /api/v1/payment/payment/${payment.id}/void`;
    api.on(route, () => json(200, {}));
    const { user, form, dialog } = await openDialog(
      /^Anular pago de \$700,00/,
      `Anular pago de $700,00 del ${day(payment.creation_date)}`,
    );
    await user.click(form.getByRole('button', { name: 'Anular pago' }));
    expect(await form.findByText('Este campo es obligatorio.')).toBeVisible();
    expect(api.asked(route)).toHaveLength(0);
    expect(form.getByRole('button', { name: 'Dejarlo' })).toBeVisible();
    expect((await axe(dialog)).violations).toEqual([]);
    await write(user, form.getByLabelText('Motivo'), 'Registrado dos veces');
    await user.click(form.getByRole('button', { name: 'Anular pago' }));
    expect(await screen.findByText('Pago anulado')).toBeVisible();
    expect(api.asked(route).at(-1)?.body).toEqual({ reason: 'Registrado dos veces', version: 1 });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('go on at the row of what they voided, with the keyboard', async () => {
    api.on(`POST /api/v1/payment/payment/${payment.id}/void`, () => {
      shows({ ...trip, payments: [{ ...payment, voided, version: 2 }] });
      return json(200, {});
    });
    const { user, form, dialog } = await openDialog(/^Anular pago de \$700,00/, 'Anular pago');
    await write(user, form.getByLabelText('Motivo'), 'Registrado dos veces');
    await user.click(form.getByRole('button', { name: 'Anular pago' }));
    expect(await screen.findByText('Anulado')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const row = screen.getByText(/Anulado el .*Registrado dos veces/).closest('[tabindex="-1"]');
    await waitFor(() => expect(row).toHaveFocus());
  });

  test('read why a payment that refunds need is not voided', async () => {
    const detail = 'De este pago ya se devolvieron $200,05. Anule antes la devolución.';
    api.on(`POST /api/v1/payment/payment/${payment.id}/void`, () => json(409, { detail, code: 'refunded' }));
    const { user, form } = await openDialog(/^Anular pago/, 'Anular pago');
    await write(user, form.getByLabelText('Motivo'), 'Un error');
    await user.click(form.getByRole('button', { name: 'Anular pago' }));
    expect(await form.findByText(detail)).toBeVisible();
    expect(screen.getByText('Error al anular el Pago')).toBeVisible();
  });

  test('give back at most what is paid, and read it at the field', async () => {
    const route = 'POST /api/v1/payment/refund';
    const tooMuch = 'No puede devolver más de lo pagado: quedan $700,00.';
    api.on(route, () => json(400, { amount: [tooMuch] }));
    const { user, form } = await openDialog(
      'Crear devolución',
      'Crear devolución · Baltra, para Carlos Alberto Muñoz y 1 más',
    );
    expect(
      form.getByText('Hasta $700,00, lo que está pagado. El costo total del viaje no cambia por sí solo.'),
    ).toBeVisible();
    await write(user, form.getByLabelText('Valor'), '800');
    await user.selectOptions(form.getByLabelText('Método de Pago'), 'CASH');
    await write(user, form.getByLabelText('Motivo'), 'Un vuelo menos');
    await user.click(form.getByRole('button', { name: 'Crear devolución' }));
    expect(await form.findByText(tooMuch)).toBeVisible();
    api.on(route, () => json(201, {}));
    await user.clear(form.getByLabelText('Valor'));
    await write(user, form.getByLabelText('Valor'), '100,10');
    await user.click(form.getByRole('button', { name: 'Crear devolución' }));
    expect(await screen.findByText('Devolución creada')).toBeVisible();
    expect(bodyOf(route)).toMatchObject({ amount: '100.1', journey: trip.journey_id });
  });

  test('find nothing to do with what was voided, and no refund where nothing is paid', async () => {
    shows({ ...trip, paid: 0, payments: [{ ...payment, voided }] });
    openSite(`/admin/journeys/${trip.journey_id}`);
    expect(await screen.findByRole('button', { name: /^Corregir factura/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Corregir|Anular) pago/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Crear devolución' })).not.toBeInTheDocument();
  });
});
