import { endpointAt } from '@bitacora/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Leaves a body unread, of any media type, where its route has no use for it (`ignoresBody`): with neither length nor type Fastify
 * sees none, and what is unread is dropped with its connection.
 */
export function ignoreBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ method, routeOptions, headers }) => {
      if (!endpointAt(method, routeOptions.url ?? '')?.ignoresBody) return;
      for (const name of ['content-type', 'content-length', 'transfer-encoding'] as const) delete headers[name];
    });
}
