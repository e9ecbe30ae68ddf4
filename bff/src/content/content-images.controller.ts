import { imageObjectKey, imageRenditions, showContentImage } from '@bitacora/contracts';
import { NotFoundError, RecentlyUsed } from '@bitacora/kernel';
import { type Call, Endpoint, isFresh, ObjectStore, ParsedCall } from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';

/** A few MB: what the pages that are looked at show. */
const MOST_KEPT = 32;

/** Serves the images of the content store from the bucket: what is behind an address never changes. */
@Controller()
export class ContentImagesController {
  /** What visitors do not take of an image is in memory once. */
  private readonly kept = new RecentlyUsed<Promise<Buffer>>(MOST_KEPT);

  constructor(private readonly store: ObjectStore) {}

  @Endpoint(showContentImage)
  async show(
    @ParsedCall() { params: { id, rendition }, reply }: Call<typeof showContentImage>,
    @Req() request: FastifyRequest,
  ): Promise<Buffer | undefined> {
    const mediaType = imageRenditions.get(rendition);
    if (!mediaType) throw new NotFoundError();
    const tag = `"${id}-${rendition}"`;
    const isKnown = isFresh(request.headers['if-none-match'], tag);
    const bytes = isKnown ? undefined : await this.bytesOf(imageObjectKey(id.toLowerCase(), rendition));
    void reply
      .header('ETag', tag)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff');
    if (!bytes) {
      void reply.status(304);
      return undefined;
    }
    void reply.header('Content-Type', mediaType);
    return bytes;
  }

  private bytesOf(key: string): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const bytes = this.store.read(key).then(buffer);
    this.kept.set(key, bytes);
    // What cannot be read now may be there later.
    bytes.catch(() => this.kept.delete(key));
    return bytes;
  }
}
