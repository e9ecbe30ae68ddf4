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
const gateway = 'bff/src/gateway';
const uploads = 'bff/test/integration/uploads.test.ts';
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
    name: 'the bytes that are counted while an upload passes',
    file: `${gateway}/upload-watch.ts`,
    replace: [['if (this.bytes > this.limits.maximumBytes)', 'if (this.bytes < 0)']],
    suite: uploads,
    test: 'an endless one is refused at its limit',
  },
  {
    name: 'the least speed of an upload',
    file: `${gateway}/upload-watch.ts`,
    replace: [['if (this.bytesOfWindow < minimum &&', 'if (minimum < 0 &&']],
    suite: uploads,
    test: 'an upload that stands still is ended',
  },
  {
    name: 'the two uploads that a person has at once',
    file: `${gateway}/running-uploads.ts`,
    replace: [['if (running >= AT_ONCE)', 'if (running < 0)']],
    suite: uploads,
    test: 'a person has two uploads under way at once',
  },
  {
    name: 'the wait for a service that takes no more bytes of an upload',
    file: `${gateway}/pass-upload.ts`,
    replace: [["if (!upstream.write(chunk)) await once(upstream, 'drain');", 'upstream.write(chunk);']],
    suite: 'bff/test/integration/memory.test.ts',
    test: 'twenty uploads that no service takes',
  },
  {
    name: 'hanging up on who is answered before the end of a request',
    file: `${platform}/http/unread-requests.ts`,
    replace: [['if (!request.raw.complete) {', 'if (!request.raw) {']],
    suite: uploads,
    test: 'who may not upload is refused before anything is read',
  },
  {
    name: 'the place among uploads that bytes take, and no connection',
    file: `${platform}/http/read-file-part.ts`,
    replace: [['this.bytes <= WITHOUT_PLACE_BYTES', 'this.bytes <= 0']],
    suite: 'services/journeys/test/integration/upload-places.test.ts',
    test: 'nine uploads that stand still after their first bytes',
  },
  {
    name: 'the files of a build, known from its start',
    file: 'bff/src/web/web-client.ts',
    replace: [['current.files.has(path)', 'existsSync(join(root, path))']],
    suite: 'bff/test/integration/web-client.test.ts',
    test: 'the disk is asked for no address',
  },
  {
    name: 'the status of a refusal that is not ours',
    file: `${platform}/http/error-filter.ts`,
    replace: [['Math.min(status, 500)', 'refusals[status] ? status : 500']],
    suite: 'bff/test/integration/odd-requests.test.ts',
    test: 'Range: bytes=5-2',
  },
  {
    name: 'the refusal of methods that a path does not have',
    file: 'bff/src/bff.process.ts',
    replace: [['refuseOtherMethods(app);', '']],
    suite: 'bff/test/integration/other-methods.test.ts',
    test: 'a path that only takes POST answers HEAD with 405 too',
  },
  {
    name: 'answers that no cache keeps',
    file: 'bff/src/security/keep-nothing.ts',
    replace: [["void reply.header('Cache-Control', 'no-store');", 'done.length;']],
    suite: 'bff/test/integration/caching.test.ts',
    test: 'leaves nothing in a cache',
  },
  {
    name: 'the shape of a written journey whose view is not there',
    file: `${gateway}/answer-shapers.ts`,
    replace: [['if (view) return view;', 'return view ?? { id };']],
    suite: 'bff/test/integration/created-journey.test.ts',
    test: 'whose view is not there yet is answered as its view will be',
  },
  {
    name: 'the page for people in place of a document that does not open',
    file: 'bff/src/files/file-page-filter.ts',
    replace: [['if (reply.sent || !isOpenedByBrowser(request))', 'if (!request.raw.destroyed)']],
    suite: 'bff/test/integration/files.test.ts',
    test: 'shows a page with the way back to its journey',
  },
];
