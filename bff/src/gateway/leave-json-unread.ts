import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Leaves JSON as a stream, as forms are: a body takes memory only once its caller is known to be allowed (`JsonBodies`),
 * and who owns the route parses it, for parsed it takes many times the memory.
 */
export function leaveJsonUnread(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload));
}
