import { journeyMails, passengerMails } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Mails } from './mails.ts';

@Controller()
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Endpoint(journeyMails)
  ofJourney(@ParsedCall() { params, query, caller }: Call<typeof journeyMails>): Promise<Answer<typeof journeyMails>> {
    return this.mails.ofJourney(params.id, caller.agency, query);
  }

  @Endpoint(passengerMails)
  ofPassenger(
    @ParsedCall() { params, query, caller }: Call<typeof passengerMails>,
  ): Promise<Answer<typeof passengerMails>> {
    return this.mails.ofPassenger(params.id, caller.agency, query);
  }
}
