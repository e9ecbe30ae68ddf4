import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { CodeLoadError, loadCode } from '../../../src/lib/code/load-code.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** Styles that the network does not bring: the bundler puts their link once, and never asks again. */
function stylesThatFail(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/part.css';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

test('code that is asked for again comes with the styles that did not arrive the first time', async () => {
  stylesThatFail();
  const [failed] = links();
  let isHere = false;
  const code = loadCode(async () => (isHere = true));
  const [again] = links();
  expect(again).not.toBe(failed);
  expect(again?.href).toBe(failed?.href);
  expect(isHere).toBe(false);

  again?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(links()[0]).not.toBe(again), { timeout: 5000 });
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(code).rejects.toThrow('code of the site could not be loaded');
  expect(isHere).toBe(false);

  const next = loadCode(async () => (isHere = true));
  links()[0]?.dispatchEvent(new Event('load'));
  await next;
  expect(isHere).toBe(true);
  expect(links()).toHaveLength(1);

  const before = links();
  await loadCode(async () => null);
  expect(links()).toEqual(before);
});

test('code that a change of the network dropped is asked for once more by itself', async () => {
  const load = jest
    .fn(async () => 'here')
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadCode(load)).resolves.toBe('here');
  load.mockClear().mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  await expect(loadCode(load)).rejects.toThrow(CodeLoadError);
  expect(load).toHaveBeenCalledTimes(2);
});
