import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

afterEach(() => document.getElementById('settings')?.remove());
beforeEach(() => {
  jest.resetModules();
});

function givePage(settings: object): void {
  const element = document.createElement('script');
  element.id = 'settings';
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.body.append(element);
}

const agency = async () => (await import('../../../src/lib/environment.ts')).AGENCY_RUC;

test('the site is that of the agency which its page names', async () => {
  givePage({ agency_ruc: '1790012345001' });
  expect(await agency()).toBe('1790012345001');
});

test('a page that names none is of the agency which the client was built for', async () => {
  givePage({ map_tiles_url: null });
  expect(await agency()).toBe('0993371112001');
});
