import type { Guard } from '../guard.ts';

const history = 'bff/test/integration/reads.test.ts';
const mails = 'bff/test/integration/reads.test.ts';

/** What staff read of what happened, and of what was mailed. */
export const histories: readonly Guard[] = [
  {
    name: 'the bills and amounts that a history has for who may read billing alone',
    file: 'bff/src/history/journey-history.ts',
    replace: [['const isForAmounts = seesAmounts(caller);', 'const isForAmounts = true;']],
    suite: history,
    test: 'who may not read billing reads of no bill and no amount',
  },
  {
    name: 'the facts that a history reads at most',
    file: 'libs/platform/src/history/history.controller.ts',
    replace: [[' limit ${MAXIMUM_TOLD}', '']],
    suite: 'services/identity/test/integration/staff.test.ts',
    test: 'the newest two thousand facts are read',
  },
  {
    name: 'the fact before the oldest one of a history, which is no entry',
    file: 'bff/src/history/shape-history.ts',
    replace: [['    if (isBefore) return [];\n', '']],
    project: 'unit',
    suite: 'bff/test/unit/bff.test.ts',
    test: 'what stood before the oldest fact',
  },
  {
    name: 'the question whose a passenger is before the history is read',
    file: 'bff/src/history/passenger-history.ts',
    replace: [['await this.subjects.passenger(passenger, agency);', '']],
    suite: history,
    test: 'nobody else reads it',
  },
  {
    name: 'the agency of a passenger whose history or mails are read',
    file: 'bff/src/projections/own-subjects.ts',
    replace: [['from passengers where id = ? and agency = ?', "from passengers where id = ? and ? <> ''"]],
    suite: mails,
    test: 'nobody else reads them',
  },
  {
    name: 'the entry that a history leaves out for what an account wrote for itself',
    file: 'bff/src/history/shape-history.ts',
    replace: [['actor !== null && actor.agency === agency', 'actor !== null']],
    suite: history,
    test: 'nothing that an account wrote for itself',
  },
  {
    name: 'the agency of a journey whose history or mails are read',
    file: 'bff/src/projections/own-subjects.ts',
    replace: [['from journeys where id = ? and agency = ?', "from journeys where id = ? and ? <> ''"]],
    suite: mails,
    test: 'nobody else reads them',
  },
  {
    name: 'the address of an account that no agency is shown',
    file: 'bff/src/mails/mails.ts',
    replace: [['email: byAddress ? email : null', 'email']],
    suite: mails,
    test: 'own address is shown to no agency',
  },
  {
    name: 'the agency whose mails the ledger tells of',
    file: 'services/notifications/src/queries/list-mails.ts',
    replace: [['where: `agency = ? and ${subject.sql}', "where: `? <> '' and ${subject.sql}"]],
    suite: 'services/notifications/test/integration/mails.test.ts',
    test: 'none of another agency',
  },
  {
    name: 'the one entry of what left as one message',
    file: 'services/notifications/src/queries/list-mails.ts',
    replace: [[' and other.id < mails.id and', ' and false and']],
    suite: 'services/notifications/test/integration/mails.test.ts',
    test: 'what left as one message is one entry of the list',
  },
];
