import { jest } from '@jest/globals';

// Longer than `eventually()` waits, a few times over: what hangs ends, and no test depends on how busy the machine is.
jest.setTimeout(30_000);
