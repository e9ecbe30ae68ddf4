import { randomUUIDv7 } from 'node:crypto';

/** A new UUID v7: unique everywhere and ordered by time, which keeps database indexes compact. */
export function newId(): string {
  return randomUUIDv7();
}
