import { fileMessages as messages } from '@bitacora/contracts/messages';
import type { Refusal, Renditions } from './workshop/jobs.ts';

/** Why a file is refused, in words for people. `sizes` are those that an image was to be rendered in. */
export function refusalWords(
  refusal: Refusal | 'too-complex',
  { leastWidth = 1, mostHeight = 16_000 }: Partial<Pick<Renditions, 'leastWidth' | 'mostHeight'>> = {},
): string {
  const words: Record<typeof refusal, string> = {
    'pdf-incomplete': messages.pdfIncomplete,
    'pdf-locked': messages.pdfLocked,
    'pdf-unreadable': messages.pdfUnreadable,
    'pdf-too-many-pages': messages.pdfTooManyPages,
    'image-unreadable': messages.imageUnreadable,
    'image-animated': messages.imageAnimated,
    'image-too-large': messages.imageTooLarge,
    'webp-too-large': messages.webpTooLarge,
    'image-too-narrow': messages.imageTooNarrow(leastWidth),
    'image-too-high': messages.imageTooHigh(mostHeight),
    'too-complex': messages.tooComplex,
  };
  return words[refusal];
}
