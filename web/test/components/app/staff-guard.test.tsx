import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RequireStaff } from '../../../src/app/require-staff.tsx';
import { session } from '../../../src/lib/session/current-session.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

function openAdmin(person: typeof carlos) {
  remember(person);
  api.on('GET /auth/users/me', json(200, person));
  session.start();
  const routes = [
    { element: <RequireStaff />, children: [{ path: '/admin', element: <h1>Pasajeros</h1> }] },
    { path: '/my_journeys', element: <h1>Mis viajes</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin'] })} />);
}

test('staff see the admin pages', async () => {
  openAdmin(maria);
  expect(await screen.findByRole('heading', { name: 'Pasajeros' })).toBeInTheDocument();
});

test('a traveller is led from the admin pages to the trip lookup', async () => {
  openAdmin(carlos);
  expect(await screen.findByRole('heading', { name: 'Mis viajes' })).toBeInTheDocument();
});
