import { journeyReminders, ownReminders } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { Reminders } from './reminders.ts';

@Controller()
export class RemindersController {
  constructor(private readonly reminders: Reminders) {}

  @Endpoint(journeyReminders)
  ofJourney(
    @ParsedCall() { params, query, caller }: Call<typeof journeyReminders>,
  ): Promise<Answer<typeof journeyReminders>> {
    return this.reminders.ofJourney(params.id, caller, query);
  }

  @Endpoint(ownReminders)
  async own(@ParsedCall() { params, caller }: Call<typeof ownReminders>): Promise<Answer<typeof ownReminders>> {
    return { results: await this.reminders.comingTo(caller.userId, params.id) };
  }
}
