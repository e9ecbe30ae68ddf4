import '@testing-library/jest-dom/jest-globals';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { computedStyle } from './quick-styles.ts';

/** What browsers have and jsdom has not; taken from Node's own realm. */
const missing = ['Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'fetch'];
for (const name of missing) {
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), writable: true, configurable: true });
}
// One kind of signal for everything: Node's Request refuses jsdom's.
for (const name of ['AbortController', 'AbortSignal']) {
  Object.defineProperty(globalThis, name, { value: runInThisContext(name), writable: true, configurable: true });
}

window.scrollTo = () => undefined;
// jsdom draws nothing, and prints a trace when axe or the preview of a photo asks for it: a photo is sent as it was chosen.
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** jsdom walks the whole document for the labels of a control, and once more for each label: a tenth of a form's suite. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  return [...document.getElementsByTagName('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.querySelector('input,select,textarea,button') === this,
  );
}
for (const control of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  Object.defineProperty(control.prototype, 'labels', { get: labelsOf });
}

window.getComputedStyle = computedStyle;

// In development React takes a stack for every element that is made, 6 of the 8 µs it takes, until it has ten thousand of them.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // It stays there.
  },
});

// Two cores shared with others: pages load their code lazily, and the first time is slow.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => cleanup());
