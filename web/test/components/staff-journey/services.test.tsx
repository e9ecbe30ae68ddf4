import type { JourneyView } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { attached, pending } from '../support/build-journey.ts';
import { json } from '../support/fake-api.ts';
import { choose, dialog, type PreparedJourney, prepared } from './support.ts';

interface SentBody {
  services: { id?: string; kind: string; order: number }[];
  version: number;
}

/** The journey has what was sent; what had no id gets one. */
function obeys(shown: PreparedJourney) {
  shown.api.on(`PUT ${shown.path}/services`, ({ body }) => {
    const { services } = body as SentBody;
    const next = services.map((sent): JourneyView['services'][number] => {
      const present = shown.present.services.find(({ id }) => id === sent.id);
      return present ? { ...present, order: sent.order } : pending('cruise', { order: sent.order });
    });
    return json(200, shown.becomes({ services: next, journey_version: (shown.present.journey_version ?? 0) + 1 }));
  });
}
const sentTo = (shown: PreparedJourney) =>
  shown.api.asked(`PUT ${shown.path}/services`).map(({ body }) => body as SentBody);
const names = () => screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'));

test('a service is added at once, and taken back by a press', async () => {
  const room = pending('hosting', { order: 4 });
  const shown = prepared({ services: [room] });
  obeys(shown);
  const { user } = await shown.open();
  await choose(user, /^Agregar servicio/, /^Crucero$/);
  expect(await screen.findByText('Crucero se agregó al viaje')).toBeVisible();
  expect(sentTo(shown)).toEqual([
    {
      version: 3,
      services: [
        { id: room.id, kind: 'hosting', travel_direction: null, order: 4 },
        { kind: 'cruise', travel_direction: null, order: 0 },
      ],
    },
  ]);
  await waitFor(() => expect(names()).toEqual(['Hospedaje', 'Crucero']));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(names()).toEqual(['Hospedaje']));
  expect(sentTo(shown).at(-1)).toMatchObject({ version: 4, services: [{ id: room.id }] });
});

test('a pending service is removed at once and taken back; one with a record is asked about', async () => {
  const visa = attached('visa', {}, { order: 2 });
  const shown = prepared({ services: [pending('cruise', { order: 7 }), visa] });
  obeys(shown);
  const { user } = await shown.open();
  await choose(user, /^Más sobre Crucero/, /^Quitar del viaje/);
  expect(await screen.findByText('Crucero se quitó del viaje')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(sentTo(shown).at(-1)?.services.at(-1)).toEqual({ kind: 'cruise', travel_direction: null, order: 7 });
  await choose(user, /^Más sobre Visa/, /^Quitar del viaje/);
  const asked = await dialog(/^Quitar Visa/);
  await user.click(asked.getByRole('button', { name: 'Quitar del viaje' }));
  await waitFor(() => expect(names()).toEqual(['Crucero']));
});

test('the last service of a journey stays', async () => {
  const shown = prepared({ services: [pending('hosting')] });
  const { user } = await shown.open();
  await choose(user, /^Más sobre Hospedaje/, /^Quitar del viaje/);
  expect(await screen.findByText(/Un viaje tiene al menos un servicio/)).toBeVisible();
  expect(sentTo(shown)).toEqual([]);
});

test('a service changes its place within its kind by keyboard, and that is said aloud', async () => {
  const [first, second] = [pending('hosting', { order: 0 }), attached('hosting', {}, { order: 0 })];
  const shown = prepared({ services: [first, second, pending('visa')] });
  obeys(shown);
  const { user } = await shown.open();
  screen.getAllByRole('button', { name: 'Más sobre Hospedaje' })[0]?.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Bajar' });
  expect(screen.queryByRole('menuitem', { name: 'Subir' })).not.toBeInTheDocument();
  await user.keyboard('b{Enter}');
  expect(await screen.findByText('Hospedaje: ahora en el lugar 2 de 2.')).toBeInTheDocument();
  await waitFor(() => expect(names()[1]).toBe('Hospedaje'));
  const orders = new Map(sentTo(shown)[0]?.services.map(({ id, order }) => [id, order]));
  expect([orders.get(second.id), orders.get(first.id)]).toEqual([0, 1]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Hospedaje: ahora en el lugar 1 de 2.')).toBeInTheDocument();
});

test('who changes it second is told, and both changes stand', async () => {
  const room = pending('hosting');
  const shown = prepared({ services: [room] });
  const { user } = await shown.open();
  const theirs = pending('visa');
  shown.becomes({ services: [room, theirs], journey_version: 4 });
  shown.api.on(`PUT ${shown.path}/services`, ({ body }) => {
    if ((body as SentBody).version === 3) return json(409, { detail: 'x', code: 'stale_version' });
    return json(200, shown.becomes({ services: [room, theirs, pending('cruise')], journey_version: 5 }));
  });
  await choose(user, /^Agregar servicio/, /^Crucero$/);
  expect(await screen.findByText(/Otra persona cambió el viaje mientras tanto/)).toBeVisible();
  expect(
    sentTo(shown)
      .at(-1)
      ?.services.map(({ kind }) => kind),
  ).toEqual(['hosting', 'visa', 'cruise']);
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a service is called off with its reason, reads as called off, and is taken back', async () => {
  const flight = attached('air_ticket', {}, { travel_direction: 'I' });
  const shown = prepared({ services: [flight] });
  const cancel = `POST /api/v1/journey/package_service/${flight.id}/cancel`;
  const cancellation = { at: '2026-11-22T03:00:00Z', reason: 'La aerolínea canceló', retained: 25.5 };
  shown.api.on(cancel, () => json(200, shown.becomes({ services: [{ ...flight, cancellation }] })));
  const restore = `POST /api/v1/journey/package_service/${flight.id}/restore`;
  shown.api.on(restore, () => json(200, shown.becomes({ services: [flight] })));
  const { user } = await shown.open();
  await choose(user, /^Más sobre Boleto Aéreo/, /^Cancelar servicio/);
  const form = await dialog(/^Cancelar Vuelo Guayaquil – Baltra$/);
  await user.click(form.getByRole('button', { name: 'Cancelar el servicio' }));
  expect(form.getByLabelText('Motivo')).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await user.type(form.getByLabelText('Motivo'), 'La aerolínea canceló');
  expect(form.getByLabelText('Valor retenido')).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await user.type(form.getByLabelText('Valor retenido'), '25,50');
  await user.click(form.getByRole('button', { name: 'Cancelar el servicio' }));
  expect(await screen.findByText('Vuelo Guayaquil – Baltra: cancelado')).toBeVisible();
  expect(shown.api.asked(cancel)[0]?.body).toEqual({ reason: 'La aerolínea canceló', retained: '25.5' });
  expect(await screen.findByText(/Motivo: La aerolínea canceló/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByText(/Motivo: La aerolínea canceló/)).not.toBeInTheDocument());
  expect(shown.api.asked(restore)).toHaveLength(1);
});

test('the whole journey is called off and restored, each taken back by the other', async () => {
  const shown = prepared({ services: [pending('hosting')] });
  const cancellation = { at: '2026-11-22T03:00:00Z', reason: 'Enfermedad', retained: 100 };
  shown.api.on(`POST ${shown.path}/cancel`, () => json(200, shown.becomes({ phase: 'cancelled', cancellation })));
  shown.api.on(`POST ${shown.path}/restore`, () => json(200, shown.becomes({ phase: 'upcoming', cancellation: null })));
  const { user } = await shown.open();
  await choose(user, /^Más$/, /^Cancelar viaje/);
  const form = await dialog(/^Cancelar el viaje/);
  expect(form.getByRole('button', { name: 'Dejarlo' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Motivo'), 'Enfermedad');
  await user.type(form.getByLabelText('Valor retenido'), '100');
  await user.click(form.getByRole('button', { name: 'Cancelar el viaje' }));
  expect(await screen.findByText('Viaje cancelado')).toBeVisible();
  expect(await screen.findByText(/Motivo: Enfermedad/)).toBeVisible();
  await choose(user, /^Más$/, /^Restaurar viaje/);
  expect(await screen.findByText('Viaje restaurado')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Deshacer' })[0] as HTMLElement);
  await waitFor(() => expect(shown.api.asked(`POST ${shown.path}/cancel`)).toHaveLength(2));
  expect(shown.api.asked(`POST ${shown.path}/cancel`).at(-1)?.body).toEqual({ reason: 'Enfermedad', retained: 100 });
});
