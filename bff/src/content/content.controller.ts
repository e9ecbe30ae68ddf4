import { isWebDocumentName, listTours, showTour, showWebDocument } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Site } from './site.ts';

@Controller()
export class ContentController {
  constructor(private readonly site: Site) {}

  @Endpoint(showWebDocument)
  document(@ParsedCall() { params: { name } }: Call<typeof showWebDocument>): Promise<Answer<typeof showWebDocument>> {
    if (!isWebDocumentName(name)) throw new NotFoundError();
    return this.site.document(name);
  }

  @Endpoint(listTours)
  tours(): Promise<Answer<typeof listTours>> {
    return this.site.tours();
  }

  @Endpoint(showTour)
  async tour(@ParsedCall() { params }: Call<typeof showTour>): Promise<Answer<typeof showTour>> {
    const tour = await this.site.tour(params.slug);
    if (!tour) throw new NotFoundError();
    return tour;
  }
}
