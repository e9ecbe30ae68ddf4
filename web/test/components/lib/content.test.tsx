import { contentDefaults } from '@bitacora/contracts/content-defaults';
import { homeDefault } from '@bitacora/contracts/home-defaults';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { useTours } from '../../../src/lib/content/use-tours.ts';
import { useWebDocument } from '../../../src/lib/content/use-web-document.ts';
import { DataProvider } from '../../../src/lib/data.tsx';
import { Picture } from '../../../src/ui/picture.tsx';
import { buildImage, buildTour } from '../support/content.ts';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';

const HOME = 'GET /api/v1/content/web/Home';
const TOURS = 'GET /api/v1/content/packages';
const written = { ...contentDefaults.Home, headline: 'Lo que escribió la agencia', version: 3 };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

function Headline() {
  const home = useWebDocument('Home', homeDefault);
  const { answer: tours, error } = useTours();
  return (
    <>
      <p>{home?.headline ?? 'Cargando'}</p>
      <p>{tours?.map(({ title }) => title).join() ?? (error === undefined ? 'sin tours aún' : 'sin tours')}</p>
    </>
  );
}

/** A visit: whatever an earlier one left in the browser is there, what it had in memory is not. */
function visit() {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DataProvider>
        <Headline />
      </DataProvider>
    </SWRConfig>,
  );
}

const away = () => api.on(HOME, noNetwork()).on(TOURS, noNetwork());

describe('the content of the site', () => {
  test('is what the agency wrote last', async () => {
    api.on(HOME, json(200, written)).on(TOURS, json(200, [buildTour()]));
    visit();
    expect(screen.getByText('Cargando')).toBeInTheDocument();
    expect(await screen.findByText('Lo que escribió la agencia')).toBeInTheDocument();
    expect(await screen.findByText('Galápagos, isla por isla')).toBeInTheDocument();
  });

  test('is what this browser last read while the store is away', async () => {
    api.on(HOME, json(200, written)).on(TOURS, json(200, [buildTour()]));
    const before = visit();
    await screen.findByText('Lo que escribió la agencia');
    await screen.findByText('Galápagos, isla por isla');
    before.unmount();

    away();
    visit();
    expect(await screen.findByText('Lo que escribió la agencia')).toBeInTheDocument();
    expect(screen.getByText('Galápagos, isla por isla')).toBeInTheDocument();
  });

  test('is the words that come with the site when nothing was ever read', async () => {
    away();
    visit();
    expect(await screen.findByText(contentDefaults.Home.headline)).toBeInTheDocument();
    expect(screen.getByText('sin tours')).toBeInTheDocument();
  });

  test.each([
    ['not what this site wrote', '{"headline":'],
    ['of an older shape', '{"headline":"Vieja","benefits":"cinco"}'],
  ])('ignores what the browser kept when it is %s', async (_what, kept) => {
    localStorage.setItem('bitacora.content./api/v1/content/web/Home', kept);
    away();
    visit();
    expect(await screen.findByText(contentDefaults.Home.headline)).toBeInTheDocument();
  });

  test('shows in a browser that keeps nothing', async () => {
    const refusal = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
    api.on(HOME, json(200, written));
    visit();
    expect(await screen.findByText('Lo que escribió la agencia')).toBeInTheDocument();
    setItem.mockRestore();
  });

  test('does not fill the browser with an answer that is too long', async () => {
    api.on(TOURS, json(200, [buildTour({ description: 'a'.repeat(200_000) })]));
    visit();
    await screen.findByText('Galápagos, isla por isla');
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['bitacora.content./api/v1/content/web/Home']));
  });
});

describe('a picture', () => {
  test('keeps its place and colour, offers small formats first, and waits until it is near', () => {
    const { container } = render(<Picture image={buildImage()} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Un velero frente a una isla' });
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('height', '1080');
    expect(image).toHaveStyle({ backgroundColor: '#0b5563' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(Array.from(container.querySelectorAll('source'), ({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(image.getAttribute('src')).toMatch(/\/api\/v1\/content\/images\/[\w-]+\/960\.jpeg$/);
  });

  test('is loaded at once when it is the first of its screen', () => {
    render(<Picture image={buildImage()} sizes="100vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
