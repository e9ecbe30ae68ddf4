import { z } from 'zod';
import { dollars, flag, lines, optionalText, orNull, text } from '../validation/fields.ts';
import { imageChoice, storedImage } from './image.ts';

/** A tour of the collection `packages` (product 11.1), with its picture in all sizes and an address of its own. */
export const tour = z.object({
  id: z.string(),
  /** The last part of its address, `/tours/{slug}`; made from the first title and never changed. */
  slug: z.string(),
  title: z.string(),
  caption: z.string(),
  description: z.string(),
  /** 'Programa Incluye'; may be empty. */
  items: z.array(z.string()),
  /** What is not in the price; may be empty. A tour from before it was asked says nothing of this and the next three. */
  excludes: z.array(z.string()).default([]),
  /** As one says it: `5 días, 4 noches`. */
  duration: z.string().nullable().default(null),
  /** When it can be done: `Todo el año`. */
  season: z.string().nullable().default(null),
  /** Dollars for one person in the cheapest case. */
  price_from: z.number().nullable().default(null),
  active: z.boolean(),
  order: z.number().int(),
  /** Address of the picture, for clients that know only a plain image; null without one. */
  image: z.string().nullable(),
  picture: storedImage.nullable(),
  version: z.number().int(),
});
export type Tour = z.infer<typeof tour>;

/** How many tours an agency may have. */
export const MOST_TOURS = 200;

/** What is kept of a tour; its address and version are added when it is read. */
export const tourContent = tour.omit({ image: true, version: true });
export type TourContent = z.infer<typeof tourContent>;

const written = {
  title: text(80),
  caption: text(160),
  description: lines(4000),
  items: z.array(text(200)).max(30),
  excludes: z.array(text(200)).max(30),
  duration: optionalText(40),
  season: optionalText(60),
  price_from: orNull(dollars()),
  active: flag(),
  picture: imageChoice.nullable(),
};

/** What staff writes of a new tour. */
export const tourBody = z.object({
  ...written,
  items: written.items.default([]),
  excludes: written.excludes.default([]),
  active: written.active.default(false),
  picture: written.picture.default(null),
});
export type TourBody = z.output<typeof tourBody>;

/** What staff changes of a tour; what is missing stays. */
export const tourChange = z.object(written).partial();
export type TourChange = z.output<typeof tourChange>;
