import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { fileTypeFromFile } from 'file-type';
import { cleanName, extensions, kindByExtension } from './file-name.ts';
import type { ReceivedFile } from './received-file.ts';
import type { TemporaryFile } from './temporary-files.ts';

/**
 * Accepts PDF, JPEG, PNG and WebP by their first bytes and not by their name: cheap, and only the first look. Whether
 * it is a whole file of that kind, the file workshop says.
 */
export async function judgeFile(
  field: string,
  name: string,
  file: TemporaryFile,
): Promise<ReceivedFile | { refused: string }> {
  if (file.size === 0) return { refused: messages.fileEmpty };
  const mediaType = (await fileTypeFromFile(file.path))?.mime;
  // A PNG, and named like one.
  if (mediaType === 'image/apng') return { refused: fileMessages.imageAnimated };
  if (!mediaType || !(mediaType in extensions)) {
    const kind = kindByExtension(name);
    return { refused: kind ? fileMessages.notAsNamed(kind) : messages.fileNotAccepted };
  }
  return { ...file, field, name: cleanName(name, mediaType), mediaType, receivedSha256: file.sha256 };
}
