import { expect, test } from '@jest/globals';
import { imageUrl, publishedTour } from '../../src/content/published.ts';
import { tourBody, tourChange, type TourContent } from '../../src/content/tour.ts';

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

test('a tour that was stored before it could say so excludes nothing, and has no duration, season or price', () => {
  const stored = { id: 'a', slug: 'a', title: 'A', caption: 'A', description: 'A', items: [], active: true, order: 1 };
  const tour = publishedTour({ ...stored, picture: null } as unknown as TourContent, 3, 'https://viajes.example');
  expect(tour).toMatchObject({ excludes: [], duration: null, season: null, price_from: null, version: 3 });
});

test('a change of a tour leaves what it does not name, and empty text takes it away', () => {
  expect(tourChange.parse({ title: 'B' })).toEqual({ title: 'B' });
  expect(tourChange.parse({ duration: ' ', price_from: '' })).toEqual({ duration: null, price_from: null });
});

test('a new tour may leave out what one compares it by', () => {
  const tour = tourBody.parse({ title: 'A', caption: 'A', description: 'A', price_from: '1290,50' });
  expect(tour).toMatchObject({ excludes: [], duration: null, season: null, price_from: 1290.5 });
});
