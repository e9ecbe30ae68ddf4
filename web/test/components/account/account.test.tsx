import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

describe('the menu', () => {
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
        ['/user/mails', 'Correos que recibe'],
        ['/user/change_password', 'Cambiar Contraseña'],
        ['/user/sessions', 'Dispositivos'],
        ['/user/report_problem', 'Reportar un problema'],
      ] as const) {
        const { unmount } = openSite(path);
        const links = (await menu()).getAllByRole('link');
        expect(links.map(({ textContent }) => textContent)).toEqual([
          'Mis Datos Personales',
          'Correos que recibe',
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
      const fold = await (await menu()).findByRole('button', { name: 'Su cuenta · Mis Datos Personales' });
      expect(fold).toHaveAttribute('aria-expanded', 'false');
      await user.click(fold);
      expect(fold).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Escape}');
      expect(fold).toHaveAttribute('aria-expanded', 'false');
      await user.click(fold);
      await user.click((await menu()).getByRole('link', { name: 'Dispositivos' }));
      await heading('Dispositivos con sesión abierta');
      expect((await menu()).getByRole('button', { name: /^Su cuenta/ })).toHaveAttribute('aria-expanded', 'false');
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
});

describe('the password', () => {
  const CHANGE = 'POST /auth/users/set_password';

  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
    remember(carlos);
  });

  const field = (label: string) => screen.findByLabelText(label);

  async function change(again = 'Viaje2027') {
    const site = openSite('/user/change_password');
    await write(site.user, await field('Contraseña actual'), 'Viaje2026');
    await write(site.user, await field('Nueva contraseña'), 'Viaje2027');
    await write(site.user, await field('Repita la contraseña'), again);
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
        expect(screen.getByLabelText('Repita la contraseña')).toHaveAccessibleDescription(
          /Las contraseñas no coinciden/,
        ),
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
});

describe('the e-mail', () => {
  const SAVE = `PUT ${PROFILE}`;
  const READ = `GET ${PROFILE}`;

  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
    api.on(READ, json(200, profileOfCarlos()));
    remember(carlos);
    sessionStorage.clear();
  });

  const part = (name: string) => within(screen.getByRole('group', { name }));
  const press = (site: ReturnType<typeof openSite>, name: string) =>
    site.user.click(screen.getByRole('button', { name }));
  const save = (site: ReturnType<typeof openSite>) => press(site, 'Guardar mis datos');

  async function open() {
    const site = openSite('/user/update');
    await screen.findByRole('button', { name: 'Guardar mis datos' });
    return site;
  }

  describe('another e-mail', () => {
    const email = () => part('Contacto').getByLabelText('Correo electrónico');
    const password = () => part('Contacto').queryByLabelText('Contraseña actual');

    async function openAndTypeEmail(text = 'nuevo@ejemplo.ec') {
      const site = await open();
      expect(password()).not.toBeInTheDocument();
      await site.user.clear(email());
      await write(site.user, email(), text);
      return site;
    }

    test('asks for the present password, and says that it waits', async () => {
      const site = await openAndTypeEmail();
      await write(site.user, part('Contacto').getByLabelText('Contraseña actual'), 'Viaje2026');
      const contact = { ...profileOfCarlos().contact, pending_email: 'nuevo@ejemplo.ec' };
      const stored = json(200, profileOfCarlos({ contact }));
      api.on(SAVE, stored).on(READ, stored);
      await save(site);
      expect(await screen.findByText(/Confirme el correo nuevo/)).toBeInTheDocument();
      expect(api.asked(SAVE)[0]?.body).toMatchObject({
        contact: { email: 'nuevo@ejemplo.ec' },
        current_password: 'Viaje2026',
      });
      await screen.findByRole('heading', { level: 1, name: 'Mis Datos Personales' });
      expect(await screen.findByText('Falta confirmar nuevo@ejemplo.ec')).toBeInTheDocument();
    });

    test('that waits is said of under its field too, and can be dropped there', async () => {
      const contact = { ...profileOfCarlos().contact, pending_email: 'nuevo@ejemplo.ec' };
      api.on(READ, json(200, profileOfCarlos({ contact })));
      const site = await open();
      expect(part('Contacto').getByText('Falta confirmar nuevo@ejemplo.ec')).toBeVisible();
      api.on('DELETE /api/v1/user/email/pending', noContent()).on(READ, json(200, profileOfCarlos()));
      await press(site, 'Cancelar el cambio');
      await waitFor(() => expect(screen.queryByText(/Falta confirmar/)).toBeNull());
      expect(api.asked(SAVE)).toHaveLength(0);
    });

    test('without the password, or with a wrong one, says so at its field', async () => {
      const site = await openAndTypeEmail();
      api.on(SAVE, json(400, { current_password: ['La contraseña actual no es correcta.'] }));
      await save(site);
      await waitFor(() => expect(password()).toHaveAccessibleDescription(/no es correcta/));
      expect(screen.getByRole('link', { name: /^Contacto, Contraseña actual:/ })).toBeInTheDocument();
      expect(email()).toHaveValue('nuevo@ejemplo.ec');
    });

    test('typed back to what it was asks for nothing, and a password is never kept as a draft', async () => {
      const site = await openAndTypeEmail();
      await write(site.user, part('Contacto').getByLabelText('Contraseña actual'), 'Viaje2026');
      expect(JSON.stringify({ ...sessionStorage })).toContain('nuevo@ejemplo.ec');
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('Viaje2026');
      await site.user.clear(email());
      await write(site.user, email(), 'Carlos@ejemplo.ec');
      expect(password()).not.toBeInTheDocument();
    });
  });
});
