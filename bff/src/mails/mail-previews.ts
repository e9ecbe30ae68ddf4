import { type MailPreview, writeMailPreview, type WrittenPreview } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { OpenReads } from '../gateway/open-reads.ts';
import { type Previewed, PreviewLinks } from './preview-links.ts';

/** Kinds of mail as they read with sample data: written by notifications, shown in a frame of the site. */
@Injectable()
export class MailPreviews {
  constructor(
    private readonly services: ServiceClient,
    private readonly links: PreviewLinks,
    private readonly reads: OpenReads,
  ) {}

  /** What it says, and where it is shown. Throws `not-found` for a mail that is not there, or not of such a service. */
  async show(previewed: Previewed): Promise<MailPreview> {
    const { html: _, ...said } = await this.written(previewed);
    return { ...said, document: this.links.linkTo(previewed) };
  }

  /** Its HTML, for who has the link. Throws `busy` when too much is asked for at once. */
  async document(previewed: Previewed, address: string): Promise<string> {
    const { html } = await this.reads.within('notifications', address, () => this.written(previewed));
    return html;
  }

  private async written({ template, kind, agency }: Previewed): Promise<WrittenPreview> {
    const query = { agency, ...(kind && { kind }) };
    const written = await this.services.find(writeMailPreview, { template }, { query });
    if (!written) throw new NotFoundError();
    return written;
  }
}
