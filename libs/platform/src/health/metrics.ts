import type { ProcessName } from '@bitacora/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProcessEnvironment } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { DemoSeeder } from '../demo/demo-seeder.ts';
import { Broker } from '../messaging/broker.ts';
import { BrokerWatch } from '../messaging/broker-watch.ts';
import { ENVIRONMENT, PROCESS_NAME } from '../tokens.ts';

/** Prometheus metrics on a port of their own, which is never public. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests: Histogram;
  private server: Server | null = null;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
    @Inject(PROCESS_NAME) process: ProcessName,
    database: Database,
    broker: Broker,
    watch: BrokerWatch,
    discovery: DiscoveryService,
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
    this.gauge('outbox_waiting', 'Events that wait for the broker', async () => {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count from outbox where batch is null`,
      );
      return row?.count ?? 0;
    });
    this.gauge('events_queued', 'Events that this process is about to handle', () => broker.queuedEvents());
    this.gauge('demo_data_pending', 'Parts of the demo data that are not stored yet', async () => {
      const seeders = discovery.getProviders().map(({ instance }) => instance as unknown);
      return seeders.filter((one) => one instanceof DemoSeeder && one.isPending).length;
    });
    this.gauge('broker_misconfigured', 'Whether the queue is set up so that it may lose events (1)', async () =>
      Math.min(watch.problems.length, 1),
    );
    this.gauge('dead_letters', 'Events that this process could not handle', () => broker.countDeadLetters());
    // An event that waits for ever is no dead letter: its age is what somebody must be woken by.
    this.gauge('events_waiting', 'Events that wait for something that is not here yet', async () => {
      return (await broker.waitingEvents()).count;
    });
    this.gauge('events_waiting_oldest_seconds', 'For how long the oldest of them has waited', async () => {
      const { oldestSince } = await broker.waitingEvents();
      return oldestSince ? (Date.now() - oldestSince.getTime()) / 1000 : 0;
    });
  }

  private gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  onApplicationBootstrap(): void {
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
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
