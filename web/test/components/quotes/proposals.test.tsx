import type { OpenProposal, WebQuote } from '@bitacora/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FakeApi, json } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';
import { write } from '../support/write.ts';

const token = 'a'.repeat(43);
const LINK = `/propuesta/${token}`;
const PROPOSAL = `/api/v1/proposal/${token}`;

const proposal: OpenProposal = {
  number: 2,
  first_name: 'Rosa',
  last_name: 'Vera',
  n_adults: 2,
  n_children: 1,
  travel_date: '2027-01-10',
  country_name: 'Perú',
  services: [{ kind: 'hosting', text: 'Cinco noches en Miraflores' }],
  price: 1250.5,
  valid_until: '2027-01-02',
  message: 'Con gusto, Rosa.',
  sent_at: '2026-11-22T15:00:00.000Z',
  accepted_at: null,
  is_sold: false,
  travellers: [],
  questions: [],
  adviser: { name: 'María José Andrade', email: 'maria@ejemplo.ec', phone: '0990001111', is_agency: false },
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

describe('what a visitor reads at the link of a proposal', () => {
  const opened = async (changes: Partial<OpenProposal> = {}) => {
    api.on(`GET ${PROPOSAL}`, json(200, { ...proposal, ...changes }));
    const site = openSite(LINK);
    await screen.findByRole('heading', { level: 1, name: 'Su propuesta de viaje a Perú' });
    return site;
  };

  test('is what it offers, until when, for how much, and who to turn to', async () => {
    const { container } = await opened();
    for (const text of [
      'Con gusto, Rosa.',
      'Cinco noches en Miraflores',
      '$1.250,50',
      /2 ene.* 2027/,
      '2 adultos, 1 niño',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const adviser = within(screen.getByRole('region', { name: 'Quién le atiende' }));
    for (const read of ['María José Andrade', '099 000 1111', 'maria@ejemplo.ec'])
      expect(adviser.getByText(read)).toBeVisible();
    expect(adviser.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+593990001111');
    expect(adviser.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', 'mailto:maria@ejemplo.ec');
    expect((await axe(container)).violations).toEqual([]);
  });

  test.each([
    ['the agency’s, where it says one', '0987654321', 'https://wa.me/593987654321'],
    ['none, where there is but the number of an office', null, null],
    ['none, of a server that does not say one yet', undefined, null],
  ])('writes to a chat: %s', async (_, chat, address) => {
    await opened({ adviser: { ...proposal.adviser, phone: '042301999', chat } });
    const links = within(screen.getByRole('region', { name: 'Quién le atiende' })).queryAllByRole('link', {
      name: /^Chatear/,
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(address === null ? [] : [address]);
  });

  test('says for whom somebody answers', async () => {
    await opened({ adviser: { ...proposal.adviser, name: 'Luz Paz', stands_in_for: 'María José Andrade' } });
    const adviser = within(screen.getByRole('region', { name: 'Quién le atiende' }));
    expect(adviser.getByText('Luz Paz')).toBeVisible();
    expect(adviser.getByText('Reemplaza a María José Andrade')).toBeVisible();
  });

  test('leads from the price to the answer, until there is one', async () => {
    await opened();
    const way = screen.getByRole('link', { name: 'Aceptar o hacer una pregunta' });
    const place = document.querySelector(way.getAttribute('href') ?? '');
    expect(place).toContainElement(screen.getByRole('button', { name: 'Aceptar propuesta' }));
    cleanup();
    await opened({ accepted_at: '2026-11-23T15:00:00.000Z' });
    expect(screen.queryByRole('link', { name: 'Aceptar o hacer una pregunta' })).not.toBeInTheDocument();
  });

  test('is accepted with the names of who travels; who asked is there already', async () => {
    const { user } = await opened();
    const named = { kind: 'child', first_name: 'Emilia', last_name: 'Vera' };
    api.on(`POST ${PROPOSAL}/accept`, () => {
      const accepted_at = '2026-11-23T15:00:00.000Z';
      api.on(`GET ${PROPOSAL}`, json(200, { ...proposal, accepted_at }));
      return json(200, { accepted_at });
    });
    const adult = within(screen.getByRole('group', { name: 'Adulto 1' }));
    expect(adult.getByLabelText(/Nombres/)).toHaveValue('Rosa');
    const child = within(screen.getByRole('group', { name: 'Niño 1' }));
    await write(user, child.getByLabelText(/Nombres/), named.first_name);
    await write(user, child.getByLabelText(/Apellidos/), named.last_name);
    await user.click(screen.getByRole('button', { name: 'Aceptar propuesta' }));
    // It stands far above the button, which is gone: reading goes on there.
    const said = await screen.findByText(/Usted aceptó esta propuesta/);
    expect(document.activeElement).toContainElement(said);
    expect(document.body).not.toHaveFocus();
    expect(api.asked(`POST ${PROPOSAL}/accept`)[0]?.body).toEqual({
      travellers: [
        { kind: 'adult', first_name: 'Rosa', last_name: 'Vera' },
        { kind: 'adult', first_name: '', last_name: '' },
        named,
      ],
    });
    expect(screen.getByRole('button', { name: 'Guardar los nombres' })).toBeVisible();
  });

  test('keeps the names of who travels once it was accepted, and reading goes on at them', async () => {
    const accepted = { accepted_at: '2026-11-23T15:00:00.000Z' };
    const { user } = await opened(accepted);
    api.on(`POST ${PROPOSAL}/accept`, ({ body }) => {
      api.on(`GET ${PROPOSAL}`, json(200, { ...proposal, ...accepted, ...(body as object) }));
      return json(200, accepted);
    });
    await write(user, within(screen.getByRole('group', { name: 'Niño 1' })).getByLabelText(/Nombres/), 'Emilia');
    await user.click(screen.getByRole('button', { name: 'Guardar los nombres' }));
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Guardar los nombres' })),
    );
    expect(document.body).not.toHaveFocus();
    expect(within(screen.getByRole('group', { name: 'Niño 1' })).getByLabelText(/Nombres/)).toHaveValue('Emilia');
  });

  test('can be asked about, and what was typed stays when it could not be sent', async () => {
    const { user } = await opened();
    api.on(`POST ${PROPOSAL}/question`, json(503, { code: 'service_unavailable', detail: 'Error en el servidor' }));
    const question = screen.getByLabelText('Su pregunta');
    await write(user, question, '¿Hay piscina?');
    await user.click(screen.getByRole('button', { name: 'Enviar pregunta' }));
    expect(await screen.findByText('No pudimos enviar su pregunta')).toBeInTheDocument();
    expect(question).toHaveValue('¿Hay piscina?');
    api.on(`POST ${PROPOSAL}/question`, json(201, { asked_at: '2026-11-23T15:00:00.000Z' }));
    await user.click(screen.getByRole('button', { name: 'Enviar pregunta' }));
    const said = await screen.findByText(/Recibimos su pregunta/);
    expect(document.activeElement).toContainElement(said);
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Hacer otra pregunta' }));
    expect(await screen.findByLabelText('Su pregunta')).toHaveFocus();
  });

  test('shows what was asked with its answers', async () => {
    const at = '2026-11-23T14:00:00.000Z';
    await opened({
      questions: [
        { text: '¿Hay piscina?', at, answered_at: '2026-11-23T15:00:00.000Z', answer: 'Sí, y es temperada.' },
        { text: '¿Y gimnasio?', at: '2026-11-24T14:00:00.000Z' },
      ],
    });
    expect(screen.getByText(/Sí, y es temperada/)).toBeVisible();
    expect(screen.getByText('¿Y gimnasio?')).toBeVisible();
    expect(screen.getAllByText(/^Usted preguntó/)).toHaveLength(2);
  });

  test('is only read once there is a journey of it', async () => {
    await opened({ is_sold: true, accepted_at: '2026-11-23T15:00:00.000Z' });
    expect(screen.getByText(/Su viaje ya está en marcha/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Aceptar|Guardar|Enviar/ })).toBeNull();
  });

  test('that cannot be read says so under its title, and is tried again', async () => {
    api.on(`GET ${PROPOSAL}`, json(503, {}));
    const { user } = openSite(LINK);
    expect(await screen.findByText('No pudimos cargar la propuesta.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Su propuesta de viaje' })).toBeVisible();
    api.on(`GET ${PROPOSAL}`, json(200, proposal));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Con gusto, Rosa.')).toBeVisible();
  });

  test('is not there any more once its link ended', async () => {
    api.on(`GET ${PROPOSAL}`, json(404, { code: 'not_found' }));
    openSite(LINK);
    expect(await screen.findByText('Esta propuesta ya no está disponible')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir a la agencia' })).toHaveAttribute('href', '/contacts');
  });
});

describe('what staff propose', () => {
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
  const LIST = 'GET /api/v1/agency/web_quote';
  const SEND = `POST /api/v1/agency/web_quote/${quote.id}/proposal`;
  const sentOne = {
    number: 1,
    services: [{ kind: 'hosting' as const, text: 'Cinco noches' }],
    price: 1250.5,
    valid_until: '2099-01-02',
    message: '',
    sent_at: '2026-11-22T15:00:00.000Z',
    withdrawn_at: null,
    accepted_at: null,
  };
  const openQuote = async (changes: Partial<WebQuote> = {}) => {
    const stored = { ...quote, ...changes };
    api.on(LIST, json(200, { count: 1, next: null, previous: null, results: [stored] }));
    api.on(`${LIST}/${quote.id}`, json(200, stored));
    const site = openSite(`/admin/quotes?quote=${quote.id}`);
    return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Cotización de Rosa Vera' })) };
  };

  beforeEach(() => {
    remember(maria);
    api.on('GET /auth/users/me', json(200, maria));
    api.on('GET /api/v1/agency/employee', json(200, [employeeOf(maria)]));
    api.on(`GET /api/v1/agency/employee/0993371112001/${maria.id}`, json(200, employeeOf(maria)));
  });

  test('is written in a dialog of its own, and sent in the name of who writes it', async () => {
    const { user, dialog, router } = await openQuote();
    await user.click(dialog.getByRole('button', { name: 'Escribir propuesta' }));
    const form = within(await screen.findByRole('dialog', { name: 'Propuesta para Rosa Vera' }));
    api.on(SEND, json(201, { ...quote, status: 'answered', proposals: [sentOne], version: 2 }));
    await user.click(form.getByRole('button', { name: 'Enviar propuesta' }));
    expect((await form.findAllByRole('link', { name: /Servicio 1: Tipo|Precio total/ })).length).toBeGreaterThan(0);
    expect(api.asked(SEND)).toEqual([]);
    await user.selectOptions(form.getByLabelText('Tipo'), 'Hospedaje');
    await write(user, form.getByLabelText('En qué consiste'), 'Cinco noches');
    await write(user, form.getByLabelText('Precio total'), '1250,50');
    await user.click(form.getByRole('button', { name: 'Enviar propuesta' }));
    expect(await screen.findByText('Propuesta enviada')).toBeInTheDocument();
    expect(api.asked(SEND)[0]?.body).toMatchObject({
      services: [{ kind: 'hosting', text: 'Cinco noches' }],
      price: '1250.5',
      owner: employeeOf(maria).id,
    });
    await waitFor(() => expect(router.state.location.search).toBe(`?quote=${quote.id}`));
  });

  test('says what became of each version, who travels and what was asked; its link is withdrawn when asked twice', async () => {
    const accepted = { ...sentOne, number: 2, accepted_at: '2026-11-23T15:00:00.000Z' };
    const { user, dialog, container } = await openQuote({
      status: 'answered',
      proposals: [sentOne, accepted],
      travellers: [{ kind: 'adult', first_name: 'Rosa', last_name: 'Vera' }],
      questions: [{ text: '¿Hay piscina?', at: '2026-11-23T14:00:00.000Z', answered_at: '2026-11-23T14:30:00.000Z' }],
    });
    const proposals = within(dialog.getByRole('region', { name: 'Propuestas' }));
    expect(
      proposals.getAllByRole('listitem').map((row) => within(row).getByText(/Aceptada|Reemplazada/).textContent),
    ).toEqual(['Aceptada', 'Reemplazada']);
    expect(dialog.getByText('¿Hay piscina?')).toBeVisible();
    expect(dialog.getByText('Rosa Vera')).toBeVisible();
    // One thing comes next: the journey.
    const loud = [...document.querySelectorAll('[role=dialog] .bg-sun')].map(({ textContent }) => textContent);
    expect(loud).toEqual(['Convertir en viaje']);
    expect((await axe(container)).violations).toEqual([]);
    const WITHDRAW = `POST /api/v1/agency/web_quote/${quote.id}/proposal/2/withdraw`;
    api.on(WITHDRAW, () => {
      const proposals = [sentOne, { ...accepted, withdrawn_at: '2026-11-23T16:00:00.000Z' }];
      api.on(LIST, json(200, { count: 1, next: null, previous: null, results: [{ ...quote, proposals, version: 2 }] }));
      return json(200, quote);
    });
    await user.click(proposals.getByRole('button', { name: 'Retirar el enlace' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Retirar el enlace?' }));
    await user.click(asked.getByRole('button', { name: 'Retirar el enlace' }));
    expect(await screen.findByText('Enlace retirado')).toBeInTheDocument();
    expect(api.asked(WITHDRAW)).toHaveLength(1);
    // Its button is gone: the keyboard is at what comes next.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Escribir otra propuesta' })).toHaveFocus());
  });

  test('a further link of the newest open version is made when asked twice, told once, and a failure is said', async () => {
    const { user, dialog } = await openQuote({
      status: 'answered',
      proposals: [{ ...sentOne, valid_until: '2099-01-01' }],
    });
    const COPY = `POST /api/v1/agency/web_quote/${quote.id}/proposal_link`;
    api.on(COPY, json(503, {}));
    await user.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Copiar enlace de la propuesta' }));
    expect(api.asked(COPY)).toHaveLength(0);
    await user.click(asked.getByRole('button', { name: 'Crear enlace' }));
    expect(await asked.findByRole('alert')).toBeVisible();
    api.on(COPY, json(201, { token: 'a'.repeat(43) }));
    await user.click(asked.getByRole('button', { name: 'Crear enlace' }));
    expect(await asked.findByText(`http://localhost/propuesta/${'a'.repeat(43)}`)).toBeVisible();
    expect(asked.queryByRole('button', { name: 'Crear enlace' })).toBeNull();
    await user.click(asked.getByRole('button', { name: /^Copiar / }));
    expect(await asked.findByText('Copiado')).toBeInTheDocument();
    expect((await axe(screen.getByRole('dialog', { name: 'Copiar enlace de la propuesta' }))).violations).toEqual([]);
    await user.click(asked.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    expect(dialog.queryByText(/propuesta\/a/)).toBeNull();
  });

  test('a question waits in it until it is answered there, and what was typed stays when it could not be sent', async () => {
    const questions = [
      { text: '¿Hay piscina?', at: '2026-11-23T14:00:00.000Z', answered_at: '2026-11-23T15:00:00.000Z', answer: 'Sí.' },
      { text: '¿Y gimnasio?', at: '2026-11-24T14:00:00.000Z' },
    ];
    const asked = { status: 'answered' as const, proposals: [sentOne], questions };
    const { user, dialog, router } = await openQuote(asked);
    expect(dialog.getByText('Con pregunta')).toBeVisible();
    expect(dialog.getByText('Espera su respuesta')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Responder la pregunta' }));
    const form = within(await screen.findByRole('dialog', { name: 'Respuesta para Rosa Vera' }));
    const ANSWER = `POST /api/v1/agency/web_quote/${quote.id}/question/2/answer`;
    api.on(ANSWER, json(503, { code: 'service_unavailable', detail: 'Error en el servidor' }));
    const answer = form.getByLabelText('Su respuesta');
    await write(user, answer, 'También.');
    await user.click(form.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('No pudimos enviar la respuesta')).toBeInTheDocument();
    expect(answer).toHaveValue('También.');
    api.on(ANSWER, json(200, quote));
    await user.click(form.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('Respuesta enviada')).toBeInTheDocument();
    expect(api.asked(ANSWER).at(-1)?.body).toEqual({ answer: 'También.' });
    await waitFor(() => expect(router.state.location.search).toBe(`?quote=${quote.id}`));
  });
});
