import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag } from './entity-tag.ts';
import { isFresh } from './is-fresh.ts';

/** Answers public data with an ETag and a max-age (0: to be asked each time); `If-None-Match` that still holds answers 304, empty. */
export function cacheable(request: FastifyRequest, reply: FastifyReply, seconds: number, answer: unknown): unknown {
  const tag = `W/${entityTag(JSON.stringify(answer))}`;
  void reply.header('ETag', tag).header('Cache-Control', seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`);
  if (!isFresh(request.headers['if-none-match'], tag)) return answer;
  void reply.status(304);
  return undefined;
}
