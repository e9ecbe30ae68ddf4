import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FailureBoundary } from '../../../src/app/failure-boundary.tsx';
import { lazyPage } from '../../../src/app/lazy-page.tsx';
import { ReloadOffer } from '../../../src/app/reload-offer.tsx';
import { connectivity } from '../../../src/lib/live/connectivity.ts';
import { lazyPart } from '../../../src/ui/lazy-part.tsx';
import { MissingPart, Nothing } from '../../../src/ui/missing-part.tsx';
import { agency, FakeApi, json } from '../support/fake-api.ts';
import { openSite } from '../support/render-app.tsx';

describe('a page that fails', () => {
  // React reports what an error boundary caught; here it is expected.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  function openPage(element: React.ReactElement) {
    render(
      <MemoryRouter>
        <FailureBoundary>{element}</FailureBoundary>
      </MemoryRouter>,
    );
  }

  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const Here = () => <h1>Aquí está</h1>;

  test('a lazy page shows the loading screen until its code is there', async () => {
    let arrive: (module: { default: () => React.ReactElement }) => void = () => undefined;
    openPage(lazyPage('page', () => new Promise((resolve) => (arrive = resolve))));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    arrive({ default: Here });
    expect(await screen.findByRole('heading', { name: 'Aquí está' })).toBeInTheDocument();
  });

  test('a page whose code does not arrive offers to load again', async () => {
    openPage(lazyPage('page', gone));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vuelva a cargar para continuar');
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeInTheDocument();
  });

  test('a page whose code takes longer than 120 s offers to load again', async () => {
    jest.useFakeTimers();
    try {
      openPage(lazyPage('page', () => new Promise(() => undefined)));
      await act(() => jest.advanceTimersByTimeAsync(119_999));
      expect(screen.getByText('Loading...')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a page whose code did not arrive comes by itself when the connection is back', async () => {
    let load = gone as () => Promise<{ default: () => React.ReactElement }>;
    openPage(lazyPage('page', () => load()));
    await screen.findByRole('alert');
    load = async () => ({ default: Here });
    act(() => {
      connectivity.state.set('offline');
      connectivity.heard();
    });
    expect(await screen.findByRole('heading', { name: 'Aquí está' })).toBeInTheDocument();
  });

  test('a page whose code did not arrive is asked for again at the next visit', async () => {
    let load = gone as () => Promise<{ default: () => React.ReactElement }>;
    const page = lazyPage('page', () => load());
    const Visits = () => {
      const [isThere, setIsThere] = useState(true);
      return (
        <>
          <button onClick={() => setIsThere(!isThere)}>Ir</button>
          {isThere && page}
        </>
      );
    };
    openPage(<Visits />);
    await screen.findByRole('alert');
    load = async () => ({ default: Here });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ir' }));
    await user.click(screen.getByRole('button', { name: 'Ir' }));
    expect(await screen.findByRole('heading', { name: 'Aquí está' })).toBeInTheDocument();
  });

  test('a part whose code does not arrive leaves the page and its text alone, and is there after another try', async () => {
    let load = gone as () => Promise<() => React.ReactElement>;
    const Part = lazyPart(() => load(), { Waiting: Nothing, Missing: MissingPart });
    const user = userEvent.setup();
    const Page = () => {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <ReloadOffer />
          <input aria-label="Nombre" />
          <button onClick={() => setIsOpen(true)}>Abrir</button>
          {isOpen && <Part />}
        </>
      );
    };
    openPage(<Page />);
    await user.type(screen.getByLabelText('Nombre'), 'Rosa');
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    const retry = await screen.findByRole('button', { name: 'No se cargó. Intentar de nuevo' });
    expect(screen.getByText(/Una parte de esta página no se cargó/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa');
    load = async () => Here;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Aquí está' })).toBeInTheDocument();
    expect(screen.queryByText(/Una parte de esta página/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa');
  });

  test('a page that breaks says that nothing was lost', async () => {
    openPage(
      lazyPage('page', async () => ({
        default: () => {
          throw new Error('broken');
        },
      })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Lo que ya guardó sigue a salvo');
  });
});

describe('its title', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  test('a page has the name of its agency in its title, whichever that is', async () => {
    api.on('GET /api/v1/agency/public/0993371112001', json(200, { ...agency, name: 'Viajes Dos' }));
    openSite('/login');
    await waitFor(() => expect(document.title).toBe('Iniciar sesión · Viajes Dos'));
  });

  test('a page whose agency cannot be read has that of the product', async () => {
    api.on('GET /api/v1/agency/public/0993371112001', json(500, { detail: 'Error en el servidor', code: 'internal' }));
    openSite('/login');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Iniciar sesión · Bitácora Viajes');
  });
});
