import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pending } from '../support/build-journey.ts';
import { agency, json } from '../support/fake-api.ts';
import { historyOf } from '../support/history.ts';
import { diego, maria } from '../support/people.ts';
import { choose, dialog, prepared } from './support.ts';

const services = [pending('hosting')];
const lucia = {
  id: '0197a000-0000-7000-8000-0000000000f1',
  first_name: 'Lucía',
  last_name: 'Peñafiel',
  id_number: '1710034065',
  passport: null,
  birth_date: '1990-05-04',
};

const opening = async () => {
  const form = await dialog(/^Editar viaje/);
  await form.findByLabelText('Costo total');
  return form;
};

async function opened() {
  const shown = prepared({ services });
  shown.api.on(`PATCH ${shown.path}`, () => json(200, shown.becomes({ journey_version: 4 })));
  const site = await shown.open();
  await site.user.click(screen.getByRole('button', { name: 'Editar viaje' }));
  return { shown, ...site, form: await opening() };
}

/** Presses what follows from taking somebody out. */
async function agreeToLeave(user: Awaited<ReturnType<typeof opened>>['user'], name: string) {
  const question = await dialog(new RegExp(`^Quitar del viaje a ${name}`));
  expect(question.getByText(/deja de ver el viaje, sus archivos y sus enlaces/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Guardar y quitar' }));
}

test('days, cost and who travels change, with the version that was read', async () => {
  const { shown, user, form } = await opened();
  shown.api.on(`GET /api/v1/agency/passengers_by_agency/${agency.ruc}`, ({ query }) =>
    json(200, { count: 1, next: null, previous: null, results: query.get('search') ? [lucia] : [] }),
  );
  await user.clear(form.getByLabelText(/^Fecha de regreso/));
  await user.type(form.getByLabelText(/^Fecha de regreso/), '2 dic 2026');
  await user.clear(form.getByLabelText('Costo total'));
  await user.type(form.getByLabelText('Costo total'), '4.500,75');
  await user.click(form.getByRole('button', { name: 'Quitar a Ana Belén Cedeño' }));
  await user.type(form.getByRole('combobox', { name: 'Agregar pasajero' }), 'peñafiel');
  await user.click(await form.findByRole('option', { name: /^Peñafiel, Lucía/ }));
  const titular = within(form.getByLabelText(/^Titular/));
  expect(titular.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'El primer adulto con correo',
    'Carlos Alberto Muñoz',
    'Lucía Peñafiel',
  ]);
  await user.selectOptions(form.getByLabelText(/^Titular/), lucia.id);
  const [first] = shown.present.passengers;
  const passengers = [...(first ? [first] : []), { ...lucia, service_docs: [] }];
  shown.api.on(`PATCH ${shown.path}`, () => json(200, shown.becomes({ passengers, journey_version: 4 })));
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  await agreeToLeave(user, 'Ana Belén Cedeño');
  expect(await screen.findByText('Viaje actualizado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  expect(shown.api.asked(`PATCH ${shown.path}`)[0]?.body).toEqual({
    travel_date: '2026-11-25',
    return_date: '2026-12-02',
    cost: '4500.75',
    balance_due: '2026-11-10',
    need_migration_docs: false,
    passengers: [first?.id, lucia.id],
    holder: lucia.id,
    start_city: shown.present.start_city.code,
    destination_city: shown.present.destination_city.code,
    travel_direction: 'IV',
    purchase_date: shown.present.purchase_date,
    version: 3,
  });
});

const family = [
  { id: lucia.id, first_name: 'Lucía', last_name: 'Peñafiel', birth_date: '1990-05-04', service_docs: [] },
  { id: pending('visa').id, first_name: 'Mateo', last_name: 'Peñafiel', birth_date: '2020-02-11', service_docs: [] },
];

test.each([
  ['is no child while an adult travels', null, ['Lucía Peñafiel']],
  ['stays who it is', family[1]?.id ?? '', ['Lucía Peñafiel', 'Mateo Peñafiel']],
])('its holder %s', async (_, holder, offered) => {
  const shown = prepared({ services, passengers: family, holder });
  const { user } = await shown.open();
  await user.click(screen.getByRole('button', { name: 'Editar viaje' }));
  const titular = within((await opening()).getByLabelText(/^Titular/));
  const names = titular.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['El primer adulto con correo', ...offered]);
});

test('who holds the journey once its holder is taken out is named before it is saved', async () => {
  const ana = {
    id: pending('hosting').id,
    first_name: 'Ana',
    last_name: 'Vera',
    birth_date: '1980-01-02',
    service_docs: [],
  };
  const shown = prepared({ services, passengers: [...family, ana], holder: lucia.id });
  shown.api.on(`PATCH ${shown.path}`, () => json(200, shown.becomes({ journey_version: 4 })));
  const { user } = await shown.open();
  await user.click(screen.getByRole('button', { name: 'Editar viaje' }));
  const form = await opening();
  expect(form.queryByText(/el titular será/)).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Quitar a Lucía Peñafiel' }));
  expect(form.getByText('Al guardar, el titular será Ana Vera.')).toBeVisible();
  expect(form.getByLabelText(/^Titular/)).toHaveValue(ana.id);
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  await agreeToLeave(user, 'Lucía Peñafiel');
  expect(await screen.findByText('Viaje actualizado')).toBeVisible();
  expect(shown.api.asked(`PATCH ${shown.path}`)[0]?.body).toMatchObject({ holder: ana.id });
});

test('it has no axe finding, and says at its field what the server would refuse', async () => {
  const { user, form, shown } = await opened();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.clear(form.getByLabelText(/^Fecha de regreso/));
  await user.type(form.getByLabelText(/^Fecha de regreso/), '1 nov 2026');
  for (const name of ['Carlos Alberto Muñoz', 'Ana Belén Cedeño']) {
    await user.click(form.getByRole('button', { name: `Quitar a ${name}` }));
  }
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  expect(form.getByLabelText(/^Fecha de regreso/)).toHaveAccessibleDescription(/no puede ser anterior/);
  expect(form.getByRole('link', { name: /^Pasajeros: / })).toBeVisible();
  expect(shown.api.asked(`PATCH ${shown.path}`)).toHaveLength(0);
});

test('what somebody else saved meanwhile stands beside what is typed, and nothing of either is lost', async () => {
  const { shown, user, form } = await opened();
  await user.clear(form.getByLabelText('Costo total'));
  await user.type(form.getByLabelText('Costo total'), '4000');
  shown.becomes({ cost: 4100, return_date: '2026-12-01', journey_version: 4 });
  shown.api.on(`PATCH ${shown.path}`, ({ body }) =>
    (body as { version: number }).version === 3
      ? json(409, { detail: 'x', code: 'stale_version' })
      : json(200, shown.becomes({ cost: 4000, journey_version: 5 })),
  );
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  const conflict = await dialog(/^Otra persona guardó cambios/);
  expect(conflict.getByText('$4.000,00')).toBeVisible();
  expect(conflict.getByText('$4.100,00')).toBeVisible();
  expect(conflict.queryByText('1 de diciembre de 2026')).not.toBeInTheDocument();
  await user.click(conflict.getByRole('button', { name: 'Seguir con lo elegido' }));
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  expect(await screen.findByText('Viaje actualizado')).toBeVisible();
  expect(shown.api.asked(`PATCH ${shown.path}`).at(-1)?.body).toMatchObject({
    cost: '4000',
    return_date: '2026-12-01',
    version: 4,
  });
});

test.each([
  ['by name', diego, 'Diego Paredes'],
  ['as the reader in another window', maria, 'Usted mismo, en otra ventana,'],
])('who saved meanwhile is told %s, as the history knows it', async (_, who, told) => {
  const { shown, user, form } = await opened();
  await user.clear(form.getByLabelText('Costo total'));
  await user.type(form.getByLabelText('Costo total'), '4000');
  shown.becomes({ cost: 4100, journey_version: 4 });
  shown.api.on(`PATCH ${shown.path}`, json(409, { detail: 'x', code: 'stale_version' }));
  shown.api.on(`GET ${shown.path}/history`, historyOf('journey', shown.present.journey_id, who));
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  const conflict = await dialog(new RegExp(`^${told} guardó cambios$`));
  expect(conflict.getByText(new RegExp(`^${told} guardó cambios mientras usted escribía`))).toBeVisible();
});

test('a journey that somebody called off meanwhile is restored from its form, and what was typed is saved', async () => {
  const { shown, user, form } = await opened();
  await user.clear(form.getByLabelText('Costo total'));
  await user.type(form.getByLabelText('Costo total'), '4000');
  const { phase } = shown.present;
  const cancellation = { at: '2026-11-20T15:00:00.000Z', reason: 'Enfermedad', retained: 0 };
  shown.becomes({ cancellation, phase: 'cancelled', journey_version: 4 });
  shown.api.on(`PATCH ${shown.path}`, ({ body }) => {
    const { version } = body as { version: number };
    if (version !== shown.present.journey_version) return json(409, { detail: 'x', code: 'stale_version' });
    if (shown.present.cancellation) return json(409, { detail: 'x', code: 'is_cancelled' });
    return json(200, shown.becomes({ cost: 4000, journey_version: version + 1 }));
  });
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  expect(await form.findByText(/Otra persona canceló este viaje mientras usted escribía/)).toBeVisible();
  expect(screen.queryByText(/No pudimos leer/)).not.toBeInTheDocument();
  expect(form.getByLabelText('Costo total')).toHaveValue('4000,00');
  shown.api.on(`POST ${shown.path}/restore`, () =>
    json(200, shown.becomes({ cancellation: null, phase, journey_version: 5 })),
  );
  await user.click(form.getByRole('button', { name: 'Restaurar viaje' }));
  const asked = await dialog(/^Restaurar el viaje a Baltra/);
  expect(shown.present.cancellation).toBe(cancellation);
  await user.click(asked.getByRole('button', { name: 'Restaurar el viaje' }));
  await waitFor(() => expect(form.queryByText(/El viaje está cancelado/)).not.toBeInTheDocument());
  expect(document.activeElement).not.toBe(document.body);
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  expect(await screen.findByText('Viaje actualizado')).toBeVisible();
  expect(shown.present.cost).toBe(4000);
});

test('what is typed comes back when the form is opened again, and tells that the record changed meanwhile', async () => {
  const { shown, user, form, unmount } = await opened();
  await user.clear(form.getByLabelText('Costo total'));
  await user.type(form.getByLabelText('Costo total'), '4000');
  unmount();
  shown.becomes({ cost: 4100, journey_version: 4 });
  shown.api.on(`PATCH ${shown.path}`, ({ body }) =>
    (body as { version: number }).version === 3
      ? json(409, { detail: 'x', code: 'stale_version' })
      : json(200, shown.becomes({ cost: 4000, journey_version: 5 })),
  );
  const again = await shown.open();
  await again.user.click(screen.getByRole('button', { name: /^Seguir editando/ }));
  const restored = await opening();
  expect(restored.getByText(/Recuperamos lo que escribió.*se guardaron otros cambios/)).toBeVisible();
  expect(restored.getByLabelText('Costo total')).toHaveValue('4000,00');
  await again.user.click(restored.getByRole('button', { name: 'Guardar viaje' }));
  const conflict = await dialog(/^Otra persona guardó cambios/);
  expect(conflict.getByText('$4.100,00')).toBeVisible();
  await again.user.click(conflict.getByRole('button', { name: 'Seguir con lo elegido' }));
  await again.user.click(restored.getByRole('button', { name: 'Guardar viaje' }));
  expect(await screen.findByText('Viaje actualizado')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

/** A return day and a cost that were changed and saved; the journey then becomes `since`. */
async function changed(since: Parameters<Awaited<ReturnType<typeof opened>>['shown']['becomes']>[0] = {}) {
  const { shown, user, form } = await opened();
  const PATCH = `PATCH ${shown.path}`;
  shown.api.on(PATCH, () => json(200, shown.becomes({ return_date: '2026-12-02', cost: 4000, journey_version: 4 })));
  await user.clear(form.getByLabelText(/^Fecha de regreso/));
  await user.type(form.getByLabelText(/^Fecha de regreso/), '2 dic 2026');
  await user.clear(form.getByLabelText('Costo total'));
  await user.type(form.getByLabelText('Costo total'), '4000');
  const { return_date, cost } = shown.present;
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  shown.becomes({ journey_version: 5, ...since });
  shown.api.on(PATCH, () => json(200, shown.becomes({ return_date, cost, journey_version: 6 })));
  await user.click(undo);
  return { shown, was: { return_date, cost }, asked: () => shown.api.asked(PATCH).map(({ body }) => body) };
}

test('what was changed is taken back by a press, on the version of then, and nothing else with it', async () => {
  const { was, asked } = await changed();
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toEqual({ return_date: was.return_date, cost: String(was.cost), version: 5 });
});

test('what somebody else wrote since is not taken back', async () => {
  const { asked } = await changed({ cost: 4500 });
  expect(await screen.findByText(/Otra persona cambió lo mismo mientras tanto; no se deshizo/)).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test('a holder where none was named is saved without an undo that would take nothing back', async () => {
  const { shown, user, form } = await opened();
  const holder = shown.present.passengers[0]?.id ?? '';
  shown.api.on(`PATCH ${shown.path}`, () => json(200, shown.becomes({ holder, journey_version: 4 })));
  await user.selectOptions(form.getByLabelText(/^Titular/), holder);
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  expect(await screen.findByText('Viaje actualizado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

test('who is taken out and kept after all is still in the form, and nothing was sent', async () => {
  const { shown, user, form } = await opened();
  await user.click(form.getByRole('button', { name: 'Quitar a Ana Belén Cedeño' }));
  await user.click(form.getByRole('button', { name: 'Guardar viaje' }));
  const question = await dialog(/^Quitar del viaje a Ana Belén Cedeño/);
  // Nothing is being saved until it is answered.
  expect(screen.queryByText('Guardando…')).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(form.getByRole('button', { name: 'Guardar viaje' })).toBeEnabled();
  expect(form.queryByRole('button', { name: 'Quitar a Ana Belén Cedeño' })).not.toBeInTheDocument();
  expect(shown.api.asked(`PATCH ${shown.path}`)).toHaveLength(0);
});

test.each([
  ['nothing was paid', 0, '200', '$200,00. El viajero queda debiendo $200,00.'],
  ['less was paid', 150.5, '200', '$200,00. El viajero queda debiendo $49,50.'],
  ['as much was paid', 200, '200', '$200,00'],
])('whoever calls a journey off reads what is owed of what is kept: %s', async (_, paid, retained, read) => {
  const { user } = await prepared({ paid, balance: 4280.5 - paid }).open();
  await choose(user, /^Más$/, /^Cancelar viaje/);
  const field = (await dialog(/^Cancelar el viaje/)).getByLabelText('Valor retenido');
  await user.type(field, retained);
  expect(field).toHaveAccessibleDescription(new RegExp(`todo ${read.replaceAll('$', '\\$')}$`));
});
