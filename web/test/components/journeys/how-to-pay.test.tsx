import type { JourneyView } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { journeyPath } from '../../../src/lib/refresh-journeys.ts';
import { attached, journey } from '../support/build-journey.ts';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  remember(carlos);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, carlos));
});

async function open(shown: Partial<JourneyView> = {}) {
  const owed = journey({ services: [attached('hosting')], cost: 1_290, paid: 1_000, balance: 290, ...shown });
  api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [owed]));
  const site = openSite('/my_journeys');
  await screen.findByRole('heading', { name: 'Servicios Contratados' });
  return site;
}

const says = (change: object) => api.on(`GET /api/v1/agency/public/${agency.ruc}`, json(200, { ...agency, ...change }));

const button = { name: /^Cómo pagar \$290,00.*Saldo$/ };

test('below a balance it says where to pay, whom to call in doubt and who gets the receipt', async () => {
  says({ payment_methods: ['Transferencia bancaria', 'Tarjeta de crédito o débito', 'PayPhone'] });
  const { user, container } = await open();
  const pay = await screen.findByRole('button', button);
  expect(screen.queryByText('Transferencia a Banco Pichincha')).not.toBeInTheDocument();
  await user.click(pay);
  for (const text of ['Transferencia a Banco Pichincha', 'Cuenta corriente', '21', 'A nombre de Bitácora Viajes'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar 21' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Copiar ${agency.ruc}` })).toBeVisible();
  expect(screen.getByText(/^Antes de transferir, llámenos al/)).toBeVisible();
  expect(screen.getByText('Tarjeta de crédito o débito, PayPhone').closest('div')).toHaveTextContent(
    /Le decimos cómo al \(04\) 230-1200/,
  );
  const voucher = within(screen.getByText('Comprobante').closest<HTMLElement>('div') ?? document.body);
  expect(voucher.getByRole('link', { name: 'Enviar por chat (se abre en otra pestaña)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/593\d+\?text=Hola%2C%20soy%20Carlos.*comprobante/),
  );
  expect(voucher.getByRole('link', { name: 'Enviar por correo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\S+\?subject=Comprobante%20de%20pago/),
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('staff who look at it as its travellers do have the number alone', async () => {
  remember(maria);
  api.on('GET /auth/users/me', json(200, maria));
  const owed = journey({ cost: 1_290, paid: 1_000, balance: 290 });
  api.on(`GET ${journeyPath(owed.journey_id)}`, () => json(200, owed));
  const { user } = openSite(`/admin/journeys/${owed.journey_id}?as=traveller`);
  await user.click(await screen.findByRole('button', button));
  const chat = screen.getByRole('link', { name: /^Enviar por chat/ });
  expect(chat).toHaveAttribute('href', 'https://wa.me/593991112233');
  await user.click(chat);
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('without a bank account it says whom to ask', async () => {
  says({ banks: [], payment_methods: [] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', button));
  expect(screen.getByText('Formas de pago').closest('div')).toHaveTextContent(/Le decimos cómo al \(04\) 230-1200/);
  for (const text of ['Comprobante', 'RUC de la agencia']) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test.each([
  ['nothing is owed', { paid: 1_290, balance: 0 }],
  ['something is in favour of the traveller', { paid: 1_300, balance: -10 }],
  [
    'the journey was called off: the agency says first what of it is paid',
    { cancellation: { at: '2026-11-20T15:00:00Z', reason: 'Enfermedad', retained: 1_290 } },
  ],
])('it says nothing of it when %s', async (_, shown) => {
  await open(shown);
  expect(await screen.findByText(/Valores|Pagado/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cómo pagar/ })).not.toBeInTheDocument();
});
