import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';

/** The file of a command that cannot be without. Throws `invalid` on its field when there is none. */
export function requiredFile<File>(field: string, file: File | null | undefined): File {
  if (!file) throw new InvalidError({ [field]: [messages.fileRequired] });
  return file;
}
