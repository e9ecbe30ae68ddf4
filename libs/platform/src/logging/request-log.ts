import { listEndedSessions } from '@bitacora/contracts';
import type { LoggerService } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../context/caller.ts';

const isAskedForEver = (route: string) => route.startsWith('/health/') || route === listEndedSessions.path;

/**
 * One line a request, when it is over: its id, the route's pattern (a path holds ids and secrets, a query signatures),
 * the status, how long it took, and who asked. What is asked every few
 * seconds for ever is left out (health, ended sessions): it is most requests and says nothing.
 */
export function logRequest(logger: LoggerService, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'unknown';
  if (isAskedForEver(route)) return;
  // Passport leaves here whose token it was.
  const { user } = request as FastifyRequest & { user?: Caller | null };
  const milliseconds = Math.round(reply.elapsedTime);
  logger.log({
    request_id: request.id,
    method: request.method,
    route,
    status: reply.statusCode,
    milliseconds,
    user_id: user?.userId ?? null,
    ...(reply.raw.writableFinished ? {} : { was_broken_off: true }),
    msg: `${request.method} ${route} ${reply.statusCode} in ${milliseconds} ms`,
  });
}
