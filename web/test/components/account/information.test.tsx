import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noContent } from '../support/fake-api.ts';
import { carlos, remember } from '../support/people.ts';
import { PROFILE, profileOfCarlos } from '../support/profiles.ts';
import { openSite } from '../support/render-app.tsx';

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

    test('show it beside the present one, and have its link mailed again', async () => {
      api.on(`GET ${PROFILE}`, waiting).on(`POST ${PENDING}`, noContent);
      const { user, container } = openSite('/user/information');
      expect(await screen.findByText('Falta confirmar nuevo@ejemplo.ec')).toBeInTheDocument();
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
