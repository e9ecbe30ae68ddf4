import { attendOpinion, getOpinion, giveOpinion } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindAskedJourney } from '../queries/asked-journey.ts';
import { AttendOpinion } from '../use-cases/attend-opinion.ts';
import { GiveOpinion } from '../use-cases/give-opinion.ts';

/** What travellers say of their journeys, by a mail's link, and that somebody saw to it. */
@Controller()
export class OpinionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(getOpinion)
  show(@ParsedCall() { params }: Call<typeof getOpinion>): Promise<Answer<typeof getOpinion>> {
    return this.queries.execute(new FindAskedJourney(params.token));
  }

  @Endpoint(giveOpinion)
  give(@ParsedCall() { params, body }: Call<typeof giveOpinion>): Promise<Answer<typeof giveOpinion>> {
    return this.commands.execute(new GiveOpinion(params.token, body.rating));
  }

  @Endpoint(attendOpinion)
  attend(
    @ParsedCall() { params, caller: { agency, userId: by } }: Call<typeof attendOpinion>,
  ): Promise<Answer<typeof attendOpinion>> {
    return this.commands.execute(new AttendOpinion({ ...params, agency, by }));
  }
}
