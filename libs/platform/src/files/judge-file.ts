import { validationMessages as messages } from '@bitacora/contracts/messages';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import type { ReceivedFile } from './received-file.ts';

const accepted: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * A name fit for a header and a download: no path, no control characters, one space at a time, no half letter, the
 * extension of the real type.
 */
function cleanName(name: string, extension: string): string {
  const base = (name.split(/[\\/]/).pop() ?? '').replace(/\.[^.]*$/, '');
  const plain = base
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{Pd}\s._]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 100)
    .replace(/\p{Cs}/u, '');
  return `${plain || 'documento'}.${extension}`;
}

/** Accepts PDF, JPEG, PNG and WebP, judged by content and not by name (api.md, files). */
export async function judgeFile(
  field: string,
  name: string,
  bytes: Buffer,
): Promise<ReceivedFile | { refused: string }> {
  if (bytes.length === 0) return { refused: messages.fileEmpty };
  const type = await fileTypeFromBuffer(bytes);
  const extension = type && accepted[type.mime];
  if (!type || !extension) return { refused: messages.fileNotAccepted };
  return {
    field,
    name: cleanName(name, extension),
    mediaType: type.mime,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
