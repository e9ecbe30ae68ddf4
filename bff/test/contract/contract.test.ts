import { afterAll } from '@jest/globals';
import { closeStorage } from './storage.ts';
// One suite, for each part looks whether anything was stored while another would go on storing.
import './table.ts';
import './access.ts';
import './fields.ts';
import './transport.ts';
import './repeats.ts';

afterAll(closeStorage);
