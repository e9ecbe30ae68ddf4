import { isEventName } from '@bitacora/contracts';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Database } from '../database/database.ts';
import { registerGauges } from '../health/gauges.ts';
import { Metrics } from '../health/metrics.ts';
import { Broker } from './broker.ts';

/** What became of a delivery: done, done before, waits for something, tried again, or set aside. */
export type DeliveryOutcome = 'handled' | 'duplicate' | 'waits' | 'retried' | 'dead';

/** By the partial index of what waits; that more than ten thousand do need not be counted at every scrape. */
const waitingOutbox = {
  name: 'outbox-waiting-measured',
  text: `select (select count(*) from (select 1 from outbox where batch is null limit 10000) waiting)::int as count,
    coalesce(extract(epoch from now() - (select created_at from outbox where batch is null order by id limit 1)), 0)::float
      as oldest`,
};

const secondsSince = (time: Date | null) => (time ? (Date.now() - time.getTime()) / 1000 : 0);

/** How events travel: what waits to leave, what waits to be handled, and how each delivery ended. */
@Injectable()
export class MessagingMetrics {
  private readonly lag: Histogram;
  private readonly deliveries: Counter;

  constructor({ registry }: Metrics, database: Database, broker: Broker) {
    registerGauges(
      registry,
      async () => (await database.read<{ count: number; oldest: number }>(waitingOutbox, []))[0],
      {
        outbox_waiting: { help: 'Events that wait for the broker', value: (row) => row?.count ?? 0 },
        outbox_waiting_oldest_seconds: {
          help: 'For how long the oldest of them has waited',
          value: (row) => row?.oldest ?? 0,
        },
      },
    );
    registerGauges(registry, () => broker.queuedEvents(), {
      events_queued: { help: 'Events that this process is about to handle', value: ({ queued }) => queued },
      dead_letters: { help: 'Events that this process could not handle', value: ({ dead }) => dead },
      // An event that waits for ever is no dead letter: its age is what somebody must be woken by.
      events_waiting: { help: 'Events that wait for something that is not here yet', value: ({ waiting }) => waiting },
      events_waiting_oldest_seconds: {
        help: 'For how long the oldest of them has waited',
        value: ({ oldestSince }) => secondsSince(oldestSince),
      },
    });
    this.lag = new Histogram({
      name: 'event_lag_seconds',
      help: 'Time from a fact to its handling here',
      labelNames: ['event'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 3600],
      registers: [registry],
    });
    this.deliveries = new Counter({
      name: 'event_deliveries_total',
      help: 'Deliveries of events, by what became of them',
      labelNames: ['event', 'outcome'],
      registers: [registry],
    });
  }

  /** Counts a delivery; `occurredAt` is when its fact was told, in milliseconds. */
  delivered(name: string, outcome: DeliveryOutcome, occurredAt?: number): void {
    // A name that nobody chose is a stranger's text.
    const event = isEventName(name) ? name : 'unknown';
    this.deliveries.inc({ event, outcome });
    if (outcome === 'handled' && occurredAt !== undefined)
      this.lag.observe({ event }, Math.max(0, Date.now() - occurredAt) / 1000);
  }
}
