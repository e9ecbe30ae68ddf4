import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildImage } from '../support/content.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { fakeUploads, type FakeUploads, sentImage } from '../support/fake-upload.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const COVERS = '/api/v1/agency/content/web/Images_portadas';
const ABOUT_US = '/api/v1/agency/content/web/ImagesSections';
const POST = 'POST /api/v1/content/images';
const at = (place: number) => `0192f0c1-0000-7000-8000-00000000010${place}`;
const covers = [1, 2].map((place) => buildImage({ id: at(place), alt: `Portada de la playa ${place}` }));
const uploaded = buildImage({ id: at(9), alt: 'Imagen' });

let api: FakeApi;
let uploads: FakeUploads;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  uploads = fakeUploads();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(`GET ${COVERS}`, () => json(200, { images: covers, imagesURLs: [], version: 2 }));
  api.on(`GET ${ABOUT_US}`, () => json(200, { images: { aboutUs: null }, aboutUs: null, version: 0 }));
  api.on(POST, () => json(201, uploaded));
  api.on('PUT /api/v1/content/web/Images_portadas', ({ body }) =>
    json(200, { ...(body as object), imagesURLs: [], images: covers, version: 3 }),
  );
});

const photo = (name = 'playa.jpg', type = 'image/jpeg', size = 4) => {
  const file = new File(['jpeg'], name, { type });
  return Object.defineProperty(file, 'size', { value: size });
};
const alts = () => screen.getAllByLabelText('¿Qué se ve en la imagen?');
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const chooser = () => screen.findByLabelText(/^Agregar portada/);

describe('the covers', () => {
  test('get one more: shown from the store when it is there, saved with words for who does not see it', async () => {
    const { user, container } = openSite('/admin/content/covers');
    expect(await screen.findByText('2 portadas de 8')).toBeVisible();
    const go = uploads.hold();
    await user.upload(await chooser(), photo());
    const bar = await screen.findByRole('progressbar', { name: 'Envío de la imagen' });
    act(() => uploads.progress(0.4));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
    expect(bar).toHaveAttribute('aria-valuetext', 'Enviando 40 %');
    go();
    expect(await screen.findByText('3 portadas de 8')).toBeVisible();
    expect(sentImage(api).image).toMatchObject({ name: 'playa.jpg' });
    expect(api.asked(POST)[0]?.headers).toMatchObject({ Authorization: expect.stringMatching(/^JWT /) });
    expect(container.querySelector(`img[src*="${uploaded.id}"]`)).toBeInTheDocument();

    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Portada 3, qué se ve: Este campo es obligatorio.' })).toBeVisible();
    await user.type(alts()[2] as HTMLElement, 'Un muelle al amanecer');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(save());
    await screen.findByText('Guardado. Ya se ve en el sitio.');
    expect(api.asked('PUT /api/v1/content/web/Images_portadas')[0]?.body).toEqual({
      images: [...covers.map(({ id, alt }) => ({ id, alt })), { id: uploaded.id, alt: 'Un muelle al amanecer' }],
      version: 2,
    });
  });

  test('are put in order by buttons and by the mouse, and the place is said aloud', async () => {
    const { user } = openSite('/admin/content/covers');
    await user.click(await screen.findByRole('button', { name: 'Subir: Portada 2' }));
    expect(alts()[0]).toHaveValue('Portada de la playa 2');
    expect(screen.getByText('Portada 2: ahora en el lugar 1 de 2.')).toBeInTheDocument();
    const [row, other] = within(screen.getByRole('main')).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    const dataTransfer = { setData: () => undefined, setDragImage: () => undefined };
    fireEvent.dragStart(within(row).getByTitle('Arrastre para cambiar el orden'), { dataTransfer });
    fireEvent.dragOver(other, { dataTransfer });
    fireEvent.drop(other, { dataTransfer });
    expect(alts()[0]).toHaveValue('Portada de la playa 1');
    await user.click(screen.getByRole('button', { name: 'Quitar la portada 1' }));
    expect(screen.getByText('1 portada de 8')).toBeVisible();
    expect(screen.getByText('Portada 1: se quitó.')).toBeInTheDocument();
  });

  test('are at most eight', async () => {
    const images = Array.from({ length: 8 }, (_, place) => buildImage({ id: at(place) }));
    api.on(`GET ${COVERS}`, () => json(200, { images, imagesURLs: [], version: 2 }));
    openSite('/admin/content/covers');
    expect(await screen.findByText(/Llegó al máximo de 8 portadas/)).toBeVisible();
    expect(screen.queryByLabelText(/^Agregar portada/)).not.toBeInTheDocument();
  });

  test('say what the home page shows without them', async () => {
    api.on(`GET ${COVERS}`, () => json(200, { images: [], imagesURLs: [], version: 2 }));
    openSite('/admin/content/covers');
    expect(await screen.findByRole('heading', { name: 'Aún no hay portadas' })).toBeVisible();
  });
});

describe('an image', () => {
  test.each([
    ['of another kind', photo('hoja.pdf', 'application/pdf'), 'Adjunte una imagen JPEG, PNG o WebP.'],
    ['over 10 MB', photo('grande.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), 'El archivo debe pesar 10 MB como máximo.'],
  ])('%s is refused before it is sent', async (_, file, sentence) => {
    openSite('/admin/content/covers');
    fireEvent.change(await chooser(), { target: { files: [file] } });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await chooser()).toBeInvalid();
    expect(api.asked(POST)).toHaveLength(0);
  });

  test('that the store refuses says why where it was chosen', async () => {
    api.on(POST, () => json(400, { image: ['La imagen debe medir al menos 320 píxeles de ancho.'] }));
    const { user } = openSite('/admin/content/covers');
    await user.upload(await chooser(), photo());
    expect(await screen.findByText('La imagen debe medir al menos 320 píxeles de ancho.')).toBeVisible();
    expect(screen.getByText('2 portadas de 8')).toBeVisible();
  });

  test('that is on its way holds the save back, and can be cancelled', async () => {
    const { user } = openSite('/admin/content/covers');
    const go = uploads.hold();
    await user.upload(await chooser(), photo());
    await user.click(save());
    expect(await screen.findByText(/Espere a que termine de subir la imagen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar la subida' }));
    expect(await chooser()).toBeVisible();
    go();
    expect(api.asked('PUT /api/v1/content/web/Images_portadas')).toHaveLength(0);
    expect(screen.getByText('2 portadas de 8')).toBeVisible();
  });

  test('of the page about the agency is chosen, described and taken away', async () => {
    api.on('PUT /api/v1/content/web/ImagesSections', ({ body }) =>
      json(200, { ...(body as object), images: { aboutUs: { ...uploaded, alt: 'La oficina' } }, version: 1 }),
    );
    const { user, container } = openSite('/admin/content/about_us_image');
    await screen.findByText(/Sin imagen: la página muestra un dibujo/);
    await user.upload(screen.getByLabelText(/^Imagen \(/), photo());
    expect(await screen.findByText('La imagen está lista. Se publicará al guardar.')).toBeVisible();
    await user.type(screen.getByLabelText('¿Qué se ve en la imagen?'), 'La oficina');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(save());
    await screen.findByText('Guardado. Ya se ve en el sitio.');
    expect(api.asked('PUT /api/v1/content/web/ImagesSections')[0]?.body).toEqual({
      images: { aboutUs: { id: uploaded.id, alt: 'La oficina' } },
      version: 0,
    });
    await user.click(screen.getByRole('button', { name: 'Quitar imagen' }));
    expect(screen.queryByLabelText('¿Qué se ve en la imagen?')).not.toBeInTheDocument();
  });
});
