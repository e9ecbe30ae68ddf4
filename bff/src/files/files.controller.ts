import { createFileLink, showFile } from '@bitacora/contracts';
import { filePageMessages } from '@bitacora/contracts/messages';
import { UnauthenticatedError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ObjectStore, ParsedCall, visitorAt } from '@bitacora/platform';
import { Controller, Req, StreamableFile, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { type Downloader, DownloadPlaces } from './download-places.ts';
import { FileLinks } from './file-links.ts';
import { FilePageFilter } from './file-page-filter.ts';
import { Files } from './files.ts';
import { pacedDownload } from './paced-download.ts';

@Controller()
@UseFilters(FilePageFilter)
export class FilesController {
  private readonly places = new DownloadPlaces();

  constructor(
    private readonly files: Files,
    private readonly links: FileLinks,
    private readonly store: ObjectStore,
  ) {}

  @Endpoint(showFile)
  async show(
    @ParsedCall() { params, query, caller, reply }: Call<typeof showFile>,
    @Req() { method, ip }: FastifyRequest,
  ): Promise<StreamableFile> {
    const isSigned = this.links.holds(params.id, query);
    if (!isSigned && !caller) throw new UnauthenticatedError('link_expired', filePageMessages.expired.detail);
    const signedFor = query.reader ?? '';
    const reader = caller && !isSigned ? { caller } : { signedFor };
    const { file, isSecret } = await this.files.toShow(params.id, reader);
    // Who asks for the headers only gets them at once: of what is sent for them Fastify reads all.
    const who = { reader: caller && !isSigned ? caller.userId : signedFor, visitor: visitorAt(ip) };
    const bytes = method === 'HEAD' ? Readable.from([]) : await this.download(file.object_key, who, reply);
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

  /** A file's bytes, with a place that they keep until the answer is over. */
  private async download(key: string, who: Downloader, { raw: response }: FastifyReply): Promise<Readable> {
    const giveBack = await this.places.take(who);
    const bytes = await this.store.read(key).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    return pacedDownload(bytes, response, giveBack);
  }

  @Endpoint(createFileLink)
  async link(@ParsedCall() { params, caller }: Call<typeof createFileLink>): Promise<Answer<typeof createFileLink>> {
    await this.files.toShow(params.id, { caller });
    return { url: this.links.freshLinkTo(params.id, caller.userId) };
  }
}
