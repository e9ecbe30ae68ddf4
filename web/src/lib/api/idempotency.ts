import { useState } from 'react';
import { randomId } from '../random-id.ts';

function fingerprint(body: unknown): string {
  if (!(body instanceof FormData)) return JSON.stringify(body);
  const parts = [...body.entries()].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );
  return JSON.stringify(parts);
}

/**
 * Keys for the submissions of one form: trying the same content again sends the same key, also after other content was
 * refused, so that a lost answer makes nothing twice; changed content gets a new one, because the same key with other
 * fields is refused.
 */
export class IdempotencyKeys {
  private readonly keys = new Map<string, string>();

  keyFor(body: unknown): string {
    const content = fingerprint(body);
    const key = this.keys.get(content) ?? randomId();
    this.keys.set(content, key);
    return key;
  }

  /** After a success the same content means a new thing. */
  forget(): void {
    this.keys.clear();
  }
}

export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new IdempotencyKeys());
  return keys;
}
