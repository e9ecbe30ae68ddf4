import { journeyHistory } from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { seesAmounts } from '../journey-view/reader.ts';
import { JourneyHistory } from './journey-history.ts';

@Controller()
export class JourneyHistoryController {
  constructor(private readonly histories: JourneyHistory) {}

  @Endpoint(journeyHistory)
  async of(@ParsedCall() { params, caller }: Call<typeof journeyHistory>): Promise<Answer<typeof journeyHistory>> {
    const history = await this.histories.of(params.id, caller.agency, seesAmounts(caller));
    if (!history) throw new ForeignError();
    return history;
  }
}
