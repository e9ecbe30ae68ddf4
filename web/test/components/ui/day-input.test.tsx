import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DayInput } from '../../../src/ui/day-input.tsx';
import { MoneyInput } from '../../../src/ui/money-input.tsx';

const changed = jest.fn<(value: string) => void>();
afterEach(() => void changed.mockClear());

function Day({ start = '', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start);
  const onChange = (next: string) => {
    changed(next);
    setValue(next);
  };
  return (
    <>
      <DayInput name="day" label="Salida" meant={{ near: '2026-11-22' }} {...{ value, onChange, error }} />
      <button type="button" onClick={() => setValue('2027-01-05')}>
        Otro
      </button>
    </>
  );
}

const box = () => screen.getByLabelText('Salida');

describe('a field for a day', () => {
  test('holds the day, says it in words, and writes it out once it is left', async () => {
    const user = userEvent.setup();
    const { container } = render(<Day />);
    expect(box()).toHaveAccessibleDescription('Por ejemplo 5/12/2026 o 5 dic');
    await user.type(box(), '5 dic');
    expect(changed).toHaveBeenLastCalledWith('2026-12-05');
    expect(box()).toHaveValue('5 dic');
    expect(box()).toHaveAccessibleDescription('sábado 5 de diciembre de 2026');
    await user.tab();
    expect(box()).toHaveValue('05/12/2026');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('holds what it cannot read as it is, and shows what is wrong with it alone', async () => {
    const user = userEvent.setup();
    render(<Day error="Esa fecha no existe." />);
    await user.type(box(), '31/2/26');
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith('31/2/26');
    expect(box()).toHaveValue('31/2/26');
    expect(box()).toHaveAccessibleDescription(/^Error: Esa fecha no existe\.\s*$/);
  });

  test('says on being left that it could not be read, marks nothing before it is sent, and is quiet while it is mended', async () => {
    const user = userEvent.setup();
    render(<Day />);
    await user.type(box(), '31/2/26');
    expect(screen.queryByText(/^Esa fecha no existe/)).not.toBeInTheDocument();
    await user.tab();
    expect(box()).toHaveAccessibleDescription('Esa fecha no existe. Va primero el día y luego el mes: 5/12/2026.');
    expect(box()).toBeValid();
    await user.type(box(), '{Backspace}');
    expect(screen.queryByText(/^Esa fecha no existe/)).not.toBeInTheDocument();
  });

  test('keeps the letters of what it cannot read', async () => {
    const user = userEvent.setup();
    render(<Day />);
    await user.type(box(), 'Martes');
    await user.tab();
    expect(box()).toHaveValue('Martes');
  });

  test('goes a day on and back with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Day start="2026-12-31" />);
    await user.type(box(), '{ArrowUp}');
    expect(box()).toHaveValue('01/01/2027');
    await user.type(box(), '{ArrowDown}{ArrowDown}');
    expect(changed).toHaveBeenLastCalledWith('2026-12-30');
  });

  test('begins with the day it belongs to, and can be emptied', async () => {
    const user = userEvent.setup();
    render(<Day />);
    await user.type(box(), '{ArrowUp}');
    expect(changed).toHaveBeenLastCalledWith('2026-11-22');
    await user.clear(box());
    expect(changed).toHaveBeenLastCalledWith('');
  });

  test('follows the form that changes it by itself', async () => {
    const user = userEvent.setup();
    render(<Day start="2026-12-05" />);
    await user.type(box(), 'x');
    await user.click(screen.getByRole('button', { name: 'Otro' }));
    expect(box()).toHaveValue('05/01/2027');
  });
});

test('a field for money says how the amount is printed', async () => {
  function Money() {
    const [value, onChange] = useState('');
    return <MoneyInput name="value" label="Valor" hint="En dólares" {...{ value, onChange }} />;
  }
  const user = userEvent.setup();
  render(<Money />);
  const input = screen.getByLabelText('Valor');
  await user.type(input, '1,234.5');
  expect(input).toHaveValue('1,234.5');
  expect(input).toHaveAccessibleDescription('En dólares $1.234,50');
  await user.tab();
  expect(input).toHaveValue('1234,50');
  await user.clear(input);
  await user.type(input, '1.500');
  expect(input).toHaveAccessibleDescription(/^En dólares\s*$/);
  await user.tab();
  expect(input).toHaveValue('1.500');
  expect(input).toHaveAccessibleDescription('En dólares Escriba el valor en dólares, por ejemplo 1.234,50.');
  expect(input).toBeValid();
});
