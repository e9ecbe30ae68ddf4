import type { WebQuote } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json } from '../support/fake-api.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const quote: WebQuote = {
  id: '0197a000-0000-7000-8000-0000000000aa',
  agency: '0993371112001',
  first_name: 'Rosa',
  last_name: 'Vera',
  phone: '+593 99 765 4321',
  email: 'rosa@ejemplo.ec',
  n_adults: 2,
  n_children: 1,
  travel_date: '2027-01-10',
  country: 'PE',
  country_name: 'Perú',
  created_at: '2026-11-21T17:00:00.000Z',
};

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/agency/passengers_by_agency/0993371112001', () =>
    json(200, { count: 0, next: null, previous: null, results: [] }),
  );
});

test("the link of an adviser's mail shows all that the visitor wrote, and how to answer", async () => {
  api.on('GET /api/v1/agency/web_quote', () => json(200, [quote]));
  const { container, user, router } = openSite(`/admin?quote=${quote.id}`);
  expect(await screen.findByRole('heading', { name: 'Cotización de Rosa Vera' })).toBeVisible();
  for (const text of ['Perú', '10 de enero de 2027', '2 adultos, 1 niño', 'rosa@ejemplo.ec']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', 'mailto:rosa@ejemplo.ec');
  expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+593997654321');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Cotización/ })).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('a quote that is not there says so', async () => {
  api.on('GET /api/v1/agency/web_quote', () => json(200, []));
  openSite(`/admin?quote=${quote.id}`);
  expect(await screen.findByText('No encontramos esa cotización.')).toBeVisible();
});
