import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
  remember(carlos);
  api.on(`GET ${PROFILE}`, json(200, profileOfCarlos()));
  api.on('GET /api/v1/user/sessions', json(200, []));
});

const menu = async () => within(await screen.findByRole('navigation', { name: 'Su cuenta' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the menu of the account', () => {
  test('is the same on each of its pages, and marks where one is', async () => {
    for (const [path, current] of [
      ['/user/information', 'Mis Datos Personales'],
      ['/user/update', 'Mis Datos Personales'],
      ['/user/change_password', 'Cambiar Contraseña'],
      ['/user/sessions', 'Dispositivos'],
      ['/user/report_problem', 'Reportar un problema'],
    ] as const) {
      const { unmount } = openSite(path);
      const links = (await menu()).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'Mis Datos Personales',
        'Cambiar Contraseña',
        'Dispositivos',
        'Reportar un problema',
      ]);
      expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
        (await menu()).getByRole('link', { name: current }),
      ]);
      unmount();
    }
  });

  test('opens where it is folded, and folds again at the next page', async () => {
    const { user } = openSite('/user/information');
    const fold = await (await menu()).findByRole('button', { name: 'Su cuenta' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    await user.click((await menu()).getByRole('link', { name: 'Dispositivos' }));
    await heading('Dispositivos con sesión abierta');
    expect((await menu()).getByRole('button', { name: 'Su cuenta' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads the keyboard to the page, where it stays when what is loading comes', async () => {
    let answer: (response: Response) => void = () => undefined;
    api.on('GET /api/v1/user/sessions', () => new Promise((resolve) => (answer = resolve)));
    const { user } = openSite('/user/information');
    await user.click((await menu()).getByRole('link', { name: 'Dispositivos' }));
    const title = await heading('Dispositivos con sesión abierta');
    const place = document.activeElement;
    expect(place).not.toBe(document.body);
    expect(place).toContainElement(title);
    expect((await menu()).queryAllByRole('link').some((link) => place?.contains(link))).toBe(false);
    answer(json(200, []));
    await screen.findByText('0 dispositivos');
    expect(place).toHaveFocus();
  });

  test('a failure that was tried again leaves the keyboard in its page', async () => {
    api.on('GET /api/v1/user/sessions', json(503, { detail: 'Error en el servidor' }));
    const { user } = openSite('/user/sessions');
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    api.on('GET /api/v1/user/sessions', json(200, []));
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(await heading('Dispositivos con sesión abierta'));
  });
});
