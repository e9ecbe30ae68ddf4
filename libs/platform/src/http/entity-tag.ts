import { hash } from 'node:crypto';

/** A strong ETag of what an answer is made of; `W/` before it makes it weak. */
export const entityTag = (content: string | Buffer): string => `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
