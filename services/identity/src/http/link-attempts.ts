import { Injectable } from '@nestjs/common';
import { Limits } from '../credentials/limits.ts';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';

/**
 * Opens mailed links. Whoever tries links that do not hold has to wait, and nobody else at the same address: a link that
 * holds has a counter of its own, so that strangers keep nobody from undoing what was done to an account.
 */
@Injectable()
export class LinkAttempts {
  constructor(
    private readonly limits: Limits,
    private readonly links: LinkReader,
  ) {}

  /** Throws `rate-limited` after too many tries of a link, or of links that do not hold; else answers what `open` does. */
  async from<Result>(address: string, link: MailedLink, open: () => Promise<Result>): Promise<Result> {
    // Before any work: of many guesses at once only the free ones are told what is wrong.
    const isOurs = await this.links.isOurs(link);
    await this.limits.take(isOurs ? { rule: 'link', of: link.token } : { rule: 'link-address', of: address });
    return open();
  }
}
