import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

test('a page has the name of its agency in its title, whichever that is', async () => {
  api.on('GET /api/v1/agency/public/0993371112001', json(200, { ...agency, name: 'Viajes Dos' }));
  openSite('/login');
  await waitFor(() => expect(document.title).toBe('Iniciar sesión · Viajes Dos'));
});

test('a page whose agency cannot be read has that of the product', async () => {
  api.on('GET /api/v1/agency/public/0993371112001', json(500, { detail: 'Error en el servidor', code: 'internal' }));
  openSite('/login');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Iniciar sesión · Bitácora Viajes');
});
