import { createFileLink, showFile } from '@bitacora/contracts';
import { filePageMessages } from '@bitacora/contracts/messages';
import { UnauthenticatedError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ObjectStore, ParsedCall } from '@bitacora/platform';
import { Controller, StreamableFile, UseFilters } from '@nestjs/common';
import { FileLinks } from './file-links.ts';
import { FilePageFilter } from './file-page-filter.ts';
import { Files } from './files.ts';

@Controller()
@UseFilters(FilePageFilter)
export class FilesController {
  constructor(
    private readonly files: Files,
    private readonly links: FileLinks,
    private readonly store: ObjectStore,
  ) {}

  @Endpoint(showFile)
  async show(@ParsedCall() { params, query, caller, reply }: Call<typeof showFile>): Promise<StreamableFile> {
    const isSigned = this.links.holds(params.id, query);
    if (!isSigned && !caller) throw new UnauthenticatedError('link_expired', filePageMessages.expired.detail);
    const reader = caller && !isSigned ? { caller } : { signedFor: query.reader ?? '' };
    const { file, isSecret } = await this.files.toShow(params.id, reader);
    const bytes = await this.store.read(file.object_key);
    void reply
      .header('Content-Type', file.media_type)
      .header('Content-Length', String(file.size))
      .header('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('X-Content-Type-Options', 'nosniff')
      .header(
        'Content-Security-Policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'",
      )
      .header('Cache-Control', isSecret ? 'no-store' : 'private, max-age=300')
      .header('Referrer-Policy', 'no-referrer');
    return new StreamableFile(bytes, { type: file.media_type, length: file.size });
  }

  @Endpoint(createFileLink)
  async link(@ParsedCall() { params, caller }: Call<typeof createFileLink>): Promise<Answer<typeof createFileLink>> {
    await this.files.toShow(params.id, { caller });
    return { url: this.links.freshLinkTo(params.id, caller.userId) };
  }
}
