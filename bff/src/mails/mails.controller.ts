import { getBouncedAddress, journeyMails, passengerMails } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Mails } from './mails.ts';

@Controller()
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Endpoint(journeyMails)
  ofJourney(@ParsedCall() { params, query, caller }: Call<typeof journeyMails>): Promise<Answer<typeof journeyMails>> {
    return this.mails.ofJourney(params.id, caller, query);
  }

  @Endpoint(passengerMails)
  ofPassenger(
    @ParsedCall() { params, query, caller }: Call<typeof passengerMails>,
  ): Promise<Answer<typeof passengerMails>> {
    return this.mails.ofPassenger(params.id, caller, query);
  }

  @Endpoint(getBouncedAddress)
  bouncedAddress(
    @ParsedCall() { params, caller }: Call<typeof getBouncedAddress>,
  ): Promise<Answer<typeof getBouncedAddress>> {
    return this.mails.bouncedAddressOf(params.id, caller.agency);
  }
}
