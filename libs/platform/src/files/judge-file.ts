import { fileMessages, validationMessages as messages } from '@bitacora/contracts/messages';
import { fileTypeFromBuffer } from 'file-type';
import { hash } from 'node:crypto';
import { cleanName, extensions, kindByExtension } from './file-name.ts';
import type { ReceivedFile } from './received-file.ts';

/**
 * Accepts PDF, JPEG, PNG and WebP by their first bytes and not by their name: cheap, and only the first look. Whether
 * it is a whole file of that kind, the file workshop says.
 */
export async function judgeFile(
  field: string,
  name: string,
  bytes: Buffer,
): Promise<ReceivedFile | { refused: string }> {
  if (bytes.length === 0) return { refused: messages.fileEmpty };
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime;
  // A PNG, and named like one.
  if (mediaType === 'image/apng') return { refused: fileMessages.imageAnimated };
  if (!mediaType || !(mediaType in extensions)) {
    const kind = kindByExtension(name);
    return { refused: kind ? fileMessages.notAsNamed(kind) : messages.fileNotAccepted };
  }
  const sha256 = hash('sha256', bytes);
  return { field, name: cleanName(name, mediaType), mediaType, bytes, sha256, receivedSha256: sha256 };
}
