import { endpoints } from '@bitacora/contracts';
import { refusals } from '@bitacora/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { METHODS } from 'node:http';

const documentation = ['/api/v1/docs', '/api/v1/openapi.json'];
const routes = [
  ...endpoints.flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((one) => [method, one] as const)),
  ...documentation.map((path) => ['GET', path] as const),
].map(([method, path]) => ({ method, segments: path.split('/') }));

/** The methods that the table of routes knows at a path; none where no route is. */
function methodsAt(path: string): string[] {
  const asked = path.replace(/\/$/, '').split('/');
  const found = routes.filter(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => (segment.startsWith(':') ? asked[at] !== '' : segment === asked[at])),
  );
  const methods = new Set<string>(found.map(({ method }) => method));
  // Whoever may read may also ask for the headers alone.
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const methods = methodsAt((request.url.split('?')[0] ?? '').replace(/^https?:\/\/[^/]*/i, ''));
  // A route that has the method is not reached with a parameter that is too long for the router.
  const status = methods.length === 0 || methods.includes(request.method) ? 404 : 405;
  if (status === 405) void reply.header('Allow', methods.join(', '));
  void reply.status(status).send(refusals[status]);
}

/**
 * Answers what comes to the API and to no route of it: 405 with the methods that the path has, 404 where it has none.
 * Before the body is read; every route of the table goes first.
 */
export function refuseOtherMethods(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  // A tunnel is asked for no path.
  const unknown = METHODS.filter((method) => method !== 'CONNECT' && !fastify.supportedMethods.includes(method));
  for (const method of unknown) fastify.addHttpMethod(method);
  for (const url of ['/api/*', '/auth/*']) {
    fastify.route({
      method: fastify.supportedMethods.filter((method) => method !== 'HEAD'),
      url,
      onRequest: async (request, reply) => {
        refuse(request, reply);
        return reply;
      },
      handler: refuse,
    });
  }
}
