import type { ProcessName } from '@bitacora/contracts';
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ProcessEnvironment } from '../config/config.ts';
import type { Servers } from '../outages/servers.ts';
import { Broker } from './broker.ts';
import { BrokerWatch } from './broker-watch.ts';
import { EventWorker } from './event-worker.ts';
import { Inbox } from './inbox.ts';
import { MessagingMetrics } from './messaging-metrics.ts';
import { Outbox } from './outbox.ts';
import { queueConnection, queuesOf } from './queues.ts';
import { Waker } from './waker.ts';
import { Relay } from './relay.ts';

/** Outbox, relay, inbox and worker of one process. */
@Module({})
export class MessagingModule {
  static forProcess(name: ProcessName, environment: ProcessEnvironment, { broker }: Servers): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [
        DiscoveryModule,
        BullModule.forRoot(queueConnection(environment, broker)),
        BullModule.registerQueue(...queuesOf(name).map((queue) => ({ name: queue }))),
      ],
      providers: [Waker, Outbox, Broker, BrokerWatch, Relay, Inbox, MessagingMetrics, EventWorker],
      exports: [Outbox, Inbox, Broker, BrokerWatch, Relay, EventWorker],
    };
  }
}
