import { jest } from '@jest/globals';
import { STORY_PATIENCE } from '../src/story-patience.ts';

// What waits in vain says so itself, before its whole story ends without words.
jest.setTimeout(2 * STORY_PATIENCE);
