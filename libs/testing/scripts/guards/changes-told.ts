import type { Guard } from '../guard.ts';

const bundles = 'services/notifications/test/integration/mails.test.ts';
const repository = 'services/notifications/src/persistence/mail.repository.ts';

/** What travellers are told of what changed, once and as it is. */
export const changesTold: readonly Guard[] = [
  {
    name: 'the change that may be taken back, which no bundle takes along',
    file: repository,
    replace: [['coalesce(mails.settles_at, now()) <= now()', 'true']],
    suite: bundles,
    test: 'holds nothing up for more than two minutes',
  },
  {
    name: 'the change that is told by what its reader was told last',
    file: 'services/notifications/src/mails/service-changes.tsx',
    replace: [['toldBefore(last, planned, now)', 'planned']],
    suite: 'services/notifications/test/unit/notifications.test.ts',
    project: 'unit',
    test: 'goes by what its reader was told last',
  },
  {
    name: 'what is told of a journey, which waits as long as something of it may be taken back',
    file: repository,
    replace: [["and unsettled.status = 'waiting' and", 'and false and']],
    suite: bundles,
    test: 'holds up what is told of its journey',
  },
  {
    name: 'the two minutes for which changes hold up what is told at most',
    file: repository,
    replace: [["= '2 minutes'", "= '2 hours'"]],
    suite: bundles,
    test: 'holds nothing up for more than two minutes',
  },
  {
    name: 'the messages about one journey that leave one after another',
    file: repository,
    replace: [['${isFirstOfTurn} and ', '']],
    suite: bundles,
    test: 'leave one after another: what one told is not told by the next',
  },
  {
    name: 'the changes that are told once their journey stands again',
    file: 'services/notifications/src/mails/change-planner.ts',
    replace: [['await this.resume(before, occasion);', '']],
    suite: bundles,
    test: 'the journey as a whole is told once, whatever else waits about it',
  },
  {
    name: 'who hears that something stands again, who was told that it does not',
    file: 'services/notifications/src/domain/told-service.ts',
    replace: [['isCancelled: last?.isCancelled ?? false }', 'isCancelled: (last ?? before).isCancelled }']],
    suite: bundles,
    test: 'and stands again is told nobody who was not told that it does not',
  },
  {
    name: 'the cancellation of what is known of the purchase alone',
    file: 'services/notifications/src/mails/change-planner.ts',
    replace: [['return isKnown ? before : null;', 'return null;']],
    suite: bundles,
    test: 'is told who heard of it with the purchase',
  },
  {
    name: 'the changes that gather once many have left',
    file: 'services/notifications/src/mails/change-planner.ts',
    replace: [['if (isUrgent && !isFlooded)', 'if (isUrgent)']],
    suite: bundles,
    test: 'gather once many have left within an hour',
  },
  {
    name: 'the vouchers that come though they were not so when they were due',
    file: repository,
    replace: [["reason: { $in: ['no_longer_so', 'no_longer_to_them'] }", "reason: 'never'"]],
    suite: bundles,
    test: 'reach who travels with their files as soon as a journey that was sold late is ready',
  },
  {
    name: 'the one mail at an address that people share',
    file: repository,
    replace: [
      [
        'new Map(mails.toReversed().map((mail) => [mail.occasion, mail]))',
        'new Map(mails.toReversed().map((mail) => [mail.id, mail]))',
      ],
    ],
    suite: bundles,
    test: 'are told once at an address that people share',
  },
  {
    name: 'the rest of a message that waits for the morning after its first mail is too old',
    file: 'services/notifications/src/sending/mail-sender.ts',
    replace: [
      [
        'const outcome = (mail: Mail, ended: Date) => mail.waitUntil(instantAt(ended.getTime() + sleep));',
        `const outcome = (mail: Mail, ended: Date) => {
          const reason = outdated.get(mail.id) ?? null;
          if (reason === null) mail.waitUntil(instantAt(ended.getTime() + sleep));
          else mail.drop(reason, ended);
        };`,
      ],
    ],
    suite: bundles,
    test: 'what is too old in a message that waits for the morning ends with it',
  },
  {
    name: 'the morning that what is ready waits for',
    file: 'services/notifications/src/mails/service-ready.tsx',
    replace: [["? 'at once' : 'after'", "? 'at once' : 'at once'"]],
    suite: bundles,
    test: 'that a service is ready waits for the morning',
  },
];
