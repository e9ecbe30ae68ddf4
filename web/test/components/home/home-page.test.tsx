import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildImage, buildTour } from '../support/content.ts';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

const AGENCY = `GET /api/v1/agency/public/${agency.ruc}`;
const tours = [1, 2, 3].map((place) => buildTour({ id: `${place}`, slug: `tour-${place}`, title: `Tour ${place}` }));

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

describe('the home page', () => {
  test('says what the agency wrote: headline, lead, the five benefits and the support', async () => {
    const document = { ...contentDefaults.Home, headline: 'El mar desde Guayaquil', lead: 'Así empezamos.' };
    api.on('GET /api/v1/content/web/Home', json(200, document));
    openSite('/home');
    expect(await screen.findByRole('heading', { level: 1, name: 'El mar desde Guayaquil' })).toBeInTheDocument();
    expect(screen.getByText('Así empezamos.')).toBeInTheDocument();
    for (const { title } of contentDefaults.Home.benefits)
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('heading', { name: contentDefaults.Home.support.title })).toBeInTheDocument();
  });

  test('offers a quote and the trip lookup on its first screen', async () => {
    openSite('/home');
    await screen.findByRole('heading', { level: 1 });
    const [toForm] = screen.getAllByRole('link', { name: 'Obtener Cotización' });
    expect(toForm).toHaveAttribute('href', '#cotizar');
    expect(document.getElementById('cotizar')).toContainElement(screen.getByRole('heading', { name: /Pida su/ }));
  });

  test('shows the covers when there are some, and stands without any', async () => {
    api.on(
      'GET /api/v1/content/web/Images_portadas',
      json(200, { imagesURLs: [], images: [buildImage({ alt: 'Velero' }), buildImage({ id: 'b' })], version: 1 }),
    );
    const site = openSite('/home');
    expect(await screen.findByRole('img', { name: 'Velero' })).toBeInTheDocument();
    site.unmount();
    api.on('GET /api/v1/content/web/Images_portadas', json(200, contentDefaults.Images_portadas));
    localStorage.clear();
    openSite('/home');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Portadas' })).not.toBeInTheDocument();
  });

  test('has the way to a chat in another tab, from the floating button and from the support', async () => {
    const numbers = [
      { label: 'Ventas', number: '+593990001201' },
      { label: 'Soporte', number: '+593990001234' },
    ];
    api.on(AGENCY, json(200, { ...agency, chat_numbers: numbers }));
    openSite('/home');
    const floating = await screen.findByRole('link', { name: /Escríbanos por chat/ });
    expect(floating).toHaveAttribute('href', 'https://wa.me/593990001201');
    expect(floating).toHaveAttribute('target', '_blank');
    const support = screen.getByRole('link', { name: /Contactar ahora/ });
    expect(support).toHaveAttribute('href', 'https://wa.me/593990001234');
    expect(support).toHaveAttribute('target', '_blank');
  });

  test('the floating chat button steps aside while the quote form is in the window', async () => {
    let tell: (isIntersecting: boolean) => void = () => undefined;
    const seen: string[] = [];
    globalThis.IntersectionObserver = class {
      constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        seen.push(element.id);
        if (element.id === 'cotizar') tell = (isIntersecting) => this.told([{ isIntersecting }]);
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    try {
      openSite('/home');
      const floating = (await screen.findByRole('link', { name: /Escríbanos por chat/ })).parentElement;
      await waitFor(() => expect(seen).toContain('cotizar'));
      act(() => tell(true));
      expect(floating).toHaveClass('opacity-0', 'focus-within:opacity-100');
      act(() => tell(false));
      expect(floating).not.toHaveClass('opacity-0');
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });

  test('leads to login from the support', async () => {
    const { user, router } = openSite('/home');
    const support = (await screen.findByRole('heading', { name: contentDefaults.Home.support.title })).parentElement;
    await user.click(within(support as HTMLElement).getByRole('link', { name: 'Iniciar Sesión' }));
    expect(router.state.location.pathname).toBe('/login');
  });

  test('stands without chat numbers', async () => {
    api.on(AGENCY, json(200, { ...agency, chat_numbers: [] }));
    openSite('/home');
    expect((await screen.findAllByText(/Av\. 9 de Octubre/)).length).toBeGreaterThan(0);
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /chat|Contactar/i })).not.toBeInTheDocument();
  });

  test('shows the tours, with the way to all of them and to any other destination', async () => {
    api.on('GET /api/v1/content/packages', json(200, tours));
    openSite('/home');
    expect(await screen.findByRole('heading', { level: 3, name: 'Tour 3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver todos los tours' })).toHaveAttribute('href', '/tours');
    expect(screen.getByText('¿Piensa en otro destino?')).toBeInTheDocument();
  });

  test('has no accessibility finding with covers and tours', async () => {
    api.on('GET /api/v1/content/packages', json(200, tours));
    api.on(
      'GET /api/v1/content/web/Images_portadas',
      json(200, { imagesURLs: [], images: [buildImage(), buildImage({ id: 'b' })], version: 1 }),
    );
    const { container } = openSite('/home');
    await screen.findByText('Tour 1');
    await screen.findByRole('button', { name: 'Mostrar la portada 2' });
    expect((await axe(container)).violations).toEqual([]);
  });
});
