import { ownReportPath, type ProblemReport } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { session } from '../../../src/lib/session/current-session.ts';
import { journey } from '../support/build-journey.ts';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

describe('reports as staff read them', () => {
  const PATH = '/admin/problems';
  const LIST = 'GET /api/v1/agency/problem_report';
  const id = '0197a000-0000-7000-8000-0000000000b1';

  const report: ProblemReport = {
    id,
    number: 'R-000123',
    agency: '0993371112001',
    topic: 'DOCUMENT',
    description: 'El voucher tiene otra fecha.\n¿Pueden corregirlo?',
    created_at: '2026-11-20T15:00:00.000Z',
    journey: {
      id: '0197a000-0000-7000-8000-0000000000c1',
      travel_date: '2026-12-01',
      destination_city: { code: 'PE-LIM', name: 'Lima', country: 'Perú', country_code: 'PE' },
    },
    reporter: {
      passenger: '0197a000-0000-7000-8000-0000000000d1',
      first_name: 'Carlos',
      last_name: 'Muñoz',
      email: 'carlos@ejemplo.ec',
      phone: '0990002301',
    },
    file: { name: 'recepcion.pdf', url: 'https://agencia.test/api/v1/files/1?signature=x' },
    status: 'new',
    answer: null,
    owner: null,
    version: 1,
  };

  const page = (results: ProblemReport[]) => json(200, { count: results.length, next: null, previous: null, results });

  let api: FakeApi;
  beforeEach(() => {
    remember(maria);
    api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, maria));
    api.on(`${LIST}/${id}`, () => json(200, report));
  });

  test('a row says who, about what and when, and opens all that was written with the ways to answer', async () => {
    api.on(LIST, () => page([report]));
    const { user, router, container } = openSite(PATH);
    const row = await screen.findByRole('link', { name: /R-000123/ });
    for (const text of ['Muñoz, Carlos', 'Un documento o una reserva', /Lima, mar 1 dic/]) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(row).toHaveAccessibleName(/Con archivo/);
    expect(screen.getByText('1 reporte')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await user.click(row);
    const dialog = await screen.findByRole('dialog', { name: 'Reporte R-000123' });
    expect(within(dialog).getByText(/¿Pueden corregirlo\?/)).toBeVisible();
    const link = (name: RegExp | string) => within(dialog).getByRole('link', { name });
    expect(link(/Abrir recepcion\.pdf/)).toHaveAttribute('href', report.file?.url);
    expect(link('Escribir')).toHaveAttribute('href', expect.stringContaining('mailto:carlos@ejemplo.ec?subject='));
    expect(link(/^Llamar/)).toHaveAttribute('href', 'tel:+593990002301');
    expect(link('Ver el viaje')).toHaveAttribute('href', `/admin/journeys/${report.journey?.id}`);
    expect((await axe(dialog)).violations).toEqual([]);
    await user.click(within(dialog).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('the link of the mail opens that report over the list; one that is not there says so', async () => {
    api.on(LIST, () => page([]));
    openSite(`${PATH}?report=${id}`);
    expect(await screen.findByRole('dialog', { name: 'Reporte R-000123' })).toBeVisible();
    api.on(`${LIST}/${report.journey?.id}`, () => json(404, { detail: 'No encontrado', code: 'not_found' }));
    openSite(`${PATH}?report=${report.journey?.id}`);
    expect(await screen.findByText('No encontramos ese reporte en su agencia.')).toBeVisible();
  });

  test('mails of before lead to it, too', async () => {
    api.on(LIST, () => page([]));
    const { router } = openSite(`/admin/problem_reports?report=${id}`);
    expect(await screen.findByRole('dialog', { name: 'Reporte R-000123' })).toBeVisible();
    expect(router.state.location.pathname).toBe(PATH);
  });

  describe('what staff make of a report', () => {
    const PATCH = `PATCH ${LIST.slice(4)}/${id}`;
    const sent = () => api.asked(PATCH).map(({ body }) => body);
    const openReport = async () => {
      const site = openSite(`${PATH}?report=${id}`);
      return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Reporte R-000123' })) };
    };
    beforeEach(() => {
      api.on(LIST, () => page([report]));
      api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
      api.on(PATCH, json(200, { id, status: 'in_progress', version: 2 }));
    });

    test('is saved with the version that was read, and an answer says that it is sent and to whom', async () => {
      const { user, dialog, router } = await openReport();
      await user.selectOptions(dialog.getByLabelText('Estado'), 'En curso');
      await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
      expect(await screen.findByText('Reporte Actualizado')).toBeInTheDocument();
      expect(sent()).toEqual([{ status: 'in_progress', owner: '', answer: '', version: 1 }]);
      await waitFor(() => expect(router.state.location.search).toBe(''));

      await user.click(await screen.findByRole('link', { name: /R-000123/ }));
      const again = within(await screen.findByRole('dialog', { name: 'Reporte R-000123' }));
      expect(again.getByText('Llega por correo a Carlos Muñoz y queda en su lista de reportes.')).toBeVisible();
      await user.selectOptions(again.getByLabelText('Responsable'), 'María José Andrade (usted)');
      await user.click(again.getByLabelText(/^Respuesta/));
      await user.paste('Ya está corregido.');
      await user.click(again.getByRole('button', { name: 'Enviar respuesta' }));
      expect(await screen.findByText('Respuesta enviada')).toBeInTheDocument();
      expect(sent()[1]).toEqual({ owner: employeeOf(maria).id, answer: 'Ya está corregido.', version: 1 });
    });

    test('while it waits it is on the board, and leads to it', async () => {
      api.on('GET /api/v1/agency/waiting', json(200, {}));
      openSite('/admin');
      const board = within(await screen.findByRole('region', { name: 'Problemas por responder' }));
      expect(await board.findByRole('link', { name: /Muñoz, Carlos.*R-000123/ })).toHaveAttribute(
        'href',
        `${PATH}?status=open&sort=oldest&report=${id}`,
      );
      expect(api.asked(LIST)[0]?.query.get('sort')).toBe('oldest');
    });

    test('narrows the list', async () => {
      const { user, router } = openSite(PATH);
      await screen.findByRole('link', { name: /R-000123/ });
      await user.selectOptions(screen.getByLabelText('Estado'), 'Por responder');
      await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
      expect(Object.fromEntries(api.asked(LIST).at(-1)?.query ?? [])).toMatchObject({ status: 'open' });
    });
  });

  test('a report that arrives shows by itself, and is said aloud', async () => {
    api.on(LIST, () => page([report]));
    openSite(PATH);
    await screen.findByRole('link', { name: /R-000123/ });
    const newer = { ...report, id: '0197a000-0000-7000-8000-0000000000b2', number: 'R-000124' };
    api.on(LIST, () => page([newer, report]));
    act(() => tellLiveEvent('problem-reported', { report_id: newer.id }));
    expect(await screen.findByRole('link', { name: /R-000124/ })).toBeVisible();
    expect(screen.getByText(/Llegó un reporte nuevo/)).toBeVisible();
  });

  test('an agency without reports is told what will be here', async () => {
    api.on(LIST, () => page([]));
    openSite(PATH);
    expect(await screen.findByText('Aún no hay problemas reportados')).toBeVisible();
  });

  test('a list that cannot be loaded offers to try again', async () => {
    api.on(LIST, json(500, {}));
    const { user } = openSite(PATH);
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    api.on(LIST, () => page([report]));
    await user.click(again);
    expect(await screen.findByRole('link', { name: /R-000123/ })).toBeVisible();
  });

  test('staff come here from their page, and a traveller is led away', async () => {
    const staff = openSite('/admin');
    expect(await screen.findByRole('link', { name: 'Problemas reportados' })).toHaveAttribute('href', PATH);
    staff.unmount();
    remember(carlos);
    api.on('GET /auth/users/me', json(200, carlos));
    const { router } = openSite(PATH);
    await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
  });
});

describe('the form of a report', () => {
  const PATH = '/user/report_problem';
  const POST = 'POST /api/v1/agency/problem_report';
  const MINE = 'GET /api/v1/agency/problem_report/mine';
  const trip = journey();

  const stored = { id: '0197a000-0000-7000-8000-0000000000b1', number: 'R-000123', journey: trip.journey_id };
  const mine: ProblemReport = {
    id: stored.id,
    number: 'R-000007',
    agency: '0993371112001',
    topic: 'DOCUMENT',
    description: 'El voucher tiene otra fecha.',
    created_at: '2026-11-20T15:00:00.000Z',
    journey: null,
    reporter: null,
    file: { name: 'recepcion.pdf', url: 'https://agencia.test/api/v1/files/1?signature=x' },
    status: 'new',
    answer: null,
    owner: null,
    version: 1,
  };

  let api: FakeApi;
  beforeEach(() => {
    sessionStorage.clear();
    remember(carlos);
    api = new FakeApi().install();
    api.on('GET /auth/users/me', json(200, carlos));
    api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(200, [trip]));
    api.on(MINE, () => json(200, []));
  });

  const pdf = (name: string, content = '') => new File([content], name, { type: 'application/pdf' });

  const details = () => screen.findByLabelText('¿Qué pasó?');
  const submit = () => screen.findByRole('button', { name: 'Enviar reporte' });

  async function write(path = PATH) {
    const site = openSite(path);
    await site.user.type(await details(), 'El voucher tiene otra fecha.');
    await site.user.selectOptions(screen.getByLabelText('¿Sobre qué es?'), 'DOCUMENT');
    await screen.findByRole('option', { name: /Baltra/ });
    return site;
  }

  describe('a report', () => {
    test('is sent with its journey and file, and answers a number with what happens next', async () => {
      api.on(POST, () => json(201, stored));
      const { user, container } = await write();
      await user.selectOptions(screen.getByLabelText(/¿En qué viaje\?/), trip.journey_id);
      await user.upload(screen.getByLabelText(/Foto o documento/), pdf('hoja.pdf', '%PDF-1.7'));
      expect((await axe(container)).violations).toEqual([]);
      await user.click(await submit());
      expect(await screen.findByText('R-000123')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Recibimos su reporte' })).toHaveFocus();
      expect(screen.getByText(/María José Andrade lo recibió por correo/)).toBeVisible();
      expect(screen.getByText(/carlos@ejemplo\.ec, dentro del horario/)).toBeVisible();
      expect(await screen.findByText('Reporte enviado')).toBeVisible();
      const [body] = api.asked(POST).map((sent) => Object.fromEntries((sent.body as FormData).entries()));
      expect(body).toMatchObject({
        description: 'El voucher tiene otra fecha.',
        topic: 'DOCUMENT',
        journey: trip.journey_id,
        agency: '0993371112001',
        file: expect.objectContaining({ name: 'hoja.pdf' }),
      });
      expect((await axe(container)).violations).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Reportar otro problema' }));
      expect(await details()).toHaveValue('');
    });

    test('knows the journey that its link came from', async () => {
      openSite(`${PATH}?journey=${trip.journey_id}`);
      await screen.findByRole('option', { name: /Baltra/ });
      expect(screen.getByLabelText(/¿En qué viaje\?/)).toHaveValue(trip.journey_id);
    });

    test('without words or topic says so at both fields, and is not sent', async () => {
      const { user } = openSite(PATH);
      await user.click(await submit());
      expect(await screen.findByRole('link', { name: /¿Qué pasó\? Este campo es obligatorio/ })).toBeVisible();
      expect(screen.getByRole('link', { name: /¿Sobre qué es\? Este campo es obligatorio/ })).toBeVisible();
      expect(await details()).toBeInvalid();
      expect(api.asked(POST)).toEqual([]);
    });

    test('counts what still fits, and what is too much', async () => {
      const { user } = openSite(PATH);
      await user.type(await details(), 'Hola');
      expect(screen.getByText('Quedan 1996 caracteres')).toBeVisible();
      await user.click(await details());
      await user.paste('x'.repeat(1997));
      expect(screen.getByText('Sobra 1 carácter')).toBeVisible();
      await user.click(await submit());
      expect(await screen.findByRole('link', { name: /Use 2000 caracteres como máximo/ })).toBeVisible();
    });

    test('names a file that is none, before anything is sent', async () => {
      const { user } = await write();
      await user.upload(screen.getByLabelText(/Foto o documento/), pdf('vacio.pdf'));
      await user.click(await submit());
      expect(await screen.findByRole('link', { name: /El archivo está vacío/ })).toBeVisible();
      expect(api.asked(POST)).toEqual([]);
    });

    test('can be sent when the journeys do not come', async () => {
      api.on(`GET /api/v1/journey/journeys_info/${carlos.id}`, () => json(500, {}));
      api.on(POST, () => json(201, { ...stored, journey: null }));
      const { user } = openSite(PATH);
      expect(await screen.findByText(/No pudimos cargar sus viajes/)).toBeVisible();
      await user.type(await details(), 'No veo mis viajes');
      await user.selectOptions(screen.getByLabelText('¿Sobre qué es?'), 'SITE');
      await user.click(await submit());
      expect(await screen.findByText('R-000123')).toBeVisible();
      expect(screen.getByText(/Un asesor lo recibió por correo/)).toBeVisible();
    });
  });

  describe('what was typed', () => {
    test.each([
      ['no network', () => noNetwork(), /No hay conexión con la agencia/],
      ['a failing server', () => json(503, { detail: 'Error en el servidor' }), /Error en el servidor\. Sus datos/],
      ['too many reports', () => json(429, { detail: 'x' }, { 'Retry-After': '600' }), /Espere 10 minutos/],
      ['a refused field', () => json(400, { journey: ['No existe o ya no está disponible.'] }), /No existe o ya no/],
    ])('is still there after %s, and goes with the same key again', async (_, failure, words) => {
      api.on(POST, failure);
      const { user } = await write();
      await user.click(await submit());
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
      // The form says it where it stays; a toast would say it a second time.
      expect(document.querySelector('.Toastify__toast')).toBeNull();
      expect(await details()).toHaveValue('El voucher tiene otra fecha.');
      api.on(POST, () => json(201, stored));
      await user.click(await submit());
      expect(await screen.findByText('R-000123')).toBeVisible();
      const [first, second] = api.asked(POST).map(({ headers }) => headers['Idempotency-Key']);
      expect(second).toBe(first);
    });

    test('outlives a reload, and is gone once it was sent or the person logged out', async () => {
      await write();
      cleanup();
      const again = openSite(PATH);
      expect(await details()).toHaveValue('El voucher tiene otra fecha.');
      expect(screen.getByText(/El texto se recuperó/)).toBeVisible();
      api.on(POST, () => json(201, stored));
      await again.user.click(await submit());
      await screen.findByText('R-000123');
      expect(JSON.stringify(sessionStorage)).not.toContain('voucher');

      await again.user.click(screen.getByRole('button', { name: 'Reportar otro problema' }));
      await again.user.type(await details(), 'Otra cosa');
      expect(JSON.stringify(sessionStorage)).toContain('Otra cosa');
      await act(() => session.logOut());
      await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Otra cosa'));
    });
  });

  describe('what the person reported before', () => {
    test('is listed with its number and file', async () => {
      api.on(MINE, () => json(200, [mine]));
      openSite(PATH);
      expect(await screen.findByText('R-000007')).toBeVisible();
      const file = screen.getByRole('link', { name: /Abrir recepcion\.pdf/ });
      expect(file).toHaveAttribute('href', mine.file?.url);
    });

    test('shows a long one from its beginning, and whole when asked', async () => {
      const description = 'En la recepción no encuentran la reserva.\n\nLlamé dos veces.\nNadie contestó.';
      api.on(MINE, () =>
        json(200, [
          { ...mine, description },
          { ...mine, id: trip.journey_id, number: 'R-000008' },
        ]),
      );
      const { user } = openSite(PATH);
      const text = await screen.findByText(/En la recepción/);
      expect(text).toHaveClass('line-clamp-2');
      const all = screen.getByRole('button', { name: 'Ver todo' });
      expect(all).toHaveAttribute('aria-expanded', 'false');
      await user.click(all);
      expect(text).not.toHaveClass('line-clamp-2');
      expect(text.textContent).toBe(description);
      await user.click(screen.getByRole('button', { name: 'Ver menos', expanded: true }));
      expect(text).toHaveClass('line-clamp-2');
    });

    test('is where the mail of its answer leads, for the keyboard too', async () => {
      const answer = { text: 'El hotel ya corrigió la fecha.', at: '2026-11-22T15:00:00.000Z' };
      api.on(MINE, () =>
        json(200, [
          { ...mine, number: 'R-000008' },
          { ...mine, status: 'answered', answer },
        ]),
      );
      openSite(ownReportPath('R-000007'));
      const answered = (await screen.findByText('El hotel ya corrigió la fecha.')).closest('li');
      await waitFor(() => expect(answered).toHaveFocus());
    });

    test('can be asked for again when it does not come', async () => {
      api.on(MINE, () => json(500, {}));
      const { user } = openSite(PATH);
      expect(await screen.findByText('No pudimos cargar sus reportes.')).toBeVisible();
      api.on(MINE, () => json(200, [mine]));
      await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByText('R-000007')).toBeVisible();
    });
  });

  test('the journey’s adviser card leads here', async () => {
    openSite(`/my_journeys/${trip.journey_id}`);
    const link = await screen.findByRole('link', { name: 'Reportar un problema' });
    expect(link).toHaveAttribute('href', `${PATH}?journey=${trip.journey_id}`);
  });
});
