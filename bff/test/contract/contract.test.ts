import { afterAll } from '@jest/globals';
import { closeStorage } from './storage.ts';
// One suite, for each part looks whether anything was stored while another would go on storing. What may be sent is shown
// by `test/slow-contract/contract.test.ts`.
import './table.ts';
import './access.ts';

afterAll(closeStorage);
