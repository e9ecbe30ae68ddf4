import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const CHANGE = 'POST /auth/users/set_password';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
  remember(carlos);
});

const field = (label: string) => screen.findByLabelText(label);

async function change(again = 'Viaje2027') {
  const site = openSite('/user/change_password');
  await site.user.type(await field('Contraseña actual'), 'Viaje2026');
  await site.user.type(await field('Nueva contraseña'), 'Viaje2027');
  await site.user.type(await field('Repita la contraseña'), again);
  await site.user.click(screen.getByRole('button', { name: 'Cambiar Contraseña' }));
  return site;
}

describe('changing the password', () => {
  test('says before that the sessions on other devices end', async () => {
    openSite('/user/change_password');
    expect(await screen.findByText(/se cerrará su sesión en los demás dispositivos/)).toBeInTheDocument();
  });

  test('is confirmed by the toast, and by words that stay', async () => {
    api.on(CHANGE, noContent());
    await change();
    expect(await screen.findByText('Contraseña cambiada exitosamente')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Su contraseña cambió' })).toHaveFocus();
    expect(api.asked(CHANGE)[0]?.body).toEqual({
      current_password: 'Viaje2026',
      new_password: 'Viaje2027',
      re_new_password: 'Viaje2027',
    });
  });

  test('is refused at the second field when the two differ', async () => {
    await change('Viaje2028');
    await waitFor(() =>
      expect(screen.getByLabelText('Repita la contraseña')).toHaveAccessibleDescription(/Las contraseñas no coinciden/),
    );
    expect(api.asked(CHANGE)).toHaveLength(0);
  });

  test('tells everything that is missing on top, each linked to its field', async () => {
    const { user } = openSite('/user/change_password');
    await user.click(await screen.findByRole('button', { name: 'Cambiar Contraseña' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Revise estos datos');
    await user.click(screen.getByRole('link', { name: /^Nueva contraseña:/ }));
    expect(screen.getByLabelText('Nueva contraseña')).toHaveFocus();
  });

  test('shows each thing that the server has against it at its field', async () => {
    const refused = {
      current_password: ['La contraseña actual no es correcta.'],
      new_password: ['Esta contraseña es muy común. Elija otra.'],
    };
    api.on(CHANGE, json(400, refused));
    await change();
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(/no es correcta/),
    );
    expect(screen.getByLabelText('Nueva contraseña')).toHaveAccessibleDescription(/muy común/);
    expect(screen.getByLabelText('Nueva contraseña')).toHaveValue('Viaje2027');
  });

  test('says how long to wait after too many guesses', async () => {
    api.on(CHANGE, json(429, { detail: 'Demasiados', code: 'rate_limited' }, { 'Retry-After': '240' }));
    await change();
    expect(await screen.findByText(/Espere 4 minutos/)).toBeInTheDocument();
  });

  test('keeps what was typed when nothing answers', async () => {
    api.on(CHANGE, noNetwork());
    await change();
    expect(await screen.findByText(/No hay conexión/)).toBeInTheDocument();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('Viaje2026');
  });

  test('has no accessibility finding', async () => {
    const { container } = openSite('/user/change_password');
    await field('Contraseña actual');
    expect((await axe(container)).violations).toEqual([]);
  });
});
