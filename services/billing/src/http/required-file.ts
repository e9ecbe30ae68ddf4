import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';

/** The file of a route that requires one. Throws `invalid` on its field without it. */
export function requiredFile<File>(field: string, file: File | null): File {
  if (file === null) throw new InvalidError({ [field]: [messages.fileRequired] });
  return file;
}
