import { jest } from '@jest/globals';
// One suite: what a process is made of is linked once for all of its cases.
import './sessions.cases.ts';
import './own-sessions.cases.ts';
import './ended-sessions.cases.ts';
import './login-limits.cases.ts';
import './passwords.cases.ts';
import './known-people.cases.ts';
import './second-factor.cases.ts';
import './required-second-factor.cases.ts';

jest.setTimeout(120_000);
