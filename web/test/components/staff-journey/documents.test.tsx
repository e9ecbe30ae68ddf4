import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { attached } from '../support/build-journey.ts';
import { json, noNetwork } from '../support/fake-api.ts';
import { fakeUploads } from '../support/fake-upload.ts';
import { choose, dialog, prepared } from './support.ts';

const create = 'POST /api/v1/agency/service_doc';
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function opened() {
  const shown = prepared({ services: [attached('travel_insurance')] });
  const uploads = fakeUploads();
  const site = await shown.open();
  await choose(site.user, /^Más sobre Seguro/, /^Documentos de pasajeros/);
  const form = await dialog(/^Documentos: Seguro/);
  return { uploads, shown, form, ...site, files: form.getByLabelText('Elegir archivos', { selector: 'input' }) };
}

test('files are matched to passengers by name, the unsure are asked, and all go in one press', async () => {
  const { shown, form, user, files } = await opened();
  shown.api.on(create, () => json(201, { id: 'd1' }));
  await user.upload(files, [pdf('poliza-ana.pdf'), pdf('scan-2.pdf')]);
  const [carlos, ana] = shown.present.passengers;
  const first = form.getByLabelText('Pasajero de poliza-ana.pdf');
  expect(first).toHaveValue(ana?.id);
  expect(first).toHaveAccessibleDescription(/Reconocido por el nombre/);
  expect(form.getByLabelText('Pasajero de scan-2.pdf')).toHaveAccessibleDescription(/No reconocimos/);
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.selectOptions(form.getByLabelText('Pasajero de scan-2.pdf'), carlos?.id ?? '');
  await user.click(form.getByRole('button', { name: 'Agregar 2 documentos' }));
  expect(await screen.findByText('2 documentos agregados')).toBeVisible();
  const sent = shown.api.asked(create).map(({ body }) => (body as FormData).get('passenger'));
  expect(sent).toEqual([ana?.id, carlos?.id]);
});

test('two are on their way at a time, each says how far it is and can be cancelled', async () => {
  const { shown, form, user, files, uploads } = await opened();
  shown.api.on(create, () => json(201, { id: 'd1' }));
  await user.upload(files, [pdf('ana-1.pdf'), pdf('ana-2.pdf'), pdf('carlos-3.pdf')]);
  expect(form.getByLabelText('Pasajero de ana-2.pdf')).toHaveAccessibleDescription(/Ya hay otro archivo/);
  const go = uploads.hold();
  await user.click(form.getByRole('button', { name: 'Agregar 3 documentos' }));
  expect(await form.findAllByRole('progressbar')).toHaveLength(2);
  expect(form.getByText('En espera')).toBeVisible();
  uploads.progress(0.5);
  await waitFor(() => expect(form.getByLabelText('Envío de ana-2.pdf')).toHaveAttribute('aria-valuenow', '50'));
  await user.click(form.getByRole('button', { name: 'Cancelar ana-1.pdf' }));
  expect(await form.findByText('No se envió')).toBeVisible();
  go();
  await waitFor(() => expect(form.getAllByText('Agregado')).toHaveLength(2));
  expect(shown.api.asked(create)).toHaveLength(2);
});

test('a file that cannot be sent says why and stays, and is tried again alone', async () => {
  const { shown, form, user, files } = await opened();
  shown.api.on(create, noNetwork());
  await user.upload(files, [pdf('ana.pdf')]);
  await user.click(form.getByRole('button', { name: 'Agregar 1 documento' }));
  const whose = await form.findByLabelText('Pasajero de ana.pdf');
  await waitFor(() => expect(whose).toHaveAccessibleDescription(/No hay conexión/));
  shown.api.on(create, () => json(201, { id: 'd1' }));
  await user.click(form.getByRole('button', { name: 'Intentar de nuevo: ana.pdf' }));
  expect(await form.findByText('Agregado')).toBeVisible();
  const keys = shown.api.asked(create).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys.at(-1));
});
