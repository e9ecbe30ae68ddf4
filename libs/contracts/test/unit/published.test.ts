import { expect, test } from '@jest/globals';
import { imageUrl } from '../../src/content/published.ts';

const image = { id: '01920000-0000-7000-8000-000000000001', widths: [320, 640, 1280] };

test('an image has the address of a middle size, at the host that the reader used', () => {
  expect(imageUrl('https://viajes.example', image)).toBe(
    'https://viajes.example/api/v1/content/images/01920000-0000-7000-8000-000000000001/640.jpeg',
  );
});

test.each(['http://', 'http://a b', 'http://%'])(
  'a reader who names no host (%s) is answered all the same',
  (origin) => {
    expect(imageUrl(origin, image)).toContain(`/api/v1/content/images/${image.id}/640.jpeg`);
  },
);
