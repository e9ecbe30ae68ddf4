import { afterAll, beforeAll, beforeEach, describe, jest } from '@jest/globals';
import { testsOfKeeping } from './machine/keeping.ts';
import { machine } from './machine/machine.ts';
import { testsOfRestoring } from './machine/restoring.ts';
import { testsOfTaking } from './machine/taking.ts';

jest.setTimeout(120_000);

beforeAll(() => machine.start());
afterAll(() => machine.platform?.destroy());
beforeEach(() => machine.beginAnew());

describe('a backup', () => {
  testsOfTaking();
});
describe('of old backups', () => {
  testsOfKeeping();
});
describe('a restore', () => {
  testsOfRestoring();
});
