import type { WebQuote } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { keepDraft, ownDraft, readDraft } from '../../../src/lib/drafts.ts';
import { journey } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const ruc = '0993371112001';
const quote: WebQuote = {
  id: '0197a000-0000-7000-8000-0000000000aa',
  agency: ruc,
  first_name: 'Rosa',
  last_name: 'Vera',
  phone: '+593 99 765 4321',
  email: 'rosa@ejemplo.ec',
  n_adults: 1,
  n_children: 2,
  travel_date: '2027-01-10',
  country: 'PE',
  country_name: 'Perú',
  created_at: '2026-11-21T17:00:00.000Z',
  status: 'answered',
  owner: null,
  notes: '',
  lost_reason: null,
  answered_at: '2026-11-22T15:00:00.000Z',
  closed_at: null,
  proposals: [
    {
      number: 1,
      services: [
        { kind: 'air_ticket', text: 'Guayaquil a Lima y regreso' },
        { kind: 'hosting', text: 'Cinco noches' },
      ],
      price: 1250.5,
      valid_until: '2099-01-02',
      message: '',
      sent_at: '2026-11-22T15:00:00.000Z',
      withdrawn_at: null,
      accepted_at: '2026-11-23T15:00:00.000Z',
    },
  ],
  travellers: [
    { kind: 'adult', first_name: 'Rosa Elena', last_name: 'Vera' },
    { kind: 'child', first_name: 'Emilia', last_name: 'Vera' },
    { kind: 'child', first_name: '', last_name: '' },
  ],
  questions: [],
  journey: null,
  version: 3,
};

const REGISTER = `POST /api/v1/user/passenger/${ruc}`;
const SELL = `POST /api/v1/journey/journeys_by_agency/${ruc}`;

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
  api.on(`GET /api/v1/journey/designed_package/${ruc}`, json(200, []));
  api.on(`GET /api/v1/agency/web_quote/${quote.id}`, json(200, quote));
  api.on('GET /api/v1/agency/web_quote', json(200, { count: 1, next: null, previous: null, results: [quote] }));
  api.on(`${REGISTER}/known`, ({ body }) =>
    json(200, { passengers: (body as { passengers: unknown[] }).passengers.map(() => []) }),
  );
});

const REGISTERED = ownDraft(`registered.${quote.id}`, maria.id);

test('who is interrupted once the passengers are made goes on with the journey, and types nobody again', async () => {
  keepDraft(REGISTERED, { passengers: ['0197a000-0000-7000-8000-000000000101'] });
  const { user } = openSite(`/admin/new_passenger?quote=${quote.id}`);
  const goOn = await screen.findByRole('link', { name: 'Seguir con el viaje' });
  expect(goOn).toHaveAttribute(
    'href',
    `/admin/new_journey?passengers=0197a000-0000-7000-8000-000000000101&quote=${quote.id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Registrar a otras personas' }));
  expect(await screen.findByRole('region', { name: /^Pasajero 3/ })).toBeVisible();
  expect(readDraft(REGISTERED)).toBeNull();
});

test('what was typed of a quote comes back over what is stored by now: what nobody touched here shows it', async () => {
  const written = { status: 'new', owner: '', lost_reason: '', notes: '' };
  keepDraft(ownDraft(`quote.${quote.id}`, maria.id), {
    values: { ...written, notes: 'Hotel en la playa' },
    version: 2,
    written,
    hadFiles: false,
  });
  openSite(`/admin/quotes?quote=${quote.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' }));
  expect(await dialog.findByText('Recuperamos lo que escribió y no guardó.')).toBeVisible();
  expect(dialog.getByLabelText('Estado')).toHaveValue('answered');
  expect(dialog.getByLabelText(/^Notas/)).toHaveValue('Hotel en la playa');
});

const part = (number: number) => within(screen.getByRole('region', { name: new RegExp(`^Pasajero ${number}`) }));

test('a quote leads to who travels, a row each: who asked with the ways to reach, the others with their names or empty', async () => {
  const { user, router } = openSite(`/admin/quotes?quote=${quote.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' }));
  expect(dialog.getAllByText('Aceptada').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('link', { name: 'Convertir en viaje' }));
  await screen.findByRole('region', { name: /^Pasajero 1/ });
  expect(router.state.location.pathname).toBe('/admin/new_passenger');
  const shown = [1, 2, 3].map((number) =>
    ['Nombres', 'Apellidos'].map(
      (label) => (part(number).getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement).value,
    ),
  );
  expect(shown).toEqual([
    ['Rosa Elena', 'Vera'],
    ['Emilia', 'Vera'],
    ['', ''],
  ]);
  expect(part(1).getByLabelText(/^Correo/)).toHaveValue('rosa@ejemplo.ec');
  expect(part(1).getByLabelText(/^Teléfono/)).toHaveValue('+593 99 765 4321');
  expect(part(1).getByText('Adulto de la cotización')).toBeVisible();
  expect(part(3).getByText('Niño de la cotización')).toBeVisible();
});

test('once they are passengers the journey follows, with all that the quote says, and wins it', async () => {
  const alone = { ...quote, n_children: 0, travellers: [] };
  api.on(`GET /api/v1/agency/web_quote/${quote.id}`, json(200, alone));
  const rosa = {
    id: '0197a000-0000-7000-8000-000000000101',
    user_id: null,
    id_number: '1710034065',
    passport: null,
    first_name: 'Rosa',
    last_name: 'Vera',
    birth_date: '1990-05-04',
    email: 'rosa@ejemplo.ec',
    phone: null,
    account: null,
    is_registered: true,
    is_mailed: true,
  };
  api.on(REGISTER, json(201, { passengers: [rosa] }));
  api.on(`GET /api/v1/user/passenger/${rosa.id}`, json(200, { id: rosa.id, is_active: true, personal: rosa }));
  const { user, router } = openSite(`/admin/new_passenger?quote=${quote.id}`);
  await screen.findByRole('region', { name: /^Pasajero 1/ });
  expect(part(1).getByLabelText(/^Nombres/)).toHaveValue('Rosa');
  await write(user, part(1).getByLabelText(/^Cédula/), rosa.id_number);
  await write(user, part(1).getByLabelText(/^Fecha de nacimiento/), '4/5/1990');
  await user.selectOptions(part(1).getByLabelText(/^Género/), 'F');
  await user.selectOptions(part(1).getByLabelText(/^Estado civil/), 'S');
  await user.click(screen.getByRole('button', { name: 'Crear pasajero' }));

  expect(await screen.findByText('De la cotización de Rosa Vera, a Perú.')).toBeVisible();
  expect(api.asked(REGISTER)[0]?.body).toMatchObject({
    passengers: [{ email: 'rosa@ejemplo.ec', first_name: 'Rosa' }],
  });
  await screen.findByRole('heading', { name: 'Servicios' });
  expect(readDraft(REGISTERED)).toEqual({ passengers: [rosa.id] });
  expect(screen.getAllByText('Rosa Vera').length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Costo total')).toHaveValue('1250,50');
  api.on('GET /api/v1/utils/cities_by_countries/PE', json(200, [{ code: 'PE-LIM', name: 'Lima', region: 'Lima' }]));
  await user.type(screen.getByRole('combobox', { name: 'Destino: ciudad' }), 'Li');
  await user.click(await screen.findByRole('option', { name: /Lima/ }));
  const sold = journey({ passengers: [{ id: rosa.id, first_name: 'Rosa', last_name: 'Vera', service_docs: [] }] });
  api.on(SELL, json(200, sold));
  await user.click(screen.getByRole('button', { name: 'Crear viaje' }));
  await waitFor(() => expect(router.state.location.pathname).toContain(sold.journey_id));
  expect(api.asked(SELL)[0]?.body).toMatchObject({
    quote: quote.id,
    passengers: [rosa.id],
    travel_date: '2027-01-10',
    destination_city: 'PE-LIM',
    cost: '1250.5',
    services: [
      { kind: 'air_ticket', travel_direction: 'I' },
      { kind: 'air_ticket', travel_direction: 'V' },
      { kind: 'hosting', travel_direction: null },
    ],
  });
});
