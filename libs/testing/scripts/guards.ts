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
const outages = 'libs/platform/test/integration/outages.test.ts';
const ending = 'libs/platform/test/integration/ending.test.ts';
const platform = 'libs/platform/src';
const catalog = 'services/services-catalog';
const secondLook = `${catalog}/test/integration/second-look.test.ts`;

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
    file: `${platform}/messaging/project-snapshot.ts`,
    replace: [[`\${replacesSame ? '<=' : '<'} excluded.version`, `<> excluded.version`]],
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
    file: `${platform}/commands/commands.ts`,
    replace: [['await upload?.discard();', '']],
    suite: secondLook,
    test: 'leaves neither a record nor the file',
  },
  {
    name: 'the second look at what a new record refers to',
    file: `${catalog}/src/use-cases/create-service-record.ts`,
    replace: [
      [
        'await this.database.transaction(() => this.look(record, item));',
        'Object.assign(record, { seen: await this.database.transaction(() => this.look(record, item)) });',
      ],
      ['= await this.look(record, item);\n    for', '= (record as unknown as { seen: RecordContents }).seen;\n    for'],
    ],
    suite: secondLook,
    test: 'a place that is renamed while the file of its record is uploaded',
  },
  {
    name: 'the lock on a place that a record copies',
    file: `${catalog}/src/persistence/coordinate.repository.ts`,
    replace: [[' ${lock}`', '`']],
    suite: secondLook,
    test: 'a place is renamed and its records are stored at once',
  },
  {
    name: 'the look at what is stored before a file is put',
    file: `${catalog}/src/use-cases/update-service-record.ts`,
    replace: [['await this.database.transaction(() => this.look(change));', 'void change;']],
    suite: secondLook,
    test: 'refused before a byte goes to the object store',
  },
  {
    name: 'the passenger whom journeys was not asked about',
    file: 'services/billing/src/use-cases/update-invoice.ts',
    replace: [['if (namesAnother(invoice, input) && travellers === null) throw staleVersion();', '']],
    suite: 'services/billing/test/integration/invoices.test.ts',
    test: 'in the place of the one that was sent again is not overwritten',
  },
  {
    name: 'the look-ups of a body that is wrong elsewhere',
    file: `${platform}/http/parse-call.ts`,
    replace: [['throw new InvalidError({ ...found, ...errors });', 'throw new InvalidError(found && errors);']],
    suite: 'services/journeys/test/integration/web-quotes.test.ts',
    test: 'names all that is wrong at once, an unknown country',
  },
  {
    name: 'the texts that a look-up cannot ask for',
    file: `${platform}/http/parse-call.ts`,
    replace: [['withoutUnstorable(received.body ?? {})', 'withoutUnstorable({}) && received.body']],
    suite: secondLook,
    test: 'and that a text in it cannot be stored',
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
    name: 'the second reading when a plan is obsolete',
    file: `${platform}/database/named-statement.ts`,
    replace: [['if (!isObsolete(error)) throw error;', 'throw error;']],
    suite: 'bff/test/integration/view-speed.test.ts',
    test: 'planned before a migration is read after it',
  },
  {
    name: 'the tag that is compared before journeys are read',
    file: 'bff/src/journey-view/journey-views.controller.ts',
    replace: [['const known = given === undefined ? null : ', 'const known = given === given ? null : ']],
    suite: 'bff/test/integration/view-speed.test.ts',
    test: 'from the numbers of their changes alone',
  },
  {
    name: 'the line that every request leaves in the log',
    file: `${platform}/start.ts`,
    replace: [['logRequest(logger, request, reply);', '']],
    suite: 'libs/platform/test/integration/request-log.test.ts',
    test: 'is one line in the log of its service',
  },
  {
    name: 'the pattern of a route in the log, in place of its path',
    file: `${platform}/logging/request-log.ts`,
    replace: [[`request.routeOptions.url ?? 'unknown'`, 'request.url']],
    suite: 'libs/platform/test/integration/request-log.test.ts',
    test: 'never what the path, the query or a header hold',
  },
  {
    name: 'the bucket that a start asks for',
    file: 'libs/launcher/src/platform/parts-of-platform.ts',
    replace: [['requireBucket(settings.objectStore)', 'settings.objectStore']],
    suite: 'libs/launcher/test/integration/given-bucket.test.ts',
    test: 'a wrong S3_ENDPOINT ends the start',
  },
  {
    name: 'the place of the password of a first start',
    file: 'libs/launcher/src/parts/postgres.ts',
    replace: [['`${unfinished}.password`', "`${process.env.TMPDIR ?? '/tmp'}/bitacora.password`"]],
    suite: 'libs/launcher/test/integration/interrupted-start.test.ts',
    test: 'leaves no password in the temporary folder',
  },
  {
    name: 'the warning of an agency that nobody has',
    file: 'services/identity/src/identity.module.ts',
    replace: [['    SiteAgencyCheck,\n', '']],
    suite: 'services/identity/test/integration/site-agency.test.ts',
    test: 'that no agency has is said at the start',
  },
  {
    name: 'the pause before a server that is away is tried again',
    file: `${platform}/outages/server-connections.ts`,
    replace: [['began < this.notBefore', 'began < 0']],
    suite: outages,
    test: 'servers that refuse are tried a few times',
  },
  {
    name: 'the one line about a server that is away',
    file: `${platform}/outages/outage-log.ts`,
    replace: [['if (!this.isAway) {', 'if (this.part) {']],
    suite: outages,
    test: 'servers that refuse are tried a few times',
  },
  {
    name: 'the end of a connection on which a server is silent',
    file: `${platform}/database/watched-client.ts`,
    replace: [['LONGEST_SILENCE_MILLISECONDS = 15_000', 'LONGEST_SILENCE_MILLISECONDS = 15_000_000']],
    suite: outages,
    test: 'servers that hang are tried a few times',
  },
  {
    name: 'the cut of what still hangs when a process ends',
    file: `${platform}/shutdown/shutdown.ts`,
    replace: [['for (const cut of this.cuts) cut();', '']],
    suite: ending,
    test: 'both never answer',
  },
  {
    name: 'waiting for requests that are under way when a process ends',
    file: `${platform}/shutdown/draining-adapter.ts`,
    replace: [['await this.shutdown.inGrace(this.drained());', 'server.closeAllConnections();']],
    suite: ending,
    test: 'a request that is under way is answered first',
  },
  {
    name: 'the rules of production for secrets and keys',
    file: `${platform}/config/production-problems.ts`,
    replace: [['rules[name]?.(value)', 'null']],
    suite: 'libs/platform/test/integration/process.test.ts',
    test: 'production refuses embedded defaults',
  },
  {
    name: 'the word of a process that it answers on its port itself',
    file: 'libs/launcher/src/platform/child.ts',
    replace: [['!options.announcesItself || announced === child', 'true']],
    suite: 'libs/launcher/test/integration/child.test.ts',
    test: 'not taken for ready because another program',
  },
];
