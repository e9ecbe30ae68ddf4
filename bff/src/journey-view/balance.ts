import { USUAL_DAYS_BEFORE_TRAVEL } from '@bitacora/contracts';

/**
 * The kernel's `journeyMoney` as SQL, for what is asked of many journeys at once (a test holds the two together). Each is
 * an expression about the row `j` of `journeys`, in cents.
 */
const countedOf = (table: 'payments' | 'refunds') =>
  `coalesce((select sum(t.cents) from ${table} t where t.journey = j.id and not t.is_voided and not t.is_removed), 0)::bigint`;

/** Payments without refunds, of what was not voided. */
export const paidCentsOfJourney = `(${countedOf('payments')} - ${countedOf('refunds')})`;

/** The cost, or what was retained of a journey that was called off. */
const owedCentsOfJourney = `coalesce((j.data->'cancellation'->>'retained_cents')::bigint, (j.data->>'cost_cents')::bigint)`;

/** What is still to be paid. */
export const balanceCentsOfJourney = `(${owedCentsOfJourney} - ${paidCentsOfJourney})`;

/** `usualBalanceDue` where no day was agreed: a date. */
export const balanceDueOfJourney = `coalesce((j.data->>'balance_due')::date,
  greatest(j.travel_date - ${USUAL_DAYS_BEFORE_TRAVEL}, (j.data->>'purchase_date')::date))`;
