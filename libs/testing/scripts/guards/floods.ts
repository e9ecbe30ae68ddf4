import type { Guard } from '../guard.ts';

/** Work that nobody can ask for without end. */
export const floods: readonly Guard[] = [
  {
    name: 'the way past the limit for a mailed link that holds',
    file: 'services/identity/src/http/link-attempts.ts',
    replace: [["isOurs ? { rule: 'link', of: link.token } :", '']],
    suite: 'services/identity/test/integration/links.test.ts',
    test: 'keeps nobody there from a link that holds',
  },
  {
    name: 'the counter of a mailed link',
    file: 'services/identity/src/http/link-attempts.ts',
    replace: [['of: link.token', 'of: crypto.randomUUID()']],
    suite: 'services/identity/test/integration/link-work.test.ts',
    test: 'is tried ten times, wherever from',
  },
  {
    name: 'judging a link and a password before any hashing',
    file: 'services/identity/src/http/users.controller.ts',
    replace: [
      [
        'await this.links.check(link, purpose, this.passwords.errorsOf(chosen));\n    return this.passwords.hash(chosen);',
        'const done = await this.passwords.hash(chosen);\n    await this.links.check(link, purpose, this.passwords.errorsOf(chosen));\n    return done;',
      ],
    ],
    suite: 'services/identity/test/integration/link-work.test.ts',
    test: 'is not hashed before it and the link are good',
  },
  {
    name: 'the few passwords that are worked on at once',
    file: 'services/identity/src/credentials/passwords.ts',
    replace: [['const MOST_WAITING = 32;', 'const MOST_WAITING = 3200;']],
    suite: 'services/identity/test/integration/link-work.test.ts',
    test: 'of passwords two are worked on at once',
  },
  {
    name: 'work that waits for its turn',
    file: 'libs/platform/src/limits/bounded-work.ts',
    replace: [['if (this.running < this.mostAtOnce)', 'if (this.running >= 0)']],
    suite: 'libs/platform/test/unit/bounded-work.test.ts',
    test: 'two are done at once',
    project: 'unit',
  },
  {
    name: 'the attempt that an answer without work gives back',
    file: 'services/identity/src/use-cases/log-in.ts',
    replace: [['await this.limits.giveBack(taken);', '']],
    suite: 'services/identity/test/integration/login-limits.test.ts',
    test: 'an attempt that nobody had time to look at',
  },
  {
    name: 'the connections that waiting attempts leave to others',
    file: 'libs/platform/src/limits/attempt-limits.ts',
    replace: [['this.takes.run(takeAll)', 'takeAll()']],
    suite: 'services/identity/test/integration/login-limits.test.ts',
    test: 'attempts that wait for each other leave connections',
  },
];
