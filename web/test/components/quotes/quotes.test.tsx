import type { WebQuote } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { carlos, employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const PATH = '/admin/quotes';
const LIST = 'GET /api/v1/agency/web_quote';
const ONE = `${LIST}/0197a000-0000-7000-8000-0000000000aa`;

const quote: WebQuote = {
  id: '0197a000-0000-7000-8000-0000000000aa',
  agency: '0993371112001',
  first_name: 'Rosa',
  last_name: 'Vera',
  phone: '+593 99 765 4321',
  email: 'rosa@ejemplo.ec',
  n_adults: 2,
  n_children: 1,
  travel_date: '2027-01-10',
  country: 'PE',
  country_name: 'Perú',
  created_at: '2026-11-21T17:00:00.000Z',
  status: 'new',
  owner: null,
  notes: '',
  lost_reason: null,
  answered_at: null,
  closed_at: null,
  proposals: [],
  travellers: [],
  questions: [],
  journey: null,
  version: 1,
};
const other: WebQuote = { ...quote, id: '0197a000-0000-7000-8000-0000000000ab', first_name: 'Iván', last_name: 'Paz' };

const page = (results: WebQuote[]) => json(200, { count: results.length, next: null, previous: null, results });

let api: FakeApi;
beforeEach(() => {
  remember(maria);
  api = new FakeApi().install();
  api.on('GET /auth/users/me', json(200, maria));
});

test('a row says who, where, when and how many, and opens all that the visitor wrote with the ways to answer', async () => {
  api.on(LIST, () => page([quote]));
  const { user, router, container } = openSite(PATH);
  const row = await screen.findByRole('link', { name: /Vera, Rosa/ });
  for (const text of ['Perú', /10 ene.* 2027 · 2 adultos, 1 niño/, /sáb 21 nov.*, 12:00 Guayaquil/]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(screen.getByText('1 cotización')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);

  await user.click(row);
  const dialog = await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' });
  const link = (name: string) => within(dialog).getByRole('link', { name });
  expect(link('Escribir')).toHaveAttribute('href', 'mailto:rosa@ejemplo.ec');
  expect(link('Llamar')).toHaveAttribute('href', 'tel:+593997654321');
  for (const read of ['+593 99 765 4321', 'rosa@ejemplo.ec']) expect(within(dialog).getByText(read)).toBeVisible();
  expect(link('Chatear (se abre en otra pestaña)')).toHaveAttribute('href', 'https://wa.me/593997654321');
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(within(dialog).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['that waits names the promised day', 'in_progress', 1],
  ['that was answered names it no more', 'answered', 0],
] as const)('a quote %s', async (_, status, times) => {
  api.on(LIST, () => page([{ ...quote, status }]));
  openSite(`${PATH}?quote=${quote.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' });
  expect(within(dialog).queryAllByText('Prometimos una respuesta en 24 horas.')).toHaveLength(times);
});

test('what a quote is opened for calls loudest and stands above the rest, until something is to be saved', async () => {
  const loud = 'bg-sun';
  api.on(LIST, () => page([quote]));
  const { user } = openSite(`${PATH}?quote=${quote.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' }));
  const [write, save] = ['Escribir propuesta', 'Guardar cambios'].map((name) => dialog.getByRole('button', { name }));
  expect(write).toHaveClass(loud);
  expect(save).not.toHaveClass(loud);
  const details = dialog.getByText('rosa@ejemplo.ec');
  expect((write as HTMLElement).compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.selectOptions(dialog.getByLabelText('Estado'), 'in_progress');
  expect(save).toHaveClass(loud);
  expect(write).not.toHaveClass(loud);
});

test("the link of an adviser's mail opens that quote over the inbox, one that is not on its first page too", async () => {
  api.on(LIST, () => page([other]));
  api.on(ONE, json(200, quote));
  const { router } = openSite(`/admin?quote=${quote.id}`);
  expect(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' })).toBeVisible();
  expect(router.state.location.pathname).toBe(PATH);
});

test('who answers it is named in its row, and chosen in a dialog that opens before the employees are known', async () => {
  const me = employeeOf(maria);
  let arrive: (answer: Response) => void = () => undefined;
  api.on(LIST, () => page([{ ...quote, owner: me.id }]));
  api.on('GET /api/v1/agency/employee', () => new Promise<Response>((resolve) => (arrive = resolve)));
  openSite(`${PATH}?quote=${quote.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' }));
  expect(dialog.getByLabelText('Responsable')).toHaveValue(me.id);
  act(() => arrive(json(200, [me])));
  expect(await dialog.findByRole('option', { name: 'María José Andrade (usted)' })).toBeInTheDocument();
  expect(dialog.getByLabelText('Responsable')).toHaveDisplayValue('María José Andrade (usted)');
  expect(screen.getByRole('link', { name: /Vera, Rosa.*Responsable: María José Andrade/, hidden: true })).toBeVisible();
});

test('while the list is on its way, a screen reader hears so', async () => {
  api.on(LIST, () => new Promise(() => undefined));
  openSite(PATH);
  expect(await screen.findByText('Cargando…')).toHaveAttribute('role', 'status');
});

test('a quote that was opened by its address leaves the focus on its row when it is closed', async () => {
  api.on(LIST, () => page([other, quote]));
  api.on(ONE, json(200, quote));
  const { user } = openSite(`${PATH}?quote=${quote.id}`);
  await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' });
  await screen.findByRole('link', { name: /Vera, Rosa/, hidden: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: /Vera, Rosa/ })).toHaveFocus());
});

test('a quote that is not on the first page leaves the focus on what is said of the list', async () => {
  api.on(LIST, () => page([other]));
  api.on(ONE, json(200, quote));
  const { user } = openSite(`${PATH}?quote=${quote.id}`);
  await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('1 cotización')).toHaveFocus());
});

test('a quote that is not there says so', async () => {
  api.on(LIST, () => page([]));
  api.on(ONE, json(404, { code: 'not_found' }));
  openSite(`${PATH}?quote=${quote.id}`);
  expect(await screen.findByText('No encontramos esa cotización.')).toBeVisible();
});

test('a quote that arrives shows by itself, and is said aloud', async () => {
  api.on(LIST, () => page([quote]));
  openSite(PATH);
  await screen.findByRole('link', { name: /Vera, Rosa/ });
  api.on(LIST, () => page([other, quote]));
  act(() => tellLiveEvent('quote-created', { quote_id: other.id }));
  expect(await screen.findByRole('link', { name: /Paz, Iván/ })).toBeVisible();
  expect(screen.getByText(/Llegó una cotización nueva/)).toBeVisible();
});

test('an agency without quotes is told what will be here', async () => {
  api.on(LIST, () => page([]));
  openSite(PATH);
  expect(await screen.findByText('Aún no hay cotizaciones')).toBeVisible();
});

test('an inbox that cannot be loaded offers to try again', async () => {
  api.on(LIST, json(500, {}));
  const { user } = openSite(PATH);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  api.on(LIST, () => page([quote]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Vera, Rosa/ })).toBeVisible();
});

test('staff find it in their menu, and a traveller is led away', async () => {
  api.on(LIST, () => page([]));
  const staff = openSite(PATH);
  const menu = await screen.findByRole('navigation', { name: 'Administración' });
  expect(await within(menu).findByRole('link', { name: 'Cotizaciones' })).toHaveAttribute('href', PATH);
  staff.unmount();
  remember(carlos);
  api.on('GET /auth/users/me', json(200, carlos));
  const { router } = openSite(PATH);
  await waitFor(() => expect(router.state.location.pathname).toBe('/my_journeys'));
});

test('the link of a row keeps what else the address says', async () => {
  api.on(LIST, () => page([quote]));
  openSite(`${PATH}?from=mail`);
  const row = await screen.findByRole('link', { name: /Vera, Rosa/ });
  expect(row).toHaveAttribute('href', `${PATH}?from=mail&quote=${quote.id}`);
});

test('the inbox is searched and narrowed by the day on which a quote came, and says what narrows it to nothing', async () => {
  api.on(LIST, ({ query }) => (query.get('search') === 'nadie' ? page([]) : page([quote])));
  const { user, router } = openSite(PATH);
  await screen.findByRole('link', { name: /Vera, Rosa/ });
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  await user.type(screen.getByLabelText('Recibida desde'), '2026-11-20');
  await waitFor(() => expect(api.asked(LIST).at(-1)?.query.get('from')).toBe('2026-11-20'));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar cotización' }), 'nadie');
  expect(await screen.findByText('Ninguna cotización coincide.')).toBeVisible();
  expect(router.state.location.search).toBe('?from=2026-11-20&search=nadie');
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByRole('link', { name: /Vera, Rosa/ })).toBeVisible();
});

describe('what staff make of a quote', () => {
  const PATCH = `PATCH ${LIST.slice(4)}/${quote.id}`;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const sent = () => api.asked(PATCH).map(({ body }) => body);
  const openQuote = async () => {
    const site = openSite(`${PATH}?quote=${quote.id}`);
    return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' })) };
  };

  test('an open one says what is left of its 24 hours and how long the agency is open in them; a late one that it is', async () => {
    const fresh = { ...quote, created_at: hoursAgo(23.5) };
    api.on(LIST, () =>
      page([
        fresh,
        { ...other, created_at: hoursAgo(30) },
        { ...quote, id: other.id.replace('ab', 'ac'), status: 'won' },
      ]),
    );
    openSite(PATH);
    const [first, second, third] = (await screen.findAllByRole('link', { name: /Vera|Paz/ })).map((row) => within(row));
    expect(first?.getByText(/Quedan (30|29)\smin/)).toHaveTextContent(/sin horas de atención|min de atención/);
    expect(second?.getByText('Pasaron las 24 h')).toBeVisible();
    expect(third?.getByText('Ganada')).toBeVisible();
    expect(third?.queryByText(/Quedan|Pasaron/)).toBeNull();
  });

  test('is saved with the version that was read; what is lost has a reason', async () => {
    api.on(LIST, () => page([quote]));
    api.on(ONE, json(200, quote));
    api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
    api.on(PATCH, ({ body }) => json(200, { ...quote, ...(body as object), version: 2 }));
    const { user, dialog, router } = await openQuote();
    await user.selectOptions(dialog.getByLabelText('Estado'), 'Perdida');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findAllByText(/Este campo es obligatorio/)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await user.selectOptions(dialog.getByLabelText('Por qué se perdió'), 'Por el precio');
    await user.selectOptions(dialog.getByLabelText('Responsable'), 'María José Andrade (usted)');
    await write(user, dialog.getByLabelText(/^Notas/), 'Vuelve en marzo.');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Cotización Actualizada')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        status: 'lost',
        lost_reason: 'PRICE',
        owner: employeeOf(maria).id,
        notes: 'Vuelve en marzo.',
        version: 1,
      },
    ]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('that another wrote meanwhile is put together with what is typed', async () => {
    let stored = quote;
    api.on(LIST, () => page([stored]));
    api.on(ONE, () => json(200, stored));
    api.on(PATCH, ({ body }) => {
      const { version } = body as { version: number };
      if (version === 2) return json(200, { ...stored, ...(body as object), version: 3 });
      stored = { ...quote, notes: 'Llamó otra vez.', version: 2 };
      return json(409, { detail: 'Alguien más cambió estos datos.', code: 'stale_version' });
    });
    const { user, dialog } = await openQuote();
    await user.selectOptions(dialog.getByLabelText('Estado'), 'En curso');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ status: 'in_progress', notes: 'Llamó otra vez.', version: 2 });
  });

  test('narrows the list, whose address keeps it', async () => {
    api.on(LIST, () => page([quote]));
    const { user, router } = openSite(PATH);
    await screen.findByRole('link', { name: /Vera, Rosa/ });
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    await user.selectOptions(screen.getByLabelText('Estado'), 'Por responder');
    await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
    expect(Object.fromEntries(api.asked(LIST).at(-1)?.query ?? [])).toMatchObject({ status: 'open' });
  });

  test('what was accepted and is no journey yet is on the board, and leads to it', async () => {
    const proposal = {
      number: 1,
      services: [{ kind: 'hosting' as const, text: 'Cinco noches' }],
      price: 1250.5,
      valid_until: '2099-01-02',
      message: '',
      sent_at: '2026-11-22T15:00:00.000Z',
      withdrawn_at: null,
      accepted_at: '2026-11-23T15:00:00.000Z',
    };
    const accepted: WebQuote = { ...quote, status: 'answered', proposals: [proposal] };
    api.on(LIST, ({ query }) => (query.get('status') === 'accepted' ? page([accepted]) : page([])));
    api.on('GET /api/v1/agency/waiting', json(200, {}));
    openSite('/admin');
    const title = 'Propuestas aceptadas, por convertir en viaje';
    const board = within(await screen.findByRole('region', { name: title }));
    expect(await board.findByRole('link', { name: /Vera, Rosa/ })).toHaveAttribute(
      'href',
      `${PATH}?status=accepted&sort=oldest&quote=${quote.id}`,
    );
    expect(board.getByText('Aceptada')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cotizaciones por responder' })).toBeNull();
  });

  test('a question about a proposal is on the board, and leads to it', async () => {
    const asked: WebQuote = {
      ...quote,
      status: 'answered',
      questions: [{ text: '¿Hay piscina?', at: '2026-11-23T14:00:00.000Z' }],
    };
    api.on(LIST, ({ query }) => (query.get('status') === 'asked' ? page([asked]) : page([])));
    api.on('GET /api/v1/agency/waiting', json(200, {}));
    openSite('/admin');
    const title = 'Preguntas sobre propuestas, por responder';
    const board = within(await screen.findByRole('region', { name: title }));
    expect(await board.findByRole('link', { name: /Vera, Rosa/ })).toHaveAttribute(
      'href',
      `${PATH}?status=asked&sort=oldest&quote=${quote.id}`,
    );
    expect(board.getByText('Con pregunta')).toBeVisible();
  });

  test('what waits is on the board, the first to run out first, and leads to it', async () => {
    api.on(LIST, ({ query }) =>
      query.get('status') === 'open' ? page([{ ...quote, created_at: hoursAgo(2) }]) : page([]),
    );
    api.on('GET /api/v1/agency/waiting', json(200, {}));
    openSite('/admin');
    const board = within(await screen.findByRole('region', { name: 'Cotizaciones por responder' }));
    expect(await board.findByRole('link', { name: /Vera, Rosa/ })).toHaveAttribute(
      'href',
      `${PATH}?status=open&sort=oldest&quote=${quote.id}`,
    );
    expect(board.getByText(/Quedan 2[12]\sh/)).toBeVisible();
  });
});
