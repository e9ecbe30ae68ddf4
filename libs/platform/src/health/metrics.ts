import type { ProcessName } from '@bitacora/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ProcessEnvironment } from '../config/config.ts';
import { ENVIRONMENT, PROCESS_NAME } from '../tokens.ts';

/** Prometheus metrics on a port of their own, which is never public. Whoever has something to measure registers it. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests: Histogram;
  private server: Server | null = null;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<ProcessEnvironment, 'METRICS_PORT' | 'HOST'>,
    @Inject(PROCESS_NAME) process: ProcessName,
  ) {
    this.registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** Throws when it cannot listen: a process that nobody could watch does not start. */
  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, HOST } = this.environment;
    if (METRICS_PORT === undefined) return;
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(503).end(),
      );
    });
    this.server.listen(METRICS_PORT, HOST);
    await once(this.server, 'listening').catch((error: unknown) => {
      throw new Error(`nobody can listen on METRICS_PORT ${METRICS_PORT}: ${String(error)}`, { cause: error });
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
