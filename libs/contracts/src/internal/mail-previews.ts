import { z } from 'zod';
import { mailPreview } from '../http/mail-previews.ts';

/** A kind of mail with sample data, in the name of an agency (`agency`) and about a kind of service (`kind`), with its pictures in its HTML. */
export const writeMailPreview = {
  owner: 'notifications',
  path: '/internal/mail-previews/:template',
  answer: mailPreview.extend({ html: z.string() }),
} as const;
export type WrittenPreview = z.infer<typeof writeMailPreview.answer>;
