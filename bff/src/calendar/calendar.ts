import {
  type Calendar,
  CALENDAR_ITEMS,
  type CalendarFilters,
  type CalendarKind,
  calendarKindsFor,
  isLateKind,
  type LateFilters,
  type Right,
} from '@bitacora/contracts';
import { type Clock, ForbiddenError } from '@bitacora/kernel';
import { CLOCK, Database } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Condition } from '../staff-lists/conditions.ts';
import { calendarItemsOf } from './calendar-item.ts';
import type { CalendarRows } from './calendar-rows.ts';
import { calendarStatement, lateStatement } from './calendar-statement.ts';

/** Whose calendar, of which days, and what who asks may do. */
export interface CalendarAsked {
  agency: string;
  filters: CalendarFilters;
  rights: readonly Right[];
  /** How many items there are at most, the first ones; as many as a screen has, unless told. */
  most?: number;
}

type LateAsked = Pick<CalendarAsked, 'agency' | 'rights'> & { filters: LateFilters };

/** Throws `forbidden` for a kind that is not for who asks. */
function kindsOf({ kind }: { kind?: CalendarKind | undefined }, rights: readonly Right[]): readonly CalendarKind[] {
  const seen = calendarKindsFor(rights);
  if (kind && !seen.includes(kind)) throw new ForbiddenError();
  return kind ? [kind] : seen;
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
    const kinds = kindsOf(filters, rights);
    return this.told(calendarStatement({ agency, kinds, filters, now: this.clock.now(), most }));
  }

  /** What was due before today and is not done. Throws `forbidden` for a kind that is not for who asks. */
  async readLate({ agency, filters, rights }: LateAsked): Promise<Calendar> {
    const kinds = kindsOf(filters, rights).filter(isLateKind);
    return this.told(lateStatement({ agency, kinds, filters, now: this.clock.now() }));
  }

  private async told({ sql, parameters }: Condition): Promise<Calendar> {
    const [rows] = await this.database.query<CalendarRows>(sql, [...parameters]);
    if (!rows) throw new Error('a calendar has a row');
    return { days: rows.days, items: calendarItemsOf(rows) };
  }
}
