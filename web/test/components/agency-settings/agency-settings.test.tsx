import { type AgencySettings, agencySnapshot } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { employeePath, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { diego, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const RUC = '0993371112001';
const PATH = `/api/v1/agency/settings/${RUC}`;

const stored: AgencySettings = {
  name: 'Bitácora Viajes',
  logo: null,
  registration_number: '0901500387',
  address: 'Av. 9 de Octubre 1205',
  latitude: -2.18916,
  longitude: -79.88943,
  phone: '042301200',
  email: 'hola@bitacora.example',
  emergency_phone: '0990001234',
  chat_numbers: [{ label: 'Ventas', number: '+593990001201' }],
  social_links: [{ network: 'x', url: 'https://x.com/bitacora_example' }],
  banks: [{ bank: 'Banco Pichincha', account_type: 'Corriente', account_number: '2100000001', holder: 'Bitácora' }],
  payment_methods: ['Depósito', 'PayPhone'],
  opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  is_second_factor_required: false,
  version: 4,
};

let api: FakeApi;
beforeEach(() => {
  remember(diego);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, diego));
  api.on(employeePath(diego), json(200, employeeOf(diego, 'owner')));
  api.on(`GET ${PATH}`, () => json(200, stored));
});

const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const sent = () => api.asked(`PATCH ${PATH}`).map(({ body }) => body as Record<string, unknown>);

async function open() {
  const site = openSite('/admin/settings');
  await screen.findByLabelText('Nombre', { selector: '[name="name"]' });
  return site;
}

describe('the settings of the agency', () => {
  test('are all there, sent whole with the version that was read, and the form goes on from what was saved', async () => {
    api.on(`PATCH ${PATH}`, ({ body }) => json(200, { ...stored, ...(body as object), version: 5 }));
    const { user, container } = await open();
    expect((await axe(container)).violations).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Agregar día' }));
    const day = screen.getByRole('group', { name: 'Día 1' });
    await write(user, within(day).getByLabelText('Fecha'), '24/12/2026');
    await write(user, within(day).getByLabelText('Motivo'), 'Nochebuena');
    await user.click(screen.getByRole('checkbox', { name: 'sábado' }));
    await user.clear(screen.getByLabelText('El saldo vence antes del viaje'));
    await write(user, screen.getByLabelText('El saldo vence antes del viaje'), '20');
    const ready = screen.getByLabelText('Días antes de la salida en que un viaje debe estar listo');
    await user.clear(ready);
    await write(user, ready, '12');
    await user.click(save());

    expect(await screen.findByText(/Configuración guardada/)).toBeInTheDocument();
    expect(sent()).toEqual([
      expect.objectContaining({
        name: 'Bitácora Viajes',
        payment_methods: ['Depósito', 'PayPhone'],
        opening_hours: [{ days: ['1', '2', '3', '4', '5', '6'], opens: '09:00', closes: '18:00' }],
        holidays: [{ day: '2026-12-24', name: 'Nochebuena', is_closed: 'true' }],
        balance_due_days: '20',
        lead_times: { ready_days: '12', pending_hours: '24', luggage_days: '2' },
        version: 4,
      }),
    ]);
    await user.click(save());
    expect(await screen.findByText('No hay cambios por guardar.')).toBeInTheDocument();
  });

  test('say at its field what is wrong with an entry, and send nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Agregar horario' }));
    await user.click(screen.getByRole('button', { name: 'Agregar red' }));
    await user.click(save());
    const hours = screen.getByRole('group', { name: 'Horario 2' });
    expect(await within(hours).findByText('Elija al menos una opción.')).toBeInTheDocument();
    const summary = screen.getByRole('alert');
    for (const name of [/^Horario 2, días/, /^Horario 2, abre/, /^Red 2, red/, /^Red 2, dirección/])
      expect(within(summary).getByRole('link', { name })).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  test('that somebody else changed meanwhile are put together with what is typed', async () => {
    let version = 4;
    api.on(`GET ${PATH}`, () =>
      json(200, version === 4 ? stored : { ...stored, email: 'nuevo@bitacora.example', version }),
    );
    api.on(`PATCH ${PATH}`, ({ body }) => {
      if (version === 4) {
        version = 5;
        return json(409, { detail: 'Alguien más cambió estos datos.', code: 'stale_version' });
      }
      return json(200, { ...stored, ...(body as object), version: 6 });
    });
    const { user } = await open();
    const address = screen.getByLabelText('Dirección', { selector: '[name="address"]' });
    await user.clear(address);
    await write(user, address, 'Malecón 100');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ address: 'Malecón 100', email: 'nuevo@bitacora.example', version: 5 });
  });

  test('have a logo, which is kept at once, goes with a question, and says why it was refused', async () => {
    const logo = `/api/v1/agency/public/${RUC}/logo/a1.png`;
    let now = stored;
    api.on(`GET ${PATH}`, () => json(200, now));
    api.on(`POST ${PATH}/logo`, () => json(400, { logo: ['Elija una imagen de al menos 64 píxeles de ancho.'] }));
    const { user } = await open();
    expect(screen.getByText(/Sin logo/)).toBeInTheDocument();
    const file = new File(['png'], 'logo.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/Imagen del logo/), file);
    expect(await screen.findByText(/al menos 64 píxeles/)).toBeInTheDocument();
    api.on(`POST ${PATH}/logo`, () => {
      now = { ...stored, logo, version: 5 };
      return json(200, now);
    });
    await user.upload(screen.getByLabelText(/Imagen del logo/), file);
    expect(await screen.findByRole('img', { name: 'Logo de Bitácora Viajes' })).toHaveAttribute('src', logo);

    api.on(`DELETE ${PATH}/logo`, () => {
      now = { ...stored, version: 6 };
      return json(200, now);
    });
    await user.click(screen.getByRole('button', { name: 'Quitar logo' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar logo' }));
    expect(await screen.findByText(/Sin logo/)).toBeInTheDocument();
  });

  test('that ask all staff for a second factor stop doing so with the password', async () => {
    api.on(`GET ${PATH}`, () => json(200, { ...stored, is_second_factor_required: true }));
    api.on(`PATCH ${PATH}`, ({ body }) =>
      'current_password' in (body as object)
        ? json(200, { ...stored, version: 5 })
        : json(400, { current_password: ['Este campo es obligatorio.'] }),
    );
    const { user } = await open();
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /verificación en dos pasos/ }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Contraseña actual');
    await user.type(screen.getByLabelText('Contraseña actual'), 'Viaje2026');
    await user.click(save());
    expect(await screen.findByText(/Configuración guardada/)).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ is_second_factor_required: false, current_password: 'Viaje2026' });
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  });

  test('name their parts, each the way to its sheet', async () => {
    await open();
    const parts = within(screen.getByRole('navigation', { name: 'Partes de la configuración' }));
    for (const link of parts.getAllByRole('link')) {
      const sheet = document.querySelector(link.getAttribute('href') ?? '');
      expect(within(sheet as HTMLElement).getByRole('heading', { level: 2, name: link.textContent })).toBeVisible();
    }
  });

  test('forget a password that is not asked for any more: it is no change', async () => {
    api.on(`GET ${PATH}`, () => json(200, { ...stored, is_second_factor_required: true }));
    const { user } = await open();
    const factor = screen.getByRole('checkbox', { name: /verificación en dos pasos/ });
    await user.click(factor);
    await user.type(screen.getByLabelText('Contraseña actual'), 'Viaje2026');
    await user.click(factor);
    await user.click(save());
    expect(await screen.findByText('No hay cambios por guardar.')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await user.click(factor);
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
  });

  test('that cannot be read are tried again, and an adviser has no such screen', async () => {
    api.on(`GET ${PATH}`, noNetwork);
    const { user, unmount } = openSite('/admin/settings');
    expect(await screen.findByText('No pudimos cargar la configuración.')).toBeInTheDocument();
    api.on(`GET ${PATH}`, () => json(200, stored));
    await user.click(screen.getByRole('button', { name: /Intentar de nuevo|Reintentar/ }));
    expect(await screen.findByDisplayValue('Bitácora Viajes')).toBeInTheDocument();
    unmount();

    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on(employeePath(maria), json(200, employeeOf(maria)));
    openSite('/admin/settings');
    expect(await screen.findByText('Su cuenta no incluye esta pantalla')).toBeInTheDocument();
  });
});

test('what the form is tested with is what an agency says', () => {
  const { version: _, is_second_factor_required: inner, ...settings } = stored;
  expect(inner).toBe(false);
  expect(agencySnapshot.parse({ ruc: RUC, ...settings })).toEqual({ ruc: RUC, ...settings });
});
