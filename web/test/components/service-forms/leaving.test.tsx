import { type ServiceKind, serviceKinds } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { attached, journey, pending } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  for (const lookup of ['food_plan', 'luggage_types', 'car_type', 'airline'])
    api.on(`GET /api/v1/utils/${lookup}`, () => json(200, []));
});

async function openJourney(trip = journey({ services: [pending('hosting')] })) {
  api.on(`GET /api/v1/journey/journey/${trip.journey_id}`, () => json(200, trip));
  return openSite(`/admin/journeys/${trip.journey_id}`);
}

async function openHosting() {
  const site = await openJourney();
  await site.user.click(await screen.findByRole('button', { name: 'Crear' }));
  const form = within(await screen.findByRole('dialog', { name: /^Crear Servicio: Hospedaje/ }));
  return { ...site, form };
}

const question = () => screen.findByRole('dialog', { name: '¿Descartar lo escrito?' });
const noQuestion = () => expect(screen.queryByRole('dialog', { name: '¿Descartar lo escrito?' })).toBeNull();
const isClosed = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('a service form', () => {
  test('in which nothing was typed closes at once', async () => {
    const { user } = await openHosting();
    await user.keyboard('{Escape}');
    await isClosed(/^Crear Servicio: Hospedaje/);
  });

  test.each(serviceKinds.flatMap((kind) => [['create', kind] as const, ['update', kind] as const]))(
    'to %s a service of kind %s counts as untouched until somebody types',
    async (mode, kind: ServiceKind) => {
      const { user } = await openJourney(
        journey({ services: [mode === 'create' ? pending(kind) : attached(kind, { cost: 10 })] }),
      );
      await user.click(await screen.findByRole('button', { name: mode === 'create' ? 'Crear' : 'Actualizar' }));
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test.each<[string, (opened: Awaited<ReturnType<typeof openHosting>>) => Promise<void>]>([
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['its cross', ({ user, form }) => user.click(form.getByRole('button', { name: 'Cerrar' }))],
    ['Cancelar', ({ user, form }) => user.click(form.getByRole('button', { name: 'Cancelar' }))],
    ['the back button', async ({ router }) => act(() => router.navigate('/admin'))],
  ])('with typed text asks before %s drops it', async (_way, leave) => {
    const opened = await openHosting();
    const { user, form } = opened;
    await user.type(form.getByLabelText('Nombre'), 'Hotel Solymar');
    await leave(opened);
    await user.click(within(await question()).getByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(noQuestion);
    expect(form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
    await leave(opened);
    await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
    await isClosed(/^Crear Servicio: Hospedaje/);
  });

  test('is not left by Escape in the question, which goes on with the writing', async () => {
    const { user, form } = await openHosting();
    await user.type(form.getByLabelText('Nombre'), 'Hotel');
    // A browser shows the question while the key is still on its way: whoever drops the focus then, drops the question's.
    const goesTo: (EventTarget | null)[] = [];
    document.addEventListener('focusout', ({ relatedTarget }) => goesTo.push(relatedTarget));
    await user.keyboard('{Escape}');
    expect(goesTo).not.toContain(null);
    const stay = within(await question()).getByRole('button', { name: 'Seguir escribiendo' });
    await waitFor(() => expect(stay).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(noQuestion);
    await waitFor(() => expect(form.getByLabelText('Nombre')).toHaveFocus());
    await user.keyboard(' Solymar');
    expect(form.getByLabelText('Nombre')).toHaveValue('Hotel Solymar');
  });
});

test('a payment that was begun asks before it is dropped', async () => {
  const { user } = await openJourney(journey());
  await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
  const form = within(await screen.findByRole('dialog', { name: /^Crear pago · / }));
  await user.type(form.getByLabelText('Valor'), '120');
  await user.keyboard('{Escape}');
  await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
  await isClosed(/^Crear pago/);
});

test('a payment asks also when the back button is pressed right after a key, before the screen has shown it', async () => {
  const { user, router } = await openJourney(journey());
  await user.click(await screen.findByRole('button', { name: 'Crear pago' }));
  const form = within(await screen.findByRole('dialog', { name: /^Crear pago · / }));
  await act(async () => {
    fireEvent.input(form.getByLabelText('Valor'), { target: { value: '1' } });
    router.navigate('/admin');
  });
  await question();
  expect(form.getByLabelText('Valor')).toHaveValue('1');
});

test('a document that was begun asks before its dialog closes, by a press beside it too', async () => {
  const { user } = await openJourney(journey({ services: [attached('travel_insurance', { cost: 10 })] }));
  await user.click(await screen.findByRole('button', { name: 'Ver Pólizas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentos Por Pasajero' }));
  await user.click(await dialog.findByRole('button', { name: 'Agregar documento' }));
  // One way out at the foot, the form's; the cross stands at the top.
  await dialog.findByRole('button', { name: 'Cancelar' });
  expect(dialog.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(1);
  await user.upload(
    dialog.getByLabelText('Documento'),
    new File(['%PDF-1.7'], 'poliza.pdf', { type: 'application/pdf' }),
  );
  await user.click(document.body);
  await user.click(within(await question()).getByRole('button', { name: 'Seguir escribiendo' }));
  await waitFor(noQuestion);
  expect(dialog.getByText('poliza.pdf')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
  await dialog.findByRole('button', { name: 'Agregar documento' });
  expect(dialog.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(2);
  await user.keyboard('{Escape}');
  await isClosed('Documentos Por Pasajero');
});
