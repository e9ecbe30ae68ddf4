import type { History, HistoryEntry, JourneyReminder, Page, SentMail } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { prepared } from '../staff-journey/support.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { aPassenger, passengerRoute } from '../support/passenger-profile.ts';
import { maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

describe('histories', () => {
  const entry = (id: string, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
    id,
    at: '2026-11-22T15:15:00.000Z',
    event: 'journeys.journey-updated',
    summary: 'Viaje modificado',
    subject: { is: 'journey', id: 'j1', title: null },
    actor: { user_id: 'u1', first_name: 'María José', last_name: 'Andrade' },
    changes: [{ label: 'Fecha de viaje', before: 'mar 1 dic', after: 'sáb 5 dic' }],
    ...changes,
  });
  const history = (results: HistoryEntry[], more: Partial<History> = {}): History => ({
    count: results.length,
    next: null,
    previous: null,
    away: [],
    results,
    ...more,
  });

  const entries = async () => within(await screen.findByRole('list', { name: /^Cambios/ }));

  describe('the history of a journey', () => {
    test('is read once it is unfolded, and says who changed what, from what to what, and when', async () => {
      const trip = prepared({});
      const route = `GET ${trip.path}/history`;
      trip.api.on(route, () => json(200, history([entry('a')])));
      const { user, container } = await trip.open();
      expect(trip.api.asked(route)).toEqual([]);
      await user.click(screen.getByRole('button', { name: /^Historial/ }));
      const [line] = (await entries()).getAllByRole('listitem');
      expect(line).toHaveTextContent(
        /Viaje modificado.*Fecha de viaje: mar 1 dic.* pasa a ser sáb 5 dic.*María José Andrade · dom 22 nov, 10:15 Guayaquil/,
      );
      expect((await axe(container)).violations).toEqual([]);
    });

    test('is read again when the journey changed', async () => {
      const trip = prepared({});
      trip.api.on(`GET ${trip.path}/history`, () => json(200, history([entry('a')])));
      const { user } = await trip.open();
      await user.click(screen.getByRole('button', { name: /^Historial/ }));
      await entries();
      trip.api.on(`GET ${trip.path}/history`, () =>
        json(200, history([entry('b', { summary: 'Pago registrado', changes: [] }), entry('a')])),
      );
      const { journey_id, version } = trip.becomes({});
      act(() => tellLiveEvent('journey-updated', { journey_id, version }));
      expect(await screen.findByText('Pago registrado')).toBeVisible();
    });

    test('comes page after page, and reading goes on at the first line that a page brings', async () => {
      const trip = prepared({});
      trip.api.on(`GET ${trip.path}/history`, ({ query }) =>
        json(
          200,
          query.has('cursor')
            ? history([entry('b', { summary: 'Viaje creado', actor: null, changes: [] })])
            : history([entry('a')], { next: 'resto', count: 2 }),
        ),
      );
      const { user } = await trip.open();
      await user.click(screen.getByRole('button', { name: /^Historial/ }));
      await user.click(await screen.findByRole('button', { name: 'Ver más' }));
      const last = await screen.findByText('Viaje creado');
      await waitFor(() => expect(last.closest('li')).toHaveFocus());
      expect(last.closest('li')).toHaveTextContent(/La plataforma/);
    });

    test('says that a part is missing, that nothing is there yet, and that it could not be read', async () => {
      const trip = prepared({});
      trip.api.on(`GET ${trip.path}/history`, () => json(503, { detail: 'x', code: 'service_unavailable' }));
      const { user } = await trip.open();
      await user.click(screen.getByRole('button', { name: /^Historial/ }));
      expect(await screen.findByText('No pudimos cargar el historial.')).toBeVisible();
      trip.api.on(`GET ${trip.path}/history`, () => json(200, history([], { away: ['billing'] })));
      await user.click(screen.getByRole('button', { name: /Reintentar|Intentar de nuevo/ }));
      expect(await screen.findByText('Todavía no hay cambios registrados.')).toBeVisible();
      expect(screen.getByText(/^Falta una parte/)).toBeVisible();
    });
  });

  describe('the history of a passenger', () => {
    let api: FakeApi;
    beforeEach(() => {
      remember(maria);
      api = new FakeApi().install();
      api.on('GET /auth/users/me', json(200, maria));
      api.on(passengerRoute, () => json(200, aPassenger));
      api.on(`GET /api/v1/agency/journeys_by_passengers_by_agency/0993371112001/${aPassenger.id}`, () =>
        json(200, { nexts: [], previous: [] }),
      );
    });

    test('stands on the passenger’s page, which is read again when somebody else changed the passenger', async () => {
      const route = `${passengerRoute}/history`;
      const changed = entry('a', {
        summary: 'Datos del pasajero modificados',
        changes: [{ label: 'Correo', before: 'carlos@ejemplo.ec', after: null }],
      });
      api.on(route, () => json(200, history([])));
      const { user } = openSite(`/admin/passengers/${aPassenger.id}`);
      await user.click(await screen.findByRole('button', { name: /^Historial/ }));
      expect(await screen.findByText('Todavía no hay cambios registrados.')).toBeVisible();
      api.on(route, () => json(200, history([changed])));
      api.on(passengerRoute, () => json(200, { ...aPassenger, version: 4 }));
      act(() => tellLiveEvent('passenger-updated', { passenger_id: aPassenger.id }));
      expect(await screen.findByText('Datos del pasajero modificados')).toBeVisible();
      expect((await entries()).getByText('sin dato')).toBeVisible();
    });
  });
});

describe('reminders', () => {
  const reminder = (id: string, changes: Partial<JourneyReminder> = {}): JourneyReminder => ({
    id,
    title: 'Ya puede hacer el check-in: Vuelo Guayaquil – Baltra',
    audience: 'travellers',
    leaves: { at: '2026-11-19T00:00:00.000Z', local: '2026-11-18T18:00', zone: 'Pacific/Galapagos' },
    state: 'planned',
    decided_at: null,
    has_reader: true,
    ...changes,
  });
  const page = (...results: JourneyReminder[]): Page<JourneyReminder> => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  });
  async function openReminders(answer: () => Response) {
    const trip = prepared({});
    trip.api.on(`GET ${trip.path}/planned_mails`, answer);
    const site = await trip.open();
    expect(trip.api.asked(`GET ${trip.path}/planned_mails`)).toEqual([]);
    await site.user.click(screen.getByRole('button', { name: /^Avisos previstos/ }));
    return { ...site, trip };
  }

  test('say what will be told, to whom and when by the clock of its place, and what became of the rest', async () => {
    const { container } = await openReminders(() =>
      json(
        200,
        page(
          reminder('a'),
          reminder('b', { audience: 'holder', has_reader: false, title: 'Su saldo se paga en 7 días' }),
          reminder('c', { state: 'queued', decided_at: '2026-11-10T00:00:00.000Z' }),
          reminder('d', { state: 'dropped', audience: 'adviser', has_reader: false }),
        ),
      ),
    );
    const list = within(await screen.findByRole('list', { name: /^Avisos/ }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Ya puede hacer el check-in: Vuelo Guayaquil – BaltraA los viajerosmié\s18\snov, 18:00, hora de GalápagosPrevisto$/,
      ),
      expect.stringMatching(/^Su saldo.*Al titularNadie lo recibirá: .*Previsto$/),
      expect.stringMatching(/Pasó a correos$/),
      expect.stringMatching(/A quien atiende el viajeCuando tocaba ya no servía, o nadie.*No se envió$/),
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('fold what was withdrawn into one entry, which says why once', async () => {
    const { user } = await openReminders(() =>
      json(200, page(reminder('a', { state: 'withdrawn' }), reminder('b'), reminder('c', { state: 'withdrawn' }))),
    );
    const list = within(await screen.findByRole('list', { name: /^Avisos/ }));
    const fold = list.getByText('Retirados (2)');
    expect(list.getAllByText('Previsto')).toHaveLength(1);
    for (const state of list.getAllByText('Retirado')) expect(state).not.toBeVisible();
    await user.click(fold);
    expect(list.getAllByText('Retirado').map((state) => state.closest('details')?.open)).toEqual([true, true]);
    expect(list.getAllByText(/^Ya no es así/)).toHaveLength(1);
  });

  test('say that there are none, and that they could not be read, with the way to try again', async () => {
    const { user, trip } = await openReminders(() => json(503, { detail: 'x', code: 'service_unavailable' }));
    expect(await screen.findByText('No pudimos cargar los avisos.')).toBeVisible();
    trip.api.on(`GET ${trip.path}/planned_mails`, () => json(200, page()));
    await user.click(screen.getByRole('button', { name: /Reintentar|Intentar de nuevo/ }));
    expect(await screen.findByText('No hay avisos previstos para este viaje.')).toBeVisible();
  });
});

describe('mails', () => {
  let number = 0;
  const mail = (changes: Partial<SentMail> = {}): SentMail => ({
    id: `m${(number += 1)}`,
    template: 'service-ready',
    about: 'Hotel Solymar',
    planned_at: '2026-11-22T15:10:00.000Z',
    ended_at: '2026-11-22T15:15:00.000Z',
    state: 'sent',
    reason: null,
    possible_duplicate: false,
    also: [],
    can_be_sent_again: false,
    to: { name: 'Carlos Muñoz', email: 'carlos@ejemplo.ec' },
    ...changes,
  });
  const page = (...results: SentMail[]): Page<SentMail> => ({
    count: results.length,
    next: null,
    previous: null,
    results,
  });

  async function openMails(answer: () => Response) {
    const trip = prepared({});
    trip.api.on(`GET ${trip.path}/mails`, answer);
    const site = await trip.open();
    expect(trip.api.asked(`GET ${trip.path}/mails`)).toEqual([]);
    await site.user.click(screen.getByRole('button', { name: /^Correos enviados/ }));
    return { ...site, trip };
  }
  const lines = async () =>
    within(await screen.findByRole('list', { name: /^Correos/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  describe('the mails about a journey', () => {
    test('stand by the time that is said of each, the newest first', async () => {
      await openMails(() =>
        json(
          200,
          page(
            mail({ about: 'Planeado de último', ended_at: '2026-11-22T22:51:00.000Z' }),
            mail({ about: 'Enviado de último', ended_at: '2026-11-22T22:52:00.000Z' }),
            mail({ about: 'Por salir', planned_at: '2026-11-22T22:40:00.000Z', ended_at: null, state: 'waiting' }),
          ),
        ),
      );
      expect(await lines()).toEqual([
        expect.stringContaining('Enviado de último'),
        expect.stringContaining('Planeado de último'),
        expect.stringContaining('Por salir'),
      ]);
    });

    test('say what kind each was, to whom it went, when, and what became of it', async () => {
      const { container } = await openMails(() =>
        json(
          200,
          page(
            mail({ planned_at: '2026-11-22T15:20:00.000Z', ended_at: null, state: 'waiting', reason: 'trying_again' }),
            mail(),
            mail({ to: { name: 'Ana Cedeño', email: null }, possible_duplicate: true }),
            mail({ state: 'failed', reason: 'refused' }),
            mail({ state: 'bounced', reason: 'no_such_address' }),
            mail({ state: 'bounced', reason: 'came_back' }),
            mail({ state: 'dropped', reason: 'too_late', to: { name: null, email: null } }),
            mail({ state: 'held', ended_at: null, template: 'something-new', about: null }),
          ),
        ),
      );
      expect(await lines()).toEqual([
        expect.stringMatching(/El servidor de correo no responde; se intenta otra vez\..*Por salir$/),
        expect.stringMatching(
          /^Servicio listo · Hotel SolymarPara Carlos Muñoz \(carlos@ejemplo\.ec\)dom\s22\snov, 10:15\sGuayaquilEnviado$/,
        ),
        expect.stringMatching(/Para Ana Cedeño, al correo de su cuentaPuede haber llegado dos veces\./),
        expect.stringMatching(/El servidor de correo lo rechazó: revise la dirección\..*No se pudo enviar$/),
        expect.stringMatching(/El servidor de esa dirección dice que no existe: corríjala.*Rebotó$/),
        expect.stringMatching(/lo devolvió: revísela, o avise por otro medio\..*Rebotó$/),
        expect.stringMatching(/una dirección que la agencia no veLlegaba tarde: ya no servía\..*No se envió$/),
        expect.stringMatching(/^CorreoPara.*Espera una decisión.*Retenido$/),
      ]);
      expect((await axe(container)).violations).toEqual([]);
    });

    test('say every kind that a message held, and then the services that it told of', async () => {
      await openMails(() =>
        json(200, page(mail({ template: 'travel-papers', also: ['service-changed'], about: 'Hotel Bahía · Visa' }))),
      );
      expect(await lines()).toEqual([
        expect.stringMatching(/^Documentos para el viaje, Aviso de un cambio · Hotel Bahía · VisaPara/),
      ]);
    });

    test('say that there are none, and that they could not be read, with the way to try again', async () => {
      const { user, trip } = await openMails(() => json(503, { detail: 'x', code: 'service_unavailable' }));
      expect(await screen.findByText('No pudimos cargar los correos.')).toBeVisible();
      trip.api.on(`GET ${trip.path}/mails`, () => json(200, page()));
      await user.click(screen.getByRole('button', { name: /Reintentar|Intentar de nuevo/ }));
      expect(await screen.findByText('Todavía no se envió ningún correo.')).toBeVisible();
    });
  });

  test('are sent again after a question that says to whom, and what stands against it is said there', async () => {
    const sent = mail({ can_be_sent_again: true });
    const waiting = mail({ state: 'waiting', ended_at: null });
    const { user, trip } = await openMails(() => json(200, page(sent)));
    await user.click(await screen.findByRole('button', { name: 'Enviar otra vez: Servicio listo' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Enviar otra vez «Servicio listo»?' }));
    expect(dialog.getByText(/a Carlos Muñoz, a la dirección que tiene ahora/)).toBeVisible();
    const route = `POST /api/v1/agency/mail/${sent.id}/send_again`;
    const detail = 'Los correos a esa dirección rebotan: corríjala antes de escribirle otra vez.';
    trip.api.on(route, () => json(409, { detail, code: 'mail_address_bounced' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar otra vez' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    trip.api.on(route, () => json(201, { id: 'otro' }));
    trip.api.on(`GET ${trip.path}/mails`, () => json(200, page(waiting, sent)));
    await user.click(dialog.getByRole('button', { name: 'Enviar otra vez' }));
    expect(await screen.findByText('El correo se enviará otra vez.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Por salir')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Enviar otra vez/ })).toHaveLength(1);
  });

  test('the mails to and about a passenger stand on the passenger’s page', async () => {
    remember(maria);
    const api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, maria));
    api.on(passengerRoute, () => json(200, aPassenger));
    api.on(`${passengerRoute}/mails`, () => json(200, page(mail({ template: 'activation', about: null }))));
    const { user } = openSite(`/admin/passengers/${aPassenger.id}`);
    await user.click(await screen.findByRole('button', { name: /^Correos enviados/ }));
    expect(await lines()).toEqual([expect.stringMatching(/^Activación de la cuentaPara Carlos Muñoz/)]);
  });

  test('whoever calls a journey off reads before that who travels is mailed, and of what not', async () => {
    const { user } = await openMails(() => json(200, page()));
    await user.click(screen.getAllByRole('button', { name: /^Más/ })[0] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar viaje…' }));
    expect(
      within(await screen.findByRole('dialog', { name: /^Cancelar el viaje/ })).getByText(
        /se avisará por correo a los pasajeros\. El titular lee en su correo lo pagado, lo retenido y lo que queda a su favor o por pagar; los demás pasajeros, ninguna cifra\. Si lo deshace enseguida, no sale ningún correo/,
      ),
    ).toBeVisible();
  });
});
