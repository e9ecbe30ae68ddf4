import { z } from 'zod';
import { LUGGAGE_LATE_DAYS, LUGGAGE_REQUEST_DAYS, PENDING_RESERVATION_HOURS, SOON_DAYS } from './constants.ts';
import { integer } from './validation/fields.ts';

/** When what waits is on staff's board (product 11.4). */
export interface LeadTimes {
  /** Days before its departure from which a journey that is not ready is shown. */
  ready_days: number;
  /** Hours after which a service without its record is late. */
  pending_hours: number;
  /** Days after which luggage that nobody answered is late. */
  luggage_days: number;
}

/** As long as an agency says nothing else. */
export const usualLeadTimes: LeadTimes = {
  ready_days: SOON_DAYS,
  pending_hours: PENDING_RESERVATION_HOURS,
  luggage_days: LUGGAGE_LATE_DAYS,
};

const whole = () => z.number().int().optional();

/** Those that an agency said, as events show them. */
export const saidLeadTimes = z.object({
  ready_days: whole(),
  pending_hours: whole(),
  luggage_days: whole(),
} satisfies Record<keyof LeadTimes, z.ZodType>);

/** As they are sent: luggage is answered within the days of the promise, so it is late before. */
export const leadTimesBody = z
  .object({
    ready_days: integer(1, 90),
    pending_hours: integer(1, 240),
    luggage_days: integer(1, LUGGAGE_REQUEST_DAYS),
  } satisfies Record<keyof LeadTimes, z.ZodType>)
  .partial();

/** Those of an agency, with the usual ones where it says nothing. */
export const leadTimesOf = (
  agency: { lead_times?: z.infer<typeof saidLeadTimes> | undefined } | undefined,
): LeadTimes => ({
  ready_days: agency?.lead_times?.ready_days ?? usualLeadTimes.ready_days,
  pending_hours: agency?.lead_times?.pending_hours ?? usualLeadTimes.pending_hours,
  luggage_days: agency?.lead_times?.luggage_days ?? usualLeadTimes.luggage_days,
});
