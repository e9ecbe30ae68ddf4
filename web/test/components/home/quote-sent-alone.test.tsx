import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

jest.unstable_mockModule('../../../src/features/home/quote-received.tsx', () => {
  throw new Error('the network is gone');
});

test('a quote that was sent is said to be, where the code of what follows does not come', async () => {
  const api = new FakeApi().install();
  api.on('POST /api/v1/agency/web_quote', json(201, { email: 'rosa@ejemplo.ec' }));
  const { user } = openSite('/home');
  const values = {
    Apellidos: 'Vera',
    Nombres: 'Rosa',
    Teléfono: '0991234567',
    'Correo electrónico': 'rosa@ejemplo.ec',
    'Fecha de viaje': '2099-01-15',
  };
  for (const [label, value] of Object.entries(values)) await write(user, await screen.findByLabelText(label), value);
  await screen.findByRole('option', { name: 'Perú' });
  await user.selectOptions(screen.getByLabelText('País de destino'), 'PE');
  await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
  // It is asked for twice.
  const again = await screen.findByRole('button', { name: 'No se cargó. Intentar de nuevo' }, { timeout: 4000 });
  const said = screen.getAllByText(/^Recibimos su solicitud\. No hace falta enviarla otra vez\.$/);
  expect(said).toHaveLength(2);
  await waitFor(() => expect(again.parentElement).toHaveFocus());
  expect(again.parentElement).toContainElement(said.find((one) => one.getAttribute('role') !== 'status') ?? null);
});
