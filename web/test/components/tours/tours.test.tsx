import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildTour } from '../support/content.ts';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

const TOURS = 'GET /api/v1/content/packages';
const TOUR = `${TOURS}/galapagos-isla-por-isla`;
const galapagos = buildTour();
const cuenca = buildTour({ id: 'b', slug: 'cuenca', title: 'Cuenca', caption: 'Tres días', items: [], picture: null });

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install().on(TOURS, json(200, [galapagos, cuenca]));
});

const cards = () => screen.findByRole('heading', { level: 2, name: 'Galápagos, isla por isla' });
const opener = (title = galapagos.title) => screen.getByRole('link', { name: `Ver más: ${title}` });

describe('the list of tours', () => {
  test('shows places in the shape of the cards while it is loading', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    api.on(TOURS, () => new Promise<Response>((resolve) => (arrive = resolve)));
    const { container } = openSite('/tours');
    await screen.findByRole('heading', { level: 1, name: 'Tours' });
    expect(container.querySelectorAll('.skeleton').length).toBeGreaterThan(4);
    await waitFor(() => expect(api.asked(TOURS)).not.toHaveLength(0));
    arrive(json(200, [galapagos]));
    expect(await cards()).toBeInTheDocument();
    expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
  });

  test('says what will be here when there is none', async () => {
    api.on(TOURS, json(200, []));
    openSite('/tours');
    expect(await screen.findByText('Aquí verá nuestros programas de viaje')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Obtener Cotización' })).toHaveAttribute('href', '/home#cotizar');
  });

  test('says that it could not be loaded, and loads when asked again', async () => {
    api.on(TOURS, json(404, { detail: 'No encontrado' }));
    const { user } = openSite('/tours');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los tours');
    api.on(TOURS, json(200, [galapagos]));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await cards()).toBeInTheDocument();
  });

  test('says of each how long, when and from what price on, where staff wrote it', async () => {
    const facts = { duration: '5 días, 4 noches', season: 'Todo el año', price_from: 1290 };
    api.on(TOURS, json(200, [buildTour(facts), cuenca]));
    openSite('/tours');
    const card = within((await cards()).closest('article') as HTMLElement);
    for (const text of ['5 días, 4 noches', 'Todo el año', 'desde $1.290', 'por persona'])
      expect(card.getByText(text)).toBeVisible();
    const plain = (await screen.findByRole('heading', { name: 'Cuenca' })).closest('article');
    expect(plain).not.toHaveTextContent('desde');
  });

  test('has image, title, caption and Ver más of each, and no accessibility finding', async () => {
    const { container } = openSite('/tours');
    await cards();
    expect(screen.getByRole('img', { name: 'Un velero frente a una isla' })).toBeInTheDocument();
    expect(screen.getByText('Cinco días entre Santa Cruz e Isabela')).toBeInTheDocument();
    expect(opener()).toHaveTextContent('Ver más');
    expect(document.title).toMatch(/^Tours · /);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('a tour chosen from a page', () => {
  test('opens over it at an address of its own; closing it leads back to the same place', async () => {
    const { user, router } = openSite('/tours');
    await cards();
    await user.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Galápagos, isla por isla' });
    expect(router.state.location.pathname).toBe('/tours/galapagos-isla-por-isla');
    expect(document.title).toMatch(/^Galápagos, isla por isla · /);
    expect(within(dialog).getByText('Desde el segundo, playa y lava.')).toBeInTheDocument();
    expect(within(dialog).getByRole('heading', { name: 'Programa Incluye' })).toBeInTheDocument();
    expect(within(dialog).getByText('Guía naturalista')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/tours');
    expect(document.title).toMatch(/^Tours · /);
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  test('closes with the browser’s way back', async () => {
    const { user, router } = openSite('/tours');
    await cards();
    await user.click(opener());
    await screen.findByRole('dialog');
    act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await cards()).toBeInTheDocument();
  });

  test('leaves what was typed at home where it is', async () => {
    const { user } = openSite('/home');
    await user.type(await screen.findByLabelText('Nombres'), 'Rosa');
    await user.click(await screen.findByRole('link', { name: 'Ver más: Cuenca' }));
    await screen.findByRole('dialog', { name: 'Cuenca' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nombres')).toHaveValue('Rosa');
  });

  test('leaves the page where it was when it closes, also a page that was led to a place', async () => {
    const leadTo = jest.fn();
    Element.prototype.scrollIntoView = leadTo;
    const { user } = openSite('/home#cotizar');
    await user.click(await screen.findByRole('link', { name: 'Ver más: Cuenca' }));
    await screen.findByRole('dialog', { name: 'Cuenca' });
    expect(leadTo).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(leadTo).toHaveBeenCalledTimes(1);
    const [elsewhere] = screen.getAllByRole('link', { name: 'Obtener Cotización' }).slice(-1);
    await user.click(elsewhere as HTMLElement);
    await waitFor(() => expect(document.getElementById('cotizar')).toHaveFocus());
    expect(leadTo).toHaveBeenCalledTimes(2);
  });

  test('asks for a quote in a chat that names it and leaves blanks to fill in', async () => {
    const { user } = openSite('/tours');
    await cards();
    await user.click(opener());
    const dialog = within(await screen.findByRole('dialog'));
    const link = await dialog.findByRole('link', { name: /Obtener Cotización/ });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/593990001201');
    expect(url.searchParams.get('text')).toBe(
      [
        'Hola, quisiera una cotización del paquete "Galápagos, isla por isla".',
        'Fecha de viaje: ____',
        'Número de adultos: ____',
        'Número de niños: ____',
      ].join('\n'),
    );
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('asks for a quote in the form when the agency has no chat', async () => {
    api.on(`GET /api/v1/agency/public/${agency.ruc}`, json(200, { ...agency, chat_numbers: [] }));
    const { user } = openSite('/tours');
    await cards();
    await user.click(opener());
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Obtener Cotización' })).toHaveAttribute('href', '/home#cotizar');
  });

  test('lists apart what is not in the price, without a tick', async () => {
    api.on(TOURS, json(200, [buildTour({ excludes: ['Ingreso al parque'] }), cuenca]));
    const { user } = openSite('/tours');
    await cards();
    await user.click(opener());
    const dialog = within(await screen.findByRole('dialog', { name: galapagos.title }));
    const [included, excluded] = dialog.getAllByRole('list');
    expect(dialog.getByRole('heading', { name: 'No incluye' }).parentElement).toContainElement(excluded as HTMLElement);
    expect(excluded).toHaveTextContent(/^Ingreso al parque$/);
    expect(excluded?.querySelector('svg')).toBeNull();
    expect(included?.querySelectorAll('svg')).toHaveLength(2);
  });

  test('has no list of what it includes when nothing is listed', async () => {
    const { user } = openSite('/tours');
    await cards();
    await user.click(opener('Cuenca'));
    await screen.findByRole('dialog', { name: 'Cuenca' });
    expect(screen.queryByText('Programa Incluye')).not.toBeInTheDocument();
  });
});

describe('a tour at its own address', () => {
  test('is a page of its own with everything, and the other tours below', async () => {
    api.on(TOUR, json(200, galapagos));
    const { container } = openSite('/tours/galapagos-isla-por-isla');
    expect(await screen.findByRole('heading', { level: 1, name: 'Galápagos, isla por isla' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Programa Incluye' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: 'Cuenca' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Galápagos, isla por isla · /);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? galapagos.caption).toBe(
      galapagos.caption,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  test('lists its days, and keeps what stands around them as paragraphs', async () => {
    const description = 'Cuatro islas.\n\nDía 1. Vuelo a Baltra.\n\nDía 2. Isla Bartolomé.\n\nHay pocos cupos.';
    const tour = buildTour({ description });
    api.on(TOURS, json(200, [tour, cuenca])).on(TOUR, json(200, tour));
    openSite('/tours/galapagos-isla-por-isla');
    await screen.findByRole('heading', { level: 1, name: tour.title });
    const first = screen.getByText('Día 1.');
    const days = within(first.closest('ol') as HTMLElement).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Día 1. Vuelo a Baltra.', 'Día 2. Isla Bartolomé.']);
    for (const text of ['Cuatro islas.', 'Hay pocos cupos.']) expect(screen.getByText(text).tagName).toBe('P');
  });

  test('shows even when the list cannot be had', async () => {
    api.on(TOURS, json(404, {})).on(TOUR, json(200, galapagos));
    openSite('/tours/galapagos-isla-por-isla');
    expect(await screen.findByRole('heading', { level: 1, name: 'Galápagos, isla por isla' })).toBeInTheDocument();
  });

  test('leads from one tour to the next as pages', async () => {
    api.on(TOUR, json(200, galapagos)).on(`${TOURS}/cuenca`, json(200, cuenca));
    const { user } = openSite('/tours/galapagos-isla-por-isla');
    await user.click(await screen.findByRole('link', { name: 'Ver más: Cuenca' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cuenca' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that is not offered says so, and shows those that are', async () => {
    openSite('/tours/luna');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Este tour ya no está disponible' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Todos los tours' })).toHaveAttribute('href', '/tours');
    expect(await screen.findByRole('heading', { level: 3, name: 'Cuenca' })).toBeInTheDocument();
  });

  test('that could not be loaded is loaded when asked again', async () => {
    api.on(TOURS, json(404, {})).on(TOUR, json(400, {}));
    const { user } = openSite('/tours/galapagos-isla-por-isla');
    const [retry] = await screen.findAllByRole('button', { name: 'Intentar de nuevo' });
    api.on(TOUR, json(200, galapagos));
    await user.click(retry as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Galápagos, isla por isla' })).toBeInTheDocument();
  });

  test('is shared by its link', async () => {
    api.on(TOUR, json(200, galapagos));
    const { user } = openSite('/tours/galapagos-isla-por-isla');
    await user.click(await screen.findByRole('button', { name: 'Compartir' }));
    expect(await screen.findByRole('button', { name: 'Enlace copiado' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/tours/galapagos-isla-por-isla`);
  });

  test('shows its link where it cannot be copied', async () => {
    api.on(TOUR, json(200, galapagos));
    const { user } = openSite('/tours/galapagos-isla-por-isla');
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: 'Compartir' }));
    expect(await screen.findByLabelText('Copie este enlace')).toHaveValue(
      `${location.origin}/tours/galapagos-isla-por-isla`,
    );
    copy.mockRestore();
  });
});
