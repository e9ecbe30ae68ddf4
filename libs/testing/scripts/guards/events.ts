import type { Guard } from '../guard.ts';

/** Events that are never lost. */
export const events: readonly Guard[] = [
  {
    name: 'the inbox row that makes a second delivery a duplicate',
    file: 'libs/platform/src/messaging/inbox.ts',
    replace: [["if (!fresh) return 'duplicate';", '']],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'delivered three times and shuffled',
  },
  {
    name: 'the transaction that a fact shares with its change',
    file: 'libs/platform/src/database/database.ts',
    replace: [['if (this.running.getStore()) return work();', '']],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'of a transaction that rolls back never leaves',
  },
  {
    name: 'the outbox row that waits until the broker has its event',
    file: 'libs/platform/src/messaging/relay.ts',
    replace: [
      ['envelope }) => envelope));', 'envelope }) => envelope)).catch(() => undefined);'],
      ['await this.broker.mark(batch);', 'await this.broker.mark(batch).catch(() => undefined);'],
    ],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'that is away holds no command up',
  },
  {
    name: 'the version that an update must find',
    file: 'libs/platform/src/messaging/outbox.ts',
    replace: [['{ id: aggregate.id, version: loaded }', '{ id: aggregate.id }']],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'cannot both save the version that they read',
  },
  {
    name: 'the dead letter at once for an invalid event',
    file: 'libs/platform/src/messaging/event-worker.ts',
    replace: [["error.kind === 'invalid'", "error.kind === 'not-found'"]],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'that is invalid becomes a dead letter at once',
  },
  {
    name: 'the tries without limit while something is away',
    file: 'libs/platform/src/messaging/event-worker.ts',
    replace: [["error.kind === 'unavailable'", "error.kind === 'not-found'"]],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'is tried until it works, however often',
  },
  {
    name: 'setting aside an event that kills its process',
    file: 'libs/platform/src/messaging/event-worker.ts',
    replace: [['if (job.stalledCounter >= FATAL_STALLS) {', 'if (job.stalledCounter >= 1000) {']],
    suite: 'libs/platform/test/integration/kill.test.ts',
    test: 'kills its process three times',
  },
  {
    name: 'the number of the last batch, left in the broker',
    file: 'libs/platform/src/messaging/broker.ts',
    replace: [['return mark?.data.batch ?? 0;', 'return Number.MAX_SAFE_INTEGER + (mark ? 0 : 0);']],
    suite: 'libs/platform/test/integration/events.test.ts',
    test: 'that lost everything, its marks too',
  },
  {
    name: 'the look-ups of a body that is wrong elsewhere',
    file: 'libs/platform/src/http/parse-call.ts',
    replace: [['throw new InvalidError({ ...found, ...errors });', 'throw new InvalidError(found && errors);']],
    suite: 'services/journeys/test/integration/web-quotes.test.ts',
    test: 'names all that is wrong at once, an unknown country',
  },
  {
    name: 'the first answer for a repeat that races it',
    file: 'libs/platform/src/http/endpoint-interceptor.ts',
    replace: [['key && error instanceof ConflictError ?', 'key && error === null ?']],
    suite: 'services/services-catalog/test/integration/records/attaching.test.ts',
    test: 'a repeated Idempotency-Key answers the first result',
  },
  {
    name: 'the listener of a lost connection to the embedded broker',
    file: 'libs/platform/src/messaging/embedded-broker.ts',
    replace: [["client.on('error', () => undefined)", 'client']],
    suite: 'libs/platform/test/integration/queue-preparation.test.ts',
    test: 'a broker that goes away while queues are prepared',
  },
  {
    name: 'taking back the connections that a lost database leaves held',
    file: 'libs/platform/src/database/lost-connections.ts',
    replace: [['client.release(true)', 'held.clear()']],
    suite: 'libs/platform/test/integration/lost-database.test.ts',
    test: 'a database that goes away in the middle of a command',
  },
  {
    name: 'the rules of production for secrets and keys',
    file: 'libs/platform/src/config/production-problems.ts',
    replace: [['rules[name]?.(value)', 'null']],
    suite: 'libs/platform/test/integration/process.test.ts',
    test: 'production refuses embedded defaults',
  },
];
