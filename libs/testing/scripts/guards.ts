/** One mechanism of design §4: how to patch it out, and the test that must then fail. */
export interface Guard {
  name: string;
  file: string;
  /** Text of the mechanism, exactly as it stands there, and what to put in its place. */
  replace: readonly (readonly [string, string])[];
  suite: string;
  test: string;
}

const events = 'libs/platform/test/integration/events.test.ts';
const platform = 'libs/platform/src';
const catalog = 'services/services-catalog';

export const guards: readonly Guard[] = [
  {
    name: 'the inbox row that makes a second delivery a duplicate',
    file: `${platform}/messaging/inbox.ts`,
    replace: [[`if (!fresh) return 'duplicate';`, '']],
    suite: events,
    test: 'delivered three times and shuffled',
  },
  {
    name: 'the transaction that a fact shares with its change',
    file: `${platform}/database/database.ts`,
    replace: [[`if (this.running.getStore()) return work();`, '']],
    suite: events,
    test: 'of a transaction that rolls back never leaves',
  },
  {
    name: 'the outbox row that waits until the broker has its event',
    file: `${platform}/messaging/relay.ts`,
    replace: [
      ['envelope }) => envelope));', 'envelope }) => envelope)).catch(() => undefined);'],
      ['await this.broker.mark(batch);', 'await this.broker.mark(batch).catch(() => undefined);'],
    ],
    suite: events,
    test: 'that is away holds no command up',
  },
  {
    name: 'the version that an update must find',
    file: `${platform}/messaging/outbox.ts`,
    replace: [['{ id: aggregate.id, version: loaded }', '{ id: aggregate.id }']],
    suite: events,
    test: 'cannot both save the version that they read',
  },
  {
    name: 'the dead letter at once for an invalid event',
    file: `${platform}/messaging/event-worker.ts`,
    replace: [[`error.kind === 'invalid'`, `error.kind === 'not-found'`]],
    suite: events,
    test: 'that is invalid becomes a dead letter at once',
  },
  {
    name: 'the tries without limit while something is away',
    file: `${platform}/messaging/event-worker.ts`,
    replace: [[`error.kind === 'unavailable'`, `error.kind === 'not-found'`]],
    suite: events,
    test: 'is tried until it works, however often',
  },
  {
    name: 'setting aside an event that kills its process',
    file: `${platform}/messaging/event-worker.ts`,
    replace: [['if (job.stalledCounter >= FATAL_STALLS) {', 'if (job.stalledCounter >= 1000) {']],
    suite: 'libs/platform/test/integration/kill.test.ts',
    test: 'kills its process three times',
  },
  {
    name: 'the number of the last batch, left in the broker',
    file: `${platform}/messaging/broker.ts`,
    replace: [['return mark?.data.batch ?? 0;', 'return Number.MAX_SAFE_INTEGER + (mark ? 0 : 0);']],
    suite: events,
    test: 'that lost everything, its marks too',
  },
  {
    name: 'the higher version that a projection needs',
    file: 'bff/src/journey-view/projection.ts',
    replace: [[`\${this.overwrite.getStore() ? '<=' : '<'} excluded.version`, `<> excluded.version`]],
    suite: 'bff/test/integration/journey-view.test.ts',
    test: 'in any order and often make the same view',
  },
  {
    name: 'applying what a command wrote before it answers',
    file: 'bff/src/gateway/gateway.ts',
    replace: [['await this.apply(events);', '']],
    suite: 'bff/test/integration/gateway.test.ts',
    test: 'what a command wrote is in the view before its answer',
  },
  {
    name: 'stripping costs for a traveller',
    file: 'bff/src/journey-view/shape-journey.ts',
    replace: [['...(isStaff ? { cost:', '...(isStaff || true ? { cost:']],
    suite: 'bff/test/integration/journey-view.test.ts',
    test: "never receives a service's cost",
  },
  {
    name: 'the check of who may open a file',
    file: 'bff/src/files/files.ts',
    replace: [['return rows.length > 0;', 'return true;']],
    suite: 'bff/test/integration/files.test.ts',
    test: 'to the token of who may see the record',
  },
  {
    name: 'the memory of package services that were removed',
    file: `${catalog}/src/persistence/package-service-lock.ts`,
    replace: [['if (removed) throw', 'if (!removed && !packageService) throw']],
    suite: `${catalog}/test/integration/attaching.test.ts`,
    test: 'a removal that arrives first still keeps the item empty',
  },
  {
    name: 'discarding the file of a refused command',
    file: `${platform}/files/file-store.ts`,
    replace: [['await this.discard(file.id);\n    }\n  }\n\n  /** Puts', 'void file;\n    }\n  }\n\n  /** Puts']],
    suite: `${catalog}/test/integration/service-records.test.ts`,
    test: 'a stale version is refused and changes nothing',
  },
  {
    name: 'the first answer for a repeat that races it',
    file: `${platform}/http/endpoint-interceptor.ts`,
    replace: [['key && error instanceof ConflictError ?', 'key && error === null ?']],
    suite: `${catalog}/test/integration/attaching.test.ts`,
    test: 'a repeated Idempotency-Key answers the first result',
  },
  {
    name: 'the listener of a lost connection to the embedded broker',
    file: `${platform}/messaging/embedded-broker.ts`,
    replace: [["client.on('error', () => undefined)", 'client']],
    suite: 'libs/platform/test/integration/queue-preparation.test.ts',
    test: 'a broker that goes away while queues are prepared',
  },
  {
    name: 'taking back the connections that a lost database leaves held',
    file: `${platform}/database/lost-connections.ts`,
    replace: [['client.release(true)', 'held.clear()']],
    suite: 'libs/platform/test/integration/lost-database.test.ts',
    test: 'a database that goes away in the middle of a command',
  },
  {
    name: 'the time that the file workshop has for a file',
    file: `${platform}/files/workshop-process.ts`,
    replace: [['setTimeout(none, patienceMilliseconds)', 'setTimeout(() => undefined, patienceMilliseconds)']],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: 'a file that takes too long is refused',
  },
  {
    name: 'the memory that the file workshop may take',
    file: `${platform}/files/workshop/watch.ts`,
    replace: [['process.memoryUsage.rss() > mostBytes || ', '']],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: 'a file that takes too much memory is refused',
  },
  {
    name: 'the pixels that the file workshop decodes',
    file: `${platform}/files/workshop/open-image.ts`,
    replace: [['const MOST_PIXELS = 50_000_000;', 'const MOST_PIXELS = 5_000_000_000;']],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: '900 million pixels in some kB',
  },
  {
    name: 'the look of the file workshop at the end of a PDF',
    file: `${platform}/files/workshop/read-pdf.ts`,
    replace: [
      ['if (isCutOff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))', 'if (bytes.length === 0)'],
    ],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: 'says that it is incomplete',
  },
  {
    name: 'the image that the file workshop writes without metadata',
    file: `${platform}/files/workshop/clean-image.ts`,
    replace: [['encode(image.clone())', 'encode(image.clone().keepMetadata())']],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: 'is kept as the camera held it',
  },
  {
    name: 'the barcodes that the file workshop reads again',
    file: `${platform}/files/workshop/clean-image.ts`,
    replace: [['barcodes.length === 0 ||', 'barcodes.length >= 0 ||']],
    suite: 'libs/platform/test/integration/file-workshop.test.ts',
    test: 'a faded barcode that a light image would lose',
  },
];
