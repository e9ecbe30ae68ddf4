import { RecentlyUsed } from '@bitacora/kernel';
import { hash } from 'node:crypto';

/**
 * What is written of something is written once for all who ask, at the same time or later, as long as what it depends on is the
 * same. The least recently asked for make room; what could not be written is tried again.
 */
export class WrittenOnce<Result> {
  private readonly written: RecentlyUsed<Promise<Result>>;

  constructor(most: number) {
    this.written = new RecentlyUsed(most);
  }

  /** `dependsOn`: all that the result follows from, as JSON has it. */
  get(dependsOn: unknown, write: () => Promise<Result>): Promise<Result> {
    const digest = hash('sha256', JSON.stringify(dependsOn), 'base64');
    const found = this.written.get(digest);
    if (found) return found;
    const writing = write();
    this.written.set(digest, writing);
    writing.catch(() => this.written.delete(digest));
    return writing;
  }
}
