import { readCalendar, readLateItems, rightsOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { AgencyCalendar } from './calendar.ts';

/** The calendar of staff, answered from the read model alone. */
@Controller()
export class CalendarController {
  constructor(private readonly calendar: AgencyCalendar) {}

  @Endpoint(readCalendar)
  read(@ParsedCall() { params, query, caller }: Call<typeof readCalendar>): Promise<Answer<typeof readCalendar>> {
    return this.calendar.read({
      agency: ownAgency(params, caller),
      filters: query,
      rights: rightsOf(caller.roles),
    });
  }

  @Endpoint(readLateItems)
  readLate(@ParsedCall() { params, query, caller }: Call<typeof readLateItems>): Promise<Answer<typeof readLateItems>> {
    return this.calendar.readLate({
      agency: ownAgency(params, caller),
      filters: query,
      rights: rightsOf(caller.roles),
    });
  }
}
