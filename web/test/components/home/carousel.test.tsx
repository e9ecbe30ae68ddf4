import { CAROUSEL_MILLISECONDS } from '@bitacora/contracts/constants';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Covers } from '../../../src/features/home/covers.tsx';
import { buildImage } from '../support/content.ts';

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
