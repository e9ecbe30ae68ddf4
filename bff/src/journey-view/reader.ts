import { type Caller, isStaff } from '@bitacora/platform';
import type { FastifyRequest } from 'fastify';
import type { Reader } from './journey-views.ts';

/** The reader behind a request; links point at the host that he or she used. */
export function readerOf(caller: Caller, request: FastifyRequest): Reader {
  return {
    userId: caller.userId,
    agency: isStaff(caller) ? caller.agency : null,
    origin: `${request.protocol}://${request.host}`,
  };
}
