import { jest } from '@jest/globals';
// One suite: what a process is made of is linked once for all of its cases.
import './bounces.cases.ts';
import './bounce-mailbox.cases.ts';
import './bundles.cases.ts';
import './changes.cases.ts';
import './kinds.cases.ts';
import './choices.cases.ts';
import './delivery.cases.ts';
import './held-up.cases.ts';
import './list-mails.cases.ts';
import './proposals.cases.ts';
import './reports.cases.ts';
import './again.cases.ts';
import './money.cases.ts';
import './previews.cases.ts';
import './reminders.cases.ts';
import './vouchers.cases.ts';
import './staff-reminders.cases.ts';

jest.setTimeout(60_000);
