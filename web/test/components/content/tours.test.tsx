import type { Tour } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildTour } from '../support/content.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { fakeUploads } from '../support/fake-upload.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const LIST = 'GET /api/v1/agency/content/packages';
const WRITE = '/api/v1/content/packages';
const idAt = (place: number) => `0192f0c1-0000-7000-8000-00000000000${place}`;
const [galapagos, quito, amazonia] = ['Galápagos', 'Quito', 'Amazonía'].map((title, place) =>
  buildTour({ id: idAt(place), slug: `tour-${place}`, title, order: place + 1, active: place !== 2 }),
) as [Tour, Tour, Tour];

let api: FakeApi;
let stored: Tour[];
beforeEach(() => {
  remember(maria);
  fakeUploads();
  stored = [galapagos, quito, amazonia];
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(LIST, () => json(200, stored));
});

const titles = async () => {
  const region = await screen.findByRole('region', { name: 'Tours' });
  return (await within(region).findAllByRole('switch')).map((one) =>
    one.getAttribute('aria-label')?.replace('Mostrar en el sitio: ', ''),
  );
};

describe('the list of tours', () => {
  test('has all of them in order, and says which are shown', async () => {
    const { container } = openSite('/admin/content');
    expect(await titles()).toEqual(['Galápagos', 'Quito', 'Amazonía']);
    expect(screen.getByText('3 tours, 2 activos')).toBeVisible();
    expect(screen.getByRole('switch', { name: /Amazonía/ })).not.toBeChecked();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('changes its order by a button, at once, and says the new place aloud', async () => {
    api.on(`PUT ${WRITE}`, ({ body }) => {
      stored = (body as { ids: string[] }).ids.flatMap((id) => stored.filter((tour) => tour.id === id));
      return json(200, stored);
    });
    const { user } = openSite('/admin/content');
    await user.click(await screen.findByRole('button', { name: 'Subir: Quito' }));
    expect(await titles()).toEqual(['Quito', 'Galápagos', 'Amazonía']);
    expect(await screen.findByText('Quito: ahora en el lugar 1 de 3.')).toBeInTheDocument();
    expect(api.asked(`PUT ${WRITE}`)[0]?.body).toEqual({ ids: [quito.id, galapagos.id, amazonia.id] });
    expect(screen.getByRole('button', { name: 'Subir: Quito' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('takes several presses one after another, and ends where they say', async () => {
    const asked: (() => void)[] = [];
    api.on(`PUT ${WRITE}`, ({ body }) => {
      stored = (body as { ids: string[] }).ids.flatMap((id) => stored.filter((tour) => tour.id === id));
      const answer = json(200, stored);
      return new Promise((resolve) => asked.push(() => resolve(answer)));
    });
    const { user } = openSite('/admin/content');
    await user.click(await screen.findByRole('button', { name: 'Subir: Amazonía' }));
    await user.click(screen.getByRole('button', { name: 'Subir: Amazonía' }));
    expect(await titles()).toEqual(['Amazonía', 'Galápagos', 'Quito']);
    expect(asked).toHaveLength(1);
    asked[0]?.();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(await titles()).toEqual(['Amazonía', 'Galápagos', 'Quito']);
    asked[1]?.();
    await screen.findByText('Amazonía: ahora en el lugar 1 de 3.');
    expect(await titles()).toEqual(['Amazonía', 'Galápagos', 'Quito']);
  });

  test('goes back to what is stored when the order is refused', async () => {
    api.on(`PUT ${WRITE}`, () => json(400, { ids: ['La lista debe nombrar cada tour una sola vez.'] }));
    const { user } = openSite('/admin/content');
    await screen.findByRole('button', { name: 'Subir: Quito' });
    stored = [galapagos, quito];
    await user.click(screen.getByRole('button', { name: 'Subir: Quito' }));
    expect(await screen.findByText(/Alguien agregó o quitó un tour/)).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(['Galápagos', 'Quito']));
  });

  test('shows and hides a tour by a switch, and takes it back when that fails', async () => {
    api.on(`PATCH ${WRITE}/${amazonia.id}`, () => {
      stored = [galapagos, quito, { ...amazonia, active: true, version: 2 }];
      return json(200, stored[2]);
    });
    const { user } = openSite('/admin/content');
    await user.click(await screen.findByRole('switch', { name: /Amazonía/ }));
    expect(await screen.findByText('«Amazonía» ya se ve en el sitio.')).toBeVisible();
    expect(screen.getByText('3 tours, 3 activos')).toBeVisible();
    api.on(`PATCH ${WRITE}/${quito.id}`, () => json(503, { detail: 'x', code: 'unavailable' }));
    await user.click(screen.getByRole('switch', { name: /Quito/ }));
    expect(await screen.findByText(/No pudimos guardar el cambio/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: /Quito/ })).toBeChecked());
  });

  test('says what will be here while there is none, and recovers when it cannot be read', async () => {
    stored = [];
    const { unmount } = openSite('/admin/content');
    expect(await screen.findByRole('heading', { name: 'Aquí estarán sus tours' })).toBeVisible();
    unmount();
    api.on(LIST, () => json(404, { detail: 'x', code: 'not_found' }));
    const { user } = openSite('/admin/content');
    await screen.findByText('No pudimos cargar los tours');
    stored = [quito];
    api.on(LIST, () => json(200, stored));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await titles()).toEqual(['Quito']);
  });
});

describe('the form of a tour', () => {
  test('creates one with its lines, shows before how it will look, and goes back to the list', async () => {
    api.on(`POST ${WRITE}`, ({ body }) => {
      const created = buildTour({ ...(body as object), id: idAt(7), slug: 'loja', picture: null });
      stored = [...stored, created];
      return json(201, created);
    });
    const { user, router, container } = openSite('/admin/content/tours/new');
    await write(user, await screen.findByLabelText('Título'), 'Loja');
    await write(user, screen.getByLabelText('Frase corta'), 'Tres días de música');
    await write(user, screen.getByLabelText('Descripción'), 'El primer día llega.');
    await write(user, screen.getByLabelText('Incluye, línea 1'), 'Hotel');
    await user.click(screen.getByRole('button', { name: 'Agregar línea' }));
    await user.click(screen.getByRole('button', { name: 'Agregar línea' }));
    await write(user, screen.getByLabelText('Incluye, línea 3'), 'Desayuno');
    await user.click(screen.getByRole('button', { name: 'Agregar exclusión' }));
    await write(user, screen.getByLabelText('No incluye, línea 1'), 'Almuerzos');
    await write(user, screen.getByLabelText('Duración (opcional)'), '3 días, 2 noches');
    await write(user, screen.getByLabelText('Precio desde, en dólares (opcional)'), '$1.320,50');
    await user.tab();
    expect(screen.getByLabelText('Precio desde, en dólares (opcional)')).toHaveValue('1320,50');
    expect((await axe(container)).violations).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Vista previa' }));
    const preview = await screen.findByRole('dialog', { name: 'Vista previa' });
    const page = within(within(preview).getAllByRole('article').at(-1) as HTMLElement);
    expect(page.getByText('El primer día llega.')).toBeVisible();
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hotel',
      'Desayuno',
      'Almuerzos',
    ]);
    expect(page.getByText('desde $1.320,50')).toBeVisible();
    expect((await axe(preview)).violations).toEqual([]);
    expect(api.asked(`POST ${WRITE}`)).toHaveLength(0);
    await user.click(within(preview).getByRole('button', { name: 'Cerrar la vista previa' }));

    await user.click(await screen.findByRole('button', { name: 'Crear tour' }));
    expect(await screen.findByText('Tour creado')).toBeVisible();
    const [sent] = api.asked(`POST ${WRITE}`);
    expect(sent?.body).toEqual({
      title: 'Loja',
      caption: 'Tres días de música',
      description: 'El primer día llega.',
      items: ['Hotel', 'Desayuno'],
      excludes: ['Almuerzos'],
      duration: '3 días, 2 noches',
      season: null,
      price_from: 1320.5,
      active: false,
      picture: null,
    });
    expect(sent?.headers['Idempotency-Key']).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/content'));
    expect(await titles()).toEqual(['Galápagos', 'Quito', 'Amazonía', 'Loja']);
  });

  test('brings back what was typed after a reload, its lines too, and begins anew by a press', async () => {
    const first = openSite('/admin/content/tours/new');
    await write(first.user, await screen.findByLabelText('Título'), 'Loja');
    await first.user.click(screen.getByRole('button', { name: 'Agregar exclusión' }));
    await write(first.user, screen.getByLabelText('No incluye, línea 1'), 'Almuerzos');
    first.unmount();
    const { user } = openSite('/admin/content/tours/new');
    expect(await screen.findByText('Recuperamos lo que escribió y no guardó.')).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Loja');
    expect(screen.getByLabelText('No incluye, línea 1')).toHaveValue('Almuerzos');
    await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    expect(screen.getByLabelText('Título')).toHaveValue('');
  });

  test('changes one with the version that was read', async () => {
    api.on(`PATCH ${WRITE}/${quito.id}`, ({ body }) => {
      const saved = buildTour({ ...quito, ...(body as object), picture: quito.picture, version: 2 });
      stored = [galapagos, saved, amazonia];
      return json(200, saved);
    });
    const { user } = openSite(`/admin/content/tours/${quito.id}`);
    const title = await screen.findByLabelText('Título');
    await write(user, title, ' y Otavalo');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Guardado. Ya se ve en el sitio.')).toBeVisible();
    expect(api.asked(`PATCH ${WRITE}/${quito.id}`)[0]?.body).toMatchObject({
      title: 'Quito y Otavalo',
      picture: { id: quito.picture?.id, alt: quito.picture?.alt },
      version: 1,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quito y Otavalo' })).toBeVisible();
  });

  test('keeps what is typed when somebody removed the tour meanwhile', async () => {
    api.on(`PATCH ${WRITE}/${quito.id}`, () => json(404, { detail: 'No encontrado', code: 'not_found' }));
    const { user } = openSite(`/admin/content/tours/${quito.id}`);
    await write(user, await screen.findByLabelText('Título'), ' antiguo');
    stored = [galapagos];
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Alguien eliminó este tour mientras usted escribía.')).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Quito antiguo');
  });

  test('removes one after a question, and the list is without it', async () => {
    api.on(`DELETE ${WRITE}/${quito.id}`, () => {
      stored = [galapagos, amazonia];
      return new Response(null, { status: 204 });
    });
    const { user } = openSite(`/admin/content/tours/${quito.id}`);
    await user.click(await screen.findByRole('button', { name: 'Eliminar tour' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar este tour?' });
    expect(within(dialog).getByText(/«Quito» desaparecerá del sitio/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Tour eliminado')).toBeVisible();
    expect(await titles()).toEqual(['Galápagos', 'Amazonía']);
  });

  test('of a tour that is not there says so', async () => {
    openSite(`/admin/content/tours/${idAt(9)}`);
    expect(await screen.findByRole('heading', { name: 'No encontramos este tour' })).toBeVisible();
  });
});
