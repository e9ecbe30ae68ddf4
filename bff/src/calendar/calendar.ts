import { type Calendar, type CalendarFilters, calendarKinds, calendarKindsOfAmounts } from '@bitacora/contracts';
import { ForbiddenError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { calendarItemsOf } from './calendar-item.ts';
import { type CalendarRows, calendarStatement } from './calendar-statement.ts';

/** Whose calendar, of which days, and whether who asks sees amounts. */
export interface CalendarAsked {
  agency: string;
  filters: CalendarFilters;
  seesAmounts: boolean;
}

/** What happens on the journeys of an agency, day by day: one statement over the read model (architecture#lists-of-staff). */
@Injectable()
export class AgencyCalendar {
  constructor(private readonly database: Database) {}

  /** Throws `forbidden` for a kind that is of amounts, when those are not for who asks. */
  async read({ agency, filters, seesAmounts }: CalendarAsked): Promise<Calendar> {
    const { kind } = filters;
    if (kind && calendarKindsOfAmounts.includes(kind) && !seesAmounts) throw new ForbiddenError();
    const kinds = (kind ? [kind] : calendarKinds).filter((one) => seesAmounts || !calendarKindsOfAmounts.includes(one));
    const { sql, parameters } = calendarStatement(agency, kinds, filters);
    const [rows] = await this.database.query<CalendarRows>(sql, [...parameters]);
    if (!rows) throw new Error('a calendar has a row');
    return { days: rows.days, items: calendarItemsOf(rows) };
  }
}
