import { bodyLimitOf, endpointAt, type EndpointDefinition } from '@bitacora/contracts';
import { lineOf } from '@bitacora/platform';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BodiesUnderWay } from './bodies-under-way.ts';
import { readBody, tooLarge } from './read-body.ts';

const endpointOf = ({ method, routeOptions }: FastifyRequest): EndpointDefinition | undefined =>
  endpointAt(method, routeOptions.url ?? '');

/** As many bytes as a body says that it has; as its route allows, when it does not say. */
function sizeOf({ headers }: FastifyRequest, endpoint: EndpointDefinition): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimitOf(endpoint);
  return Number(headers['content-length'] ?? 0);
}

/**
 * Keeps the JSON of a route that another process owns as the bytes that came: parsed it takes many times their memory,
 * and its owner parses it anyway. Only so many bytes are held at a time, and each body has a place before it is read;
 * what is too large, too many or meant for no route is not read at all.
 */
export function receiveJson(app: INestApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  const underWay = new BodiesUnderWay();
  fastify.addHook('onRequest', async (request, reply) => {
    const endpoint = endpointOf(request);
    // The body of a question is not read, and a form's has places of its own.
    if (!endpoint || endpoint.method === 'GET' || request.isMultipart()) return;
    const size = sizeOf(request, endpoint);
    // What is over its limit is refused below.
    if (size === 0 || size > bodyLimitOf(endpoint)) return;
    reply.raw.once('close', underWay.take(lineOf(request.ip), size));
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', (request, payload, done) => {
    const endpoint = endpointOf(request);
    if (!endpoint) return done(null);
    const size = sizeOf(request, endpoint);
    if (size > bodyLimitOf(endpoint)) return done(tooLarge());
    readBody(payload, size).then((bytes) => {
      if (endpoint.owner !== 'bff') done(null, bytes);
      else void parse(request, bytes.toString(), done);
    }, done);
  });
}
