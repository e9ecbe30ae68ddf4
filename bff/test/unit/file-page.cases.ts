import { describe, expect, test } from '@jest/globals';
import { filePage } from '../../src/files/file-page.ts';

describe('file page', () => {
  const page = { status: 404, publicUrl: 'https://viajes.example', journey: null };

  test('the page in place of a document has the name of the agency, above it and in its title', () => {
    const html = filePage({ ...page, agency: { name: 'Viajes Dos', phone: '042301200' } });
    expect(html).toMatch(/<title>[^<]+ · Viajes Dos<\/title>/);
    expect(html).toMatch(/<header>.*Viajes Dos<\/a><\/header>/);
    expect(html).not.toContain('Bitácora');
  });

  test('where the agency cannot be read it has that of the product', () => {
    expect(filePage({ ...page, agency: null })).toMatch(/<title>[^<]+ · Bitácora Viajes<\/title>/);
  });
});
