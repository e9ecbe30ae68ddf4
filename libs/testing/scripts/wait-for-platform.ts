import { jest } from '@jest/globals';
import { STORY_TIMEOUT } from '../src/story-timeout.ts';
import { whatWasTold } from './platform-of-stories.ts';

const file = process.env.PLATFORM_FILE;
if (file) Object.assign(process.env, await whatWasTold(file));

// What waits in vain says so itself, before its whole story ends without words.
jest.setTimeout(2 * STORY_TIMEOUT);
