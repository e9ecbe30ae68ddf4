import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from '../../../src/app/lazy-page.tsx';
import { FailureBoundary } from '../../../src/app/failure-boundary.tsx';

// React reports what an error boundary caught; here it is expected.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

function openPage(element: React.ReactElement) {
  render(
    <MemoryRouter>
      <FailureBoundary>{element}</FailureBoundary>
    </MemoryRouter>,
  );
}

test('a lazy page shows the loading screen until its code is there', async () => {
  let arrive: (module: { default: () => React.ReactElement }) => void = () => undefined;
  openPage(lazyPage('page', () => new Promise((resolve) => (arrive = resolve))));
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  arrive({ default: () => <h1>Aquí está</h1> });
  expect(await screen.findByRole('heading', { name: 'Aquí está' })).toBeInTheDocument();
});

test('a page whose code does not arrive offers to load again', async () => {
  openPage(lazyPage('page', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))));
  expect(await screen.findByRole('alert')).toHaveTextContent('Vuelva a cargar para continuar');
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeInTheDocument();
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
