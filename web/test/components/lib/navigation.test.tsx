import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { useUnsavedChanges } from '../../../src/lib/forms/unsaved-changes.ts';
import { SiteHistory } from '../../../src/lib/navigation/site-history.ts';
import { SiteRouter } from '../../../src/lib/navigation/site-router.tsx';
import { Store } from '../../../src/lib/store.ts';

beforeEach(() => window.history.pushState(null, '', '/start'));

function Form() {
  const { isAsking, stay, leave } = useUnsavedChanges(() => true);
  return (
    <>
      <h1>Formulario</h1>
      <Link to="/end">Salir</Link>
      <Link to="?part=2">Otra parte</Link>
      {isAsking && (
        <div role="dialog" aria-label="Hay texto sin guardar">
          <button onClick={stay}>Seguir</button>
          <button onClick={leave}>Descartar</button>
        </div>
      )}
    </>
  );
}

function Pages() {
  const { search } = useLocation();
  const page = useRoutes([
    { path: '/start', element: <Link to="/form">Empezar</Link> },
    { path: '/form', element: <Form /> },
    { path: '/end', element: <h1>Fin</h1> },
  ]);
  return (
    <>
      {page}
      <output>{search}</output>
    </>
  );
}

async function openForm() {
  const history = new SiteHistory();
  const user = userEvent.setup();
  render(
    <SiteRouter history={history}>
      <Pages />
    </SiteRouter>,
  );
  await user.click(await screen.findByRole('link', { name: 'Empezar' }));
  await screen.findByRole('heading', { name: 'Formulario' });
  return { user, history };
}

test('a link out of a form with unsaved text asks, and who stays is still there', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Salir' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe('/form');
});

test('who leaves after all goes where the link led', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Salir' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('heading', { name: 'Fin' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/end');
});

test('the back button asks too: the address stays until the person has decided', async () => {
  const { user, history } = await openForm();
  history.go(-1);
  await user.click(await screen.findByRole('button', { name: 'Seguir' }));
  expect(window.location.pathname).toBe('/form');
  history.go(-1);
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('link', { name: 'Empezar' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/start');
});

test('a change within the page does not ask', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Otra parte' }));
  expect(await screen.findByText('?part=2')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what a link carries is there again after going back', async () => {
  const { history } = await openForm();
  act(() => history.replace('/form', { from: '/start' }));
  act(() => history.push('/form?part=3'));
  expect(await screen.findByText('?part=3')).toBeInTheDocument();
  history.go(-1);
  await waitFor(() => expect(screen.queryByText('?part=3')).toBeNull());
  expect(history.place.location.state).toEqual({ from: '/start' });
});

test('a step back before a redirect is on screen is redirected, too', async () => {
  const isOver = new Store(false);
  const Private = () =>
    useSyncExternalStore(isOver.subscribe, isOver.get) ? <Navigate to="/end" replace /> : <h1>Privado</h1>;
  const Site = () =>
    useRoutes([
      { path: '/start', element: <Private /> },
      { path: '/end', element: <h1>Fin</h1> },
    ]);
  const history = new SiteHistory();
  render(
    <SiteRouter history={history}>
      <Site />
    </SiteRouter>,
  );
  await act(async () => {
    flushSync(() => {
      isOver.set(true);
      history.push('/end');
    });
    const hasGoneBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(-1);
    await hasGoneBack;
  });
  expect(window.location.pathname).toBe('/end');
  expect(screen.getByRole('heading', { name: 'Fin' })).toBeInTheDocument();
});
