import type { Guard } from '../guard.ts';

/** A session that has ended is ended everywhere within five seconds. */
export const endedSessions: readonly Guard[] = [
  {
    name: 'the refusal of an ended session at the door',
    file: 'libs/platform/src/auth/access-guard.ts',
    replace: [['!(await this.check?.isRefused(caller))', 'this.check !== undefined']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'is refused at this door at once',
  },
  {
    name: 'telling the other doors of an ended session',
    file: 'bff/src/auth/refused-tokens.ts',
    replace: [
      ["if ('refused' in change) this.learn([change.refused]);", ''],
      ['const REREAD_MILLISECONDS = 4000;', 'const REREAD_MILLISECONDS = 4_000_000;'],
    ],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'is refused at this door at once, and at every other one',
  },
  {
    name: 'asking identity what ended while the queue is away',
    file: 'bff/src/auth/ended-sessions.ts',
    replace: [['await this.inbox.receive(fact);', 'void this.inbox;']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'when only identity knows of it',
  },
  {
    name: 'telling what ended although the queue has not taken it',
    file: 'services/identity/src/queries/list-ended-sessions.ts',
    replace: [
      [
        "where name = 'identity.sessions-ended' and",
        "where name = 'identity.sessions-ended' and batch is not null and",
      ],
    ],
    suite: 'services/identity/test/integration/sign-in.test.ts',
    test: 'is told while the queue is away',
  },
  {
    name: 'reading refused tokens again, should a notification be lost',
    file: 'bff/src/auth/refused-tokens.ts',
    replace: [['const REREAD_MILLISECONDS = 4000;', 'const REREAD_MILLISECONDS = 4_000_000;']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'is found within five seconds by a door that was not told',
  },
  {
    name: 'the last news of a journey for the account that is shown it no more',
    file: 'bff/src/projections/projection.ts',
    replace: [['await this.noteFormer(account, id);', 'void this.noteFormer;']],
    suite: 'bff/test/integration/live.test.ts',
    test: 'whose passenger is the own account’s no more',
  },
  {
    name: 'closing the live streams of an ended session',
    file: 'bff/src/live/open-streams.ts',
    replace: [['this.refused.onMore(() => this.closeRefused());', '']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'closes its live streams at every door',
  },
  {
    name: 'ten live streams a session at most',
    file: 'bff/src/live/open-streams.ts',
    replace: [['this.closeOldest(caller.session, MOST_OF_SESSION);', '']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'holds ten streams open at most',
  },
  {
    name: 'applying what a refused command wrote all the same',
    file: 'bff/src/gateway/gateway.ts',
    replace: [['await this.apply(events);\n    return body;', 'void events;\n    return body;']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'is refused when a stolen token ended it',
  },
  {
    name: 'the row of the session that identity asks',
    file: 'services/identity/src/credentials/session-check.ts',
    replace: [['return rows.length > 0;', 'return rows.length > 1;']],
    suite: 'services/identity/test/integration/sign-in.test.ts',
    test: 'changes and reads nothing any more with its access token',
  },
];
