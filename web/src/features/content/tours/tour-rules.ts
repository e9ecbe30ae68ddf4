import { tourBody } from '@bitacora/contracts';
import { z } from 'zod';

const line = tourBody.shape.items.unwrap().element;

/** A line that is empty is no line. */
const lines = z
  .array(z.object({ text: z.union([z.literal(''), line]) }))
  .transform((fields) => fields.map(({ text }) => text).filter(Boolean));

/** The server's own rules. */
export default tourBody.extend({ items: lines, excludes: lines });
