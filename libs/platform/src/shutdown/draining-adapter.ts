import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import type { Server, ServerResponse } from 'node:http';
import type { Shutdown } from './shutdown.ts';

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/**
 * Ends in order: no new connections, then every request that is under way is answered, and only then is anything else
 * closed. Event streams have no end of their own and are not waited for; those who keep them close them.
 */
export class DrainingAdapter extends FastifyAdapter {
  private readonly open = new Set<ServerResponse>();
  private hasDrained: () => void = () => undefined;

  constructor(
    private readonly shutdown: Shutdown,
    options: FastifyHttpOptions<Server>,
  ) {
    super(options);
    const instance = this.getInstance();
    instance.addHook('onRequest', (_request, reply, done) => {
      this.open.add(reply.raw);
      reply.raw.once('close', () => {
        this.open.delete(reply.raw);
        this.hasDrained();
      });
      done();
    });
    instance.addHook('onSend', (_request, reply, _payload, done) => {
      // A connection that is kept alive would be waited for.
      if (shutdown.hasBegun) void reply.header('Connection', 'close');
      done();
    });
    shutdown.onGraceOver(() => instance.server.closeAllConnections());
  }

  override async beforeClose(): Promise<void> {
    super.beforeClose();
    const { server } = this.getInstance();
    if (server.listening) server.close();
    await this.shutdown.inGrace(this.drained());
  }

  private drained(): Promise<void> {
    return new Promise((resolve) => {
      this.hasDrained = () => {
        if ([...this.open].every(isStream)) resolve();
      };
      this.hasDrained();
    });
  }
}
