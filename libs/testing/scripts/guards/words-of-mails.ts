import type { Guard } from '../guard.ts';

const bundles = 'services/notifications/test/integration/mails.test.ts';
const everyMail = 'services/notifications/test/unit/notifications.test.ts';

/** What mails say: what is so when they leave, in its order, and once. */
export const wordsOfMails: readonly Guard[] = [
  {
    name: 'the price that stands in the holder’s mail alone',
    file: 'services/notifications/src/mails/purchase.tsx',
    replace: [['const balance = isHolder ? balanceOf(known) : null', 'const balance = balanceOf(known)']],
    suite: 'services/notifications/test/unit/notifications.test.ts',
    project: 'unit',
    test: 'says everybody else the same without any money',
  },
  {
    name: 'what was paid of a journey that was called off, which its holder alone is told',
    file: 'services/notifications/src/mails/journey-cancelled.ts',
    replace: [['isHolder ? balanceOf(known) : null', 'balanceOf(known)']],
    suite: everyMail,
    project: 'unit',
    test: 'what was paid of it, and everybody else no sum',
  },
  {
    name: 'who travels, whom a mail names once',
    file: 'services/notifications/src/mails/cards-of-news.ts',
    replace: [['areNamed = true;', '']],
    suite: everyMail,
    project: 'unit',
    test: 'says who flies where that is not its reader alone',
  },
  {
    name: 'the balance that is not told before all that was paid is known',
    file: 'services/notifications/src/persistence/known-journeys.ts',
    replace: [['case when not exists (select from incomplete_projections) then', 'case when true then']],
    suite: bundles,
    test: 'no balance is told before a database of earlier has read what was paid',
  },
  {
    name: 'the hour of the airport that is told of no change of planes',
    file: 'services/notifications/src/mails/service-facts.tsx',
    replace: [['if (!isReminded) return [];', '']],
    suite: everyMail,
    project: 'unit',
    test: 'not of a change of planes',
  },
  {
    name: 'the money of a journey that a mail tells once',
    file: 'services/notifications/src/mails/cards-of-news.ts',
    replace: [['card === last ? shown : NOTHING', 'card.money']],
    suite: everyMail,
    project: 'unit',
    test: 'is told once, with how the rest is paid',
  },
  {
    name: 'luggage that is paid for before it is added',
    file: 'services/notifications/src/mails/luggage-answered.tsx',
    replace: [["{outcome === 'accepted' && <", "{outcome === 'refused' && <"]],
    suite: everyMail,
    project: 'unit',
    test: 'says what is to be done for it',
  },
  {
    name: 'the order of reminders that leave together',
    file: 'services/notifications/src/mails/cards-of-news.ts',
    replace: [['momentRank(one) - momentRank(other) || ', '']],
    suite: everyMail,
    project: 'unit',
    test: 'in the order of their moments',
  },
  {
    name: 'the moment of a reminder in its title and subject',
    file: 'services/notifications/src/mails/service-reminder.tsx',
    replace: [['...(moment && { at: moment }),', '']],
    suite: everyMail,
    project: 'unit',
    test: 'the reminder of the airport says',
  },
  {
    name: 'mails to staff without a telephone of their own agency',
    file: 'services/notifications/src/sending/content.ts',
    replace: [['hasContacts: !isForStaff', 'hasContacts: true']],
    suite: everyMail,
    project: 'unit',
    test: 'but to who works there',
  },
  {
    name: 'the colleague who answered a report, and is asked about it only while he or she may answer it',
    file: 'services/notifications/src/mails/problem-answered.tsx',
    replace: [["rightsOf(giver.roles).includes('problems')", 'rightsOf(giver.roles).length > 0']],
    suite: bundles,
    test: 'once who gave it may answer no more',
  },
  {
    name: 'the proposal that was accepted, whose answers say no more how to accept it',
    file: 'services/notifications/src/mails/question-answered.tsx',
    replace: [['return isAccepted\n', 'return !isAccepted\n']],
    suite: everyMail,
    project: 'unit',
    test: 'and not how to accept it',
  },
];
