import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '../../../src/ui/button.tsx';
import { CopyableCode } from '../../../src/ui/copyable-code.tsx';
import { FileInput } from '../../../src/ui/file-input.tsx';
import { Rows } from '../../../src/ui/lists/rows.tsx';
import { Menu } from '../../../src/ui/menu.tsx';
import { Modal } from '../../../src/ui/modal.tsx';
import { Money } from '../../../src/ui/money.tsx';
import { Select } from '../../../src/ui/select.tsx';
import { TabStop } from '../../../src/ui/tab-stop.tsx';
import { TextInput } from '../../../src/ui/text-input.tsx';

describe('a button at work', () => {
  test('keeps the focus, says so, and ignores presses and Enter', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Nombre" />
        <Button type="submit" isBusy busyText="Guardando">
          Guardar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Guardando' });
    await user.click(button);
    expect(button).toHaveFocus();
    await user.type(screen.getByLabelText('Nombre'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  test('is tied to its label, hint and error', async () => {
    const { container } = render(<TextInput name="phone" label="Teléfono" hint="Con código" error="No es válido." />);
    const input = screen.getByLabelText('Teléfono');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Con código Error: No es válido.');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('that is optional says so in its label', () => {
    render(<TextInput name="phone" label="Teléfono" isOptional />);
    expect(screen.getByLabelText('Teléfono (opcional)')).not.toBeRequired();
  });

  test('of a list starts with its prompt', () => {
    render(<Select name="country" label="País" prompt="Elija" options={[{ value: 'EC', label: 'Ecuador' }]} />);
    expect(screen.getByLabelText('País')).toHaveValue('');
  });

  test('for a file shows the name of the chosen one', async () => {
    const user = userEvent.setup();
    render(<FileInput name="reservation" label="Reservación" />);
    await user.upload(
      screen.getByLabelText('Reservación'),
      new File(['%PDF'], 'voucher.pdf', { type: 'application/pdf' }),
    );
    expect(screen.getByText('voucher.pdf')).toBeInTheDocument();
  });
});

describe('a dialog', () => {
  function openModal(isStatic: boolean) {
    const onClose = jest.fn();
    render(
      <Modal isOpen onClose={onClose} title="Crear Servicio" isStatic={isStatic}>
        <p>Contenido</p>
      </Modal>,
    );
    return onClose;
  }

  test('with a static backdrop stays when somebody presses beside it', async () => {
    const user = userEvent.setup();
    const onClose = openModal(true);
    await screen.findByRole('dialog', { name: 'Crear Servicio' });
    await user.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('without one closes', async () => {
    const user = userEvent.setup();
    const onClose = openModal(false);
    await screen.findByRole('dialog', { name: 'Crear Servicio' });
    await user.click(document.body);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

test('a booking code is copied by its button', async () => {
  const user = userEvent.setup();
  render(<CopyableCode code="XK7P2Q" />);
  await user.click(screen.getByRole('button', { name: 'Copiar XK7P2Q' }));
  expect(await navigator.clipboard.readText()).toBe('XK7P2Q');
  expect(await screen.findByText('Copiado')).toBeInTheDocument();
});

test('money is written as in Ecuador', () => {
  render(<Money dollars={1234.5} />);
  expect(screen.getByText('$1.234,50')).toBeInTheDocument();
});

test('who tabbed to what stands for a part of the page goes on at the start of that part', async () => {
  const user = userEvent.setup();
  const part = (isThere: boolean) => (
    <>
      <section tabIndex={-1} aria-label="Cotización">
        {isThere ? <button type="button">Enviar</button> : <TabStop>Formas grises</TabStop>}
      </section>
      <a href="#pie">Pie</a>
    </>
  );
  const { rerender } = render(part(false));
  await user.tab();
  expect(screen.getByRole('group', { name: 'Loading...' })).toHaveFocus();
  rerender(part(true));
  expect(screen.getByRole('region', { name: 'Cotización' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
});

test('a long menu is shaded where it goes on, and the keyboard reaches its end', async () => {
  const user = userEvent.setup();
  const entries = Array.from({ length: 12 }, (_, at) => ({ label: `Servicio ${at + 1}`, onSelect: () => undefined }));
  render(<Menu label="Agregar" entries={entries} />);
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByRole('menu')).toHaveClass('scroll-edges');
  await user.keyboard('{End}');
  const last = screen.getByRole('menuitem', { name: 'Servicio 12' });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', last.id));
});

test('on a card the name has a line of its own, unless an amount stands beside it', () => {
  const items = [{ id: 'a', name: 'Galápagos, cinco días con todo', price: '$980,00' }];
  const name = { label: 'Nombre', width: '1fr', cell: (one: (typeof items)[number]) => one.name };
  const price = { label: 'Precio', width: '7rem', cell: (one: (typeof items)[number]) => one.price };
  const rows = (onCard: 'line' | 'beside') => (
    <MemoryRouter>
      <Rows items={items} columns={[name, { ...price, onCard }]} target={() => ({ to: '/' })} />
    </MemoryRouter>
  );
  const { rerender } = render(rows('line'));
  const title = () => screen.getByText('Galápagos, cinco días con todo');
  expect(title()).toHaveClass('@max-[52rem]:col-span-2');
  rerender(rows('beside'));
  expect(title()).not.toHaveClass('@max-[52rem]:col-span-2');
});
