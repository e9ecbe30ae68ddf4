import type { Guard } from '../guard.ts';

const OWN_SHARE = 'services/identity/test/integration/staff.test.ts';

/** What one person has of what all need at once. */
export const ownShares: readonly Guard[] = [
  {
    name: 'the share of commands that each person has at once',
    file: 'libs/platform/src/commands/commands.ts',
    replace: [
      [
        'person === undefined ? run() : this.turns.run(person, run)',
        'person === null ? this.turns.run(person, run) : run()',
      ],
    ],
    suite: OWN_SHARE,
    test: 'by changing it waits for the own commands alone',
  },
  {
    name: 'the changes of the own profile that somebody has an hour',
    file: 'services/identity/src/use-cases/update-profile.ts',
    replace: [
      ["rule: 'profile-person', of: userId, userId", "rule: 'profile-person', of: crypto.randomUUID(), userId"],
    ],
    suite: OWN_SHARE,
    test: 'has sixty changes an hour',
  },
  {
    name: 'the photos of the own document that somebody stores an hour',
    file: 'services/identity/src/use-cases/update-profile.ts',
    replace: [['    await this.countPhotos(update);\n', '']],
    suite: OWN_SHARE,
    test: 'has twenty photos an hour',
  },
  {
    name: 'the body with more values than any form has',
    file: 'libs/platform/src/http/parse-call.ts',
    replace: [['if (holdsTooMuch(received.body))', 'if (holdsTooMuch(null))']],
    suite: 'services/identity/test/integration/accounts.test.ts',
    test: 'refuses a list without end as a whole',
  },
  {
    name: 'the person whose refresh it is',
    file: 'services/identity/src/use-cases/refresh-session.ts',
    replace: [
      ['(await this.refreshTokens.find(refresh))?.userId ?? null', '(await this.refreshTokens.find(refresh)) && null'],
    ],
    suite: OWN_SHARE,
    test: 'by refreshing one token likewise',
  },
  {
    name: 'the turns in which passwords of many are looked at',
    file: 'libs/platform/src/limits/bounded-work.ts',
    replace: [
      ['if (most.length < (this.waiting.get(owner)?.length ?? 0) + 2) throw busy;', 'if (most.length > 0) throw busy;'],
    ],
    suite: OWN_SHARE,
    test: 'by having own passwords looked at likewise',
  },
  {
    name: 'the turns of those who wait for bounded work',
    file: 'libs/platform/src/limits/bounded-work.ts',
    replace: [
      [
        '    this.waiting.delete(owner);\n    if (others',
        '    if (others.length === 0) this.waiting.delete(owner);\n    if (others',
      ],
    ],
    suite: 'libs/platform/test/unit/bounded-work.test.ts',
    test: 'of those who wait each has turns',
    project: 'unit',
  },
  {
    name: 'the right passwords that are looked at in a minute',
    file: 'services/identity/src/credentials/current-password.ts',
    replace: [[", { rule: 'password-checks', of: session, userId }", '']],
    suite: OWN_SHARE,
    test: 'a right password is asked ten times a minute',
  },
  {
    name: 'the place that an upload takes with the first bytes of a file',
    file: 'bff/src/gateway/pass-upload.ts',
    replace: [['const HEAD_BYTES = 16 * 1024', 'const HEAD_BYTES = 0']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'or only the head of its file, takes no place',
  },
];
