import { showAgencyLogo } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Call, Endpoint, isFresh, ParsedCall } from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Agencies } from './agencies.ts';

/** Serves the logo of an agency from its row: what is behind an address never changes. */
@Controller()
export class AgencyLogoController {
  constructor(private readonly agencies: Agencies) {}

  @Endpoint(showAgencyLogo)
  async show(
    @ParsedCall() { params: { ruc, file }, reply }: Call<typeof showAgencyLogo>,
    @Req() request: FastifyRequest,
  ): Promise<Buffer | undefined> {
    const logo = await this.agencies.findLogo(ruc);
    if (!logo || file !== `${logo.id}.png`) throw new NotFoundError();
    const tag = `"${logo.id}"`;
    void reply
      .header('ETag', tag)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff');
    if (isFresh(request.headers['if-none-match'], tag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.header('Content-Type', 'image/png');
    return Buffer.from(logo.data, 'base64');
  }
}
