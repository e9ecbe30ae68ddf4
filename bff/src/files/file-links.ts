import type { StoredFile } from '@bitacora/contracts';
import { type Clock, RecentlyUsed } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BffEnvironment } from '../config.ts';
import { isSignedLink, signLink } from '../security/link-signatures.ts';

const WINDOW_MILLISECONDS = 15 * 60 * 1000;
/** About 300 bytes each. */
const MAXIMUM_LINKS = 10_000;
const FRESH_LINK_MILLISECONDS = 5 * 60 * 1000;

export interface SignedQuery {
  expires?: string | undefined;
  reader?: string | undefined;
  signature?: string | undefined;
}

/** Signs links to private files: for one reader and one file, for a while (product 9.2). */
@Injectable()
export class FileLinks {
  /** A view is read more often than its files change. */
  private readonly made = new RecentlyUsed<string>(MAXIMUM_LINKS);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<BffEnvironment, 'PUBLIC_URL' | 'FILE_LINK_SECRET'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** All that links of now have in common, and others have not: for the tag of what shows them. */
  state(): string {
    return `${this.environment.PUBLIC_URL} ${this.window()}`;
  }

  /** A link good for 15 to 30 minutes. */
  linkTo(file: Pick<StoredFile, 'id'>, reader: string): string {
    const expires = (this.window() + 2) * WINDOW_MILLISECONDS;
    const key = `${expires} ${file.id} ${reader}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const link = this.signed(file.id, reader, expires);
    this.made.set(key, link);
    return link;
  }

  /** A link good for 5 minutes from now. */
  freshLinkTo(fileId: string, reader: string): string {
    return this.signed(fileId, reader, this.clock.now().getTime() + FRESH_LINK_MILLISECONDS);
  }

  /** Whether a link was signed here for this file and has not expired. */
  holds(fileId: string, query: SignedQuery): boolean {
    return Number(query.expires) > this.clock.now().getTime() && this.isOurs(fileId, query);
  }

  /** Whether a link was signed here for this file, be it long ago. */
  isOurs(fileId: string, { expires, reader, signature }: SignedQuery): boolean {
    if (!expires || !reader || !signature) return false;
    return isSignedLink(this.environment.FILE_LINK_SECRET, [fileId, reader, expires], signature);
  }

  /** The present quarter of an hour: links of one window are equal, so that a view's ETag holds meanwhile. */
  private window(): number {
    return Math.floor(this.clock.now().getTime() / WINDOW_MILLISECONDS);
  }

  /** On the platform's own address: the one that a request names is written by whoever sends it. */
  private signed(fileId: string, reader: string, expires: number): string {
    const signature = signLink(this.environment.FILE_LINK_SECRET, [fileId, reader, String(expires)]);
    // Nothing here needs escaping: digits, a UUID and base64url.
    return `${this.environment.PUBLIC_URL}/api/v1/files/${fileId}?expires=${expires}&reader=${reader}&signature=${signature}`;
  }
}
