import {
  type BouncedAddress,
  findBouncedAddress,
  type KeptMail,
  listMails,
  type Page,
  pageQuery,
} from '@bitacora/contracts';
import { InternalRoute } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { GetBouncedAddress } from '../queries/get-bounced-address.ts';
import { ListMails } from '../queries/list-mails.ts';

const asked = pageQuery.extend({
  agency: z.string(),
  journey: z.string().optional(),
  passenger: z.string().optional(),
  user: z.string().optional(),
});

/** What was mailed, for the BFF, which knows who may read it. */
@Controller()
export class MailsController {
  constructor(
    private readonly mails: ListMails,
    private readonly bounced: GetBouncedAddress,
  ) {}

  @Get(listMails.path)
  @InternalRoute()
  list(@Query() query: unknown): Promise<Page<KeptMail>> {
    return this.mails.of(asked.parse(query));
  }

  @Get(findBouncedAddress.path)
  @InternalRoute()
  bouncedAddress(@Param('id') id: string): Promise<BouncedAddress> {
    return this.bounced.of(id);
  }
}
