import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

const ROUTE = 'POST /api/v1/agency/web_quote';
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const submitButton = () => screen.findByRole('button', { name: 'Enviar solicitud' });

async function fillIn(over: Record<string, string> = {}) {
  const site = openSite('/home');
  await submitButton();
  const values = {
    Apellidos: 'Vera',
    Nombres: 'Rosa',
    Teléfono: '0991234567',
    'Correo electrónico': 'rosa@ejemplo.ec',
    'Fecha de viaje': '2099-01-15',
    ...over,
  };
  for (const [label, value] of Object.entries(values)) {
    if (value) await site.user.type(screen.getByLabelText(label), value);
  }
  await screen.findByRole('option', { name: 'Perú' });
  await site.user.selectOptions(screen.getByLabelText('País de destino'), 'PE');
  await site.user.click(screen.getByRole('checkbox', { name: /Acepto Políticas de Privacidad/ }));
  return site;
}

describe('the home page', () => {
  test('is where the root leads, and says who the agency is and where', async () => {
    const { router } = openSite('/');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/home');
    expect((await screen.findAllByText(/Av\. 9 de Octubre/)).length).toBeGreaterThan(0);
    expect(document.title).toContain('Guayaquil');
  });

  test('still takes a quote when the agency data does not come, and offers to ask again', async () => {
    api.on('GET /api/v1/agency/public/0993371112001', json(503, { detail: 'Error en el servidor' }));
    openSite('/home');
    expect(await screen.findByText(/No pudimos cargar los datos de la agencia/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
    expect(screen.getByLabelText('Apellidos')).toBeEnabled();
  });

  test('has no accessibility finding', async () => {
    const { container } = openSite('/home');
    await submitButton();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the quote form', () => {
  test('can be sent only with the privacy box ticked', async () => {
    const { user } = openSite('/home');
    expect(await submitButton()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Acepto Políticas de Privacidad/ }));
    expect(await submitButton()).toBeEnabled();
  });

  test('says the chosen day in words below it, whatever the browser calls its months', async () => {
    await fillIn({ 'Fecha de viaje': '2099-12-05' });
    const said = await screen.findByText('sábado 5 de diciembre de 2099');
    expect(screen.getByLabelText('Fecha de viaje')).toHaveAccessibleDescription('sábado 5 de diciembre de 2099');
    expect(said).toHaveAttribute('aria-live', 'polite');
  });

  test('says Enviado and closes once it is sent', async () => {
    api.on(ROUTE, json(201, { id: 'q1', first_name: 'Rosa' }));
    const { user } = await fillIn();
    await user.click(await submitButton());
    expect(await screen.findByRole('button', { name: '¡Enviado!' })).toBeDisabled();
    expect(screen.getByLabelText('Apellidos')).toBeDisabled();
    expect(await screen.findByText('¡Cotización creada!')).toBeInTheDocument();
    expect(api.asked(ROUTE)[0]?.body).toEqual({
      last_name: 'Vera',
      first_name: 'Rosa',
      phone: '0991234567',
      email: 'rosa@ejemplo.ec',
      n_adults: 1,
      n_children: 0,
      travel_date: '2099-01-15',
      country: 'PE',
      agency: '0993371112001',
      privacy_accepted: true,
    });
  });

  test('names every broken field at once, in a summary that leads to them', async () => {
    const { user } = await fillIn({ Apellidos: '', 'Correo electrónico': 'rosa', 'Fecha de viaje': '2020-01-01' });
    await user.click(await submitButton());
    const link = await screen.findByRole('link', { name: 'Apellidos: Este campo es obligatorio.' });
    expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
    expect(screen.getByLabelText('Fecha de viaje')).toHaveAccessibleDescription(
      /La fecha debe ser mayor o igual al día de hoy/,
    );
    await user.click(link);
    expect(screen.getByLabelText('Apellidos')).toHaveFocus();
    expect(api.asked(ROUTE)).toHaveLength(0);
  });

  test('shows what the server refused at its field', async () => {
    api.on(ROUTE, json(400, { phone: ['Escriba un número de teléfono válido.'] }));
    const { user } = await fillIn();
    await user.click(await submitButton());
    expect(await screen.findByText('Error al crear la Cotización')).toBeInTheDocument();
    expect(screen.getByLabelText('Teléfono')).toHaveAccessibleDescription(/Escriba un número de teléfono válido/);
  });

  test('keeps what was typed when there is no answer, and a second try is the same request', async () => {
    api.on(ROUTE, noNetwork());
    const { user } = await fillIn();
    await user.click(await submitButton());
    expect(await screen.findByText(/No hay conexión con la agencia/)).toBeInTheDocument();
    expect(screen.getByLabelText('Nombres')).toHaveValue('Rosa');
    api.on(ROUTE, json(201, { id: 'q1', first_name: 'Rosa' }));
    await user.click(await submitButton());
    await screen.findByRole('button', { name: '¡Enviado!' });
    const keys = api.asked(ROUTE).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[0]).toBe(keys[1]);
  });

  test('has what was typed again after a reload, but not the consent, and nothing once it was sent', async () => {
    api.on(ROUTE, json(201, { id: 'q1', first_name: 'Rosa' }));
    const before = await fillIn();
    before.unmount();
    const { user, unmount } = openSite('/home');
    await submitButton();
    expect(screen.getByLabelText('Apellidos')).toHaveValue('Vera');
    await screen.findByRole('option', { name: 'Perú' });
    expect(screen.getByLabelText('País de destino')).toHaveValue('PE');
    const consent = screen.getByRole('checkbox', { name: /Acepto Políticas de Privacidad/ });
    expect(consent).not.toBeChecked();
    await user.click(consent);
    await user.click(await submitButton());
    await screen.findByRole('button', { name: '¡Enviado!' });
    unmount();
    openSite('/home');
    await submitButton();
    expect(screen.getByLabelText('Apellidos')).toHaveValue('');
  });

  test('judges again what is corrected after an attempt', async () => {
    const { user } = await fillIn({ 'Correo electrónico': 'rosa' });
    expect(screen.getByLabelText('Correo electrónico')).not.toHaveAttribute('aria-invalid');
    await user.click(await submitButton());
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toBeInvalid());
    await user.type(screen.getByLabelText('Correo electrónico'), '@ejemplo.ec');
    expect(screen.getByLabelText('Correo electrónico')).not.toHaveAttribute('aria-invalid');
  });

  test('offers to load the countries again when they did not come', async () => {
    api.on('GET /api/v1/utils/all_countries', json(503, { detail: 'Error en el servidor' }));
    const { user } = openSite('/home');
    await screen.findByText('No pudimos cargar los países.');
    api.on('GET /api/v1/utils/all_countries', json(200, [{ code: 'PE', name: 'Perú' }]));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Perú' })).toBeInTheDocument());
  });
});
