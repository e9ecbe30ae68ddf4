import type { Guard } from '../guard.ts';

const bundles = 'services/notifications/test/integration/mails.test.ts';
const repository = 'services/notifications/src/persistence/mail.repository.ts';
const journeyMail = 'services/notifications/test/unit/journey-mail.test.ts';
const everyMail = 'services/notifications/test/unit/write-mail.test.ts';

/** Mails that leave together, once, and say what is so when they leave. */
export const mails: readonly Guard[] = [
  {
    name: 'the bundle that leaves as one mail',
    file: repository,
    replace: [["mails.bundle = leader.bundle and mails.status = 'waiting'", 'false']],
    suite: bundles,
    test: 'send each bundle once, and whole',
  },
  {
    name: 'the one mail that stands for a bundle when it is taken',
    file: repository,
    replace: [['where ${isDue} and ${isLeader} and not', 'where ${isDue} and not']],
    suite: bundles,
    test: 'never take parts of the same bundle',
  },
  {
    name: 'the bundle that stays as it was when it was taken first',
    file: repository,
    replace: [['or (leader.message is null and mails.message is null and mails.bundle', 'or (mails.bundle']],
    suite: bundles,
    test: 'stays as it is when the relay puts it off',
  },
  {
    name: 'the claim that is lost for a whole bundle',
    file: repository,
    replace: [['versions.get(id) === version', 'versions.has(id)']],
    suite: bundles,
    test: 'by a process that is killed is taken over whole',
  },
  {
    name: 'the short wait of a mail whose service starts soon',
    file: 'services/notifications/src/consumers/when-something-deserves-a-mail-plan-it.ts',
    replace: [['isUrgent ? Math.min(longest, URGENT_BUNDLE_MINUTES) : longest', 'longest']],
    suite: bundles,
    test: 'wait for each other two minutes at most',
  },
  {
    name: 'the mail that is not planned about what is over',
    file: 'services/notifications/src/mails/service-ready.tsx',
    replace: [['if (isOver && !serviceKind(kind).lastsWithJourney) return false;', '']],
    suite: bundles,
    test: 'are no news once they are over',
  },
  {
    name: 'the mail that leaves to no one who left the journey, or was deactivated',
    file: 'services/notifications/src/sending/content.ts',
    replace: [['readerNow(part.recipient, readers)', 'part.recipient']],
    suite: bundles,
    test: 'is nobody who was taken from the journey, or deactivated, since it was planned',
  },
  {
    name: 'the mail that leaves to the address of now',
    file: 'services/notifications/src/domain/mail.ts',
    replace: [['atAddress ?? readers.find(', 'atAddress ?? [planned].find(']],
    suite: bundles,
    test: 'reads it at the address of now, and nobody at the former one',
  },
  {
    name: 'the mail to an account’s own address, apart from what the agency wrote',
    file: 'services/notifications/src/domain/mail.ts',
    replace: [['isAccounts ? `account ${recipient.userId}` : email', 'email']],
    suite: 'services/notifications/test/integration/mails.test.ts',
    test: 'an account’s own address has its entry',
  },
  {
    name: 'the account’s own address that nobody else is reached at',
    file: 'services/notifications/src/domain/mail.ts',
    replace: [['planned.isAccounts ? [] : readers.filter(({ isAccounts }) => !isAccounts)', 'readers']],
    suite: 'services/notifications/test/unit/mail.test.ts',
    project: 'unit',
    test: 'reaches nobody else at an account’s own address',
  },
  {
    name: 'the account’s own address that is compared with none of the agency’s',
    file: 'bff/src/mails/mails.ts',
    replace: [['isAccounts ? undefined : people.find', 'people.find']],
    suite: 'bff/test/integration/reads.test.ts',
    test: 'not shown either when the agency has written the same one',
  },
  {
    name: 'the account’s own address on a passenger’s page',
    file: 'bff/src/mails/mails.ts',
    replace: [['{ passenger, to_account: isOwn }', '{ passenger }']],
    suite: 'bff/test/integration/reads.test.ts',
    test: 'of a passenger also what was mailed to the account',
  },
  {
    name: 'the mail that is not written about a cancelled service',
    file: 'services/notifications/src/mails/service-ready.tsx',
    replace: [['about.is_cancelled || isItemCancelled', 'about.is_cancelled']],
    suite: journeyMail,
    project: 'unit',
    test: 'is not written about an item that was cancelled',
  },
  {
    name: 'the mail that is not written about what was taken back',
    file: 'services/notifications/src/mails/service-ready.tsx',
    replace: [['(record && record.package_service !== item)', 'false']],
    suite: journeyMail,
    project: 'unit',
    test: 'is not written about a record that was taken from the item',
  },
  {
    name: 'the mails held back that a bundle leaves behind',
    file: repository,
    replace: [["mails.status = 'waiting'\n      and not ${isHeld}))`", "mails.status = 'waiting'))`"]],
    suite: bundles,
    test: 'that a restore holds back in part leaves without that part',
  },
  {
    name: 'the other colour of every text by night',
    file: 'services/notifications/src/mails/parts.tsx',
    replace: [['<Text className="soft" style={soft}>', '<Text style={soft}>']],
    suite: everyMail,
    project: 'unit',
    test: 'the mail activation reads by day and by night',
  },
  {
    name: 'the price that stands in the holder’s mail alone',
    file: 'services/notifications/src/mails/purchase.tsx',
    replace: [['const balance = isHolder ? balanceOf(known) : null', 'const balance = balanceOf(known)']],
    suite: 'services/notifications/test/unit/money-mails.test.ts',
    project: 'unit',
    test: 'says everybody else the same without any money',
  },
  {
    name: 'the balance that is not told before all that was paid is known',
    file: 'services/notifications/src/persistence/known-journeys.ts',
    replace: [['case when not exists (select from incomplete_mirrors) then', 'case when true then']],
    suite: bundles,
    test: 'no balance is told before a database of earlier has read what was paid',
  },
];
