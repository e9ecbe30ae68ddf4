import { type Calendar, CALENDAR_ITEMS, type CalendarFilters, calendarKindsFor, type Right } from '@bitacora/contracts';
import { type Clock, ForbiddenError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { calendarItemsOf } from './calendar-item.ts';
import type { CalendarRows } from './calendar-rows.ts';
import { calendarStatement } from './calendar-statement.ts';

/** Whose calendar, of which days, and what who asks may do. */
export interface CalendarAsked {
  agency: string;
  filters: CalendarFilters;
  rights: readonly Right[];
  /** How many items there are at most, the first ones; as many as a screen has, unless told. */
  most?: number;
}

/** What happens on the journeys of an agency and what it has to do, day by day: one statement over the read model (architecture#lists-of-staff). */
@Injectable()
export class AgencyCalendar {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `forbidden` for a kind that is not for who asks. */
  async read({ agency, filters, rights, most = CALENDAR_ITEMS }: CalendarAsked): Promise<Calendar> {
    const { kind } = filters;
    const seen = calendarKindsFor(rights);
    if (kind && !seen.includes(kind)) throw new ForbiddenError();
    const kinds = kind ? [kind] : seen;
    const { sql, parameters } = calendarStatement({ agency, kinds, filters, now: this.clock.now(), most });
    const [rows] = await this.database.query<CalendarRows>(sql, [...parameters]);
    if (!rows) throw new Error('a calendar has a row');
    return { days: rows.days, items: calendarItemsOf(rows) };
  }
}
