import { entityTag, isFresh } from '@bitacora/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

type Encoding = 'br' | 'gzip' | 'identity';

/** A text in the ways that browsers may ask for it, made once: every answer sends the same bytes and copies none. */
export interface PackedText {
  etag: string;
  /** What does not get smaller has none that are compressed. */
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
}

export async function packText(text: string): Promise<PackedText> {
  const bytes = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(bytes, { level: 9 }),
  ]);
  return { etag: `W/${entityTag(text)}`, bodies: { br, gzip: gz, identity: bytes } };
}

function encodingFor({ headers }: FastifyRequest, { br, gzip }: PackedText['bodies']): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (br && /\bbr\b(?!;\s*q=0(\D|$))/.test(accepted)) return 'br';
  return gzip && /\bgzip\b(?!;\s*q=0(\D|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Answers with a text in the best way that is asked for; with 304 to who has it. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: PackedText): FastifyReply {
  void reply.headers({ ETag: etag, Vary: 'Accept-Encoding' });
  if (reply.statusCode === 200 && isFresh(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const encoding = encodingFor(request, bodies);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.send(bodies[encoding]);
}
