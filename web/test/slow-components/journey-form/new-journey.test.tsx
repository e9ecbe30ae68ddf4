import type { DesignedPackageAnswer } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { words } from '../../../src/features/journey-form/words.ts';
import { todayInGuayaquil } from '../../../src/lib/today.ts';
import { journey, pending } from '../../components/support/build-journey.ts';
import { employeePath, FakeApi, json } from '../../components/support/fake-api.ts';
import { employeeOf, maria, remember } from '../../components/support/people.ts';
import { aPackage } from '../../components/support/packages.ts';
import { openSite } from '../../components/support/render-app.tsx';
import { write } from '../../components/support/write.ts';

const PATH = '/admin/new_journey';
const SELL = 'POST /api/v1/journey/journeys_by_agency/0993371112001';
const PASSENGERS = 'GET /api/v1/agency/passengers_by_agency/0993371112001';
const KNOWN = 'POST /api/v1/user/passenger/0993371112001/known';
const RESTORED = 'Recuperamos lo que escribió y no guardó.';
const REGISTER = 'POST /api/v1/user/passenger/0993371112001';

const person = (number: number, first_name: string, last_name: string, birth_date: string) => ({
  id: `0197a000-0000-7000-8000-00000000010${number}`,
  user_id: null,
  id_number: `171003406${number}`,
  passport: null,
  first_name,
  last_name,
  birth_date,
  email: null,
  phone: null,
  account: null,
});
const rosa = person(1, 'Rosa', 'Vera', '1980-05-01');
const ivan = person(2, 'Iván', 'Vera', '2020-05-01');
const sold = journey({ passengers: [{ id: rosa.id, first_name: 'Rosa', last_name: 'Vera', service_docs: [] }] });

const CITIES = 'GET /api/v1/utils/cities_by_countries/EC';

let api: FakeApi;
let packages: DesignedPackageAnswer[];
beforeEach(() => {
  remember(maria);
  packages = [aPackage()];
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
  api.on('GET /api/v1/journey/designed_package/0993371112001', () => json(200, packages));
  api.on(CITIES, json(200, [{ code: 'EC-UIO', name: 'Quito', region: 'Pichincha' }]));
  api.on(KNOWN, json(200, { passengers: [[]] }));
  api.on(PASSENGERS, ({ query }) => {
    const search = query.get('search') ?? '';
    const results = [rosa, ivan].filter(({ first_name }) => first_name.startsWith(search));
    return json(200, { count: results.length, next: null, previous: null, results });
  });
});

type User = ReturnType<typeof openSite>['user'];

const open = async (path = PATH) => {
  const site = openSite(path);
  await screen.findByRole('heading', { name: 'Servicios' });
  return site;
};

const take = async (user: User, typed: string, name: string) => {
  await user.type(screen.getByRole('combobox', { name: 'Agregar pasajero' }), typed);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name} ·`) }));
};

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

test('a journey is sold by hand: what is missing is said at once, and what was written is sent', async () => {
  api.on(SELL, json(200, sold));
  const { user, container, router } = await open();
  expect((await axe(container)).violations).toEqual([]);
  await press(user, 'Crear viaje');
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Pasajeros',
    'Destino',
    'Fecha de viaje',
    'Servicios',
    'Costo total',
  ]);
  expect((await axe(container)).violations).toEqual([]);

  await take(user, 'Rosa', 'Vera, Rosa');
  await take(user, 'Iván', 'Vera, Iván');
  await user.type(screen.getByRole('combobox', { name: 'Destino: ciudad' }), 'Qui');
  await user.click(await screen.findByRole('option', { name: /Quito/ }));
  await write(user, screen.getByLabelText('Fecha de viaje'), '5/12/2027');
  await press(user, 'Agregar Hospedaje');
  await press(user, 'Agregar Boleto Aéreo, Ida');
  await write(user, screen.getByLabelText('Costo total'), '1234,50');
  await user.selectOptions(screen.getByLabelText(/Titular/), 'Rosa Vera');
  const created = screen.getByRole('region', { name: 'Lo que se crea' });
  for (const text of ['Rosa Vera y 1 más', 'Guayaquil → Quito', '2 servicios pendientes', '$1.234,50']) {
    expect(created).toHaveTextContent(text);
  }
  expect(created).not.toHaveTextContent('falta');
  await press(user, 'Crear viaje');
  expect(await screen.findByText('Paquete Creado')).toBeVisible();
  expect(api.asked(SELL).map(({ body }) => body)).toEqual([
    {
      passengers: [rosa.id, ivan.id],
      holder: rosa.id,
      start_city: 'EC-GYE',
      destination_city: 'EC-UIO',
      travel_direction: 'IV',
      travel_date: '2027-12-05',
      return_date: '',
      need_migration_docs: false,
      services: [
        { kind: 'air_ticket', travel_direction: 'I', order: 0 },
        { kind: 'hosting', travel_direction: null, order: 1 },
      ],
      cost: '1234.5',
      purchase_date: todayInGuayaquil(),
      balance_due: '',
      travel_agent: employeeOf(maria).id,
      package: '',
      quote: '',
    },
  ]);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toContain(sold.journey_id));
});

test('only adults on the day of travel may hold it, and who travels no more holds nothing', async () => {
  const { user } = await open();
  await take(user, 'Rosa', 'Vera, Rosa');
  await take(user, 'Iván', 'Vera, Iván');
  const holder = screen.getByLabelText(/Titular/);
  expect(within(holder).queryByText('Iván Vera')).toBeNull();
  await write(user, screen.getByLabelText('Fecha de viaje'), '5/12/2027');
  expect(screen.getByText('1710034062 · 7 años')).toBeVisible();
  expect(within(holder).queryByText('Iván Vera')).toBeNull();
  await user.selectOptions(holder, 'Rosa Vera');
  await press(user, 'Quitar a Rosa Vera');
  expect(screen.queryByLabelText(/Titular/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Agregar pasajero' })).toHaveFocus();
});

test('a package brings where, what and how much, and its cost follows who travels until another one is typed', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText(/^Paquete/), aPackage().id);
  const cost = screen.getByLabelText('Costo total');
  expect(cost).toHaveValue('1290,50');
  expect(screen.getByRole('combobox', { name: 'Destino: ciudad' })).toHaveValue('Baltra');
  expect(screen.getByText('3 servicios')).toBeVisible();
  await take(user, 'Rosa', 'Vera, Rosa');
  await take(user, 'Iván', 'Vera, Iván');
  expect(cost).toHaveValue('2581,00');
  await user.clear(cost);
  await write(user, cost, '2000');
  await press(user, 'Quitar a Iván Vera');
  expect(cost).toHaveValue('2000,00');
  await press(user, 'Usar $1.290,50');
  expect(cost).toHaveValue('1290,50');
});

test('another package brings its own cost, and none takes it away, where nobody typed one', async () => {
  packages = [aPackage(), aPackage({ id: '0197a000-0000-7000-8000-0000000000f2', name: 'Cartagena', price: 649 })];
  const { user } = await open();
  const choice = screen.getByLabelText(/^Paquete/);
  const cost = screen.getByLabelText('Costo total');
  await user.selectOptions(choice, aPackage().id);
  await user.selectOptions(choice, '0197a000-0000-7000-8000-0000000000f2');
  expect(cost).toHaveValue('649,00');
  await user.selectOptions(choice, '');
  expect(cost).toHaveValue('');
  await write(user, cost, '700');
  await user.selectOptions(choice, aPackage().id);
  expect(cost).toHaveValue('700,00');
});

test('the address may name the package to begin with', async () => {
  await open(`${PATH}?package=${aPackage().id}`);
  expect(screen.getByLabelText(/^Paquete/)).toHaveValue(aPackage().id);
  expect(screen.getByRole('combobox', { name: 'Destino: ciudad' })).toHaveValue('Baltra');
});

test('a journey only there has no services of a way back to choose; those chosen before are refused where they stand', async () => {
  const { user } = await open();
  await press(user, 'Agregar Boleto Aéreo, Vuelta');
  await user.selectOptions(screen.getByLabelText('Sentido'), 'I');
  expect(screen.queryByRole('button', { name: 'Agregar Transporte, Vuelta' })).toBeNull();
  await press(user, 'Quitar Boleto Aéreo, Vuelta');
  expect(screen.queryByRole('button', { name: 'Agregar Boleto Aéreo, Vuelta' })).toBeNull();
});

test('a journey that the address names begins another one, without its days and people', async () => {
  const former = journey({ cost: 900, services: [pending('hosting')] });
  api.on(`GET /api/v1/journey/journey/${former.journey_id}`, json(200, former));
  await open(`${PATH}?copy=${former.journey_id}`);
  expect(screen.getByText(words.copy.done)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Destino: ciudad' })).toHaveValue('Baltra');
  expect(screen.getByLabelText('Costo total')).toHaveValue('900,00');
  expect(screen.getByText('1 servicio')).toBeVisible();
  expect(screen.getByLabelText('Fecha de viaje')).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Quitar a / })).not.toBeInTheDocument();
});

test('another journey is copied: what it was, without its days, and with its people where they are wanted', async () => {
  const before = journey({
    destination_city: { code: 'PE-LIM', name: 'Lima', country: 'Perú', country_code: 'PE' },
    cost: 900,
    passengers: [{ id: rosa.id, first_name: 'Rosa', last_name: 'Vera', service_docs: [] }],
    services: [
      pending('hosting'),
      pending('visa'),
      pending('cruise', { cancellation: { at: '2026-11-01T10:00:00.000Z', reason: 'Sin cupo', retained: 0 } }),
    ],
  });
  api.on(
    `GET /api/v1/agency/journeys_by_passengers_by_agency/0993371112001/${rosa.id}`,
    json(200, { nexts: [before], previous: [] }),
  );
  const { user } = await open();
  await press(user, 'Copiar otro viaje');
  const dialog = await screen.findByRole('dialog', { name: 'Copiar otro viaje' });
  await user.type(within(dialog).getByRole('combobox', { name: '¿De quién es el viaje?' }), 'Rosa');
  await user.click(await screen.findByRole('option', { name: /^Vera, Rosa/ }));
  await user.click(within(dialog).getByLabelText('Copiar también a los pasajeros'));
  const offered = await within(dialog).findByRole('button', { name: /^Copiar Lima/ });
  expect(offered).toHaveTextContent('2 servicios. Lo que se canceló no se copia.');
  await user.click(offered);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Se copió el viaje, sin lo que se canceló. Escriba las fechas.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Destino: ciudad' })).toHaveValue('Lima');
  expect(screen.getByText('2 servicios')).toBeVisible();
  expect(screen.getByLabelText('Costo total')).toHaveValue('900,00');
  expect(screen.getByLabelText('Fecha de viaje')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Quitar a Rosa Vera' })).toBeVisible();
});

test('a passenger is made without leaving, and travels', async () => {
  api.on(REGISTER, json(201, { passengers: [{ ...person(5, 'Ana', 'Paz', '1990-01-01'), is_registered: true }] }));
  const { user } = await open();
  await write(user, screen.getByLabelText('Costo total'), '500');
  await press(user, 'Nuevo pasajero');
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo pasajero' });
  const inside = within(dialog);
  await user.click(inside.getByRole('button', { name: 'Crear pasajero' }));
  await inside.findByRole('alert');
  expect((await axe(dialog)).violations).toEqual([]);
  await write(user, inside.getByLabelText(/^Pasaporte/), 'ab123456');
  await write(user, inside.getByLabelText('Nombres'), 'Ana');
  await write(user, inside.getByLabelText('Apellidos'), 'Paz');
  await write(user, inside.getByLabelText('Fecha de nacimiento'), '1/1/1990');
  await user.selectOptions(inside.getByLabelText('Género'), 'F');
  await user.selectOptions(inside.getByLabelText('Estado civil'), 'S');
  api.on(REGISTER, json(500, { detail: 'Error en el servidor', code: 'internal' }));
  await user.click(inside.getByRole('button', { name: 'Crear pasajero' }));
  expect(await screen.findByText('¡Error en el servidor!')).toBeVisible();
  api.on(REGISTER, json(201, { passengers: [{ ...person(5, 'Ana', 'Paz', '1990-01-01'), is_registered: true }] }));
  await user.click(inside.getByRole('button', { name: 'Crear pasajero' }));
  expect(await screen.findByText('¡Pasajero creado con éxito!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
  expect(screen.getByLabelText('Costo total')).toHaveValue('500,00');
  expect(api.asked(SELL)).toEqual([]);
});

const ana = async (user: User) => {
  await press(user, 'Nuevo pasajero');
  const inside = within(await screen.findByRole('dialog', { name: 'Nuevo pasajero' }));
  await write(user, inside.getByLabelText('Nombres'), 'Ana');
  await write(user, inside.getByLabelText('Apellidos'), 'Paz');
  await write(user, inside.getByLabelText('Fecha de nacimiento'), '1/1/1990');
  return inside;
};

test('who is known by the document is taken from within a journey with nothing more', async () => {
  const known = { ...person(5, 'Ana', 'Paz', '1990-01-01'), likeness: 'document', gender: 'F', civil_status: 'S' };
  api.on(KNOWN, json(200, { passengers: [[known]] }));
  api.on(REGISTER, json(201, { passengers: [known] }));
  const { user } = await open();
  await press(user, 'Nuevo pasajero');
  const inside = within(await screen.findByRole('dialog', { name: 'Nuevo pasajero' }));
  await write(user, inside.getByLabelText('Cédula'), '1710034065');
  await user.click(inside.getByRole('button', { name: 'Crear pasajero' }));
  expect(await screen.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
  expect(api.asked(REGISTER)).toMatchObject([
    { body: { passengers: [{ id_number: '1710034065', first_name: 'Ana' }] } },
  ]);
});

test('who is made within a journey and is like somebody known is asked about, and may be that person', async () => {
  const known = { ...person(5, 'Ana', 'Paz', '1990-01-01'), likeness: 'name' };
  api.on(KNOWN, json(200, { passengers: [[known]] }));
  const { user } = await open();
  const inside = await ana(user);
  await write(user, inside.getByLabelText(/^Pasaporte/), 'ab123456');
  await user.selectOptions(inside.getByLabelText('Género'), 'F');
  await user.selectOptions(inside.getByLabelText('Estado civil'), 'S');
  await user.click(inside.getByRole('button', { name: 'Crear pasajero' }));
  expect(within(await inside.findByRole('alert')).getByText(/Diga si es otra persona/)).toBeVisible();
  expect(api.asked(REGISTER)).toEqual([]);
  expect(await inside.findByText(/Ana Paz, con cédula 1710034065, tiene el mismo nombre/)).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Elegir a Ana Paz' }));
  expect(await screen.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is typed of a new passenger within a journey comes back when the form is opened again', async () => {
  const { user, unmount } = await open();
  await ana(user);
  unmount();
  const again = await open();
  await press(again.user, 'Nuevo pasajero');
  const inside = within(await screen.findByRole('dialog', { name: 'Nuevo pasajero' }));
  expect(inside.getByText(RESTORED)).toBeVisible();
  expect(inside.getByLabelText('Nombres')).toHaveValue('Ana');
  await again.user.click(inside.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(inside.getByLabelText('Nombres')).toHaveValue('');
});

test('a journey that comes back is not stored: leaving it asks', async () => {
  const { user, unmount } = await open();
  await write(user, screen.getByLabelText('Costo total'), '500');
  unmount();
  const again = await open();
  expect(screen.getByLabelText('Costo total')).toHaveValue('500,00');
  await again.user.click(screen.getAllByRole('link', { name: 'Pasajeros' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: '¿Descartar lo escrito?' })).toBeVisible();
});

test('who is named by the address begins a journey of their own, and joins none that was left', async () => {
  api.on(`GET /api/v1/user/passenger/${ivan.id}`, json(200, { ...ivan, personal: ivan, is_active: true }));
  const { user, unmount } = await open();
  await take(user, 'Rosa', 'Vera, Rosa');
  unmount();
  const named = await open(`${PATH}?passengers=${ivan.id}`);
  expect(screen.getByRole('button', { name: 'Quitar a Iván Vera' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar a Rosa Vera' })).toBeNull();
  named.unmount();
  await open();
  expect(screen.getByRole('button', { name: 'Quitar a Rosa Vera' })).toBeVisible();
});

test('what one person left is not shown to the next one in the same tab', async () => {
  const { user, unmount } = await open();
  await write(user, screen.getByLabelText('Costo total'), '500');
  unmount();
  const luis = { ...maria, id: '0197a000-0000-7000-8000-0000000000ff', first_name: 'Luis' };
  remember(luis);
  api.on('GET /auth/users/me', json(200, luis));
  api.on(employeePath(luis), json(200, employeeOf(luis)));
  await open();
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(screen.getByLabelText('Costo total')).toHaveValue('');
});

test('what was refused is said where it stands, and all that was typed stays through a reload', async () => {
  api.on(SELL, json(400, { 'passengers.0': ['No existe o ya no está disponible.'], travel_agent: ['No existe.'] }));
  const { user, unmount } = await open();
  await user.selectOptions(screen.getByLabelText(/^Paquete/), aPackage().id);
  await take(user, 'Rosa', 'Vera, Rosa');
  await write(user, screen.getByLabelText('Fecha de viaje'), '5/12/2027');
  await press(user, 'Crear viaje');
  expect(await screen.findByText('Error al crear el Paquete')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Agregar pasajero' })).toBeInvalid();
  expect(screen.getByLabelText('Asesor')).toBeInvalid();
  unmount();

  const again = await open();
  expect(screen.getByText(RESTORED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar a Rosa Vera' })).toBeVisible();
  expect(screen.getByLabelText('Fecha de viaje')).toHaveValue('05/12/2027');
  await again.user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(screen.queryByRole('button', { name: 'Quitar a Rosa Vera' })).toBeNull();
  again.unmount();
  await open();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('a search for passengers never offers who matched what was typed before', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { user } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Agregar pasajero' }));
  await screen.findByRole('option', { name: /^Vera, Iván/ });
  api.on(PASSENGERS, () => new Promise((resolve) => (answer = resolve)));
  await user.type(screen.getByRole('combobox', { name: 'Agregar pasajero' }), 'Rosa');
  expect(screen.queryByRole('option', { name: /^Vera/ })).toBeNull();
  await waitFor(() => expect(api.asked(PASSENGERS).at(-1)?.query.get('search')).toBe('Rosa'));
  answer(json(200, { count: 1, next: null, previous: null, results: [rosa] }));
  expect(await screen.findByRole('option', { name: /^Vera, Rosa/ })).toBeVisible();
});

test('without its advisers the form says so, and they can be asked for again', async () => {
  api.on('GET /api/v1/agency/employee', json(403, { detail: 'No', code: 'forbidden' }));
  const { user } = openSite(PATH);
  await screen.findByText('No pudimos cargar a los asesores de la agencia.');
  api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
  await press(user, 'Intentar de nuevo');
  expect(await screen.findByRole('heading', { name: 'Servicios' })).toBeVisible();
});

test('a search for cities that failed says so, not that nothing was found, and can be tried again', async () => {
  const { user, container } = await open();
  api.on(CITIES, json(400, { detail: 'No', code: 'broken' }));
  const city = screen.getByRole('combobox', { name: 'Destino: ciudad' });
  await user.type(city, 'Qui');
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('No pudimos buscar ciudades.');
  expect(screen.queryByText('Nada coincide con su búsqueda.')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
  api.on(CITIES, json(200, [{ code: 'EC-UIO', name: 'Quito', region: 'Pichincha' }]));
  await user.click(within(said).getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(said).not.toBeInTheDocument());
  await user.type(city, 'Qui');
  expect(await screen.findByRole('option', { name: /Quito/ })).toBeVisible();
});
