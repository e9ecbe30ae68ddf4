import { MAXIMUM_FILE_BYTES } from '@bitacora/contracts/constants';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { z } from 'zod';

const accepted = /\.(?:pdf|jpe?g|png|webp)$/i;

/** What can be said of a file before it is sent; the server judges its content. */
export function fileRules(isRequired: boolean) {
  const file = z
    .instanceof(File, { error: messages.fileRequired })
    .refine(({ size }) => size > 0, messages.fileEmpty)
    .refine(({ size }) => size <= MAXIMUM_FILE_BYTES, messages.fileTooLarge)
    .refine(({ name }) => accepted.test(name), messages.fileNotAccepted);
  return isRequired ? file : file.nullish();
}
