import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * No browser and no proxy keeps an answer unless its route says how: what people read of their journeys stays in no cache
 * of a shared computer, and a refusal is not remembered beyond its reason. A page that is not found is public, and says so.
 */
export function preventCaching(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const isPage = String(reply.getHeader('Content-Type')).startsWith('text/html');
    const isRefusal = reply.statusCode >= 400 && !isPage;
    if (isRefusal || !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    done();
  });
}
