import { type EndpointDefinition, pathOf } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import type { FastifyRequest } from 'fastify';

/** What a URL parser takes for a step within the path, however it is written. */
const isStep = (value: string) => value === '' || value === '.' || value === '..';

/**
 * Where a request goes on to: the route's own path at the service, with the parameters that the router found. The
 * request line itself is never resolved: it may name another host (RFC 9112 §3.2.2), or lead out of its route with dots
 * and backslashes, and what is asked carries the internal credential. Throws `not-found` for a parameter of dots.
 */
export function serviceAddress(base: string, endpoint: EndpointDefinition, request: FastifyRequest): URL {
  const params = request.params as Record<string, string>;
  if (Object.values(params).some(isStep)) throw new NotFoundError();
  const address = new URL(base);
  address.pathname = pathOf(endpoint, params);
  const query = request.url.indexOf('?');
  address.search = query === -1 ? '' : request.url.slice(query);
  return address;
}
