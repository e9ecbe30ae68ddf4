import { CAROUSEL_MILLISECONDS } from '@bitacora/contracts/constants';
import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Covers } from '../../../src/features/home/covers.tsx';
import { buildImage, buildTour } from '../support/content.ts';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

describe('the home page', () => {
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
});

describe('its carousel', () => {
  const covers = ['a', 'b', 'c'].map((id) => buildImage({ id, alt: `Portada ${id}` }));
  const matchMedia = window.matchMedia;

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = matchMedia;
  });

  function open(images = covers) {
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    return { user, ...render(<Covers images={images} />) };
  }

  const shown = () => screen.getByRole('group').getAttribute('aria-label');
  const pass = (slides: number) => act(() => jest.advanceTimersByTime(CAROUSEL_MILLISECONDS * slides));
  const button = (name: string) => screen.getByRole('button', { name });

  describe('the covers', () => {
    test('change every 5 seconds and begin anew after the last', () => {
      open();
      expect(CAROUSEL_MILLISECONDS).toBe(5000);
      expect(shown()).toBe('1 de 3');
      act(() => jest.advanceTimersByTime(4999));
      expect(shown()).toBe('1 de 3');
      act(() => jest.advanceTimersByTime(1));
      expect(shown()).toBe('2 de 3');
      pass(1);
      pass(1);
      expect(shown()).toBe('1 de 3');
    });

    test('wait while somebody points at them', async () => {
      const { user } = open();
      await user.hover(screen.getByRole('region', { name: 'Portadas' }));
      pass(2);
      expect(shown()).toBe('1 de 3');
      await user.unhover(screen.getByRole('region', { name: 'Portadas' }));
      pass(1);
      expect(shown()).toBe('2 de 3');
    });

    test('wait while the focus is on one of their buttons, and are then read aloud when they change', async () => {
      const { user } = open();
      const slides = screen.getByRole('group').parentElement;
      expect(slides).toHaveAttribute('aria-live', 'off');
      await user.tab();
      pass(2);
      expect(shown()).toBe('1 de 3');
      expect(slides).toHaveAttribute('aria-live', 'polite');
      act(() => button('Mostrar la portada 3').focus());
      pass(1);
      expect(shown()).toBe('1 de 3');
      act(() => button('Mostrar la portada 3').blur());
      pass(1);
      expect(shown()).toBe('2 de 3');
    });

    test('stop for good when they are stopped, and go on when they are asked to', async () => {
      const { user } = open();
      await user.click(button('Detener las portadas'));
      await user.unhover(screen.getByRole('region', { name: 'Portadas' }));
      act(() => button('Pasar las portadas').blur());
      pass(2);
      expect(shown()).toBe('1 de 3');
      await user.click(button('Pasar las portadas'));
      await user.unhover(screen.getByRole('region', { name: 'Portadas' }));
      act(() => button('Detener las portadas').blur());
      pass(1);
      expect(shown()).toBe('2 de 3');
    });

    test('stand still for who asks the device for less motion', () => {
      window.matchMedia = (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;
      open();
      pass(3);
      expect(shown()).toBe('1 de 3');
      expect(button('Pasar las portadas')).toBeInTheDocument();
    });

    test('can be chosen by hand', async () => {
      const { user } = open();
      await user.click(button('Mostrar la portada 3'));
      expect(shown()).toBe('3 de 3');
      await user.click(button('Mostrar la portada 2'));
      expect(shown()).toBe('2 de 3');
      expect(button('Mostrar la portada 2')).toHaveAttribute('aria-current', 'true');
    });

    test('load the first alone, then always the one after the shown one', () => {
      const { container } = open();
      const loaded = () =>
        Array.from(container.querySelectorAll('img'), (image) => `${image.alt} ${image.getAttribute('loading')}`);
      expect(loaded()).toEqual(['Portada a eager']);
      fireEvent.load(screen.getByAltText('Portada a'));
      expect(loaded()).toEqual(['Portada a eager', 'Portada b lazy']);
      fireEvent.error(screen.getByAltText('Portada b'));
      expect(loaded()).toHaveLength(2);
      pass(1);
      expect(loaded()).toHaveLength(3);
    });

    test('are a picture alone when there is only one', () => {
      open(covers.slice(0, 1));
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      pass(1);
      expect(shown()).toBe('1 de 1');
    });

    test('have no accessibility finding', async () => {
      const { container } = open();
      jest.useRealTimers();
      expect((await axe(container)).violations).toEqual([]);
    });
  });
});
