import type { StoredImage, Tour } from '@bitacora/contracts';
import { words } from '../words.ts';

/** A tour as the form holds it. */
export interface TourValues {
  title: string;
  caption: string;
  description: string;
  /** Lines in objects, as a list of fields needs them. */
  items: { text: string }[];
  active: boolean;
  picture: StoredImage | null;
}

export const valuesOf = ({ title, caption, description, items, active, picture }: Tour): TourValues => ({
  title,
  caption,
  description,
  items: items.map((text) => ({ text })),
  active,
  picture,
});

/** A tour that is not written yet. */
export const emptyTour: Tour = {
  id: '',
  slug: '',
  title: '',
  caption: '',
  description: '',
  items: [''],
  active: false,
  order: 0,
  image: null,
  picture: null,
  version: 0,
};

/** The tour as visitors would see it if it were saved as it stands. */
export const previewOf = (stored: Tour, { items, title, ...values }: TourValues): Tour => ({
  ...stored,
  ...values,
  title: title.trim() || words.tour.untitled,
  items: items.map(({ text }) => text.trim()).filter(Boolean),
});

export const labelsOf = ({ items }: TourValues) => ({
  title: words.tour.title,
  caption: words.tour.caption,
  description: words.tour.details,
  picture: words.tour.picture,
  'picture.id': words.tour.picture,
  'picture.alt': words.tour.pictureAlt,
  items: words.tour.items,
  ...Object.fromEntries(items.map((_, index) => [`items.${index}.text`, words.tour.item(index + 1)])),
  active: words.tour.active,
});
