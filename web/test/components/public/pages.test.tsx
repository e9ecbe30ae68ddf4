import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { words } from '../../../src/features/important-information/words.ts';
import { words as privacyWords } from '../../../src/features/legal/privacy-words.ts';
import { termsSections } from '../../../src/lib/content/terms.ts';
import { buildImage } from '../support/content.ts';
import { agency, FakeApi, json, noNetwork } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

describe('about us', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  test('without advisers and testimonials the page says nothing of them, nor of a register', async () => {
    openSite('/about_us');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quienes Somos' })).toBeVisible();
    expect((await screen.findAllByText(/RUC 0993371112001/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Nuestros asesores')).toBeNull();
    expect(screen.queryByText('Lo que cuentan quienes viajaron')).toBeNull();
    expect(screen.queryByText(/Registro de turismo/)).toBeNull();
  });

  test('advisers, testimonials and the register are shown once they are written', async () => {
    const advisers = [{ name: 'María José Andrade', about: 'Galápagos y Perú' }];
    const entries = [{ text: 'Todo salió a la hora.', name: 'Rosa M.', journey: 'Galápagos, marzo de 2026' }];
    api.on('GET /api/v1/content/web/AboutUs', json(200, { ...contentDefaults.AboutUs, advisers, version: 1 }));
    api.on('GET /api/v1/content/web/Testimonials', json(200, { entries, version: 1 }));
    api.on(`GET /api/v1/agency/public/${agency.ruc}`, json(200, { ...agency, registration_number: '0901500387' }));
    const { container } = openSite('/about_us');
    expect(await screen.findByText('María José Andrade')).toBeVisible();
    const chat = screen.getByRole('link', { name: /Escribir por chat a María José Andrade/ });
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/593990001201\?text=.*Andrade/));
    const told = within(await screen.findByRole('figure'));
    expect(told.getByText('Todo salió a la hora.')).toBeVisible();
    expect(told.getByText(/Galápagos, marzo de 2026/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const fact of ['RUC 0993371112001', 'Registro de turismo 0901500387', agency.address])
      expect(await main.findByText(fact)).toBeVisible();
    expect(main.getByText(/Lunes a viernes: /)).toBeVisible();
    expect(main.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute('href', expect.stringContaining('/maps/'));
    expect(within(screen.getByRole('contentinfo')).getByText('Registro de turismo 0901500387')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('contacts', () => {
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
      expect(await main.findByRole('link', { name: '(04) 230-1200' })).toHaveAttribute('href', 'tel:+59342301200');
      expect(main.getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`);
      expect(main.getByRole('link', { name: /Escribir a Ventas/ })).toHaveAttribute(
        'href',
        'https://wa.me/593990001201',
      );
      expect(main.getByRole('link', { name: 'Llamar ahora' })).toHaveAttribute('href', 'tel:+593990001234');
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
});

describe('questions', () => {
  const DOCUMENT = 'GET /api/v1/content/web/QuestionsAndAnswers';
  const AGENCY = `GET /api/v1/agency/public/${agency.ruc}`;
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  const question = (name: RegExp) => screen.findByRole('button', { name });

  describe('the page of questions', () => {
    test('has the four questions as headings that open their answers', async () => {
      const { user, container } = openSite('/questions_and_answers');
      for (const { question: name } of contentDefaults.QuestionsAndAnswers.entries)
        expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
      const luggage = await question(/equipaje/);
      expect(luggage).toHaveAttribute('aria-expanded', 'false');
      expect(screen.getByText(/Algunas tarifas promocionales/)).not.toBeVisible();
      await user.click(luggage);
      expect(screen.getByText(/Algunas tarifas promocionales/)).toBeVisible();
      await user.click(luggage);
      expect(screen.getByText(/Algunas tarifas promocionales/)).not.toBeVisible();
      expect((await axe(container)).violations).toEqual([]);
    });

    test('shows how to pay with the agency’s own accounts and methods', async () => {
      openSite('/questions_and_answers');
      expect(await screen.findByText('Banco Pichincha')).toBeVisible();
      expect(screen.getByText('RUC de la agencia')).toBeVisible();
      expect(screen.getByRole('button', { name: `Copiar ${agency.ruc}` })).toBeVisible();
      expect(screen.getByText('Cuenta corriente')).toBeVisible();
      expect(screen.getByText('Transferencia bancaria')).toBeVisible();
    });

    test('opens the answer that an address names, and keeps what else is open', async () => {
      const { user, router } = openSite('/questions_and_answers#como-agrego-equipaje');
      expect(await question(/equipaje/)).toHaveAttribute('aria-expanded', 'true');
      expect(await question(/pagar/)).toHaveAttribute('aria-expanded', 'false');
      await user.click(await question(/requisitos/));
      await user.click(screen.getByRole('link', { name: /Enlace a esta respuesta \(¿Qué requisitos/ }));
      expect(router.state.location.hash).toBe('#que-requisitos-necesito-para-viajar');
      expect(await question(/equipaje/)).toHaveAttribute('aria-expanded', 'true');
      expect(await question(/requisitos/)).toHaveAttribute('aria-expanded', 'true');
    });

    test('stands with the answers that come with the site while the store is away', async () => {
      api.on(DOCUMENT, noNetwork());
      openSite('/questions_and_answers');
      expect(await question(/pagar/)).toBeInTheDocument();
    });

    test('shows what staff wrote, and the accounts by themselves when nobody asks about paying', async () => {
      const entries = [{ question: '¿Puedo llevar a mi perro?', answer: 'Depende.\n\nPregúntenos.' }];
      api.on(DOCUMENT, json(200, { entries, version: 3 }));
      openSite('/questions_and_answers');
      expect(await screen.findByText('Pregúntenos.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: 'Cuentas y medios de pago' })).toBeInTheDocument();
    });

    test('says so when the accounts cannot be read, and shows them after a retry', async () => {
      api.on(AGENCY, noNetwork());
      const { user } = openSite('/questions_and_answers');
      expect(await screen.findByText('No pudimos cargar las cuentas de la agencia.')).toBeInTheDocument();
      api.on(AGENCY, json(200, agency));
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByText('Banco Pichincha')).toBeInTheDocument();
    });
  });
});

describe('texts', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  const longPages = [
    ['/terms_and_conditions', 'Términos y condiciones', termsSections],
    ['/privacy_policy', 'Política de privacidad', privacyWords.sections],
    ['/important_information', 'Información Importante', words.sections],
  ] as const;

  describe('a long page', () => {
    test.each(longPages)(
      '%s has contents that lead to each part, and says when it was changed',
      async (path, title, parts) => {
        const { user, router, container } = openSite(path);
        expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
        expect(screen.getByText(/^Actualizado el \d+ de \w+ de \d{4}$/)).toBeInTheDocument();
        const contents = within(screen.getByRole('navigation', { name: 'En esta página' }));
        for (const part of parts) {
          expect(contents.getByRole('link', { name: part.title })).toBeInTheDocument();
          expect(screen.getByRole('heading', { level: 2, name: part.title })).toHaveAttribute('id', part.id);
        }
        const last = parts.at(-1);
        await user.click(contents.getByRole('link', { name: last?.title ?? '' }));
        expect(router.state.location.hash).toBe(`#${last?.id}`);
        expect(screen.getByRole('heading', { level: 2, name: last?.title ?? '' })).toHaveFocus();
        expect((await axe(container)).violations).toEqual([]);
      },
    );

    test('the terms keep the rules of age, of access and of liability', async () => {
      openSite('/terms_and_conditions');
      expect(
        await screen.findByText(/menores de 13 años pueden navegar por el sitio, pero no registrarse/),
      ).toBeVisible();
      expect(screen.getByText(/13 y 14 años se registran solo con la autorización/)).toBeVisible();
      expect(screen.getByText(/se limita al valor que usted efectivamente pagó/)).toBeVisible();
    });

    test('the privacy policy names who is responsible, and points to the contacts when that cannot be read', async () => {
      const site = openSite('/privacy_policy');
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText(`RUC ${agency.ruc}`)).toBeInTheDocument();
      site.unmount();
      api.on(`GET /api/v1/agency/public/${agency.ruc}`, noNetwork());
      openSite('/privacy_policy');
      expect(await screen.findByText(/están en la página de contactos/)).toBeInTheDocument();
    });
  });

  describe('the about-us page', () => {
    test('shows the picture, the vision and the mission of the store', async () => {
      const aboutUs = buildImage({ alt: 'El cerro Santa Ana' });
      api.on('GET /api/v1/content/web/ImagesSections', json(200, { aboutUs: 'x', images: { aboutUs }, version: 1 }));
      api.on('GET /api/v1/content/web/AboutUs', json(200, { ...contentDefaults.AboutUs, vision: 'Ver más lejos.' }));
      const { container } = openSite('/about_us');
      expect(await screen.findByRole('img', { name: 'El cerro Santa Ana' })).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Visión' }).nextSibling).toHaveTextContent('Ver más lejos.');
      expect(screen.getByRole('heading', { name: 'Misión' })).toBeInTheDocument();
      expect((await axe(container)).violations).toEqual([]);
    });

    test('stands with its own words and a drawing while the store is away', async () => {
      api.on('GET /api/v1/content/web/ImagesSections', noNetwork()).on('GET /api/v1/content/web/AboutUs', noNetwork());
      openSite('/about_us');
      expect(await screen.findByText(contentDefaults.AboutUs.mission)).toBeInTheDocument();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });
  });
});
