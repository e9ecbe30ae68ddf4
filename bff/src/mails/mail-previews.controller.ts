import { showMailPreview, showPreviewDocument } from '@bitacora/contracts';
import { previewMessages } from '@bitacora/contracts/messages';
import { UnauthenticatedError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { previewPolicy } from '../security/content-security-policy.ts';
import { MailPreviews } from './mail-previews.ts';
import { PreviewLinks } from './preview-links.ts';

/** Kinds of mail, one by one, as staff look at them. */
@Controller()
export class MailPreviewsController {
  constructor(
    private readonly previews: MailPreviews,
    private readonly links: PreviewLinks,
  ) {}

  @Endpoint(showMailPreview)
  show(@ParsedCall() { params, query, caller }: Call<typeof showMailPreview>): Promise<Answer<typeof showMailPreview>> {
    return this.previews.show({ template: params.template, kind: query.kind, agency: caller.agency });
  }

  @Endpoint(showPreviewDocument)
  async document(
    @ParsedCall() { params, query, address, reply }: Call<typeof showPreviewDocument>,
  ): Promise<StreamableFile> {
    const { agency = '', kind } = query;
    const previewed = { template: params.template, kind, agency };
    if (!this.links.holds(previewed, query)) {
      throw new UnauthenticatedError('link_expired', previewMessages.linkExpired);
    }
    const html = await this.previews.document(previewed, address);
    void reply
      .header('Content-Security-Policy', previewPolicy)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer');
    return new StreamableFile(Buffer.from(html), { type: 'text/html; charset=utf-8', disposition: 'inline' });
  }
}
