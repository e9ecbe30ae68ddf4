import type { Session } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { readStored } from '../../../src/lib/session/stored-session.ts';
import { FakeApi, json, noContent, noNetwork } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';

describe('what is known', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
    remember(carlos);
  });

  const part = (name: string) => screen.findByRole('region', { name });

  describe("a person's data", () => {
    test('are shown with contact, emergency contact and account', async () => {
      api.on(`GET ${PROFILE}`, json(200, profileOfCarlos()));
      openSite('/user/information');
      expect(await part('Datos personales')).toHaveTextContent('2 de septiembre de 1984');
      expect(await part('Contacto')).toHaveTextContent('099 000 2301');
      expect(await part('Contacto de emergencia')).toHaveTextContent('Ana Cedeño');
      expect(await part('Su cuenta')).toHaveTextContent('0920000023');
      expect(screen.getByRole('link', { name: 'Actualizar mis datos' })).toHaveAttribute('href', '/user/update');
    });

    test('have their place, and the way to change them, while they are on their way', async () => {
      let answer: (response: Response) => void = () => undefined;
      api.on(`GET ${PROFILE}`, () => new Promise((resolve) => (answer = resolve)));
      openSite('/user/information');
      expect(await screen.findByRole('link', { name: 'Actualizar mis datos' })).toBeInTheDocument();
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      answer(json(200, profileOfCarlos()));
      expect(await part('Contacto')).toBeInTheDocument();
    });

    test('say plainly what the agency does not know', async () => {
      const unknown = {
        contact: { email: null, pending_email: null, phone: null, address: null },
        emergency_contact: null,
      };
      api.on(`GET ${PROFILE}`, json(200, profileOfCarlos(unknown)));
      openSite('/user/information');
      expect(await screen.findByText('Sin teléfono registrado')).toBeInTheDocument();
      expect(screen.getByText('Sin correo registrado')).toBeInTheDocument();
      expect(screen.getByText('Sin dirección registrada')).toBeInTheDocument();
      expect(screen.getByText('Sin contacto de emergencia registrado')).toBeInTheDocument();
      expect(screen.getAllByText('Sin foto registrada')).toHaveLength(2);
    });

    test('show the photos of the document, which open by themselves', async () => {
      const front = 'https://agencia.test/api/v1/files/front?signature=1';
      api.on(`GET ${PROFILE}`, json(200, profileOfCarlos({ photos: { id: carlos.id, front, back: null } })));
      openSite('/user/information');
      expect(await screen.findByRole('link', { name: /Frente de su documento/ })).toHaveAttribute('href', front);
      expect(screen.getAllByText('Sin foto registrada')).toHaveLength(1);
    });

    test('can be asked for again when they did not load', async () => {
      api.on(`GET ${PROFILE}`, json(503, { detail: 'Error en el servidor' }));
      const { user } = openSite('/user/information');
      expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar sus datos');
      api.on(`GET ${PROFILE}`, json(200, profileOfCarlos()));
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await part('Contacto')).toBeInTheDocument();
    });

    describe('with an e-mail that waits', () => {
      const PENDING = '/api/v1/user/email/pending';
      const waiting = () =>
        json(200, profileOfCarlos({ contact: { ...profileOfCarlos().contact, pending_email: 'nuevo@ejemplo.ec' } }));

      test('show it first, and have its link mailed again', async () => {
        api.on(`GET ${PROFILE}`, waiting).on(`POST ${PENDING}`, noContent);
        const { user, container } = openSite('/user/information');
        const said = await screen.findByText('Falta confirmar nuevo@ejemplo.ec');
        expect(said.compareDocumentPosition(screen.getByRole('region', { name: 'Datos personales' }))).toBe(
          Node.DOCUMENT_POSITION_FOLLOWING,
        );
        expect(screen.getByText('carlos@ejemplo.ec')).toBeInTheDocument();
        expect((await axe(container)).violations).toEqual([]);
        await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
        expect(await screen.findByText('Le enviamos el enlace otra vez.')).toBeInTheDocument();
        api.on(`POST ${PENDING}`, json(429, { detail: 'Demasiados', code: 'rate_limited' }, { 'Retry-After': '30' }));
        await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
        expect(await screen.findByRole('alert')).toHaveTextContent('Espere 30 segundos');
      });

      test('let it be dropped', async () => {
        api.on(`GET ${PROFILE}`, waiting).on(`DELETE ${PENDING}`, noContent);
        const { user } = openSite('/user/information');
        const button = await screen.findByRole('button', { name: 'Cancelar el cambio' });
        api.on(`GET ${PROFILE}`, json(200, profileOfCarlos()));
        await user.click(button);
        const told = await screen.findByText('Su correo sigue siendo el mismo.');
        expect(document.activeElement).toContainElement(told);
        expect(document.body).not.toHaveFocus();
        await waitFor(() => expect(screen.queryByText(/Falta confirmar/)).not.toBeInTheDocument());
      });

      test.each([
        ['was confirmed', { email: 'nuevo@ejemplo.ec' }, /El correo nuevo ya quedó confirmado/],
        ['is over', {}, /El cambio ya no estaba en espera/],
      ])('do not claim to have dropped one that %s meanwhile', async (_, changed, text) => {
        api.on(`GET ${PROFILE}`, waiting);
        api.on(`DELETE ${PENDING}`, json(404, { detail: 'No hay un correo por confirmar.', code: 'no_waiting_email' }));
        const { user } = openSite('/user/information');
        const button = await screen.findByRole('button', { name: 'Cancelar el cambio' });
        api.on(`GET ${PROFILE}`, json(200, profileOfCarlos({ contact: { ...profileOfCarlos().contact, ...changed } })));
        await user.click(button);
        const told = await screen.findByText(text);
        expect(document.activeElement).toContainElement(told);
        expect(document.body).not.toHaveFocus();
        expect(screen.queryByText('Su correo sigue siendo el mismo.')).not.toBeInTheDocument();
      });

      test('show the new one when it was confirmed elsewhere meanwhile', async () => {
        api.on(`GET ${PROFILE}`, waiting);
        api.on(`POST ${PENDING}`, json(404, { detail: 'No hay un correo por confirmar.', code: 'no_waiting_email' }));
        const { user } = openSite('/user/information');
        const button = await screen.findByRole('button', { name: 'Enviar otra vez' });
        const contact = { ...profileOfCarlos().contact, email: 'nuevo@ejemplo.ec' };
        api.on(`GET ${PROFILE}`, json(200, profileOfCarlos({ contact })));
        await user.click(button);
        expect(await screen.findByText('nuevo@ejemplo.ec')).toBeInTheDocument();
        expect(screen.getByText(/El correo nuevo ya quedó confirmado/)).toBeInTheDocument();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      });
    });

    test('have no accessibility finding', async () => {
      api.on(`GET ${PROFILE}`, json(200, profileOfCarlos()));
      const { container } = openSite('/user/information');
      await part('Contacto');
      expect((await axe(container)).violations).toEqual([]);
    });
  });
});

describe('devices', () => {
  const LIST = 'GET /api/v1/user/sessions';
  const END_PHONE = 'DELETE /api/v1/user/sessions/phone';

  const desk: Session = {
    id: 'desk',
    started_at: '2026-11-20T08:00:00-05:00',
    last_used_at: '2026-11-21T09:00:00-05:00',
    device: 'Chrome en Windows',
    address: '190.15.0.0',
    is_current: true,
  };
  const phone: Session = { ...desk, id: 'phone', device: 'Safari en iPhone', address: null, is_current: false };

  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install().on('GET /auth/users/me', json(200, carlos));
    remember(carlos);
  });

  /** The list as the server has it, until a session is ended. */
  function openOn(sessions: Session[]) {
    let open = sessions;
    api.on(LIST, () => json(200, open));
    api.on(END_PHONE, () => {
      open = open.filter(({ id }) => id !== 'phone');
      return noContent();
    });
    api.on('DELETE /api/v1/user/sessions', () => {
      open = open.filter(({ is_current }) => is_current);
      return noContent();
    });
    return openSite('/user/sessions');
  }

  const rows = () =>
    screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button', { name: /^Cerrar sesión en/ }));
  const confirm = async (name: string) => within(await screen.findByRole('dialog')).findByRole('button', { name });

  describe('the devices where the account is open', () => {
    test('are listed with this one first, and marked', async () => {
      openOn([phone, desk]);
      expect(await screen.findByText('2 dispositivos')).toBeInTheDocument();
      expect(rows()[0]).toHaveTextContent('Chrome en Windows');
      expect(rows()[0]).toHaveTextContent('Este dispositivo');
      expect(rows()[1]).toHaveTextContent('Safari en iPhone');
      expect(rows()[1]).not.toHaveTextContent('Este dispositivo');
    });

    test('are asked about before one ends, and then the list is shorter', async () => {
      const { user } = openOn([desk, phone]);
      await user.click(await screen.findByRole('button', { name: 'Cerrar sesión en Safari en iPhone' }));
      expect(api.asked(END_PHONE)).toHaveLength(0);
      await user.click(await confirm('Cerrar sesión'));
      expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
      expect(await screen.findByText('1 dispositivo')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Solo este dispositivo' })).toBeInTheDocument();
      await waitFor(() => expect(screen.getByText('1 dispositivo')).toHaveFocus());
    });

    test('end all at once but this one', async () => {
      const { user } = openOn([desk, phone, { ...phone, id: 'tablet', device: 'Chrome en Android' }]);
      await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
      await user.click(await confirm('Cerrar las demás sesiones'));
      expect(await screen.findByText('1 dispositivo')).toBeInTheDocument();
      expect(readStored()).not.toBeNull();
    });

    test('stay as they are when somebody thinks again', async () => {
      const { user } = openOn([desk, phone]);
      await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
      await user.click(await confirm('No cerrar'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(rows()).toHaveLength(2);
    });

    test('include this one, whose end leads to login', async () => {
      const { user, router } = openOn([desk]);
      await user.click(await screen.findByRole('button', { name: 'Cerrar sesión en este dispositivo' }));
      await user.click(await confirm('Cerrar sesión'));
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(readStored()).toBeNull();
    });

    test('say that nothing has to be done when there is only this one', async () => {
      openOn([desk]);
      expect(await screen.findByRole('heading', { name: 'Solo este dispositivo' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).not.toBeInTheDocument();
    });

    test('keep the question open with what went wrong, to try again', async () => {
      const { user } = openOn([desk, phone]);
      api.on(END_PHONE, noNetwork());
      await user.click(await screen.findByRole('button', { name: 'Cerrar sesión en Safari en iPhone' }));
      await user.click(await confirm('Cerrar sesión'));
      expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/No hay conexión/);
      api.on(END_PHONE, json(404, { detail: 'No encontrado' }));
      await user.click(await confirm('Cerrar sesión'));
      expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
    });

    test('are neither none nor one while they are on their way', async () => {
      let answer: (response: Response) => void = () => undefined;
      api.on(LIST, () => new Promise((resolve) => (answer = resolve)));
      openSite('/user/sessions');
      await screen.findByRole('heading', { name: 'Dispositivos con sesión abierta' });
      expect(screen.queryByText('Solo este dispositivo')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      answer(json(200, [desk]));
      expect(await screen.findByText('1 dispositivo')).toBeInTheDocument();
    });

    test('can be asked for again when they did not load', async () => {
      api.on(LIST, json(503, { detail: 'Error en el servidor' }));
      const { user } = openSite('/user/sessions');
      expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar sus sesiones');
      api.on(LIST, json(200, [desk]));
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByText('Chrome en Windows')).toBeInTheDocument();
    });

    test('have no accessibility finding', async () => {
      const { container } = openOn([desk, phone]);
      await screen.findByText('2 dispositivos');
      expect((await axe(container)).violations).toEqual([]);
    });
  });
});
