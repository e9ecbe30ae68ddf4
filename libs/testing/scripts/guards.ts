/** One mechanism of design §4: how to patch it out, and the test that must then fail. */
export interface Guard {
  name: string;
  file: string;
  /** Text of the mechanism, exactly as it stands there, and what to put in its place. */
  replace: readonly (readonly [string, string])[];
  suite: string;
  test: string;
  /** Where the suite runs; beside real parts when not given. */
  project?: 'integration' | 'web';
}

const events = 'libs/platform/test/integration/events.test.ts';
const platform = 'libs/platform/src';
const catalog = 'services/services-catalog';
const identity = 'services/identity';
const forms = 'web/test/components/lib/forms.test.tsx';

export const guards: readonly Guard[] = [
  {
    name: 'a form that is sent once, pressed twice',
    file: 'web/src/lib/forms/use-form-life.ts',
    replace: [['if (isRunning.current) return;', '']],
    suite: forms,
    test: 'is sent once, however fast it is pressed',
    project: 'web',
  },
  {
    name: 'a form that is read at the moment of leaving it',
    file: 'web/src/lib/forms/use-stored-values.ts',
    replace: [['!isSame(form.getValues(), base.current.values)', 'form.formState.isDirty']],
    suite: forms,
    test: 'asks by what stands in it at that moment',
    project: 'web',
  },
  {
    name: 'a form that shows the version of somebody else',
    file: 'web/src/lib/forms/use-form-life.ts',
    replace: [["(error.kind === 'conflict' || error.kind === 'not-found')", "error.kind === 'not-found'"]],
    suite: forms,
    test: 'is never written over by closing the question',
    project: 'web',
  },
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
    name: 'the password that another e-mail asks for',
    file: `${identity}/src/use-cases/update-profile.ts`,
    replace: [['if (profile.askedEmail(changes) === null) return {};', 'return {};']],
    suite: `${identity}/test/integration/email-changed.test.ts`,
    test: 'without the password',
  },
  {
    name: 'the e-mail that waits until its link is opened',
    file: `${identity}/src/domain/profile.ts`,
    replace: [[`if (this.voice === 'registrar' && !this.user.isActive) return changes;`, 'return changes;']],
    suite: `${identity}/test/integration/email-changed.test.ts`,
    test: 'waits, is mailed its link, and takes effect when that is opened',
  },
  {
    name: 'the account that a mailed link belongs to',
    file: `${identity}/src/persistence/user-token.repository.ts`,
    replace: [['where hash = ? and user_id = ?`', 'where hash = ? and ?::uuid is not null`']],
    suite: `${identity}/test/integration/waiting-email.test.ts`,
    test: 'works once, for a day, and only for its account',
  },
  {
    name: 'the end of later changes with an earlier undo',
    file: `${identity}/src/use-cases/undo-email-change.ts`,
    replace: [
      [
        'await this.tokens.useUpUndosFrom(user.id, token.serial);',
        `await this.tokens.useUpUndosFrom(user.id, 2 ** 31);`,
      ],
    ],
    suite: `${identity}/test/integration/email-undo.test.ts`,
    test: 'A undoes both, and B can do nothing more',
  },
  {
    name: 'the undo of an earlier change that a later undo leaves',
    file: `${identity}/src/persistence/user-token.repository.ts`,
    replace: [['and serial >= ? and used_at', 'and ?::bigint is not null and used_at']],
    suite: `${identity}/test/integration/email-undo.test.ts`,
    test: 'B undoes the last one, and A still the first',
  },
  {
    name: 'the password that ends with an undone change',
    file: `${identity}/src/use-cases/undo-email-change.ts`,
    replace: [['user.discardPassword(this.clock.now());', '']],
    suite: `${identity}/test/integration/email-undo.test.ts`,
    test: 'restores the former address, ends every session and the password',
  },
  {
    name: 'the waiting e-mail that ends with the password it was asked with',
    file: `${identity}/src/use-cases/reset-password.ts`,
    replace: [[`'password-reset', 'email-confirmation');`, `'password-reset');`]],
    suite: `${identity}/test/integration/waiting-email.test.ts`,
    test: 'ends when the password is reset',
  },
  {
    name: 'the account that must agree to be a known person',
    file: `${identity}/src/use-cases/register-passengers.ts`,
    replace: [['user && isSameEmail(email, details.contact.email) ? user : null', 'user']],
    suite: `${identity}/test/integration/account-confirmation.test.ts`,
    test: "is not the account's, and staff see",
  },
  {
    name: 'the agreement that ends when an agency moves the e-mail of an account nobody has opened',
    file: `${identity}/src/domain/profile.ts`,
    replace: [['[...changed, ...this.withdraw(person)]', 'changed']],
    suite: `${identity}/test/integration/account-confirmation.test.ts`,
    test: 'an agency that moves the e-mail of an account nobody has opened',
  },
];
