import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { notify, prepareToasts } from '../../../src/lib/notify.ts';
import { Toasts } from '../../../src/ui/toasts/toasts.tsx';

// jsdom has no window that could have the focus.
beforeEach(() => void jest.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => act(() => toast.dismiss()));

const bar = (text: string) => {
  const bars = document.querySelectorAll<HTMLElement>('.Toastify__progress-bar--animated');
  return [...bars].find((each) => each.closest('.Toastify__toast')?.textContent?.includes(text));
};

test('a toast that came before its place is shown once the place is there', async () => {
  notify.success('Antes de todo');
  render(<Toasts />);
  expect(await screen.findByText('Antes de todo')).toBeInTheDocument();
});

test('the place of the toasts can be there before the first one', async () => {
  render(<Toasts />);
  expect(document.querySelector('.Toastify')).toBeNull();
  act(() => prepareToasts());
  await waitFor(() => expect(document.querySelector('.Toastify')).not.toBeNull());
});

test('a toast closes by itself after 4 s, coloured by what it says', async () => {
  render(<Toasts />);
  act(() => notify.error('Error en el servidor'));
  const text = await screen.findByText('Error en el servidor');
  expect(text.closest('.Toastify__toast')).toHaveClass('Toastify__toast--error', 'Toastify__toast-theme--colored');
  expect(bar('Error en el servidor')).toHaveStyle({ animationDuration: '4000ms' });
});

test('a toast waits while the pointer is on it', async () => {
  render(<Toasts />);
  act(() => notify.info('Espere'));
  const toastElement = (await screen.findByText('Espere')).closest('.Toastify__toast');
  if (!toastElement) throw new Error('no toast');
  fireEvent.animationEnd(toastElement);
  await waitFor(() => expect(bar('Espere')).toHaveStyle({ animationPlayState: 'running' }));
  fireEvent.mouseEnter(toastElement);
  await waitFor(() => expect(bar('Espere')).toHaveStyle({ animationPlayState: 'paused' }));
  fireEvent.mouseLeave(toastElement);
  await waitFor(() => expect(bar('Espere')).toHaveStyle({ animationPlayState: 'running' }));
});

test('a toast waits while the window has lost the focus', async () => {
  render(<Toasts />);
  act(() => notify.info('Espere fuera'));
  fireEvent.animationEnd(await screen.findByRole('status'));
  await waitFor(() => expect(bar('Espere fuera')).toHaveStyle({ animationPlayState: 'running' }));
  act(() => void window.dispatchEvent(new Event('blur')));
  await waitFor(() => expect(bar('Espere fuera')).toHaveStyle({ animationPlayState: 'paused' }));
});

test('what takes back ends after its 10 s, though the pointer is on it and the window has lost the focus', async () => {
  render(<Toasts />);
  act(() => notify.info('Espere'));
  await screen.findByText('Espere');
  jest.useFakeTimers();
  try {
    act(() => notify.undoable('Servicio cancelado', 'servicio', () => undefined));
    const element = screen.getByText('Servicio cancelado').closest<HTMLElement>('.Toastify__toast');
    if (!element) throw new Error('no toast');
    fireEvent.animationEnd(element);
    fireEvent.mouseEnter(element);
    fireEvent(element, new MouseEvent('pointerdown', { clientX: 0, bubbles: true }));
    fireEvent(document, new MouseEvent('pointermove', { clientX: 20, bubbles: true }));
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => jest.advanceTimersByTime(9_999));
    expect(element).not.toHaveClass('toast-leaves');
    act(() => jest.advanceTimersByTime(1));
    expect(element).toHaveClass('toast-leaves');
    fireEvent.animationEnd(element);
    act(() => jest.advanceTimersByTime(1_000));
    expect(element).not.toBeInTheDocument();
    expect(screen.getByText('Espere')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('the newest toast is on top, and the same words are not said twice at once', async () => {
  render(<Toasts />);
  act(() => notify.info('Primero'));
  await screen.findByText('Primero');
  act(() => notify.info('Segundo'));
  act(() => notify.info('Segundo'));
  await screen.findByText('Segundo');
  const texts = [...document.querySelectorAll('.Toastify__toast')].map((each) => each.textContent);
  expect(texts).toEqual(['Segundo', 'Primero']);
});

test('what is said again while it is shown is told again', async () => {
  render(<Toasts />);
  act(() => notify.error('Cédula o contraseña Incorrecta'));
  const first = await screen.findByText('Cédula o contraseña Incorrecta');
  act(() => notify.error('Cédula o contraseña Incorrecta'));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Cédula o contraseña Incorrecta').closest('[role=alert]')).not.toBeNull();
});

test('good news is told politely, trouble at once, both in a place that screen readers listen to', async () => {
  render(<Toasts />);
  act(() => notify.success('Pago creado'));
  act(() => notify.error('Error al crear el Pago'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al crear el Pago');
  expect(screen.getByRole('status')).toHaveTextContent('Pago creado');
  expect(screen.getByRole('alert').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('region', { name: 'Avisos' })).toBeInTheDocument();
});

test('what was said of an attempt is gone with the next submit', async () => {
  render(
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Enviar</button>
      </form>
      <Toasts />
    </>,
  );
  act(() => notify.error('Error al crear el Pago'));
  const element = (await screen.findByText('Error al crear el Pago')).closest<HTMLElement>('.Toastify__toast');
  if (!element) throw new Error('no toast');
  fireEvent.animationEnd(element);
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  fireEvent.animationEnd(element);
  await waitFor(() => expect(screen.queryByText('Error al crear el Pago')).not.toBeInTheDocument());
});

test('a toast can be dragged away', async () => {
  render(<Toasts />);
  act(() => notify.info('Arrástreme'));
  const element = (await screen.findByText('Arrástreme')).closest<HTMLElement>('.Toastify__toast');
  if (!element) throw new Error('no toast');
  fireEvent.animationEnd(element);
  fireEvent(element, new MouseEvent('pointerdown', { clientX: 0, bubbles: true }));
  fireEvent(document, new MouseEvent('pointermove', { clientX: 200, bubbles: true }));
  expect(element.style.transform).toContain('200px');
  fireEvent(document, new MouseEvent('pointerup', { clientX: 200, bubbles: true }));
  fireEvent.animationEnd(element);
  await waitFor(() => expect(screen.queryByText('Arrástreme')).not.toBeInTheDocument());
});

const form = (
  <form onSubmit={(event) => event.preventDefault()}>
    <button type="submit">Enviar</button>
  </form>
);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('the same words after the next submit are shown again, though those of before are still leaving', async () => {
  render(
    <>
      {form}
      <Toasts />
    </>,
  );
  act(() => notify.success('Pago creado'));
  const first = await screen.findByText('Pago creado');
  submit();
  act(() => notify.success('Pago creado'));
  await waitFor(() => expect(screen.getAllByText('Pago creado')).toHaveLength(2));
  const leaving = first.closest<HTMLElement>('.Toastify__toast');
  if (leaving) fireEvent.animationEnd(leaving);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Pago creado')).toBeInTheDocument();
});

test('what can be taken back still can after another form is sent', async () => {
  render(
    <>
      {form}
      <Toasts />
    </>,
  );
  const undo = jest.fn();
  act(() => notify.undoable('Servicio cancelado', 'servicio', undo));
  act(() => notify.error('Error al crear el Pago'));
  const failed = (await screen.findByText('Error al crear el Pago')).closest<HTMLElement>('.Toastify__toast');
  const undoable = screen.getByText('Servicio cancelado').closest<HTMLElement>('.Toastify__toast');
  if (!failed || !undoable) throw new Error('no toast');
  submit();
  for (const each of [failed, undoable]) fireEvent.animationEnd(each);
  await waitFor(() => expect(failed).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('two of the same words that take back different things are both shown', async () => {
  render(<Toasts />);
  const [first, second] = [jest.fn(), jest.fn()];
  act(() => notify.undoable('El tour cambió de lugar', 'uno', first));
  act(() => notify.undoable('El tour cambió de lugar', 'otro', second));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(2));
  screen.getAllByRole('button', { name: 'Deshacer' }).forEach((button) => fireEvent.click(button));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a newer change ends what took back an older one of the same, or of a part of it, and nothing else', async () => {
  render(<Toasts />);
  const undo = () => undefined;
  act(() => notify.undoable('Hotel cancelado', 'viaje/hotel', undo));
  act(() => notify.undoable('Viaje restaurado', 'viaje', undo));
  act(() => notify.undoable('Vuelo cancelado', 'viaje/vuelo', undo));
  act(() => notify.undoable('Otro viaje cancelado', 'viaje-2', undo));
  const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());
  const leave = () => {
    const toasts = document.querySelectorAll('.Toastify__toast.toast-leaves');
    toasts.forEach((each) => fireEvent.animationEnd(each));
  };
  expect(await screen.findByText('Otro viaje cancelado')).toBeInTheDocument();
  leave();
  await gone('Hotel cancelado');
  expect(screen.getByText('Viaje restaurado')).toBeInTheDocument();
  act(() => notify.success('Viaje cancelado', 'viaje'));
  expect(await screen.findByText('Viaje cancelado')).toBeInTheDocument();
  leave();
  await gone('Viaje restaurado');
  await gone('Vuelo cancelado');
  expect(screen.getByText('Otro viaje cancelado')).toBeInTheDocument();
});

describe('by keyboard alone', () => {
  async function done() {
    const user = userEvent.setup();
    const undo = jest.fn();
    render(
      <>
        <section tabIndex={-1} aria-label="Servicios">
          <button type="button">Más</button>
        </section>
        <button type="button">Detalles</button>
        <Toasts />
      </>,
    );
    screen.getByRole('button', { name: 'Más' }).focus();
    act(() => notify.undoable('Servicio cancelado', 'servicio', undo));
    return { user, undo, button: await screen.findByRole('button', { name: 'Deshacer' }) };
  }

  test('what was done is taken back with the next Tab, which is said, and the keyboard goes on where it was', async () => {
    const { user, undo, button } = await done();
    expect(button.closest('.Toastify__toast')).toHaveTextContent('Con la tecla Tab llega a Deshacer.');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    fireEvent.animationEnd(button.closest('.Toastify__toast') as HTMLElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Más' })).toHaveFocus());
  });

  test('where what is taken back had the keyboard, it goes on at the part of the page around that', async () => {
    const { user, button } = await done();
    await user.tab();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Más' }).remove();
    fireEvent.animationEnd(button.closest('.Toastify__toast') as HTMLElement);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Servicios' })).toHaveFocus());
  });

  test('who does not take it back goes on from where the keyboard was, and is led there once', async () => {
    const { user, button } = await done();
    await user.tab();
    expect(button).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Más' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Detalles' })).toHaveFocus();
  });

  test('an open dialog keeps the keyboard', async () => {
    const { user, button } = await done();
    render(
      <div role="dialog" aria-modal="true" aria-label="Otro">
        <button type="button">Cerrar</button>
      </div>,
    );
    await user.tab();
    expect(button).not.toHaveFocus();
  });
});
