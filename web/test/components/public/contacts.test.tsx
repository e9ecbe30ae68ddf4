import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { agency, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

const AGENCY = `GET /api/v1/agency/public/${agency.ruc}`;
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});
afterEach(() => document.getElementById('settings')?.remove());

/** What the server writes into the page of a platform with map tiles. */
function giveTiles(address = 'https://tiles.test/{z}/{x}/{y}.png'): void {
  const element = document.createElement('script');
  element.id = 'settings';
  element.type = 'application/json';
  element.textContent = JSON.stringify({ map_tiles_url: address });
  document.body.append(element);
}

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="https://tiles.test/"]')];

describe('the contact page', () => {
  test('says how to reach the agency, at any hour too, and when it is open', async () => {
    const { container } = openSite('/contacts');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'Contactos' })).toBeInTheDocument();
    expect(await main.findByRole('link', { name: '(04) 230-1200' })).toHaveAttribute('href', 'tel:042301200');
    expect(main.getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`);
    expect(main.getByRole('link', { name: /Escribir a Ventas/ })).toHaveAttribute('href', 'https://wa.me/593990001201');
    expect(main.getByRole('link', { name: 'Llamar ahora' })).toHaveAttribute('href', 'tel:0990001234');
    expect(main.getByText('Lunes a viernes')).toBeInTheDocument();
    expect(main.getByText(/^(Abierto|Cerrado) ahora$/)).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('keeps the places of all that comes while the agency is being asked', async () => {
    api.on(AGENCY, () => new Promise<Response>(() => undefined));
    openSite('/contacts');
    expect(await screen.findByRole('heading', { level: 1, name: 'Contactos' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says so when the agency cannot be read, and shows it after a retry', async () => {
    api.on(AGENCY, noNetwork());
    const { user } = openSite('/contacts');
    const failure = await screen.findByText(/No pudimos cargar los datos de la agencia/);
    api.on(AGENCY, json(200, agency));
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('region', { name: 'Mapa' })).toBeInTheDocument();
    expect(failure).not.toBeInTheDocument();
  });
});

describe('the map', () => {
  const map = async () => within(await screen.findByRole('region', { name: 'Mapa' }));

  test('marks the agency, whose popup closes and opens', async () => {
    const { user } = openSite('/contacts');
    const region = await map();
    expect(region.getByRole('group', { name: 'Ubicación de la agencia' })).toHaveTextContent(agency.address);
    await user.click(region.getByRole('button', { name: 'Cerrar' }));
    expect(region.queryByRole('group', { name: 'Ubicación de la agencia' })).not.toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Mostrar la ubicación de la agencia' }));
    expect(region.getByRole('group', { name: 'Ubicación de la agencia' })).toBeInTheDocument();
  });

  test('is 400 px high, drawn without tiles, and leads to a maps page', async () => {
    openSite('/contacts');
    const region = await map();
    expect(document.querySelector('[style*="height: 400px"]')).toBeInTheDocument();
    expect(region.getByText('Plano orientativo')).toBeInTheDocument();
    expect(region.getAllByText('Av. 9 de Octubre').length).toBeGreaterThan(0);
    expect(tiles()).toEqual([]);
    expect(region.getByRole('link', { name: /Abrir en un mapa/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`${agency.latitude},${agency.longitude}`),
    );
  });

  test('shows the tiles of the running platform at zoom 15, and the drawing where one fails', async () => {
    giveTiles();
    openSite('/contacts');
    const region = await map();
    const [first, second] = tiles();
    expect(first?.src).toMatch(/^https:\/\/tiles\.test\/15\/\d+\/\d+\.png$/);
    expect(first).toHaveClass('opacity-0');
    if (first) fireEvent.load(first);
    expect(first).not.toHaveClass('opacity-0');
    if (second) fireEvent.error(second);
    expect(second).toHaveClass('opacity-0');
    expect(second?.parentElement?.querySelector('svg')).toBeInTheDocument();
    expect(region.getByRole('link', { name: /OpenStreetMap/ })).toBeInTheDocument();
  });

  test('asks the hosts that a tile service is spread over', async () => {
    giveTiles('https://{s}.tiles.test/{z}/{x}/{y}.png');
    openSite('/contacts');
    await map();
    const hosts = [...document.querySelectorAll<HTMLImageElement>('img[src*=".tiles.test/"]')].map(
      ({ src }) => new URL(src).host,
    );
    expect([...new Set(hosts)].sort()).toEqual(['a.tiles.test', 'b.tiles.test', 'c.tiles.test']);
  });

  test('comes closer, moves and returns by keyboard alone', async () => {
    giveTiles();
    const { user } = openSite('/contacts');
    const region = await map();
    const shown = () => tiles().map(({ src }) => src);
    const atFirst = shown();
    region.getByRole('button', { name: 'Acercar' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(shown()).not.toEqual(atFirst));
    region.getByRole('button', { name: 'Volver a la agencia' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(atFirst)));
    region.getByRole('button', { name: 'Acercar' }).focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(shown().some((src) => src.includes('/17/'))).toBe(true));
  });
});
