import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { attached, journey } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

test('says which airline flies, and leads to its own page about luggage or to none', async () => {
  const by = (flight_number: string) => attached('air_ticket', { flight_number }, { travel_direction: 'I' });
  const trip = journey({ services: [by('AV 8370'), by('LH 500'), by('------')] });
  remember(carlos);
  const api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, carlos));
  api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [trip]));
  const { user } = openSite('/my_journeys');
  await screen.findByRole('heading', { name: 'Servicios Contratados' });
  const [avianca, lufthansa, unknown] = screen.getAllByRole('article').map((card) => within(card));
  for (const details of screen.getAllByRole('button', { name: /^Detalles/ })) await user.click(details);
  const luggage = (card = unknown) => card?.queryByRole('link', { name: /Aprender sobre equipajes/ });
  expect(avianca?.getByText('Boleto Aéreo · Avianca AV 8370')).toBeVisible();
  expect(luggage(avianca)).toHaveAttribute('href', 'https://www.avianca.com/es/informacion-y-ayuda/equipaje/');
  expect(lufthansa?.getByText(/^Boleto Aéreo · Lufthansa LH 500/)).toBeVisible();
  expect(luggage(lufthansa)).toBeNull();
  expect(luggage(unknown)).toBeNull();
});
