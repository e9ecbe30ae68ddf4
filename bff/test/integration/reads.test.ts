import { jest } from '@jest/globals';
// One suite: what a process is made of is linked once for all of its cases.
import './journey-view.cases.ts';
import './summaries.cases.ts';
import './journey-lists.cases.ts';
import './created-journey.cases.ts';
import './staff-lists.cases.ts';
import './staff-reads.cases.ts';
import './billing-lists.cases.ts';
import './amounts.cases.ts';
import './calendar.cases.ts';
import './calendar-deadlines.cases.ts';
import './statistics.cases.ts';
import './problem-reports.cases.ts';
import './luggage-requests.cases.ts';
import './quotes.cases.ts';
import './projections.cases.ts';
import './view-speed.cases.ts';

jest.setTimeout(120_000);
