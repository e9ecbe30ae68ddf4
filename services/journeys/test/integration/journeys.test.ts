import { jest } from '@jest/globals';
// One suite: what a process is made of is linked once for all of its cases.
import './create-journey.cases.ts';
import './change-journey.cases.ts';
import './package-services.cases.ts';
import './designed-packages.cases.ts';
import './submissions.cases.ts';
import './proposals.cases.ts';
import './luggage-requests.cases.ts';
import './hand-over.cases.ts';
import './opinions.cases.ts';
import './chats.cases.ts';
import './completing.cases.ts';

jest.setTimeout(60_000);
