import { contentDefaults, type WebDocument } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const HOME = '/api/v1/agency/content/web/Home';
const QUESTIONS = '/api/v1/agency/content/web/QuestionsAndAnswers';
const home: WebDocument<'Home'> = { ...contentDefaults.Home, version: 3 };
const [first, second] = contentDefaults.QuestionsAndAnswers.entries as [{ question: string; answer: string }, never];
const questions: WebDocument<'QuestionsAndAnswers'> = { entries: [first, second], version: 5 };

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on('GET /api/v1/agency/content/packages', () => json(200, []));
  api.on(`GET ${HOME}`, () => json(200, home));
  api.on(`GET ${QUESTIONS}`, () => json(200, questions));
});

const headline = () => screen.findByLabelText('Frase principal');
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

async function openHome(written?: string) {
  const site = openSite('/admin/content/home');
  if (written !== undefined) {
    await site.user.clear(await headline());
    if (written) await write(site.user, await headline(), written);
  } else {
    await headline();
  }
  return site;
}

test('staff find the content in their menu and on it every part of the site; a traveller is sent away', async () => {
  const { unmount } = openSite('/admin/content');
  for (const name of ['Inicio', 'Portadas', 'Quienes Somos', 'Imagen de Quienes Somos', 'Preguntas Frecuentes']) {
    expect(
      within(await screen.findByRole('region', { name: 'Textos e imágenes' })).getByRole('link', {
        name: new RegExp(`^${name}`),
      }),
    ).toBeVisible();
  }
  const menu = await screen.findByRole('navigation', { name: 'Administración' });
  expect(await within(menu).findByRole('link', { name: 'Contenido del sitio' })).toHaveAttribute(
    'href',
    '/admin/content',
  );
  unmount();

  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, []));
  for (const path of ['/admin/content', '/admin/content/home', '/admin/content/tours/new']) {
    const { router, unmount: close } = openSite(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
    close();
  }
  expect(api.asked(`GET ${HOME}`)).toHaveLength(0);
});

describe('a text of the site', () => {
  test('that was typed and not saved comes back after a reload, and what is stored by a press', async () => {
    const first = await openHome('Del puerto');
    first.unmount();
    const { user } = await openHome();
    expect(await screen.findByText('Recuperamos lo que escribió y no guardó.')).toBeVisible();
    expect(await headline()).toHaveValue('Del puerto');
    await user.click(screen.getByRole('button', { name: 'Volver a lo guardado' }));
    expect(await headline()).toHaveValue(home.headline);
  });

  test('is saved whole with the version that was read, and the public page has it at once', async () => {
    api.on('PUT /api/v1/content/web/Home', ({ body }) => json(200, { ...(body as object), version: 4 }));
    const { user, router, container } = await openHome('Del puerto al mundo');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(save());
    expect(await screen.findByText('Guardado. Ya se ve en el sitio.')).toBeVisible();
    const { version: _, ...words } = home;
    expect(api.asked('PUT /api/v1/content/web/Home')[0]?.body).toEqual({
      ...words,
      headline: 'Del puerto al mundo',
      version: 3,
    });
    act(() => router.navigate('/home'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Del puerto al mundo' })).toBeVisible();
  });

  test('that breaks a rule is not sent, and the summary leads to the field', async () => {
    const { user } = await openHome('');
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: 'Frase principal: Este campo es obligatorio.' }));
    expect(await headline()).toHaveFocus();
    expect(await headline()).toBeInvalid();
    expect(api.asked('PUT /api/v1/content/web/Home')).toHaveLength(0);
  });

  test('stays when the server refuses it at a field, or does not answer', async () => {
    api.on('PUT /api/v1/content/web/Home', () => json(400, { 'benefits.1.title': ['No se puede guardar.'] }));
    const { user } = await openHome('Otra frase');
    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Beneficio 2, título: No se puede guardar.' })).toBeVisible();
    api.on('PUT /api/v1/content/web/Home', () => noNetwork());
    await user.click(save());
    expect(await screen.findByText(/No hay conexión con la agencia/)).toBeVisible();
    expect(await headline()).toHaveValue('Otra frase');
  });

  test('that was not changed is not saved again', async () => {
    const { user } = await openHome();
    await user.click(save());
    expect(await screen.findByText('No hay cambios por guardar.')).toBeVisible();
    expect(api.asked('PUT /api/v1/content/web/Home')).toHaveLength(0);
  });

  test('asks before it is left unsaved', async () => {
    const { user, router } = await openHome('A medias');
    act(() => router.navigate('/home'));
    const dialog = await screen.findByRole('dialog', { name: '¿Descartar lo escrito?' });
    await user.click(within(dialog).getByRole('button', { name: 'Seguir escribiendo' }));
    expect(await headline()).toHaveValue('A medias');
    expect(router.state.location.pathname).toBe('/admin/content/home');
  });

  test('that cannot be read says so and is read again', async () => {
    api.on(`GET ${HOME}`, () => json(404, { detail: 'No encontrado', code: 'not_found' }));
    const { user } = openSite('/admin/content/home');
    await screen.findByText('No pudimos cargar el contenido');
    api.on(`GET ${HOME}`, () => json(200, home));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await headline()).toHaveValue(home.headline);
  });

  test('of a part that does not exist leads back', async () => {
    openSite('/admin/content/otra-cosa');
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta parte del sitio no existe' })).toBeVisible();
  });
});

describe('a version that somebody else saved meanwhile', () => {
  const newest = { ...home, headline: 'La frase de otra persona', lead: 'Su entrada', version: 4 };

  async function meet() {
    api.on('PUT /api/v1/content/web/Home', ({ body }) =>
      (body as { version: number }).version === 4
        ? json(200, { ...(body as object), version: 5 })
        : json(409, { detail: 'Alguien más cambió estos datos.', code: 'stale_version' }),
    );
    const site = await openHome('La frase mía');
    api.on(`GET ${HOME}`, () => json(200, newest));
    await site.user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Otra persona guardó cambios' });
    return { ...site, dialog };
  }

  test('is shown beside mine where both changed, and mine goes on from it', async () => {
    const { user, dialog } = await meet();
    const field = within(within(dialog).getByRole('group', { name: 'Frase principal' }));
    expect(field.getByRole('radio', { name: /La frase mía/ })).toBeChecked();
    expect(field.getByRole('radio', { name: /La frase de otra persona/ })).not.toBeChecked();
    expect((await axe(dialog)).violations).toEqual([]);
    expect(await headline()).toHaveValue('La frase mía');
    await user.click(within(dialog).getByRole('button', { name: 'Seguir con lo elegido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked('PUT /api/v1/content/web/Home')).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByText('Guardado. Ya se ve en el sitio.')).toBeVisible();
    expect(api.asked('PUT /api/v1/content/web/Home').at(-1)?.body).toMatchObject({
      headline: 'La frase mía',
      lead: newest.lead,
      version: 4,
    });
    expect(screen.queryByText(/Otra persona guardó cambios/)).not.toBeInTheDocument();
  });

  test('can take the place of mine, field by field or whole', async () => {
    const { user, dialog } = await meet();
    await user.click(within(dialog).getByRole('radio', { name: /La frase de otra persona/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Seguir con lo elegido' }));
    await waitFor(async () => expect(await headline()).toHaveValue(newest.headline));
    await write(user, await headline(), ' y la mía');
    api.on(`GET ${HOME}`, () =>
      json(200, { ...newest, headline: 'Una frase nueva', lead: 'Otra entrada', version: 5 }),
    );
    api.on('PUT /api/v1/content/web/Home', () => json(409, { detail: 'x', code: 'stale_version' }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Descartar lo mío' }));
    await waitFor(async () => expect(await headline()).toHaveValue('Una frase nueva'));
    expect(screen.getByDisplayValue('Otra entrada')).toBeVisible();
  });

  test('is not written over by closing the question: what is typed stays, and the next save asks again', async () => {
    const { user } = await meet();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await headline()).toHaveValue('La frase mía');
    await user.click(save());
    expect(await screen.findByRole('dialog', { name: 'Otra persona guardó cambios' })).toBeVisible();
  });
});

test('questions are added, moved and taken away, and saved in their order', async () => {
  api.on('PUT /api/v1/content/web/QuestionsAndAnswers', ({ body }) => json(200, { ...(body as object), version: 6 }));
  const { user, container } = openSite('/admin/content/questions');
  await user.click(await screen.findByRole('button', { name: 'Bajar: Pregunta 1' }));
  expect(screen.getAllByLabelText('Pregunta')[0]).toHaveValue((second as typeof first).question);
  expect(await screen.findByText('Pregunta 1: ahora en el lugar 2 de 2.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Agregar pregunta' }));
  await waitFor(() => expect(screen.getAllByLabelText('Pregunta')[2]).toHaveFocus());
  await user.keyboard('¿Atienden los sábados?');
  await write(user, screen.getAllByLabelText('Respuesta')[2] as HTMLElement, 'Sí, de 10:00 a 14:00.');
  await user.click(screen.getByRole('button', { name: 'Quitar la pregunta 1' }));
  expect(screen.getByRole('button', { name: 'Agregar pregunta' })).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(save());
  await screen.findByText('Guardado. Ya se ve en el sitio.');
  expect(api.asked('PUT /api/v1/content/web/QuestionsAndAnswers')[0]?.body).toEqual({
    entries: [first, { question: '¿Atienden los sábados?', answer: 'Sí, de 10:00 a 14:00.' }],
    version: 5,
  });
});

describe('testimonials', () => {
  const TESTIMONIALS = '/api/v1/agency/content/web/Testimonials';
  const rosa = { text: 'Todo salió a la hora.', name: 'Rosa M.', journey: 'Galápagos, marzo de 2026' };

  test('are none at first, and staff write them one by one', async () => {
    api.on(`GET ${TESTIMONIALS}`, () => json(200, contentDefaults.Testimonials));
    api.on('PUT /api/v1/content/web/Testimonials', ({ body }) => json(200, { ...(body as object), version: 1 }));
    const { user, container } = openSite('/admin/content/testimonials');
    expect(await screen.findByText(/Aún no hay testimonios/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar testimonio' }));
    const entry = within(screen.getByRole('group', { name: 'Testimonio 1' }));
    await write(user, entry.getByLabelText('Lo que cuenta'), rosa.text);
    await write(user, entry.getByLabelText('Nombre'), rosa.name);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(save());
    expect(await screen.findByRole('link', { name: /Testimonio 1, viaje/ })).toBeVisible();
    expect(api.asked('PUT /api/v1/content/web/Testimonials')).toHaveLength(0);
    await write(user, entry.getByLabelText('Viaje'), rosa.journey);
    await user.click(save());
    expect(await screen.findByText('Guardado. Ya se ve en el sitio.')).toBeVisible();
    expect(api.asked('PUT /api/v1/content/web/Testimonials')[0]?.body).toEqual({ entries: [rosa], version: 0 });
  });
});

test('advisers are named on the page of the agency, if staff wrote them', async () => {
  const ABOUT = '/api/v1/agency/content/web/AboutUs';
  api.on(`GET ${ABOUT}`, () => json(200, contentDefaults.AboutUs));
  api.on('PUT /api/v1/content/web/AboutUs', ({ body }) => json(200, { ...(body as object), version: 1 }));
  const { user } = openSite('/admin/content/about_us');
  await user.click(await screen.findByRole('button', { name: 'Agregar asesor' }));
  const entry = within(screen.getByRole('group', { name: 'Asesor 1' }));
  await write(user, entry.getByLabelText('Nombre'), 'María José Andrade');
  await write(user, entry.getByLabelText('A qué se dedica'), 'Galápagos');
  await user.click(save());
  expect(await screen.findByText('Guardado. Ya se ve en el sitio.')).toBeVisible();
  const { version, ...about } = contentDefaults.AboutUs;
  const advisers = [{ name: 'María José Andrade', about: 'Galápagos' }];
  expect(api.asked('PUT /api/v1/content/web/AboutUs')[0]?.body).toEqual({ ...about, advisers, version });
});
