import { jest } from '@jest/globals';
// One suite: a platform is started once for both, whose memory is measured before anybody works on it.
import './processes.cases.ts';
import './settings.cases.ts';

jest.setTimeout(180_000);
