import { isReady, type JourneyView, missingOf } from '@bitacora/contracts';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { passengerOfFile } from '../../../src/features/staff-journey/documents/match-passenger.ts';
import { attached, journey, pending } from '../../components/support/build-journey.ts';
import { json, noContent, noNetwork } from '../../components/support/fake-api.ts';
import { fakeUploads } from '../../components/support/fake-upload.ts';
import { choose, dialog, prepared, type PreparedJourney } from '../../components/staff-journey/support.ts';

describe('services', () => {
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

  test('a service that was added is brought into view, and the keyboard goes on in its row, past the way back', async () => {
    const led = jest.spyOn(Element.prototype, 'scrollIntoView');
    const shown = prepared({ services: [pending('hosting', { order: 4 })] });
    obeys(shown);
    const { user } = await shown.open();
    led.mockClear();
    await choose(user, /^Agregar servicio/, /^Crucero$/);
    const row = (await screen.findByRole('article', { name: 'Crucero' })).closest('li');
    await waitFor(() => expect(row).toHaveFocus());
    expect(led.mock.contexts).toEqual([row]);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await user.tab();
    expect(row).toHaveFocus();
    await user.tab();
    expect(row).toContainElement(document.activeElement as HTMLElement);
  });

  test('a pending service is removed at once and taken back; one with a record is asked about; the keyboard stays with the others', async () => {
    const visa = attached('visa', {}, { order: 2 });
    const shown = prepared({ services: [pending('cruise', { order: 7 }), visa] });
    obeys(shown);
    const { user } = await shown.open();
    await choose(user, /^Más sobre Crucero/, /^Quitar del viaje/);
    expect(await screen.findByText('Crucero se quitó del viaje')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Servicios Contratados' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(sentTo(shown).at(-1)?.services.at(-1)).toEqual({ kind: 'cruise', travel_direction: null, order: 7 });
    await choose(user, /^Más sobre Visa/, /^Quitar del viaje/);
    const asked = await dialog(/^Quitar Visa/);
    await user.click(asked.getByRole('button', { name: 'Quitar del viaje' }));
    await waitFor(() => expect(names()).toEqual(['Crucero']));
  });

  test('a change that takes long shows at its menu that it is under way, and is not sent twice', async () => {
    const shown = prepared({ services: [pending('cruise'), pending('hosting')] });
    let answer: (response: Response) => void = () => undefined;
    shown.api.on(`PUT ${shown.path}/services`, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = await shown.open();
    const menu = screen.getByRole('button', { name: 'Más sobre Crucero' });
    await choose(user, /^Más sobre Crucero/, /^Quitar del viaje/);
    await waitFor(() => expect(menu).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('button', { name: 'Más sobre Hospedaje' })).not.toHaveAttribute('aria-busy');
    await choose(user, /^Más sobre Crucero/, /^Quitar del viaje/);
    expect(await screen.findByText('El cambio anterior todavía se está guardando.')).toBeVisible();
    expect(sentTo(shown)).toHaveLength(1);
    answer(json(503, { detail: 'No disponible', code: 'unavailable' }));
    await waitFor(() => expect(menu).not.toHaveAttribute('aria-busy'));
  });

  test('who travels as a child is told by the age on the day of departure', async () => {
    const [carlos, ana] = journey().passengers;
    if (!carlos || !ana) throw new Error('a journey of two');
    const people = [
      { ...carlos, birth_date: '1984-03-02' },
      { ...ana, birth_date: '2018-11-25' },
    ];
    const shown = prepared({ services: [pending('hosting')], passengers: people });
    await shown.open();
    const group = within(screen.getByRole('region', { name: 'Grupo de viaje' }));
    expect(group.getAllByText(/^\d+ años$/).map(({ textContent }) => textContent)).toEqual(['8 años']);
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
    expect(await screen.findByText('Se canceló Vuelo Guayaquil – Baltra')).toBeVisible();
    expect(shown.api.asked(cancel)[0]?.body).toEqual({ reason: 'La aerolínea canceló', retained: '25.5' });
    expect(await screen.findByText(/Motivo: La aerolínea canceló/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(screen.queryByText(/Motivo: La aerolínea canceló/)).not.toBeInTheDocument());
    expect(shown.api.asked(restore)).toHaveLength(1);
  });

  test('what is restored says before who will be mailed, is named as it was when it was called off, and is taken back', async () => {
    const cancellation = { at: '2026-11-22T03:00:00Z', reason: 'Lluvia', retained: 0 };
    const dive = attached('activity', { name: 'Buceo' }, { cancellation });
    const shown = prepared({ services: [dive] });
    const restore = `POST /api/v1/journey/package_service/${dive.id}/restore`;
    const cancel = `POST /api/v1/journey/package_service/${dive.id}/cancel`;
    shown.api.on(restore, () => json(200, shown.becomes({ services: [{ ...dive, cancellation: null }] })));
    shown.api.on(cancel, () => json(200, shown.becomes({ services: [dive] })));
    const { user } = await shown.open();
    await choose(user, /^Más sobre Actividad/, /^Restaurar servicio/);
    const asked = await dialog(/^Restaurar Buceo$/);
    expect(asked.getByText(/Se avisará por correo a quien supo que se canceló\./)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Dejarlo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shown.api.asked(restore)).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Más sobre Actividad/ })).toHaveFocus());
    await choose(user, /^Más sobre Actividad/, /^Restaurar servicio/);
    await user.click((await dialog(/^Restaurar Buceo$/)).getByRole('button', { name: 'Restaurar el servicio' }));
    expect(await screen.findByText('Buceo vuelve a estar en pie')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Más sobre Actividad/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(shown.api.asked(cancel)[0]?.body).toEqual({ reason: 'Lluvia', retained: 0 }));
  });

  test('what could not be restored says why, in the question about it', async () => {
    const cancellation = { at: '2026-11-22T03:00:00Z', reason: 'Lluvia', retained: 0 };
    const dive = attached('activity', { name: 'Buceo' }, { cancellation });
    const shown = prepared({ services: [dive] });
    shown.api.on(`POST /api/v1/journey/package_service/${dive.id}/restore`, noNetwork());
    const { user } = await shown.open();
    await choose(user, /^Más sobre Actividad/, /^Restaurar servicio/);
    const asked = await dialog(/^Restaurar Buceo$/);
    await user.click(asked.getByRole('button', { name: 'Restaurar el servicio' }));
    expect(await asked.findByText(/No hay conexión/)).toBeVisible();
  });

  test('the whole journey is called off and restored, each taken back by the other', async () => {
    const shown = prepared({ services: [pending('hosting')] });
    const cancellation = { at: '2026-11-22T03:00:00Z', reason: 'Enfermedad', retained: 100 };
    shown.api.on(`POST ${shown.path}/cancel`, () => json(200, shown.becomes({ phase: 'cancelled', cancellation })));
    shown.api.on(`POST ${shown.path}/restore`, () =>
      json(200, shown.becomes({ phase: 'upcoming', cancellation: null })),
    );
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
    const asked = await dialog(/^Restaurar el viaje a /);
    expect(asked.getByText(/Se avisará por correo a quien supo que se canceló\./)).toBeVisible();
    expect(shown.api.asked(`POST ${shown.path}/restore`)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Restaurar el viaje' }));
    expect(await screen.findByText('Viaje restaurado')).toBeVisible();
    const older = screen.queryByText('Viaje cancelado')?.closest('.Toastify__toast');
    if (older) fireEvent.animationEnd(older);
    await waitFor(() => expect(screen.queryByText('Viaje cancelado')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(shown.api.asked(`POST ${shown.path}/cancel`)).toHaveLength(2));
    expect(shown.api.asked(`POST ${shown.path}/cancel`).at(-1)?.body).toEqual({ reason: 'Enfermedad', retained: 100 });
  });
});

describe('documents', () => {
  const create = 'POST /api/v1/agency/service_doc';

  test('a wrong document is taken away after a question, and the keyboard goes on among the others', async () => {
    const insurance = attached('travel_insurance');
    const [carlos, ana] = journey().passengers;
    if (!carlos || !ana) throw new Error('a journey of two');
    const doc = (id: string) => ({ id, document: `https://agencia.test/${id}.pdf`, package_service: insurance.id });
    const withDocs = (...ids: string[]) => [carlos, { ...ana, service_docs: ids.map(doc) }];
    const shown = prepared({ services: [insurance], passengers: withDocs('d1', 'd2') });
    let attempts = 0;
    shown.api.on('DELETE /api/v1/agency/service_doc/d2', () => {
      if ((attempts += 1) === 1) return json(503, { detail: 'x', code: 'unavailable' });
      shown.becomes({ passengers: withDocs('d1') });
      return noContent();
    });
    const { user } = await shown.open();
    await user.click(screen.getByRole('button', { name: 'Ver Pólizas' }));
    const list = await dialog(/^Documentos Por Pasajero/);
    await user.click(await list.findByRole('button', { name: 'Quitar documento de Ana Cedeño (2)' }));
    const asked = await dialog(/^Quitar documento de Ana Cedeño \(2\)$/);
    expect(asked.getByText(/No se puede deshacer/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Quitar documento' }));
    await asked.findByRole('alert');
    await user.click(asked.getByRole('button', { name: 'Quitar documento' }));
    expect(await screen.findByText('Documento quitado')).toBeVisible();
    await waitFor(() => expect(list.getAllByRole('link', { name: /^Ana Cedeño/ })).toHaveLength(1));
    await waitFor(() => expect(list.getByRole('group')).toHaveFocus());
  });

  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

  async function opened() {
    const shown = prepared({ services: [attached('travel_insurance')] });
    const uploads = fakeUploads();
    const site = await shown.open();
    await choose(site.user, /^Más sobre Seguro/, /^Documentos de pasajeros/);
    const form = await dialog(/^Documentos: Seguro de viaje, para Carlos Alberto Muñoz y 1 más$/);
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
    expect(form.getByRole('button', { name: /^Agregar 3 documentos/ })).toBeVisible();
    uploads.progress(0.5);
    await waitFor(() => expect(form.getByLabelText('Envío de ana-2.pdf')).toHaveAttribute('aria-valuenow', '50'));
    await user.click(form.getByRole('button', { name: 'Cancelar ana-1.pdf' }));
    expect(await form.findByText('No se envió')).toBeVisible();
    expect(form.getByRole('button', { name: /^Agregar 2 documentos/ })).toBeVisible();
    go();
    await waitFor(() => expect(form.getAllByText('Agregado')).toHaveLength(2));
    expect(shown.api.asked(create)).toHaveLength(2);
  });

  test('the keyboard goes on in the dialog when what it pressed is gone: a file, what stops it, what sent them all', async () => {
    const { shown, form, user, files, uploads } = await opened();
    shown.api.on(create, () => json(201, { id: 'd1' }));
    await user.upload(files, [pdf('scan.pdf'), pdf('ana.pdf'), pdf('carlos.pdf')]);
    await user.click(form.getByRole('button', { name: 'Quitar scan.pdf de la lista' }));
    expect(form.getByRole('group', { name: 'Archivos' })).toHaveFocus();
    const go = uploads.hold();
    await user.click(form.getByRole('button', { name: 'Agregar 2 documentos' }));
    await user.click(await form.findByRole('button', { name: 'Cancelar ana.pdf' }));
    await waitFor(() => expect(form.getByText('No se envió').closest('li')).toHaveFocus());
    await user.click(form.getByRole('button', { name: 'Quitar ana.pdf de la lista' }));
    act(() => form.getByRole('button', { name: 'Agregar 1 documento' }).focus());
    go();
    expect(await form.findByText('Agregado')).toBeVisible();
    await waitFor(() => expect(form.getAllByRole('button', { name: 'Cerrar' }).at(-1)).toHaveFocus());
  });

  test('a file that finds no room is sent again after the pause that was asked for, and nobody has to press', async () => {
    const { shown, form, user, files } = await opened();
    const noRoom = json(
      429,
      { detail: 'Tiene otros dos envíos en curso', code: 'rate_limited' },
      { 'Retry-After': '1' },
    );
    let attempts = 0;
    shown.api.on(create, () => ((attempts += 1) === 1 ? noRoom : json(201, { id: 'd1' })));
    await user.upload(files, [pdf('ana.pdf')]);
    await user.click(form.getByRole('button', { name: 'Agregar 1 documento' }));
    expect(await screen.findByText('1 documento agregado', undefined, { timeout: 8000 })).toBeVisible();
    const keys = shown.api.asked(create).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a file that can never be sent says so at once, and asks nothing', async () => {
    const { form, user, files } = await opened();
    const note = new File(['Ana'], 'ana.txt', { type: 'text/plain' });
    const place = form.getByText(/^Suelte aquí los archivos/);
    fireEvent.drop(place, { dataTransfer: { files: [note] } });
    expect(await form.findByRole('alert')).toHaveTextContent(/PDF/);
    expect(form.queryByRole('combobox')).not.toBeInTheDocument();
    await user.upload(files, [pdf('ana-2.pdf')]);
    expect(form.getByLabelText('Pasajero de ana-2.pdf')).not.toHaveAccessibleDescription(/Ya hay otro archivo/);
    await user.click(form.getByRole('button', { name: 'Quitar ana.txt de la lista' }));
    expect(form.queryByText('ana.txt')).not.toBeInTheDocument();
  });

  test('a file that was just sent is not counted beside its own name', async () => {
    const { shown, form, user, files } = await opened();
    const [carlos, ana] = shown.present.passengers;
    const [insurance] = shown.present.services;
    if (!carlos || !ana || !insurance) throw new Error('a journey of two with a policy');
    shown.api.on(create, () => {
      const service_docs = [{ id: 'd1', document: 'https://agencia.test/p.pdf', package_service: insurance.id }];
      shown.becomes({ passengers: [carlos, { ...ana, service_docs }] });
      return json(201, { id: 'd1' });
    });
    await user.upload(files, [pdf('ana.pdf'), pdf('scan.pdf')]);
    await user.click(form.getByRole('button', { name: 'Agregar 1 documento' }));
    expect(await form.findByText('Agregado')).toBeVisible();
    expect(await form.findByRole('option', { name: /\(ya tiene 1\)/ })).toBeInTheDocument();
    expect(form.getByText(/ana\.pdf/)).not.toHaveTextContent('ya tiene');
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
});

describe('readiness', () => {
  const cancellation = { at: '2026-11-20T15:00:00Z', reason: 'Sin cupo', retained: 0 };

  function withPolicies(base: JourneyView, service: string, ids: readonly string[]): JourneyView {
    const passengers = base.passengers.map((passenger) => ({
      ...passenger,
      service_docs: ids.includes(passenger.id)
        ? [{ id: `d-${passenger.id}`, document: 'https://agencia.test/p.pdf', package_service: service }]
        : [],
    }));
    return { ...base, passengers };
  }

  test('a journey without services is not ready, and lacks nothing that could be named', () => {
    expect(missingOf(journey())).toEqual([]);
    expect(isReady(journey())).toBe(false);
  });

  test('a service lacks its record, then its file', () => {
    const room = pending('hosting');
    const flight = attached('air_ticket', { reservation: null });
    const prepared = journey({ services: [flight, room] });
    expect(missingOf(prepared)).toEqual([
      { service: flight.id, lacks: 'file' },
      { service: room.id, lacks: 'record' },
    ]);
    expect(isReady(journey({ services: [attached('hosting')] }))).toBe(true);
  });

  test('a policy lacks a document of each passenger, not of the group', () => {
    const insurance = attached('travel_insurance');
    const base = journey({ services: [insurance] });
    const [first = '', second = ''] = base.passengers.map(({ id }) => id);
    expect(missingOf(withPolicies(base, insurance.id, [first]))).toEqual([
      { service: insurance.id, lacks: 'documents', passengers: [second] },
    ]);
    expect(missingOf(withPolicies(base, 'another', [first, second]))).toHaveLength(1);
    expect(isReady(withPolicies(base, insurance.id, [first, second]))).toBe(true);
  });

  test('what is called off lacks nothing, and makes nothing ready by itself', () => {
    const off = pending('hosting', { cancellation });
    expect(isReady(journey({ services: [off, attached('air_ticket')] }))).toBe(true);
    expect(isReady(journey({ services: [off] }))).toBe(false);
    expect(missingOf(journey({ services: [pending('visa')], cancellation }))).toEqual([]);
  });
});

describe('a passenger who is matched', () => {
  const family = [
    { id: 'carlos', first_name: 'Carlos Alberto', last_name: 'Muñoz Cedeño' },
    { id: 'ana', first_name: 'Ana Belén', last_name: 'Muñoz Ávila' },
    { id: 'anabel', first_name: 'Anabel', last_name: 'Muñoz Ávila' },
  ];
  const owner = (file: string) => {
    const found = passengerOfFile(file, family);
    return typeof found === 'string' ? found : found.id;
  };

  test.each([
    ['poliza_CARLOS.pdf', 'carlos'],
    ['Póliza Muñoz Cedeño Carlos.pdf', 'carlos'],
    ['MUNOZ-AVILA-ANA.PDF', 'ana'],
    ['AnaBelenMunoz.jpg', 'ana'],
    ['anabel (2).png', 'anabel'],
  ])('%s is of %s', (file, id) => {
    expect(owner(file)).toBe(id);
  });

  test.each([
    ['poliza.pdf', 'nobody'],
    ['IMG_20261122.jpg', 'nobody'],
    ['banana.pdf', 'nobody'],
    ['munoz.pdf', 'several'],
    ['muñoz-avila.pdf', 'several'],
  ])('of %s nobody is sure: it names %s', (file, named) => {
    expect(owner(file)).toBe(named);
  });

  test('where one person travels, every file is that person’s', () => {
    expect(passengerOfFile('scan0001.pdf', family.slice(0, 1))).toBe(family[0]);
  });

  test('a word that a name has twice counts once: what all share makes nobody sure', () => {
    const named = (id: string, first_name: string, last_name: string) => ({ id, first_name, last_name });
    const cousins = [named('marta', 'Marta', 'Quiroz Quiroz'), named('pedro', 'Pedro', 'Quiroz Vera')];
    expect(passengerOfFile('poliza_quiroz.pdf', cousins)).toBe('several');
    expect(passengerOfFile('poliza_pedro_quiroz.pdf', cousins)).toBe(cousins[1]);
  });
});
