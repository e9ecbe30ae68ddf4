import { type EmployeeAnswer, type EmployeeRole, rightsOf } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { FakeApi, json, noContent } from '../support/fake-api.ts';
import { diego, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

const PATH = '/admin/employees';
const LIST = 'GET /api/v1/agency/employee';
const OWN = `GET /api/v1/agency/employee/0993371112001/${maria.id}`;

const owner: EmployeeAnswer = employeeOf(maria, 'owner');
const other: EmployeeAnswer = {
  ...employeeOf(diego, 'adviser'),
  id: '0197a000-0000-7000-8000-0000000000e2',
  phone: '0991234567',
  version: 3,
};
const withRoles = (one: EmployeeAnswer, ...roles: EmployeeRole[]): EmployeeAnswer => ({
  ...one,
  roles,
  role: roles[0] ?? null,
  rights: rightsOf(roles),
  version: one.version + 1,
});
const left: EmployeeAnswer = { ...other, is_active: false, rights: [], version: 4 };

let api: FakeApi;
let all: EmployeeAnswer[];
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  all = [owner, other];
  api.on('GET /auth/users/me', json(200, maria));
  api.on(OWN, json(200, owner));
  api.on(LIST, ({ query }) =>
    query.has('page_size')
      ? json(200, { count: all.length, next: null, previous: null, results: all })
      : json(200, all),
  );
});

const openDiego = async () => {
  const site = openSite(PATH);
  await site.user.click(await screen.findByRole('link', { name: /Paredes, Diego/ }));
  return { ...site, dialog: await screen.findByRole('dialog', { name: 'Diego Paredes' }) };
};

test('a row says what somebody does there, and opens what he or she may do', async () => {
  const { container, dialog } = await openDiego();
  expect(screen.getByText('2 empleados')).toBeInTheDocument();
  expect(within(dialog).getByText('Responder cotizaciones')).toBeVisible();
  expect(within(dialog).queryByText('Decidir sobre los empleados')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
  expect((await axe(dialog)).violations).toEqual([]);
});

test('who is no owner reads the list, and decides nothing', async () => {
  api.on(OWN, json(200, employeeOf(maria, 'operations')));
  const { dialog } = await openDiego();
  expect(screen.queryByRole('button', { name: 'Invitar empleado', hidden: true })).toBeNull();
  for (const name of ['Dar de baja', 'Guardar roles']) {
    expect(within(dialog).queryByRole('button', { name })).toBeNull();
  }
});

test('a list that does not come can be asked for again', async () => {
  api.on(LIST, json(503, {}));
  const { user } = openSite(PATH);
  expect(await screen.findByText('No pudimos cargar los empleados.')).toBeVisible();
  api.on(LIST, json(200, { count: 1, next: null, previous: null, results: [other] }));
  await user.click(screen.getByRole('button', { name: /intentar/i }));
  expect(await screen.findByRole('link', { name: /Paredes, Diego/ })).toBeVisible();
});

test('another owner’s change arrives by itself', async () => {
  openSite(PATH);
  await screen.findByRole('link', { name: /Paredes, Diego/ });
  all = [owner, left];
  act(() => tellLiveEvent('employee-updated', { employee_id: other.id }));
  expect(await screen.findByText('Dado de baja')).toBeVisible();
});

describe('roles', () => {
  const SAVE = `PATCH /api/v1/agency/employee/${other.id}`;

  test('are changed with the version that was read; at least one is needed', async () => {
    api.on(SAVE, () => {
      all = [owner, withRoles(other, 'accounting')];
      return json(200, all[1]);
    });
    const { user, dialog } = await openDiego();
    await user.click(within(dialog).getByRole('checkbox', { name: /Asesor/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar roles' }));
    expect(await within(dialog).findByText('Elija al menos una opción.')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: /Contabilidad/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar roles' }));
    expect(await screen.findByText('Roles actualizados')).toBeVisible();
    expect(api.asked(SAVE).map(({ body }) => body)).toEqual([{ roles: ['accounting'], version: 3 }]);
  });

  test('of the last owner stay, and it is said why', async () => {
    api.on(SAVE, json(409, { code: 'last_owner', detail: 'Es la única persona propietaria.' }));
    const { user, dialog } = await openDiego();
    await user.click(within(dialog).getByRole('checkbox', { name: /Contabilidad/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar roles' }));
    expect(await within(dialog).findByText(/única persona propietaria/)).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: /Contabilidad/ })).toBeChecked();
  });
});

test('somebody is dismissed after a question, and taken on again', async () => {
  api.on(`POST /api/v1/agency/employee/${other.id}/dismiss`, () => {
    all = [owner, left];
    return json(200, left);
  });
  api.on(`POST /api/v1/agency/employee/${other.id}/rehire`, () => {
    all = [owner, other];
    return json(200, other);
  });
  const { user, dialog } = await openDiego();
  await user.click(within(dialog).getByRole('button', { name: 'Dar de baja' }));
  api.on(`GET /api/v1/journey/hand_over/${other.id}`, json(200, { journeys: 0, quotes: 0, reports: 0 }));
  const question = await screen.findByRole('dialog', { name: '¿Dar de baja a Diego Paredes?' });
  await user.click(within(question).getByRole('button', { name: 'Dar de baja' }));
  expect(await screen.findByText('Diego Paredes ya no trabaja en la agencia')).toBeVisible();
  // What he looked after is offered at once: he has nothing.
  const offer = await screen.findByRole('dialog', { name: 'Traspasar lo de Diego Paredes' });
  expect(await within(offer).findByText(/No tiene viajes por terminar/)).toBeVisible();
  await user.click(within(offer).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Volver a contratar' }));
  expect(await screen.findByText('Diego Paredes trabaja otra vez en la agencia')).toBeVisible();
});

test('who has not accepted yet may do nothing, and the invitation is sent again or taken back', async () => {
  const invited = { ...other, is_active: false, rights: [], is_invited: true };
  const withdrawn = { ...left, is_withdrawn: true };
  all = [owner, invited];
  const withdraw = `POST /api/v1/agency/employee/${other.id}/dismiss`;
  api.on(`POST /api/v1/agency/employee/${other.id}/resend_invitation`, noContent());
  api.on(withdraw, () => {
    all = [owner, withdrawn];
    return json(200, withdrawn);
  });
  api.on(`POST /api/v1/agency/employee/${other.id}/rehire`, json(200, invited));
  const { user, dialog } = await openDiego();
  expect(within(dialog).getByText(/no ha aceptado la invitación/)).toBeVisible();
  expect(within(dialog).getByText('Invitación enviada')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Guardar roles' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Traspasar viajes' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Enviar otra vez la invitación' }));
  expect(await screen.findByText(/^Invitación enviada otra vez a/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Retirar invitación' }));
  const question = await screen.findByRole('dialog', { name: '¿Retirar la invitación a Diego Paredes?' });
  await user.click(within(question).getByRole('button', { name: 'Retirar invitación' }));
  expect(await screen.findByText('Se retiró la invitación a Diego Paredes')).toBeVisible();
  // Whoever never agreed did not leave, and is asked again, not taken on.
  expect((await screen.findAllByText('Invitación retirada')).length).toBeGreaterThan(0);
  expect(screen.getByText('Nada: se retiró la invitación.')).toBeVisible();
  for (const said of ['Dado de baja', 'Volver a contratar', 'Traspasar viajes']) {
    expect(screen.queryByText(said)).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Invitar de nuevo' }));
  expect(await screen.findByText(/^Invitación enviada a/)).toBeVisible();
});

describe('an absence', () => {
  const SAVE = `PUT /api/v1/agency/employee/${owner.id}/absence`;

  test('is stated by oneself, with the colleague who answers meanwhile', async () => {
    const own = employeeOf(maria, 'operations');
    api.on(OWN, json(200, own));
    all = [own, other, { ...left, id: 'gone', last_name: 'Ido' }];
    api.on(SAVE, () => {
      all = [{ ...own, version: 2, absence: { from: '2020-01-01', until: '2099-12-31', stand_in: other.id } }, other];
      return json(200, all[0]);
    });
    const { user } = openSite(`${PATH}?employee=${own.id}`);
    await user.click(await screen.findByRole('button', { name: 'Ausencia' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ausencia de María José Andrade' });
    const from = within(dialog).getByLabelText('Desde');
    // Without its year it is the nearest one (product 18.6).
    await user.type(from, '5 dic');
    expect(await within(dialog).findByText(/5 de diciembre de/)).toBeVisible();
    await user.clear(from);
    expect((await axe(dialog)).violations).toEqual([]);
    const standIn = within(dialog).getByLabelText('Quién reemplaza');
    expect(
      within(standIn)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elija', 'Diego Paredes']);
    const save = within(dialog).getByRole('button', { name: 'Guardar ausencia' });
    await user.click(save);
    expect((await within(dialog).findAllByText('Este campo es obligatorio.')).length).toBeGreaterThan(2);
    await user.type(from, '20/12/2098');
    await user.type(within(dialog).getByLabelText('Hasta'), '10/12/2098');
    await user.selectOptions(standIn, other.id);
    await user.click(save);
    expect((await within(dialog).findAllByText(/La fecha final no puede ser anterior/)).length).toBeGreaterThan(0);
    await user.clear(within(dialog).getByLabelText('Hasta'));
    await user.type(within(dialog).getByLabelText('Hasta'), '30/12/2098');
    await user.click(save);
    expect(await screen.findByText('Ausencia guardada')).toBeVisible();
    expect(api.asked(SAVE).map(({ body }) => body)).toEqual([
      { from: '2098-12-20', until: '2098-12-30', stand_in: other.id, version: 1 },
    ]);
    expect(await screen.findByText(/responde Diego Paredes/)).toBeVisible();
    expect(screen.getAllByText(/^Ausente hasta/).length).toBeGreaterThan(0);
  });

  test('is not one’s to state for a colleague', async () => {
    api.on(OWN, json(200, employeeOf(maria, 'operations')));
    const { dialog } = await openDiego();
    expect(within(dialog).queryByRole('button', { name: 'Ausencia' })).toBeNull();
  });
});

describe('what somebody looks after', () => {
  const WORK = `journey/hand_over/${other.id}`;
  const SEND = `POST /api/v1/${WORK}`;
  const JOURNEYS = 'GET /api/v1/journey/journeys_by_agency/0993371112001';
  const journey = (id: string, phase: string) => ({
    journey_id: id,
    phase,
    travel_date: '2030-07-12',
    destination_city: { code: 'PE-LIM', name: 'Lima', country: 'Perú' },
    holder: { id: 'p1', first_name: 'Carlos', last_name: 'Muñoz' },
    passengers: [],
  });
  beforeEach(() => {
    all = [{ ...owner, rights: rightsOf(['owner']) }, other];
    api.on(`GET /api/v1/${WORK}`, json(200, { journeys: 30, quotes: 2, reports: 0 }));
  });

  const open = async () => {
    const { user, dialog } = await openDiego();
    await user.click(within(dialog).getByRole('button', { name: 'Traspasar viajes' }));
    const form = await screen.findByRole('dialog', { name: 'Traspasar lo de Diego Paredes' });
    await within(form).findByLabelText('A quién');
    return { user, form };
  };

  type User = Awaited<ReturnType<typeof open>>['user'];
  /** Presses what hands over, and says yes. */
  const handOver = async (user: User, form: HTMLElement) => {
    await user.click(within(form).getByRole('button', { name: /^Traspasar/ }));
    const question = await screen.findByRole('dialog', { name: /^¿Traspasar/ });
    await user.click(within(question).getByRole('button', { name: 'Traspasar' }));
  };

  test('is given to a colleague part by part, until nothing is left', async () => {
    const answers = [
      { done: { journeys: 25, quotes: 2, reports: 0 }, left: 5 },
      { done: { journeys: 5, quotes: 0, reports: 0 }, left: 0 },
    ];
    api.on(SEND, () => json(200, answers.shift()));
    const { user, form } = await open();
    expect((await axe(form)).violations).toEqual([]);
    const submit = within(form).getByRole('button', { name: 'Traspasar 30 viajes y 2 cotizaciones' });
    await user.click(submit);
    expect(await within(form).findByText('Este campo es obligatorio.')).toBeVisible();
    await user.selectOptions(within(form).getByLabelText('A quién'), owner.id);
    await user.click(submit);
    const question = await screen.findByRole('dialog', {
      name: '¿Traspasar 30 viajes y 2 cotizaciones a María José Andrade?',
    });
    expect(api.asked(SEND)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(api.asked(SEND)).toHaveLength(0);
    await handOver(user, form);
    expect(
      await within(form).findByText('María José Andrade tiene ahora 30 viajes y 2 cotizaciones más.'),
    ).toBeVisible();
    expect(within(form).getAllByRole('button', { name: 'Cerrar' }).at(-1)).toBeVisible();
    expect((await axe(form)).violations).toEqual([]);
    expect(api.asked(SEND).map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => expect.objectContaining({ to: owner.id, quotes: true, reports: true })),
    );
    expect(api.asked(SEND)[0]?.body).not.toHaveProperty('journeys');
  });

  test('says how much of what was told was no more his or hers, or came meanwhile', async () => {
    api.on(SEND, json(200, { done: { journeys: 27, quotes: 2, reports: 0 }, left: 0 }));
    const { user, form } = await open();
    expect(within(form).getByLabelText('Viajes')).toHaveDisplayValue('Todos los que no han terminado (30)');
    await user.selectOptions(within(form).getByLabelText('A quién'), owner.id);
    await handOver(user, form);
    const done = 'María José Andrade tiene ahora 27 viajes y 2 cotizaciones más. Otros 3 ya no eran suyos.';
    expect(await screen.findByText(done)).toBeVisible();
  });

  test('may be some journeys alone, of all that are not over', async () => {
    const chosen = '0197a000-0000-7000-8000-0000000000b1';
    // Of each phase page by page; what is over is not asked for.
    const pages: Record<string, object> = {
      'ongoing ': { count: 0, next: null, results: [] },
      'upcoming ': { count: 2, next: 'more', results: [journey('0197a000-0000-7000-8000-0000000000b2', 'upcoming')] },
      'upcoming more': {
        count: 2,
        next: null,
        results: [{ ...journey(chosen, 'upcoming'), travel_date: '2031-07-12' }],
      },
    };
    api.on(JOURNEYS, ({ query }) => json(200, pages[`${query.get('state')} ${query.get('cursor') ?? ''}`]));
    api.on(SEND, json(200, { done: { journeys: 1, quotes: 0, reports: 0 }, left: 0 }));
    const { user, form } = await open();
    await user.selectOptions(within(form).getByLabelText('A quién'), owner.id);
    await user.selectOptions(within(form).getByLabelText('Viajes'), 'some');
    const box = await within(form).findByRole('checkbox', { name: /Lima.*2031.*Carlos Muñoz/ });
    await user.click(within(form).getByRole('checkbox', { name: '2 cotizaciones abiertas' }));
    await user.click(within(form).getByRole('button', { name: 'Traspasar' }));
    expect(await within(form).findByText('Elija al menos una opción.')).toBeVisible();
    await user.click(box);
    expect(within(form).getByRole('button', { name: 'Traspasar 1 viaje' })).toBeVisible();
    await handOver(user, form);
    expect(await screen.findByText('María José Andrade tiene ahora 1 viaje más.')).toBeVisible();
    expect(api.asked(SEND).at(-1)?.body).toMatchObject({ journeys: [chosen], quotes: false });
  });

  test('that was given in part only can be sent again, counts as a whole, and nothing typed is lost', async () => {
    const answers = [json(200, { done: { journeys: 25, quotes: 0, reports: 0 }, left: 7 }), json(503, {})];
    api.on(SEND, () => answers.shift() ?? json(200, { done: { journeys: 5, quotes: 2, reports: 0 }, left: 0 }));
    const { user, form } = await open();
    await user.selectOptions(within(form).getByLabelText('A quién'), owner.id);
    await handOver(user, form);
    expect((await screen.findAllByText(/No pudimos traspasar todo/)).length).toBeGreaterThan(0);
    expect(within(form).getByLabelText('A quién')).toHaveValue(owner.id);
    await handOver(user, form);
    expect(await screen.findByText('María José Andrade tiene ahora 30 viajes y 2 cotizaciones más.')).toBeVisible();
  });
});

describe('an invitation', () => {
  const SEND = 'POST /api/v1/agency/employee';

  test('says what is missing after the first attempt, and is sent once', async () => {
    api.on(SEND, () => json(201, { ...other, account_waits: true }));
    const { user } = openSite(PATH);
    await user.click(await screen.findByRole('button', { name: 'Invitar empleado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invitar empleado' });
    expect((await axe(dialog)).violations).toEqual([]);
    const submit = within(dialog).getByRole('button', { name: 'Enviar invitación' });
    await user.click(submit);
    expect((await within(dialog).findAllByText('Este campo es obligatorio.')).length).toBeGreaterThan(4);
    await user.type(within(dialog).getByLabelText('Cédula'), '1710034065');
    await user.type(within(dialog).getByLabelText('Nombres'), 'Diego');
    await user.type(within(dialog).getByLabelText('Apellidos'), 'Paredes');
    await user.type(within(dialog).getByLabelText('Fecha de nacimiento'), '14/3/2020');
    await user.selectOptions(within(dialog).getByLabelText('Género'), 'M');
    await user.selectOptions(within(dialog).getByLabelText('Estado civil'), 'S');
    await user.type(within(dialog).getByLabelText('Correo electrónico'), 'diego@ejemplo.ec');
    await user.click(within(dialog).getByRole('checkbox', { name: /Asesor/ }));
    await user.click(submit);
    expect((await within(dialog).findAllByText(/se necesitan al menos 15 años/)).length).toBeGreaterThan(0);
    await user.clear(within(dialog).getByLabelText('Fecha de nacimiento'));
    await user.type(within(dialog).getByLabelText('Fecha de nacimiento'), '14/3/1985');
    await user.click(submit);
    expect(await screen.findByText('Invitación enviada a diego@ejemplo.ec')).toBeVisible();
    expect(api.asked(SEND).map(({ body }) => body)).toEqual([
      expect.objectContaining({ id_number: '1710034065', birth_date: '1985-03-14', roles: ['adviser'] }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
