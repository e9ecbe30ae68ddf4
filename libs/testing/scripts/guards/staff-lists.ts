import type { Guard } from '../guard.ts';

const suite = 'bff/test/integration/staff-lists.test.ts';

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
];
