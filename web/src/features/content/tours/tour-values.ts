import type { StoredImage, Tour } from '@bitacora/contracts';
import { readDollars } from '@bitacora/kernel';
import { words } from '../words.ts';

/** A tour as the form holds it: what is empty is empty text, and lines are objects, as a list of fields needs them. */
export interface TourValues {
  title: string;
  caption: string;
  description: string;
  duration: string;
  season: string;
  price_from: string;
  items: { text: string }[];
  excludes: { text: string }[];
  active: boolean;
  picture: StoredImage | null;
}

const fieldsOf = (lines: readonly string[]) => lines.map((text) => ({ text }));
const linesOf = (fields: TourValues['items']) => fields.map(({ text }) => text.trim()).filter(Boolean);

export const valuesOf = (tour: Tour): TourValues => ({
  title: tour.title,
  caption: tour.caption,
  description: tour.description,
  duration: tour.duration ?? '',
  season: tour.season ?? '',
  price_from: String(tour.price_from ?? ''),
  items: fieldsOf(tour.items),
  excludes: fieldsOf(tour.excludes),
  active: tour.active,
  picture: tour.picture,
});

/** A tour that is not written yet. */
export const emptyTour: Tour = {
  id: '',
  slug: '',
  title: '',
  caption: '',
  description: '',
  items: [''],
  excludes: [],
  duration: null,
  season: null,
  price_from: null,
  active: false,
  order: 0,
  image: null,
  picture: null,
  version: 0,
};

/** The tour as visitors would see it if it were saved as it stands. */
export const previewOf = (stored: Tour, values: TourValues): Tour => ({
  ...stored,
  ...values,
  title: values.title.trim() || words.tour.untitled,
  duration: values.duration.trim() || null,
  season: values.season.trim() || null,
  price_from: readDollars(values.price_from) || null,
  items: linesOf(values.items),
  excludes: linesOf(values.excludes),
});

export const labelsOf = ({ items, excludes }: TourValues) => ({
  title: words.tour.title,
  caption: words.tour.caption,
  description: words.tour.details,
  duration: words.tour.duration,
  season: words.tour.season,
  price_from: words.tour.priceFrom,
  picture: words.tour.picture,
  'picture.id': words.tour.picture,
  'picture.alt': words.tour.pictureAlt,
  items: words.tour.items.title,
  excludes: words.tour.excludes.title,
  ...Object.fromEntries(items.map((_, index) => [`items.${index}.text`, words.tour.items.item(index + 1)])),
  ...Object.fromEntries(excludes.map((_, index) => [`excludes.${index}.text`, words.tour.excludes.item(index + 1)])),
  active: words.tour.active,
});
