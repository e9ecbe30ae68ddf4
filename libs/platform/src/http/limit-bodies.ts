import { bodyLimitOf, endpointAt } from '@bitacora/contracts';
import type { FastifyInstance } from 'fastify';

/** Every route of the table reads as many bytes of JSON as the table says (413 above); call it before there are routes. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const [endpoint] = [route.method].flat().flatMap((method) => endpointAt(method, route.url) ?? []);
    if (endpoint) route.bodyLimit = bodyLimitOf(endpoint);
  });
}
