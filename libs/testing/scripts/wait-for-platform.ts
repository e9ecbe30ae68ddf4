import { jest } from '@jest/globals';
import { STORY_TIMEOUT } from '../src/story-timeout.ts';

// What waits in vain says so itself, before its whole story ends without words.
jest.setTimeout(2 * STORY_TIMEOUT);
