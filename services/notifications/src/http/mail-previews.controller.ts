import { listMailTemplates, serviceKinds, writeMailPreview, type WrittenPreview } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, InternalRoute, ParsedCall } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { MailPreviews } from '../previews/mail-previews.ts';

const asked = z.object({ agency: z.string(), kind: z.enum(serviceKinds).optional() });

/** Kinds of mail as they read with sample data: which there are, for staff; each of them for the BFF, which says where it is shown. */
@Controller()
export class MailPreviewsController {
  constructor(private readonly previews: MailPreviews) {}

  @Endpoint(listMailTemplates)
  async list(@ParsedCall() { caller }: Call<typeof listMailTemplates>): Promise<Answer<typeof listMailTemplates>> {
    return { results: await this.previews.list(caller.agency) };
  }

  @Get(writeMailPreview.path)
  @InternalRoute()
  async write(@Param('template') template: string, @Query() query: unknown): Promise<WrittenPreview> {
    const { agency, kind } = asked.parse(query);
    const written = await this.previews.write(template, kind, agency);
    if (!written) throw new NotFoundError();
    return written;
  }
}
