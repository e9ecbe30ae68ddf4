import type { KnownPassenger } from '@bitacora/contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FakeApi, json } from '../../components/support/fake-api.ts';
import { maria, remember } from '../../components/support/people.ts';
import { openSite } from '../../components/support/render-app.tsx';
import { write } from '../../components/support/write.ts';

const ruc = '0993371112001';
const create = `POST /api/v1/user/passenger/${ruc}`;
const known = `POST /api/v1/user/passenger/${ruc}/known`;

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
  api.on(known, ({ body }) => json(200, { passengers: (body as { passengers: unknown[] }).passengers.map(() => []) }));
});

const answerOf = (changes: object) => ({
  id: '0197a000-0000-7000-8000-00000000000a',
  user_id: '0197a000-0000-7000-8000-00000000000b',
  id_number: '1710034065',
  passport: null,
  first_name: 'Inés',
  last_name: 'Vera',
  birth_date: '1990-05-04',
  email: 'ines@correo.ec',
  phone: null,
  account: null,
  is_registered: true,
  is_mailed: true,
  ...changes,
});

const somebody: KnownPassenger = {
  likeness: 'document',
  id: '0197a000-0000-7000-8000-00000000000c',
  id_number: '1710034065',
  passport: null,
  first_name: 'Inés',
  last_name: 'Vera',
  birth_date: '1990-05-04',
  gender: 'F',
  civil_status: 'S',
  email: null,
  phone: null,
};

const part = (number: number) => within(screen.getByRole('region', { name: new RegExp(`^Pasajero ${number}`) }));

async function fill(user: UserEvent, number: number, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = part(number).getByLabelText(new RegExp(`^${label}`));
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else await write(user, field, value);
  }
}

const ines = {
  Cédula: '1710034065',
  Nombres: 'Inés',
  Apellidos: 'Vera',
  'Fecha de nacimiento': '4/5/1990',
  Género: 'F',
  'Estado civil': 'S',
};

const open = async () => {
  const site = openSite('/admin/new_passenger');
  await screen.findByRole('heading', { level: 1, name: 'Nuevo pasajero' });
  await screen.findByRole('region', { name: /^Pasajero 1/ });
  return site;
};

const submit = (user: UserEvent, name: RegExp | string = 'Crear pasajero') =>
  user.click(screen.getByRole('button', { name }));

test('errors come after the first submit, each with its passenger, and nothing is sent', async () => {
  const { user, container } = await open();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Pasajero 1, Nombres: Este campo es obligatorio.')).toBeVisible();
  expect(within(summary).getByText(/^Pasajero 1, Género:/)).toBeVisible();
  expect(api.asked(create)).toEqual([]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a passenger is saved once, and what follows is said', async () => {
  api.on(create, () => json(201, { passengers: [answerOf({})] }));
  const { user } = await open();
  await fill(user, 1, { ...ines, 'Correo electrónico': 'ines@correo.ec' });
  await submit(user);
  expect(await screen.findByText('¡Pasajero creado con éxito!')).toBeVisible();
  expect(await screen.findByText(/Le enviamos el enlace para activar su cuenta a ines@correo.ec/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crear su viaje' })).toHaveAttribute(
    'href',
    `/admin/new_journey?passengers=${answerOf({}).id}`,
  );
  expect(api.asked(create)).toMatchObject([
    { body: { passengers: [{ id_number: '1710034065', birth_date: '1990-05-04' }], emergency_contact: null } },
  ]);
  expect(JSON.stringify(api.asked(create)[0]?.body)).not.toContain('is_another');
  expect(sessionStorage.getItem(`bitacora.draft.new-passengers.${maria.id}`)).toBeNull();
});

test('who was known already is told of no mail and not counted', async () => {
  const before = answerOf({ first_name: 'Carlos', email: 'carlos@correo.ec', is_registered: false, is_mailed: false });
  api.on(create, () => json(201, { passengers: [answerOf({ id: '0197a000-0000-7000-8000-00000000000d' }), before] }));
  const { user } = await open();
  await fill(user, 1, ines);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Pasajero registrado; 1 ya lo era' })).toBeVisible();
  expect(screen.getByText('Ya era conocido: sus viajes se verán en su cuenta.')).toBeVisible();
  expect(screen.queryByText(/carlos@correo\.ec/)).not.toBeInTheDocument();
});

test('who gets no mail, for the address got as many as a day takes, is told so with what to do', async () => {
  const held = answerOf({ is_mailed: false, is_mail_held: true });
  api.on(create, () => json(201, { passengers: [held] }));
  const { user } = await open();
  await fill(user, 1, ines);
  await submit(user);
  expect(await screen.findByText(/ines@correo\.ec ya recibió muchos hoy/)).toBeVisible();
});

test('who may be stored already is sent again as before, and is not told to have been known', async () => {
  api.on(create, json(503, { detail: 'x', code: 'outcome_unknown' }));
  api.on(known, json(503, { detail: 'x', code: 'service_unavailable' }));
  const { user } = await open();
  await fill(user, 1, ines);
  await submit(user);
  const check = await screen.findByRole('button', { name: 'Comprobar' });
  api.on(known, () => json(200, { passengers: [[somebody]] }));
  api.on(create, () => json(201, { passengers: [answerOf({})] }));
  await user.click(check);
  expect(await screen.findByText('¡Pasajero creado con éxito!')).toBeVisible();
  const [first, second] = api.asked(create);
  expect(second?.body).toEqual(first?.body);
});

test('a failure keeps everything typed, and a reload brings it back', async () => {
  api.on(create, json(500, { detail: 'Error en el servidor' }));
  const first = await open();
  await fill(first.user, 1, ines);
  await submit(first.user);
  expect(await screen.findByText('¡Error en el servidor!')).toBeVisible();
  expect(part(1).getByLabelText('Nombres')).toHaveValue('Inés');
  first.unmount();
  const { user } = await open();
  expect(await screen.findByText('Recuperamos lo que escribió y no guardó.')).toBeVisible();
  expect(part(1).getByLabelText('Nombres')).toHaveValue('Inés');
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(part(1).getByLabelText('Nombres')).toHaveValue('');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('passengers are added one after the other by keyboard, and after one that is taken away it goes on at the next', async () => {
  const { user } = await open();
  for (const [index, name] of ['Inés', 'Luis', 'Nina'].entries()) {
    if (index > 0) {
      // What all share comes after them: the next one is one Tab away.
      part(index)
        .getByLabelText(/^Teléfono/)
        .focus();
      await user.tab();
      expect(screen.getByRole('button', { name: 'Agregar otro pasajero' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(part(index + 1).getByLabelText('Cédula')).toHaveFocus();
    }
    await write(user, part(index + 1).getByLabelText('Nombres'), name);
  }
  await user.click(screen.getByRole('button', { name: /^Quitar.*Luis/ }));
  expect(screen.getByRole('heading', { name: 'Pasajero 2: Nina' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Quitar.*Nina/ }));
  expect(screen.getByRole('heading', { name: 'Pasajero 1: Inés' })).toHaveFocus();
});

test('a child travels without an account, and somebody of 13 or 14 with an authorisation', async () => {
  const { user } = await open();
  const year = new Date().getFullYear();
  await fill(user, 1, { 'Fecha de nacimiento': `1/1/${year - 6}` });
  expect(await part(1).findByText(/viaja sin cuenta propia/)).toBeVisible();
  await user.clear(part(1).getByLabelText('Fecha de nacimiento'));
  await fill(user, 1, { 'Fecha de nacimiento': `1/1/${year - 14}` });
  expect(await part(1).findByRole('checkbox', { name: /representante autoriza/ })).toBeVisible();
});

test('the same document is shown as the passenger that it is, before anything is saved', async () => {
  api.on(known, () => json(200, { passengers: [[somebody]] }));
  const { user } = await open();
  await fill(user, 1, { Cédula: '1710034065' });
  const said = await part(1).findByText(/Ya es pasajero de su agencia: Inés Vera/, {}, { timeout: 3000 });
  expect(said).toBeVisible();
  expect(said.compareDocumentPosition(part(1).getByLabelText(/^Pasaporte/))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(part(1).getByRole('link', { name: /Ver pasajero/ })).toHaveAttribute(
    'href',
    `/admin/passengers/${somebody.id}`,
  );
});

test('a document typed last, of somebody with another name, stops what is saved until it was seen', async () => {
  api.on(known, () => json(200, { passengers: [[{ ...somebody, first_name: 'Luis', last_name: 'Cedeño' }]] }));
  api.on(create, () => json(201, { passengers: [answerOf({ is_registered: false, is_mailed: false })] }));
  const { user } = await open();
  const { Cédula, ...rest } = ines;
  await fill(user, 1, rest);
  // Pressed before anybody could have been asked.
  fireEvent.change(part(1).getByLabelText(/^Cédula/), { target: { value: Cédula } });
  await submit(user, 'Crear pasajero');
  expect(await screen.findByText('Ese documento es de Luis Cedeño. Revise antes de guardar.')).toBeVisible();
  expect(part(1).getByText(/Ya es pasajero de su agencia: Luis Cedeño/)).toBeVisible();
  expect(api.asked(create)).toEqual([]);
  await submit(user, 'Usar este pasajero');
  expect(await screen.findByRole('heading', { name: 'Ya era pasajero de su agencia' })).toBeVisible();
  expect(api.asked(create)).toHaveLength(1);
});

test('of somebody known by the document nothing more is asked, and what the agency has is sent', async () => {
  api.on(known, ({ body }) => {
    const { passengers } = body as { passengers: { id_number: string }[] };
    return json(200, { passengers: passengers.map(({ id_number }) => (id_number === '1710034065' ? [somebody] : [])) });
  });
  api.on(create, () => json(201, { passengers: [answerOf({ is_registered: false, is_mailed: false })] }));
  const { user, container } = await open();
  await fill(user, 1, { Nombres: 'Otra', Teléfono: 'abc', Cédula: '1710034065' });
  expect(await screen.findByRole('region', { name: 'Pasajero 1: Inés Vera' }, { timeout: 3000 })).toBeVisible();
  for (const label of [/^Nombres/, /^Apellidos/, /^Fecha de nacimiento/, /^Género/, /^Estado civil/, /^Teléfono/]) {
    expect(part(1).queryByLabelText(label)).not.toBeInTheDocument();
  }
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Agregar otro pasajero' }));
  await submit(user, 'Crear pasajero');
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByText('Pasajero 2, Nombres: Este campo es obligatorio.')).toBeVisible();
  expect(summary.queryByText(/^Pasajero 1/)).not.toBeInTheDocument();
  await fill(user, 2, { Nombres: 'Luz' });
  expect(summary.queryByText(/^Pasajero 1/)).not.toBeInTheDocument();
  await user.click(part(2).getByRole('button', { name: /^Quitar/ }));
  await submit(user, 'Usar este pasajero');
  expect(await screen.findByText('Ya era pasajero de su agencia.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ya era pasajero de su agencia' })).toBeVisible();
  expect(screen.queryByText('¡Pasajero creado con éxito!')).not.toBeInTheDocument();
  expect(api.asked(create)).toMatchObject([
    {
      body: {
        passengers: [{ id_number: '1710034065', first_name: 'Inés', birth_date: '1990-05-04', gender: 'F', phone: '' }],
      },
    },
  ]);
});

test('a phone that somebody has already is shown and accepted, the common one, too', async () => {
  const shared = { ...somebody, likeness: 'phone', phone: '0991234567' } as const;
  api.on(known, ({ body }) => {
    const { passengers } = body as { passengers: { phone: string }[] };
    return json(200, { passengers: passengers.map(({ phone }) => (phone === '0991234567' ? [shared] : [])) });
  });
  api.on(create, () => json(201, { passengers: [answerOf({})] }));
  const { user } = await open();
  await fill(user, 1, ines);
  const common = within(screen.getByRole('group', { name: /Contacto común/ }));
  await write(user, common.getByLabelText(/^Teléfono/), '0991234567');
  expect(await part(1).findByText(/Inés Vera tiene el mismo teléfono/, {}, { timeout: 3000 })).toBeVisible();
  await submit(user);
  expect(await screen.findByText('¡Pasajero creado con éxito!')).toBeVisible();
});

test('the same name and day of birth is asked, and not saved before it is answered', async () => {
  const namesake = { ...somebody, likeness: 'name', id_number: '0920000023' } as const;
  api.on(known, () => json(200, { passengers: [[namesake]] }));
  api.on(create, () => json(201, { passengers: [answerOf({})] }));
  const { user } = await open();
  await fill(user, 1, ines);
  await submit(user);
  expect(within(await screen.findByRole('alert')).getByText(/Diga si es otra persona/)).toBeVisible();
  expect(api.asked(create)).toEqual([]);
  await user.click(await part(1).findByRole('checkbox', { name: 'Es otra persona' }));
  await submit(user);
  expect(await screen.findByText('¡Pasajero creado con éxito!')).toBeVisible();
});

test('a sheet without heads may end with the passport of who has both documents', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar desde una hoja de cálculo' }));
  await user.click(dialog.getByLabelText('Filas'));
  await user.paste('1710034065\tInés\tVera\t04/05/1990\tF\tS\tines@ejemplo.ec\t0991234567\tA1234567');
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 pasajero' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(part(1).getByLabelText('Cédula')).toHaveValue('1710034065');
  expect(part(1).getByLabelText(/^Pasaporte/)).toHaveValue('A1234567');
});

test('rows of a spreadsheet become passengers, with errors by row before and at their fields after', async () => {
  const { user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar desde una hoja de cálculo' }));
  await user.click(dialog.getByLabelText('Filas'));
  await user.paste(
    [
      'Apellidos\tNombres\tCédula\tNacimiento\tSexo\tEstado civil\tCelular',
      'Vera\tInés\t1710034065\t04/05/1990\tfemenino\tsoltera\t0991234567',
      'Vera\tTomás\t1710034066\t31/02/2018\tM\tS\t',
    ].join('\n'),
  );
  expect(await dialog.findByText('1 fila sin errores.')).toBeVisible();
  expect(dialog.getByText(/^Fila 3: Tomás Vera\. .*Cédula: .*Fecha de nacimiento: Esa fecha no existe/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Agregar 2 pasajeros' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(part(1).getByLabelText('Cédula')).toHaveValue('1710034065');
  expect(part(1).getByLabelText('Estado civil')).toHaveValue('S');
  expect(await part(2).findByText('Escriba una cédula ecuatoriana válida de 10 dígitos.')).toBeVisible();
  await user.clear(part(2).getByLabelText('Cédula'));
  await write(user, part(2).getByLabelText('Cédula'), '1710034073');
  await waitFor(() => expect(part(2).queryByText(/Escriba una cédula ecuatoriana/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Quitar a Tomás Vera' }));
  expect(screen.getByRole('button', { name: 'Crear pasajero' })).toBeVisible();
  // Whatever was typed of whoever was taken out comes back.
  expect(await screen.findByText('Quitó a Tomás Vera.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(part(2).getByLabelText('Cédula')).toHaveValue('1710034073');
});

test('a pasted document of somebody known is right by itself, and is said before it is added', async () => {
  api.on(known, ({ body }) => {
    const { passengers } = body as { passengers: { id_number: string }[] };
    return json(200, { passengers: passengers.map(({ id_number }) => (id_number === '1710034065' ? [somebody] : [])) });
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar desde una hoja de cálculo' }));
  await user.click(dialog.getByLabelText('Filas'));
  await user.paste('Cédula\tNombres\n1710034065\t');
  expect(await dialog.findByText('1 fila sin errores.', {}, { timeout: 3000 })).toBeVisible();
  expect(dialog.getByText(/^1 persona ya es pasajera de su agencia/)).toBeVisible();
  expect(dialog.getByText('Fila 2: Inés Vera')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 pasajero' }));
  expect(await screen.findByRole('region', { name: 'Pasajero 1: Inés Vera' }, { timeout: 3000 })).toBeVisible();
  expect(part(1).queryByText('Este campo es obligatorio.')).not.toBeInTheDocument();
});

test('of pasted rows nothing is said before it is known whose they are', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  api.on(known, async () => {
    await asked;
    return json(200, { passengers: [[somebody]] });
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar desde una hoja de cálculo' }));
  await user.click(dialog.getByLabelText('Filas'));
  await user.paste('Cédula\tNombres\n1710034065\t');
  expect(await dialog.findByText('Revisamos las filas…')).toBeVisible();
  await waitFor(() => expect(api.asked(known)).not.toEqual([]), { timeout: 3000 });
  expect(dialog.queryByText(/^Fila 2|sin errores|ya es pasajera/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 pasajero' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(part(1).queryByText('Este campo es obligatorio.')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('region', { name: 'Pasajero 1: Inés Vera' }, { timeout: 3000 })).toBeVisible();
  expect(part(1).queryByText('Este campo es obligatorio.')).not.toBeInTheDocument();
});

test('who could not be compared with the passengers of the agency is saved, and that is said', async () => {
  api.on(known, json(503, { detail: 'Error en el servidor' }));
  api.on(create, () => json(201, { passengers: [answerOf({})] }));
  const { user } = await open();
  await fill(user, 1, ines);
  await submit(user);
  expect(await screen.findByText('¡Pasajero creado con éxito!')).toBeVisible();
  expect(screen.getByText(/^No pudimos comprobar si alguien con el mismo nombre/)).toBeVisible();
});

test('a document that a row above has already is said at its row, and at its field', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pegar desde una hoja de cálculo' }));
  await user.click(dialog.getByLabelText('Filas'));
  await user.paste(
    [
      '1710034065\tInés\tVera\t04/05/1990\tF\tS\tines@ejemplo.ec\t0991234567\tA1234567',
      '171003406-5\tInés\tVera\t04/05/1990\tF\tS\t\t',
      'a1234567\tTomás\tVera\t04/05/1991\tM\tS\t\t',
    ].join('\n'),
  );
  expect(await dialog.findByText('1 fila sin errores.')).toBeVisible();
  expect(dialog.getByText(/^Fila 2: .*Cédula: Es el mismo documento de la fila 1\.$/)).toBeVisible();
  expect(dialog.getByText(/^Fila 3: .*Pasaporte: Es el mismo documento de la fila 1\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Agregar 3 pasajeros' }));
  expect(await part(2).findByText('Es el mismo documento del pasajero 1.')).toBeVisible();
  expect(await part(3).findByText('Es el mismo documento del pasajero 1.')).toBeVisible();
});
