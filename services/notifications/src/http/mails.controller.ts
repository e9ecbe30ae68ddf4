import {
  type BouncedAddress,
  findBouncedAddress,
  type KeptMail,
  listMails,
  type Page,
  pageQuery,
  sendMailAgain,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, InternalRoute, ParsedCall } from '@bitacora/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { GetBouncedAddress } from '../queries/get-bounced-address.ts';
import { ListMails } from '../queries/list-mails.ts';
import { SendMailAgain } from '../use-cases/send-mail-again.ts';

const asked = pageQuery.extend({
  agency: z.string(),
  journey: z.string().optional(),
  passenger: z.string().optional(),
  user: z.string().optional(),
  hides_money: z.literal('true').optional(),
});

/** What was mailed, for the BFF, which knows who may read it; and what staff have sent again. */
@Controller()
export class MailsController {
  constructor(
    private readonly mails: ListMails,
    private readonly bounced: GetBouncedAddress,
    private readonly commands: Commands,
  ) {}

  @Get(listMails.path)
  @InternalRoute()
  list(@Query() query: unknown): Promise<Page<KeptMail>> {
    const { hides_money: hides, ...about } = asked.parse(query);
    return this.mails.of({ ...about, hidesMoney: hides !== undefined });
  }

  @Endpoint(sendMailAgain)
  sendAgain(@ParsedCall() { params, caller }: Call<typeof sendMailAgain>): Promise<Answer<typeof sendMailAgain>> {
    return this.commands.execute(new SendMailAgain(params.id, caller.agency, caller.userId));
  }

  @Get(findBouncedAddress.path)
  @InternalRoute()
  bouncedAddress(@Param('id') id: string): Promise<BouncedAddress> {
    return this.bounced.of(id);
  }
}
