import { imageObjectKey, imageRenditions, showContentImage } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Call, Endpoint, isFresh, ObjectStore, ParsedCall } from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';

/** Serves the images of the content store from the bucket: what is behind an address never changes. */
@Controller()
export class ContentImagesController {
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
    const bytes = isKnown
      ? undefined
      : await buffer(await this.store.read(imageObjectKey(id.toLowerCase(), rendition)));
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
}
