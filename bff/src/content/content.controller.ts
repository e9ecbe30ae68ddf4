import { isWebDocumentName, listTours, showTour, showWebDocument } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../journey-view/reader.ts';
import { Site } from './site.ts';

@Controller()
export class ContentController {
  constructor(private readonly site: Site) {}

  @Endpoint(showWebDocument)
  document(
    @ParsedCall() { params: { name } }: Call<typeof showWebDocument>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof showWebDocument>> {
    if (!isWebDocumentName(name)) throw new NotFoundError();
    return this.site.document(name, originOf(request));
  }

  @Endpoint(listTours)
  tours(@Req() request: FastifyRequest): Promise<Answer<typeof listTours>> {
    return this.site.tours(originOf(request));
  }

  @Endpoint(showTour)
  async tour(
    @ParsedCall() { params }: Call<typeof showTour>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof showTour>> {
    const tour = await this.site.tour(params.slug, originOf(request));
    if (!tour) throw new NotFoundError();
    return tour;
  }
}
