import type { AskedJourney } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

const token = 'a'.repeat(70);
const PAGE = `/opinion/${token}`;
const OPINION = `/api/v1/opinion/${token}`;

const asked = (rating: number | null): AskedJourney => ({
  destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  travel_date: '2026-11-10',
  return_date: '2026-11-15',
  rating,
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

const mark = (name: RegExp) => screen.findByRole('radio', { name });
const send = () => screen.findByRole('button', { name: 'Enviar mi nota' });

describe('who is asked by a mail how the journey was', () => {
  test('finds the mark chosen that was pressed in the mail, and sends nothing by opening it', async () => {
    api.on(`GET ${OPINION}`, json(200, asked(null)));
    const { container } = openSite(`${PAGE}?nota=4`);
    expect(await mark(/4\s*Bien/)).toBeChecked();
    expect(screen.getByRole('heading', { level: 1, name: '¿Cómo estuvo su viaje?' })).toBeVisible();
    expect(screen.getByText(/^Baltra, /)).toBeVisible();
    expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('sends it with one press, hears so where the form was, and may say otherwise', async () => {
    api.on(`GET ${OPINION}`, json(200, asked(null)));
    api.on(`POST ${OPINION}`, json(200, asked(2)));
    const { user } = openSite(PAGE);
    await user.click(await mark(/2\s*Mal/));
    await user.click(await send());
    const said = await screen.findByText('Gracias por decirlo. La agencia ya lo tiene en su lista de hoy.');
    expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    expect(api.asked(`POST ${OPINION}`).map(({ body }) => body)).toEqual([{ rating: '2' }]);
    await user.click(screen.getByRole('button', { name: 'Cambiar mi nota' }));
    expect(await mark(/2\s*Mal/)).toBeChecked();
  });

  test('is told at the question what is missing, and keeps the mark when it could not be sent', async () => {
    api.on(`GET ${OPINION}`, json(200, asked(null)));
    api.on(`POST ${OPINION}`, json(503, { detail: 'Error en el servidor', code: 'unavailable' }));
    const { user } = openSite(PAGE);
    await user.click(await send());
    expect(await screen.findByRole('group', { name: 'Su nota' })).toHaveAccessibleDescription(/.+/);
    expect(api.asked(`POST ${OPINION}`)).toEqual([]);
    await user.click(await mark(/5\s*Excelente/));
    await user.click(await send());
    expect(await screen.findByText('No se envió su nota.')).toBeVisible();
    expect(await mark(/5\s*Excelente/)).toBeChecked();
  });

  test('is led to the agency by a link that opens nothing', async () => {
    api.on(`GET ${OPINION}`, json(404, { detail: 'No existe', code: 'not_found' }));
    openSite(PAGE);
    expect(await screen.findByText('Este enlace no abre nada')).toBeVisible();
  });
});
