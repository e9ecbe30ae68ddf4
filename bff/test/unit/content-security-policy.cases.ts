import { describe, expect, test } from '@jest/globals';
import { originOfTiles } from '../../src/security/content-security-policy.ts';

describe('content security policy', () => {
  test('pictures come from the host of an address, whichever of its hosts', () => {
    expect(originOfTiles('https://{s}.tiles.example/{z}/{x}/{y}.png')).toBe('https://*.tiles.example');
    expect(originOfTiles('http://localhost:8080/logo.png')).toBe('http://localhost:8080');
  });

  test.each([
    '/logo.png',
    'https://a.example; script-src *@b/',
    'https://a.example;script-src/',
    'https://a,b/',
    "https://a'/",
  ])('an address adds nothing else to what a page may load: %s', (address) => {
    expect(originOfTiles(address)).toBeNull();
  });
});
