import { jest } from '@jest/globals';
// One suite: what a process is made of is linked once for all of its cases.
import './gateway.cases.ts';
import './security.cases.ts';
import './http.cases.ts';
import './away-answers.cases.ts';
import './ended-sessions.cases.ts';
import './pages.cases.ts';
import './content.cases.ts';
import './files.cases.ts';
import './mail-previews.cases.ts';
import './uploads.cases.ts';

jest.setTimeout(60_000);
