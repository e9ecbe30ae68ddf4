import { bodyLimitOf, type EndpointDefinition } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { codeOf, InvalidError, TooLargeError } from '@bitacora/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { judgeFile } from '../files/judge-file.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import type { TemporaryFiles } from '../files/temporary-files.ts';
import { readFilePart, UploadPlace } from './read-file-part.ts';

/** Puts `start_location.name=x` under `{start_location: {name: 'x'}}`; a repeated field becomes a list. */
function assign(body: Record<string, unknown>, path: string, value: string): void {
  const parts = path.split('.');
  if (parts.length > 4 || parts.some((part) => part === '__proto__' || part === 'constructor' || part === '')) return;
  let target = body;
  for (const part of parts.slice(0, -1)) {
    const next = target[part];
    target[part] = typeof next === 'object' && next !== null && !Array.isArray(next) ? next : {};
    target = target[part] as Record<string, unknown>;
  }
  const last = parts[parts.length - 1] as string;
  const present = target[last];
  if (present === undefined) target[last] = value;
  else target[last] = Array.isArray(present) ? [...(present as unknown[]), value] : [present, value];
}

/** What the parser says of a body that is no form, or ends too early; it has no code of its own. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && /multipart|part header|end of form|boundary|needle/i.test(error.message);

/** Node's word for a sender who went away; nobody reads the answer. */
const isBrokenOff = (error: unknown) => codeOf(error) === 'ECONNRESET';

/** What is empty is told so. */
const isImage = (judged: ReceivedFile | { refused: string }) =>
  'refused' in judged ? judged.refused === messages.fileEmpty : judged.mediaType.startsWith('image/');

export interface MultipartBody {
  body: Record<string, unknown>;
  files: Record<string, ReceivedFile>;
  /** Fields whose file was refused, with why. */
  refused: Record<string, string[]>;
}

/**
 * Reads a multipart request (files to disk, at most 10 MB each, few requests at a time), fields by dotted names, files
 * judged by content. Throws `too-large` (413), `unavailable` when too many uploads run at once.
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointDefinition,
  temporary: TemporaryFiles,
): Promise<MultipartBody> {
  const place = new UploadPlace(request, reply);
  try {
    return await Promise.race([readParts(request, place, endpoint, temporary), place.ended]);
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new TooLargeError(messages.fileTooLarge);
    if (codeOf(error).startsWith('FST_') || isBrokenForm(error) || isBrokenOff(error)) {
      throw new InvalidError({ non_field_errors: [messages.formBroken] });
    }
    throw error;
  }
}

async function readParts(
  request: FastifyRequest,
  place: UploadPlace,
  endpoint: EndpointDefinition,
  temporary: TemporaryFiles,
): Promise<MultipartBody> {
  // As many as the same fields may have as JSON.
  const maximumTextBytes = bodyLimitOf(endpoint);
  const result: MultipartBody = { body: {}, files: {}, refused: {} };
  let textBytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const text = String(part.value);
      textBytes += Buffer.byteLength(text);
      if (textBytes > maximumTextBytes) throw new TooLargeError(messages.textsTooLarge);
      assign(result.body, part.fieldname, text);
      continue;
    }
    const field = part.fieldname;
    const expected = endpoint.files?.find(({ name }) => name === field);
    if (!expected) {
      part.file.resume();
      continue;
    }
    const file = await readFilePart(part, place, temporary);
    if (result.files[field]) {
      result.refused[field] = [messages.oneFile];
      continue;
    }
    if (file.size === 0 && !part.filename) continue;
    const judged = await judgeFile(field, part.filename, file);
    if (expected.accepts === 'images' && !isImage(judged)) result.refused[field] = [messages.imageNotAccepted];
    else if ('refused' in judged) result.refused[field] = [judged.refused];
    else result.files[field] = judged;
  }
  return result;
}
