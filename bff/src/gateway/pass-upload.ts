import { validationMessages as messages } from '@bitacora/contracts/messages';
import { AppError, InvalidError, UnavailableError } from '@bitacora/kernel';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unanswered } from './unanswered.ts';
import { UploadWatch } from './upload-watch.ts';

/** How long nothing may move between us and the service: it answers, or takes more bytes. A file may wait for its turn and its work. */
export const TIMEOUT_MILLISECONDS = 45_000;

/** Of a form all but its files is shorter by far: once more has come, or its end, there are bytes of a file. */
const HEAD_BYTES = 16 * 1024;

interface Upload {
  address: URL;
  method: string;
  headers: Record<string, string>;
  source: Readable;
  maximumBytes: number;
  /** Called once, when bytes of a file have come, and waited for; what it throws refuses the upload. */
  begin: () => Promise<void>;
}

/**
 * Passes a body of any length on without keeping any of it: the next bytes are read when the service took the last ones,
 * and the service hears of nothing before bytes of a file are there. Throws `too-large`, `too-slow`, `unavailable`; the
 * source is left as it is then, for the answer goes out on the same connection.
 */
export async function passUpload(upload: Upload): Promise<Response> {
  const { address, method, headers, maximumBytes } = upload;
  const request = address.protocol === 'https:' ? askSecurely : ask;
  // A connection of its own: on one that was used before, the service's goodbye could cross a write.
  const upstream = request(address, { method, headers, agent: false, timeout: TIMEOUT_MILLISECONDS });
  // What goes wrong is told to who waits for it, and to nobody when the answer is there already.
  upstream.on('error', () => undefined);
  upstream.once('timeout', () => upstream.destroy(new Error('the service stands still')));
  const turn = { isAwaited: false };
  const watch = new UploadWatch({ maximumBytes, isHeldUp: () => turn.isAwaited || upstream.writableNeedDrain });
  const begin = async () => {
    turn.isAwaited = true;
    await Promise.race([upload.begin(), brokenOff(upload.source)]);
    turn.isAwaited = false;
  };
  const answered = once(upstream, 'response').catch((error: unknown) => {
    throw unanswered(error, method);
  });
  const poured = pour({ ...upload, begin }, upstream, watch).then(() => answered);
  // Of those that lose the race, nobody hears.
  for (const promise of [answered, poured, watch.tooSlow]) promise.catch(() => undefined);
  try {
    // A service may answer before it has read everything: then it has refused.
    const [answer] = (await Promise.race([answered, poured, watch.tooSlow])) as [IncomingMessage];
    return await responseOf(answer, method);
  } finally {
    watch.end();
    upstream.destroy();
  }
}

/** Rejects when the sender hangs up. */
async function brokenOff(source: Readable): Promise<never> {
  await once(source, 'close');
  throw new InvalidError({ non_field_errors: [messages.formBroken] });
}

/** The bytes as they come, but none of them before they are more than the head of a form, or all. */
async function* fromFirstFile(source: Readable, watch: UploadWatch): AsyncGenerator<Buffer> {
  const bytes: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false });
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    watch.count(chunk.length);
    if (head.length > HEAD_BYTES) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length > HEAD_BYTES) yield head;
    }
  }
  if (head.length > 0 && head.length <= HEAD_BYTES) yield head;
}

async function pour({ source, begin }: Upload, upstream: ClientRequest, watch: UploadWatch): Promise<void> {
  let isBegun = false;
  try {
    for await (const chunk of fromFirstFile(source, watch)) {
      // Bytes that come when all is over begin nothing.
      if (upstream.destroyed) return;
      if (!isBegun) await begin();
      isBegun = true;
      if (!upstream.write(chunk)) await once(upstream, 'drain');
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (source.destroyed) throw new InvalidError({ non_field_errors: [messages.formBroken] });
    throw new UnavailableError('service_unavailable', { cause: error });
  }
  watch.end();
  upstream.end();
}

async function responseOf(answer: IncomingMessage, method: string): Promise<Response> {
  try {
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(await buffer(answer), { status: answer.statusCode ?? 502, headers });
  } catch (error) {
    throw unanswered(error, method);
  }
}
