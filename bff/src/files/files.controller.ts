import { createFileLink, showFile } from '@bitacora/contracts';
import { filePageMessages } from '@bitacora/contracts/messages';
import { UnauthenticatedError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ObjectStore, ParsedCall, type Places, visitorAt } from '@bitacora/platform';
import { Controller, Req, StreamableFile, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { type Download, downloadPlaces, LIMITS } from './download-shares.ts';
import { FileLinks } from './file-links.ts';
import { FilePageFilter } from './file-page-filter.ts';
import { Files, type ShownFile } from './files.ts';
import { pacedDownload } from './paced-download.ts';

@Controller()
@UseFilters(FilePageFilter)
export class FilesController {
  private readonly ofLinks = downloadPlaces();
  /** Whoever was given a link does not keep those out who have a token. */
  private readonly ofTokens = downloadPlaces({ ...LIMITS, ofAll: 16 });

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
    const { reader: signedFor = '', signature: link = '' } = query;
    const visitor = visitorAt(ip);
    const [places, who] =
      caller && !isSigned
        ? [this.ofTokens, { reader: caller.userId, link: caller.userId, visitor }]
        : [this.ofLinks, { reader: `${signedFor} ${visitor.address}`, link, visitor }];
    const find = () => this.files.toShow(params.id, caller && !isSigned ? { caller } : { signedFor });
    // Who asks for the headers only gets them at once: of what is sent for them Fastify reads all.
    const [{ file, isSecret }, bytes] =
      method === 'HEAD' ? [await find(), Readable.from([])] : await this.download(places, params.id, who, find, reply);
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

  /**
   * A file and its bytes, with a place that they keep until the answer is over. Who has none yet asks nobody for anything:
   * a burst would else have all connections to the database.
   */
  private async download(
    places: Places<Download>,
    id: string,
    who: Pick<Download, 'reader' | 'link' | 'visitor'>,
    find: () => Promise<ShownFile>,
    { raw: response }: FastifyReply,
  ): Promise<[ShownFile, Readable]> {
    const download = {
      ...who,
      file: id,
      bytes: 0,
      get isHeldUp() {
        return !response.writableNeedDrain;
      },
      end: () => response.destroy(),
    };
    const place = Object.assign(download, { giveBack: await places.take(download) });
    try {
      const shown = await find();
      const bytes = await this.store.read(shown.file.object_key);
      return [shown, pacedDownload(bytes, response, place)];
    } catch (error) {
      place.giveBack();
      throw error;
    }
  }

  @Endpoint(createFileLink)
  async link(@ParsedCall() { params, caller }: Call<typeof createFileLink>): Promise<Answer<typeof createFileLink>> {
    await this.files.toShow(params.id, { caller });
    return { url: this.links.freshLinkTo(params.id, caller.userId) };
  }
}
