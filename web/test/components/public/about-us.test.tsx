import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

test('without advisers and testimonials the page says nothing of them, nor of a register', async () => {
  openSite('/about_us');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quienes Somos' })).toBeVisible();
  expect((await screen.findAllByText(/RUC 0993371112001/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Nuestros asesores')).toBeNull();
  expect(screen.queryByText('Lo que cuentan quienes viajaron')).toBeNull();
  expect(screen.queryByText(/Registro de turismo/)).toBeNull();
});

test('advisers, testimonials and the register are shown once they are written', async () => {
  const advisers = [{ name: 'María José Andrade', about: 'Galápagos y Perú' }];
  const entries = [{ text: 'Todo salió a la hora.', name: 'Rosa M.', journey: 'Galápagos, marzo de 2026' }];
  api.on('GET /api/v1/content/web/AboutUs', json(200, { ...contentDefaults.AboutUs, advisers, version: 1 }));
  api.on('GET /api/v1/content/web/Testimonials', json(200, { entries, version: 1 }));
  api.on(`GET /api/v1/agency/public/${agency.ruc}`, json(200, { ...agency, registration_number: '0901500387' }));
  const { container } = openSite('/about_us');
  expect(await screen.findByText('María José Andrade')).toBeVisible();
  const chat = screen.getByRole('link', { name: /Escribir por chat a María José Andrade/ });
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/593990001201\?text=.*Andrade/));
  const told = within(await screen.findByRole('figure'));
  expect(told.getByText('Todo salió a la hora.')).toBeVisible();
  expect(told.getByText(/Galápagos, marzo de 2026/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('RUC 0993371112001 · Registro de turismo 0901500387')).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByText('Registro de turismo 0901500387')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});
