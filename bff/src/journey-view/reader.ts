import { type Caller, isStaff } from '@bitacora/platform';
import type { FastifyRequest } from 'fastify';
import type { Reader } from './journey-views.ts';

/** Scheme and host that a reader used: links point there. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** The reader behind a request; links point at the host that he or she used. */
export function readerOf(caller: Caller, request: FastifyRequest): Reader {
  return {
    userId: caller.userId,
    agency: isStaff(caller) ? caller.agency : null,
    origin: originOf(request),
  };
}
