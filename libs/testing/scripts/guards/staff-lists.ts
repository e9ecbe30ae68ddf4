import type { Guard } from '../guard.ts';

const suite = 'bff/test/integration/staff-lists.test.ts';
const amounts = 'bff/test/integration/amounts.test.ts';

/** What staff look through. */
export const staffLists: readonly Guard[] = [
  {
    name: 'what makes a formula in a list’s file a text',
    file: 'libs/platform/src/lists/csv-file.ts',
    replace: [["`'${cell}`", 'cell']],
    suite,
    test: 'holds nothing that a spreadsheet would run',
  },
  {
    name: 'the record of who took a list',
    file: 'bff/src/staff-lists/list-files.ts',
    replace: [['await this.record(about);', '']],
    suite,
    test: 'stays in the history with who took it and what of it',
  },
  {
    name: 'the summary of a journey that changed',
    file: 'bff/src/projections/projection.ts',
    replace: [['await this.summaries.refresh(changed);', '']],
    suite,
    test: 'are ready once every service that stands has its file',
  },
  {
    name: 'the amounts that a view keeps from who has no right to billing',
    file: 'bff/src/journey-view/journey-views.ts',
    replace: [['isAboard || (isStaff && reader.seesAmounts)', 'isAboard || isStaff']],
    suite: amounts,
    test: 'of a journey, but its services with what they cost',
  },
  {
    name: 'the amounts that a list keeps from who has no right to billing',
    file: 'bff/src/staff-lists/journey-list.ts',
    replace: [['...(seesAmounts ? amountsOf(row) : {})', '...amountsOf(row)']],
    suite: amounts,
    test: 'in the list, its order, its file and what waits',
  },
  {
    name: 'the order by amounts that is not for who does not see them',
    file: 'bff/src/staff-lists/journey-list.ts',
    replace: [['if (isOfAmounts && !seesAmounts)', 'if (isOfAmounts && !agency)']],
    suite: amounts,
    test: 'in the list, its order, its file and what waits',
  },
  {
    name: 'the columns of amounts that a file keeps from who has no right to billing',
    file: 'bff/src/staff-lists/csv-columns.ts',
    replace: [['...(seesAmounts && amounts)', '...amounts']],
    suite: amounts,
    test: 'in the list, its order, its file and what waits',
  },
  {
    name: 'the invoices that a search keeps from who has no right to billing',
    file: 'bff/src/staff-lists/search.ts',
    replace: [["seesAmounts || part !== 'invoices'", "seesAmounts || part !== ''"]],
    suite: amounts,
    test: 'in what a search finds',
  },
  {
    name: 'the files of bills that are not for who has no right to billing',
    file: 'bff/src/files/files.ts',
    replace: [["'billing' as may", "'read' as may"]],
    suite: amounts,
    test: 'and open no invoice, payment or refund, by a link neither',
  },
  {
    name: 'the tag of a view, which says whether amounts are in it',
    file: 'bff/src/journey-view/journey-views.ts',
    replace: [["reader.agency ?? '', reader.seesAmounts,", "reader.agency ?? '',"]],
    suite: amounts,
    test: 'a browser keeps no view that its reader may not see any more',
  },
  {
    name: 'the end of a count',
    file: 'libs/platform/src/lists/keyset-page.ts',
    replace: [['MAXIMUM_COUNT + 1]', 'MAXIMUM_COUNT * 2]']],
    suite,
    test: 'a list counts to ten thousand',
  },
  {
    name: 'the journeys whose summary is wrong, for views:check',
    file: 'bff/src/views-maintenance/check-views.ts',
    replace: [['const wrong = await this.summaries.wrong();', 'const wrong: string[] = [];']],
    suite: 'bff/test/integration/views-maintenance.test.ts',
    test: 'names what follows wrongly from what is on a journey',
  },
  {
    name: 'the quotes around each text of a file for spreadsheets',
    file: 'libs/platform/src/lists/csv-file.ts',
    replace: [['quoted_string: true', 'quoted_string: false']],
    project: 'unit',
    suite: 'libs/platform/test/unit/csv-file.test.ts',
    test: 'a text is one cell of one row',
  },
  {
    name: 'the one line of a text of one line',
    file: 'libs/contracts/src/validation/fields.ts',
    replace: [['!/\\p{Cc}/u.test(value)', 'value.length >= 0']],
    project: 'unit',
    suite: 'libs/contracts/test/unit/typed-values.test.ts',
    test: 'of one line are refused with another one',
  },
  {
    name: 'the note of who asks for what is of another agency',
    file: 'libs/platform/src/http/own-agency.ts',
    replace: [
      [
        'if (found.agency !== agency) throw new ForeignError();',
        'if (found.agency !== agency) throw new NotFoundError();',
      ],
    ],
    suite: 'services/billing/test/integration/payments.test.ts',
    test: 'is told that nothing is there, and it is noted',
  },
  {
    name: 'the line in the security log for a report that is not theirs',
    file: 'bff/src/problem-reports/problem-reports.ts',
    replace: [['if (!row.is_own) throw new ForeignError();', 'if (!row.is_own) throw new NotFoundError();']],
    suite: 'bff/test/integration/problem-reports.test.ts',
    test: 'a report is there for who wrote it and for staff of its agency only',
  },
  {
    name: 'the line in the security log for an item that is not theirs',
    file: 'services/journeys/src/queries/find-package-service.ts',
    replace: [['return ownOf(item, agency);', 'return ownOf(item?.agency === agency ? item : null, agency);']],
    suite: 'services/journeys/test/integration/package-services.test.ts',
    test: "another agency's item is not answered, and the attempt is noted",
  },
];
