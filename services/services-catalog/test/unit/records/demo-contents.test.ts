import { expect, test } from '@jest/globals';
import { officeDay } from '../../../src/records/demo/demo-contents.ts';

test.each([
  ['2026-12-19', '2026-12-18'],
  ['2026-12-20', '2026-12-21'],
  ['2026-12-21', '2026-12-21'],
])('the consulate of the demo sees nobody on a weekend: %s is %s', (day, open) => expect(officeDay(day)).toBe(open));
