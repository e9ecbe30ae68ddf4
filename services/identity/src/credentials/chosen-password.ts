import { Injectable } from '@nestjs/common';
import { LinkReader, type MailedLink } from './link-reader.ts';
import { Passwords } from './passwords.ts';

/** A password that somebody chooses at a mailed link. */
@Injectable()
export class ChosenPassword {
  constructor(
    private readonly links: LinkReader,
    private readonly passwords: Passwords,
  ) {}

  /** Its hash. Only a good one that comes by a link that holds is worth the work. Never within a transaction. */
  async hash(purpose: 'activation' | 'password-reset', link: MailedLink, chosen: string): Promise<string> {
    await this.links.check(link, purpose, this.passwords.errorsOf(chosen));
    return this.passwords.hash(chosen, link.uid);
  }
}
