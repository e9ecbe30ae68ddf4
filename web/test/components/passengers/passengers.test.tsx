import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { attached, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const ruc = '0993371112001';
const id = '0197a000-0000-7000-8000-00000000000a';

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
});

test("staff see a passenger's journeys with costs, what to create, and both parts of the billing", async () => {
  const services = [attached('hosting', { cost: 620.5 }), pending('activity')];
  const nexts = [journey({ services })];
  const path = `GET /api/v1/agency/journeys_by_passengers_by_agency/${ruc}/${id}`;
  api.on(path, () => json(200, { nexts, previous: [journey({ phase: 'past', days_to_travel: -200 })] }));
  const { user } = openSite(`/admin/passengers/${id}`);
  const hotel = await screen.findByRole('article', { name: /^Hospedaje/ });
  expect(await within(hotel).findByRole('button', { name: 'Actualizar' })).toBeVisible();
  await user.click(within(hotel).getByRole('button', { name: /^Detalles/ }));
  expect(within(hotel).getByText('$620,50')).toBeVisible();
  const activity = screen.getByRole('article', { name: /^Actividad/ });
  expect(within(activity).getByRole('button', { name: 'Crear' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Crear factura' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Crear pago' })).toBeVisible();
});

test('a passenger of nobody is said to be unknown', async () => {
  openSite(`/admin/passengers/${id}`);
  expect(await screen.findByText('No encontramos a ese pasajero en su agencia.')).toBeVisible();
});
