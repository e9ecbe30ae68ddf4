import { afterAll } from '@jest/globals';
import { closeStorage } from '../contract/storage.ts';
// One suite, for each part looks whether anything was stored while another would go on storing.
import '../contract/accepted.ts';
import '../contract/fields.ts';
import '../contract/transport.ts';
import '../contract/repeats.ts';

afterAll(closeStorage);
