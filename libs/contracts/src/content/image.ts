import { z } from 'zod';
import { id, lines } from '../validation/fields.ts';

/** An image as the store knows it: enough to reserve its place before it has loaded. */
export const storedImage = z.object({
  id: z.string(),
  /** What it shows, for people who do not see it. */
  alt: z.string(),
  /** Pixels of the original. */
  width: z.number().int(),
  height: z.number().int(),
  /** `#rrggbb`, painted until the image is there. */
  color: z.string(),
  /** The widths that exist, ascending. */
  widths: z.array(z.number().int()).min(1),
});
export type StoredImage = z.infer<typeof storedImage>;

/** An image in a document that staff sends: which one, and what it shows. */
export const imageChoice = z.object({ id: id(), alt: lines(200) });
export type ImageChoice = z.output<typeof imageChoice>;
