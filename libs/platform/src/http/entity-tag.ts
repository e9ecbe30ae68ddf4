import { createHash } from 'node:crypto';

/** A strong ETag of what an answer is made of; `W/` before it makes it weak. */
export const entityTag = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
