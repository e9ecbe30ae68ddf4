import { tourBody } from '@bitacora/contracts';
import { z } from 'zod';

const line = tourBody.shape.items.unwrap().element;

/** The server's own rules; a line that is empty is no line. */
export default tourBody.extend({
  items: z
    .array(z.object({ text: z.union([z.literal(''), line]) }))
    .transform((lines) => lines.map(({ text }) => text).filter(Boolean)),
});
