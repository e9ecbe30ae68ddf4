import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { DataProvider } from '../../../src/lib/data.tsx';
import { appliedFilters } from '../../../src/lib/lists/applied-filters.ts';
import { useFilters } from '../../../src/lib/lists/use-filters.ts';
import { usePagedList } from '../../../src/lib/lists/use-paged-list.ts';
import { tellLiveEvent } from '../../../src/lib/live/live-events.ts';
import { FilterSelect } from '../../../src/ui/lists/filter-select.tsx';
import { ListFilters } from '../../../src/ui/lists/list-filters.tsx';
import { PagedList } from '../../../src/ui/lists/paged-list.tsx';
import type { Columns } from '../../../src/ui/lists/rows.tsx';
import { SearchFilter } from '../../../src/ui/lists/search-filter.tsx';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';

interface Ship {
  id: string;
  name: string;
  port: string | null;
}

const LIST = 'GET /api/v1/ships';
const ships = ['Beagle', 'Santa María', 'Goleta'].map((name): Ship => ({ id: name, name, port: null }));
const [beagle, santaMaria, goleta] = ships as [Ship, Ship, Ship];
const page = (results: Ship[], next: string | null = null) => json(200, { count: 3, next, previous: null, results });

const columns: Columns<Ship> = [
  { label: 'Nombre', width: '1fr', cell: ({ name }) => name, sorts: { '': 'ascending', '-name': 'descending' } },
  { label: 'Puerto', width: '1fr', cell: ({ port }) => port, sorts: { port: 'ascending', '-port': 'descending' } },
];

const orders = { '': 'A-Z', '-name': 'Z-A', port: 'puerto A-Z', '-port': 'puerto Z-A' };

function Ships() {
  const { filters, set, setAll } = useFilters('search', 'port', 'sort');
  const list = usePagedList<Ship>('/api/v1/ships', { filters, live: 'quote-created' });
  return (
    <>
      <ListFilters
        first={
          <SearchFilter label="Buscar" hint="Nombre" search={filters.search} onSearch={(text) => set('search', text)} />
        }
        applied={appliedFilters(filters, setAll, { port: { label: 'Puerto', textOf: (port) => port } })}
        onClear={() => set('port', '')}
      >
        <FilterSelect
          label="Puerto"
          options={['', 'Manta', 'Guayaquil'].map((value) => ({ value, label: value }))}
          value={filters.port}
          onChange={(port) => set('port', port)}
        />
      </ListFilters>
      <PagedList
        {...{ list, columns }}
        order={{ value: filters.sort, labels: orders, onChange: (sort) => set('sort', sort) }}
        target={({ id }) => ({ to: `/ships/${id}` })}
        count={(count) => `${count} barcos`}
        failed="No hay barcos que mostrar"
        newRows={(count) => (count === 1 ? 'Llegó un barco.' : `Llegaron ${count} barcos.`)}
        empty={<p>Aquí estarán los barcos.</p>}
      />
      <output>{useLocation().search}</output>
    </>
  );
}

/** A search whose address follows when it is told to, as on a slow phone. */
function SlowSearch() {
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState('');
  return (
    <>
      <SearchFilter label="Buscar" hint="Nombre" search={search} onSearch={setWanted} />
      <button type="button" onClick={() => setSearch(wanted)}>
        Seguir
      </button>
      <button type="button" onClick={() => setSearch('')}>
        Quitar
      </button>
    </>
  );
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().install();
});

function open(address = '/ships') {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DataProvider>
        <MemoryRouter initialEntries={[address]}>
          <Ships />
        </MemoryRouter>
      </DataProvider>
    </SWRConfig>,
  );
  return userEvent.setup();
}

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const isThere = (name: RegExp) => screen.findByRole('link', { name });

test('who tabs on while a list is on its way waits before it, and goes on at its start', async () => {
  let answer: (response: Response) => void = () => undefined;
  api.on(LIST, () => new Promise<Response>((resolve) => (answer = resolve)));
  const user = open();
  screen.getByRole('combobox', { name: 'Puerto' }).focus();
  await user.tab();
  expect(screen.getByText('Loading...')).toHaveFocus();
  await waitFor(() => expect(api.asked(LIST)).toHaveLength(1));
  answer(page(ships));
  await isThere(/Beagle/);
  await user.tab();
  expect(screen.getByRole('button', { name: /^Nombre/ })).toHaveFocus();
});

test('a list shows grey rows while it is on its way, and says nothing of being empty', async () => {
  let answer: (response: Response) => void = () => undefined;
  api.on(LIST, () => new Promise<Response>((resolve) => (answer = resolve)));
  open();
  // The shapes themselves come after 150 ms, which is the sheet's to say (`skeleton`).
  await waitFor(() => expect(document.querySelectorAll('.skeleton')).toHaveLength(6));
  expect(screen.queryByText('Aquí estarán los barcos.')).toBeNull();
  answer(page([beagle]));
  await isThere(/Beagle/);
  expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
});

test('an empty list says what will be there', async () => {
  api.on(LIST, () => page([]));
  open();
  expect(await screen.findByText('Aquí estarán los barcos.')).toBeVisible();
});

test('a list that fails says what failed, and is read again on request', async () => {
  api.on(LIST, json(500, {}));
  const user = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay barcos que mostrar');
  api.on(LIST, () => page([beagle]));
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await isThere(/Beagle/)).toBeVisible();
});

test('a list says that others are on their way, and shows meanwhile what there was', async () => {
  let answer: (response: Response) => void = () => undefined;
  api.on(LIST, ({ query }) =>
    query.has('search') ? new Promise<Response>((resolve) => (answer = resolve)) : page([beagle]),
  );
  const user = open();
  await isThere(/Beagle/);
  expect(screen.getByText('3 barcos')).toBeVisible();
  await user.type(screen.getByLabelText('Buscar'), 'gol{Enter}');
  expect(await screen.findByText('Buscando…')).toBeVisible();
  expect(screen.queryByText('3 barcos')).toBeNull();
  expect(screen.getByRole('link', { name: /Beagle/ })).toBeVisible();
  await waitFor(() => expect(api.requests.at(-1)?.query.get('search')).toBe('gol'));
  answer(page([goleta]));
  await isThere(/Goleta/);
  expect(screen.getByText('3 barcos')).toBeVisible();
});

test('a row is one link, named by its first column, and says what each value is', async () => {
  api.on(LIST, () => page([{ ...beagle, port: 'Guayaquil' }, santaMaria]));
  open();
  const row = await isThere(/^Beagle/);
  expect(row).toHaveAttribute('href', '/ships/Beagle');
  expect(row).toHaveAccessibleName(/Puerto: Guayaquil/);
  expect(within(await isThere(/Santa/)).getByText('—')).toBeInTheDocument();
  expect(screen.getByText('3 barcos')).toBeVisible();
});

test('more rows come below those there are, until the end', async () => {
  api.on(LIST, ({ query }) => (query.get('cursor') === 'c1' ? page([goleta]) : page([beagle, santaMaria], 'c1')));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(async () => expect(await isThere(/Goleta/)).toHaveFocus());
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});

test('when more cannot be loaded, the rows stay and it can be asked for again', async () => {
  api.on(LIST, ({ query }) => (query.has('cursor') ? noNetwork() : page([beagle, santaMaria], 'c1')));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText(/No pudimos cargar el resto/)).toBeVisible();
  expect(names()).toHaveLength(2);
  api.on(LIST, ({ query }) => (query.has('cursor') ? page([goleta]) : page([beagle, santaMaria], 'c1')));
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  await isThere(/Goleta/);
  await waitFor(() => expect(screen.queryByText(/No pudimos cargar el resto/)).toBeNull());
});

test('what comes while a list is shown is there by itself, and is said aloud', async () => {
  api.on(LIST, () => page([beagle]));
  open();
  await isThere(/Beagle/);
  api.on(LIST, () => page([goleta, beagle]));
  act(() => tellLiveEvent('quote-created', { quote_id: '1' }));
  await isThere(/Goleta/);
  expect(screen.getByText('Llegó un barco.', { exact: false })).toBeVisible();
});

test('filters are read from the address and written to it, beside what else it says; the server does the search', async () => {
  api.on(LIST, ({ query }) => page(query.get('search') === 'gol' ? [goleta] : [beagle, santaMaria]));
  const user = open('/ships?search=gol&open=7');
  await isThere(/Goleta/);
  expect(screen.getByLabelText('Buscar')).toHaveValue('gol');
  await user.clear(screen.getByLabelText('Buscar'));
  await isThere(/Beagle/);
  // An output is a status by itself, as the count is.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('?open=7');
  expect(api.requests.at(-1)?.query.has('port')).toBe(false);
});

test('what is typed while a search is on its way to the address stays; what is taken back elsewhere does not', async () => {
  const user = userEvent.setup();
  render(<SlowSearch />);
  const field = screen.getByLabelText('Buscar');
  await user.type(field, 'mu{Enter}');
  await user.type(field, 'ñoz');
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  expect(field).toHaveValue('muñoz');
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(field).toHaveValue(''));
});

test('the filters fold behind one button that says how many are in use, and Escape leads back to it', async () => {
  api.on(LIST, () => page(ships));
  const user = open('/ships?port=Manta');
  await isThere(/Beagle/);
  const button = screen.getByRole('button', { name: 'Filtros (1)' });
  const fields = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(fields).toHaveClass('hidden');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(fields).not.toHaveClass('hidden');
  expect(button).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Puerto' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('an applied filter is a chip that takes it back, and the keyboard stays with the filters', async () => {
  api.on(LIST, () => page(ships));
  const user = open('/ships?port=Manta');
  await isThere(/Beagle/);
  await user.click(screen.getByRole('button', { name: 'Quitar Puerto: Manta' }));
  expect(await screen.findByRole('button', { name: 'Filtros' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Filtros y orden' })).toHaveFocus();
  expect(api.requests.at(-1)?.query.has('port')).toBe(false);
});

test('the head of a column orders the list by it, the other way round, and as it was', async () => {
  api.on(LIST, () => page(ships));
  const user = open();
  await isThere(/Beagle/);
  expect(screen.getByRole('button', { name: /^Nombre: ordenar así: Z-A$/, pressed: true })).toBeVisible();
  for (const [now, address] of [
    ['puerto A-Z', '?sort=port'],
    ['puerto Z-A', '?sort=-port'],
    ['A-Z', ''],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Puerto: ordenar así: ${now}` }));
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(address || /^$/));
  }
  expect(screen.getByRole('button', { name: /^Nombre/, pressed: true })).toBeVisible();
  expect(api.asked(LIST).map(({ query }) => query.get('sort'))).toEqual(expect.arrayContaining(['port', '-port']));
});

test('when the row with the keyboard goes, the one that takes its place has it', async () => {
  api.on(LIST, () => page([beagle, santaMaria, goleta]));
  open();
  (await isThere(/Santa María/)).focus();
  api.on(LIST, () => page([beagle, goleta]));
  act(() => tellLiveEvent('quote-created', { quote_id: '2' }));
  await waitFor(async () => expect(await isThere(/Goleta/)).toHaveFocus());
  expect(names()).toHaveLength(2);
});

test('who pressed elsewhere is not pulled back when the row goes, where there was nothing to press', async () => {
  api.on(LIST, () => page([beagle, santaMaria, goleta]));
  const user = open();
  (await isThere(/Santa María/)).focus();
  await user.click(document.body);
  act(() => (document.activeElement as HTMLElement).blur());
  api.on(LIST, () => page([beagle, goleta]));
  act(() => tellLiveEvent('quote-created', { quote_id: '2' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(document.body).toHaveFocus();
});
