/**
 * How long a story waits for what it expects, in milliseconds: as long as somebody with a busy machine would. What is
 * not there by then does not come; whoever expects nothing waits for something else first.
 */
export const STORY_TIMEOUT = 60_000;
