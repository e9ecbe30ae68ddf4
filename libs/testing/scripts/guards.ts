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
const identity = 'services/identity';
const endedSessions = 'bff/test/integration/ended-sessions.test.ts';
const loginLimits = `${identity}/test/integration/login-limits.test.ts`;

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
    name: 'the refusal of an ended session at the door',
    file: `${platform}/auth/access-guard.ts`,
    replace: [['!(await this.check?.isRefused(caller))', 'this.check !== undefined']],
    suite: endedSessions,
    test: 'is refused at this door at once',
  },
  {
    name: 'telling the other doors of an ended session',
    file: 'bff/src/auth/refused-tokens.ts',
    replace: [
      ["if ('refused' in change) this.learn([change.refused]);", ''],
      ['const REREAD_MILLISECONDS = 4000;', 'const REREAD_MILLISECONDS = 4_000_000;'],
    ],
    suite: endedSessions,
    test: 'is refused at this door at once, and at every other one',
  },
  {
    name: 'reading refused tokens again, should a notification be lost',
    file: 'bff/src/auth/refused-tokens.ts',
    replace: [['const REREAD_MILLISECONDS = 4000;', 'const REREAD_MILLISECONDS = 4_000_000;']],
    suite: endedSessions,
    test: 'is found within five seconds by a door that was not told',
  },
  {
    name: 'closing the live streams of an ended session',
    file: 'bff/src/live/live-streams.ts',
    replace: [['this.refused.onMore(() => this.closeRefused());', '']],
    suite: endedSessions,
    test: 'closes its live streams at every door',
  },
  {
    name: 'ten live streams a session at most',
    file: 'bff/src/live/live-streams.ts',
    replace: [['this.closeOldest(caller.session);', '']],
    suite: endedSessions,
    test: 'holds ten streams open at most',
  },
  {
    name: 'applying what a refused command wrote all the same',
    file: 'bff/src/gateway/gateway.ts',
    replace: [['await this.apply(events);\n    return body;', 'void events;\n    return body;']],
    suite: endedSessions,
    test: 'is refused when a stolen token ended it',
  },
  {
    name: 'the row of the session that identity asks',
    file: `${identity}/src/credentials/session-check.ts`,
    replace: [['return rows.length > 0;', 'return rows.length > 1;']],
    suite: `${identity}/test/integration/own-sessions.test.ts`,
    test: 'changes and reads nothing any more with its access token',
  },
  {
    name: 'counting a login before its work',
    file: `${identity}/src/credentials/limits.ts`,
    replace: [
      ['on conflict (key) do update set count = attempts.count\n', 'on conflict (key) do update set count = 0\n'],
    ],
    suite: loginLimits,
    test: 'are five, also when forty come at once',
  },
  {
    name: 'the counter of a person over all unknown places',
    file: `${identity}/src/credentials/limits.ts`,
    replace: [["'login-person': new HourlyAllowance(30)", "'login-person': new HourlyAllowance(3000)"]],
    suite: loginLimits,
    test: 'are let try thirty times an hour together',
  },
  {
    name: 'the known device and place that count by themselves',
    file: `${identity}/src/credentials/login-limits.ts`,
    replace: [
      ['if (known?.has_device)', 'if (!known)'],
      ['if (known?.has_place)', 'if (!known)'],
    ],
    suite: loginLimits,
    test: 'keep out nobody who comes from a known device or place',
  },
  {
    name: 'the one mail of a wave of attempts',
    file: `${identity}/src/use-cases/warn-of-login-attempts.ts`,
    replace: [["if (!(await this.limits.mayDo({ rule: 'login-alarm', of: userId }))) return;", 'void this.limits;']],
    suite: loginLimits,
    test: 'have the owner mailed once a wave',
  },
  {
    name: 'the counters that a reset clears',
    file: `${identity}/src/use-cases/reset-password.ts`,
    replace: [['await this.limits.forgetPerson(user.username);', '']],
    suite: loginLimits,
    test: 'have the owner mailed once a wave',
  },
  {
    name: 'guesses at the current password that count by session',
    file: `${identity}/src/credentials/current-password.ts`,
    replace: [["{ rule: 'password-session', of: session }", "{ rule: 'password-session', of: userId }"]],
    suite: `${identity}/test/integration/links.test.ts`,
    test: 'makes whoever guesses the present one in a session wait, and nobody in another',
  },
  {
    name: 'the one successor of a refresh token',
    file: `${identity}/src/credentials/secrets.ts`,
    replace: [["createHmac('sha256', key).update(token)", "createHmac('sha256', key).update(token + newSecret())"]],
    suite: `${identity}/test/integration/sessions.test.ts`,
    test: 'of a thief within the grace makes no second branch',
  },
  {
    name: 'for whom a token is signed',
    file: `${platform}/auth/access-claims.ts`,
    replace: [
      ['aud: z.literal(TOKEN_AUDIENCE)', 'aud: z.string()'],
      ["TOKEN_AUDIENCE = 'bitacora-api'", "TOKEN_AUDIENCE = 'another'"],
    ],
    suite: `${identity}/test/integration/sessions.test.ts`,
    test: 'for others, by others or without the name of its key',
  },
  {
    name: 'the level of the security log, whatever LOG_LEVEL says',
    file: `${platform}/logging/security-log.ts`,
    replace: [["logger.level === 'silent' ? logger", "logger.level !== 'info' ? logger"]],
    suite: `${identity}/test/integration/security-log.test.ts`,
    test: 'is one line each',
  },
];
