import type { DesignedPackageAnswer } from '@bitacora/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { FakeApi, json, noContent } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { aPackage } from '../support/packages.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const PATH = '/admin/packages';
const AGENCY = '/api/v1/journey/designed_package/0993371112001';
const LIST = `GET ${AGENCY}`;
const CREATE = 'POST /api/v1/journey/designed_package';

const stored = aPackage();
const one = (id: string) => `/api/v1/journey/designed_package/${id}`;

let api: FakeApi;
let packages: DesignedPackageAnswer[];
beforeEach(() => {
  remember(maria);
  packages = [stored];
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(LIST, ({ query }) =>
    json(
      200,
      query.has('page_size') ? { count: packages.length, next: null, previous: null, results: packages } : packages,
    ),
  );
  api.on(
    'GET /api/v1/utils/cities_by_countries/EC',
    json(200, [{ code: 'EC-UIO', name: 'Quito', region: 'Pichincha' }]),
  );
});

const openRow = async () => {
  const site = openSite(PATH);
  await site.user.click(await screen.findByRole('link', { name: /Galápagos esencial/ }));
  return { ...site, dialog: await screen.findByRole('dialog', { name: 'Galápagos esencial' }) };
};

test('a row says where, what for how much, and until when it is sold', async () => {
  packages = [
    stored,
    aPackage({ id: '0197a000-0000-7000-8000-0000000000f2', name: 'Quito', available_until: '2020-01-31' }),
    aPackage({ id: '0197a000-0000-7000-8000-0000000000f3', name: 'Lima', available_from: '2090-01-31' }),
  ];
  const { container } = openSite(PATH);
  const row = await screen.findByRole('link', { name: /Galápagos esencial/ });
  for (const text of ['Baltra, Ecuador', '3 servicios', '$1.290,50', 'A la venta']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(screen.getByRole('link', { name: /Quito/ })).getByText(/Terminó el .*2020/)).toBeVisible();
  expect(within(screen.getByRole('link', { name: /Lima/ })).getByText(/Desde el .*2090/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('what is sold today is one press away, and stays while one of it is open', async () => {
  const { user, router } = openSite(PATH);
  await screen.findByRole('link', { name: /Galápagos esencial/ });
  await user.click(screen.getByRole('button', { name: 'A la venta' }));
  await waitFor(() => expect(api.asked(LIST).at(-1)?.query.get('available')).toBe('true'));
  await user.click(screen.getByRole('link', { name: /Galápagos esencial/ }));
  await screen.findByRole('dialog', { name: 'Galápagos esencial' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    available: 'true',
    package: stored.id,
  });
});

test('what was asked of the list is remembered: it opens as it was left', async () => {
  const { user, unmount } = openSite(PATH);
  await user.click(await screen.findByRole('button', { name: 'A la venta' }));
  await waitFor(() => expect(api.asked(LIST).at(-1)?.query.get('available')).toBe('true'));
  unmount();
  const { router } = openSite(PATH);
  await waitFor(() => expect(router.state.location.search).toBe('?available=true'));
  await user.click(await screen.findByRole('button', { name: 'Todos' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the order is chosen, and the list opens with it the next time', async () => {
  const first = openSite(PATH);
  await screen.findByRole('link', { name: /Galápagos esencial/ });
  await first.user.selectOptions(screen.getByLabelText('Orden'), 'Menor precio primero');
  await waitFor(() => expect(api.asked(LIST).at(-1)?.query.get('sort')).toBe('price'));
  first.unmount();
  const { router } = openSite(PATH);
  await screen.findByRole('link', { name: /Galápagos esencial/ });
  expect(router.state.location.search).toBe('?sort=price');
  expect(screen.getByLabelText('Orden')).toHaveValue('price');
});

test('the file for a spreadsheet has the packages that are shown, in their order, and says when there is none', async () => {
  const CSV = `${LIST}/csv`;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  api.on(CSV, json(503, { detail: 'No disponible' }));
  const { user } = openSite(`${PATH}?available=true&sort=-price`);
  await screen.findByRole('link', { name: /Galápagos esencial/ });
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  api.on(CSV, () => new Response('nombre;precio\n', { headers: { 'Content-Type': 'text/csv' } }));
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(api.asked(CSV).at(-1)?.query.toString()).toBe('available=true&sort=-price');
  expect(screen.queryByRole('alert')).toBeNull();
  saved.mockRestore();
});

test('a day on which nothing is sold says what may be done', async () => {
  packages = [];
  const { user } = openSite(`${PATH}?available=true`);
  expect(await screen.findByText('Hoy no hay paquetes a la venta')).toBeVisible();
  packages = [stored];
  await user.click(screen.getByRole('button', { name: 'Ver todos los paquetes' }));
  expect(await screen.findByRole('link', { name: /Galápagos esencial/ })).toBeVisible();
});

test('a package is designed: errors come with the first attempt, and what was written is sent once', async () => {
  packages = [];
  api.on(CREATE, () => {
    packages = [stored];
    return json(201, stored);
  });
  const { user } = openSite(PATH);
  await screen.findByText('Aún no hay paquetes');
  await user.click(screen.getByRole('button', { name: 'Nuevo paquete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo paquete' });
  const inside = within(dialog);
  expect(inside.queryByRole('alert')).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Crear paquete' }));
  const problems = within(await inside.findByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Nombre',
    'Destino',
    'Servicios',
    'Precio por persona',
  ]);
  expect((await axe(dialog)).violations).toEqual([]);

  await write(user, inside.getByLabelText('Nombre'), 'Quito en tren');
  await user.type(inside.getByRole('combobox', { name: 'Destino: ciudad' }), 'Qui');
  await user.click(await screen.findByRole('option', { name: /Quito/ }));
  await user.click(inside.getByRole('button', { name: 'Agregar Transporte, Vuelta' }));
  await user.click(inside.getByRole('button', { name: 'Agregar Transporte, Ida' }));
  await user.click(inside.getByRole('button', { name: 'Agregar Hospedaje' }));
  await user.click(inside.getByRole('button', { name: 'Agregar Hospedaje' }));
  await user.click(inside.getByRole('button', { name: 'Quitar Hospedaje' }));
  await write(user, inside.getByLabelText('Precio por persona'), '99,90');
  await user.click(inside.getByRole('button', { name: 'Crear paquete' }));
  expect(await screen.findByText('Paquete Creado')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('link', { name: /Galápagos esencial/ })).toBeVisible();
  expect(api.asked(CREATE).map(({ body }) => body)).toEqual([
    {
      name: 'Quito en tren',
      destination_city: 'EC-UIO',
      travel_direction: 'IV',
      price: '99.9',
      available_from: null,
      available_until: null,
      services: [
        { kind: 'transportation', travel_direction: 'I', order: 0 },
        { kind: 'transportation', travel_direction: 'V', order: 1 },
        { kind: 'hosting', travel_direction: null, order: 2 },
      ],
    },
  ]);
});

test('a package that could not be stored says so, and all that was typed stays', async () => {
  api.on(CREATE, json(500, { detail: 'Error en el servidor', code: 'internal' }));
  const { user } = openSite(`${PATH}?package=new`);
  const inside = within(await screen.findByRole('dialog', { name: 'Nuevo paquete' }));
  await write(user, inside.getByLabelText('Nombre'), 'Quito');
  await user.type(inside.getByRole('combobox', { name: 'Destino: ciudad' }), 'Qui');
  await user.click(await screen.findByRole('option', { name: /Quito/ }));
  await user.click(inside.getByRole('button', { name: 'Agregar Visa' }));
  await write(user, inside.getByLabelText('Precio por persona'), '10');
  await user.click(inside.getByRole('button', { name: 'Crear paquete' }));
  expect(await screen.findByText('Error al crear el Paquete')).toBeVisible();
  expect(inside.getByLabelText('Nombre')).toHaveValue('Quito');
});

test('a package that was not saved comes back when the form is opened again, with its services', async () => {
  const { user, unmount } = openSite(PATH);
  await user.click(await screen.findByRole('button', { name: 'Nuevo paquete' }));
  const first = within(await screen.findByRole('dialog', { name: 'Nuevo paquete' }));
  await write(user, first.getByLabelText('Nombre'), 'Loja');
  await user.click(first.getByRole('button', { name: 'Agregar Hospedaje' }));
  unmount();
  const again = openSite(PATH);
  await again.user.click(await screen.findByRole('button', { name: 'Nuevo paquete' }));
  const restored = within(await screen.findByRole('dialog', { name: 'Nuevo paquete' }));
  expect(restored.getByText('Recuperamos lo que escribió y no guardó.')).toBeVisible();
  expect(restored.getByLabelText('Nombre')).toHaveValue('Loja');
  expect(restored.getByText('1 servicio')).toBeVisible();
  await again.user.click(restored.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(restored.getByLabelText('Nombre')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a package changes with the version that was read; another one saved meanwhile is shown beside it', async () => {
  const UPDATE = `PATCH ${one(stored.id)}`;
  api.on(UPDATE, json(200, { ...stored, version: 4 }));
  const { user, dialog } = await openRow();
  await user.clear(within(dialog).getByLabelText('Nombre'));
  await write(user, within(dialog).getByLabelText('Nombre'), 'Galápagos completo');
  await user.click(within(dialog).getByRole('button', { name: 'Agregar Crucero' }));
  api.on(UPDATE, json(409, { detail: 'Otra persona lo cambió', code: 'stale_version' }));
  packages = [{ ...stored, name: 'Galápagos corto', price: 980, version: 4 }];
  await user.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }));
  const conflict = await screen.findByRole('dialog', { name: 'Otra persona guardó cambios' });
  expect(within(conflict).getByText('Galápagos corto')).toBeVisible();
  expect(within(conflict).queryByText('$980,00')).toBeNull();
  await user.click(within(conflict).getByRole('button', { name: 'Seguir con lo elegido' }));
  api.on(UPDATE, json(200, { ...stored, version: 5 }));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Paquete Actualizado')).toBeVisible();
  expect(api.asked(UPDATE).map(({ body }) => body)).toMatchObject([
    { name: 'Galápagos completo', version: 3 },
    { name: 'Galápagos completo', version: 4, services: { length: 4 } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(api.asked(UPDATE).at(-1)?.body).toMatchObject({ name: 'Galápagos corto', price: '980', version: 5 }),
  );
});

test('a package is withdrawn at once, also one that somebody withdrew already, and taken back by a press', async () => {
  const WITHDRAW = `DELETE ${one(stored.id)}`;
  const RESTORE = `POST ${one(stored.id)}/restore`;
  for (const answer of [noContent(), json(404, { detail: 'No encontrado', code: 'not_found' })]) {
    api.on(WITHDRAW, answer);
    const { user, dialog, unmount } = await openRow();
    await user.click(within(dialog).getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('«Galápagos esencial» ya no está a la venta')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lists = api.asked(LIST).length;
    api.on(
      RESTORE,
      answer.status === 404 ? json(409, { detail: 'No está retirado', code: 'not_withdrawn' }) : json(200, stored),
    );
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(api.asked(LIST).length).toBeGreaterThan(lists));
    expect(screen.queryByText('No está retirado')).toBeNull();
    unmount();
  }
  expect(api.asked(RESTORE)).toHaveLength(2);
  expect(api.asked(WITHDRAW)).toHaveLength(2);
});

test('a link to a package that is gone says so, and one that is sold leads to a new journey with it', async () => {
  const gone = openSite(`${PATH}?package=0197a000-0000-7000-8000-0000000000ff`);
  expect(await screen.findByText(/ya no está/)).toBeVisible();
  gone.unmount();
  const { dialog } = await openRow();
  expect(within(dialog).getByRole('link', { name: 'Nuevo viaje con este paquete' })).toHaveAttribute(
    'href',
    `/admin/new_journey?package=${stored.id}`,
  );
});

test('selling a package calls loudest until something of it is changed; one out of sale is opened to be changed', async () => {
  const { user, dialog, unmount } = await openRow();
  const sell = within(dialog).getByRole('link', { name: 'Nuevo viaje con este paquete' });
  const save = within(dialog).getByRole('button', { name: 'Guardar cambios' });
  const loud = 'bg-sun';
  expect(sell).toHaveClass(loud);
  expect(save).not.toHaveClass(loud);
  await user.type(within(dialog).getByLabelText('Nombre'), ' 2');
  expect(save).toHaveClass(loud);
  expect(sell).not.toHaveClass(loud);
  unmount();
  packages = [{ ...stored, available_until: '2020-01-31' }];
  const ended = await openRow();
  expect(within(ended.dialog).getByRole('button', { name: 'Guardar cambios' })).toHaveClass(loud);
});

test('a package that a colleague designs is in the list by itself', async () => {
  openSite(PATH);
  await screen.findByRole('link', { name: /Galápagos esencial/ });
  packages = [stored, aPackage({ id: '0197a000-0000-7000-8000-0000000000f2', name: 'Quito' })];
  act(() => tellLiveEvent('designed-package-updated', { designed_package_id: '0197a000-0000-7000-8000-0000000000f2' }));
  expect(await screen.findByRole('link', { name: /Quito/ })).toBeVisible();
});

test('a list that fails can be tried again', async () => {
  api.on(LIST, json(403, { detail: 'No', code: 'forbidden' }));
  const { user } = openSite(PATH);
  await screen.findByText('No pudimos cargar los paquetes.');
  api.on(LIST, json(200, { count: 1, next: null, previous: null, results: [stored] }));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: /Galápagos esencial/ })).toBeVisible();
});

test('who sells no journeys has neither screen', async () => {
  api.on(`GET /api/v1/agency/employee/0993371112001/${maria.id}`, json(200, employeeOf(maria, 'operations')));
  for (const path of [PATH, '/admin/new_journey']) {
    const { unmount } = openSite(path);
    expect(await screen.findByText('Su cuenta no incluye esta pantalla')).toBeVisible();
    unmount();
  }
});
