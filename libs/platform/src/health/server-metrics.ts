import { withTimeout } from '@bitacora/kernel';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Gauge } from 'prom-client';
import { Database } from '../database/database.ts';
import { DemoSeeder } from '../demo/demo-seeder.ts';
import { Broker } from '../messaging/broker.ts';
import { BrokerWatch } from '../messaging/broker-watch.ts';
import { registerGauges } from './gauges.ts';
import { Metrics } from './metrics.ts';

/** A server that takes longer is as good as away. */
const LONGEST_ANSWER_MILLISECONDS = 2000;

/** What a process stands on: whether it is there, how much of the pool is taken, and what is missing of the demo data. */
@Injectable()
export class ServerMetrics {
  constructor(
    { registry }: Metrics,
    database: Database,
    broker: Broker,
    brokerWatch: BrokerWatch,
    discovery: DiscoveryService,
  ) {
    const answers = (question: () => Promise<unknown>) => () =>
      withTimeout(question(), LONGEST_ANSWER_MILLISECONDS, () => new Error('no answer')).then(
        () => 1,
        () => 0,
      );
    registerGauges(
      registry,
      answers(() => database.read({ name: 'database-up', text: 'select 1' }, [])),
      {
        database_up: { help: 'Whether the database answers', value: (up) => up },
      },
    );
    registerGauges(
      registry,
      answers(() => broker.knownBatch()),
      {
        broker_up: { help: 'Whether the broker answers', value: (up) => up },
      },
    );
    registerGauges(registry, async () => brokerWatch.problems.length, {
      broker_misconfigured: {
        help: 'Whether the queue is set up so that it may lose events (1)',
        value: (problems) => Math.min(problems, 1),
      },
    });
    registerGauges(registry, async () => discovery.getProviders().map(({ instance }) => instance as unknown), {
      demo_data_pending: {
        help: 'Parts of the demo data that are not stored yet',
        value: (all) => all.filter((one) => one instanceof DemoSeeder && one.isPending).length,
      },
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool in use and idle, and who waits for one',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        // Before the first connection there is no pool to ask.
        const use = await database.poolUse().catch(() => ({}));
        this.reset();
        for (const [state, count] of Object.entries(use)) this.set({ state }, count);
      },
    });
  }
}
