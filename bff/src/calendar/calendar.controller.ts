import { readCalendar, readLateItems, rightsOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { ListTurns } from '../staff-lists/list-turns.ts';
import { AgencyCalendar } from './calendar.ts';

/** The calendar of staff, answered from the read model alone. */
@Controller()
export class CalendarController {
  constructor(
    private readonly calendar: AgencyCalendar,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(readCalendar)
  read(@ParsedCall() { params, query, caller }: Call<typeof readCalendar>): Promise<Answer<typeof readCalendar>> {
    const of = { agency: ownAgency(params, caller), filters: query, rights: rightsOf(caller.roles) };
    return this.turns.read(caller, () => this.calendar.read(of));
  }

  @Endpoint(readLateItems)
  readLate(@ParsedCall() { params, query, caller }: Call<typeof readLateItems>): Promise<Answer<typeof readLateItems>> {
    const of = { agency: ownAgency(params, caller), filters: query, rights: rightsOf(caller.roles) };
    return this.turns.read(caller, () => this.calendar.readLate(of));
  }
}
