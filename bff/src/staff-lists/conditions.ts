import type { JourneyCondition, JourneyFilters, JourneyPhase } from '@bitacora/contracts';
import { searchWords } from '@bitacora/kernel';
import { likePattern } from '@bitacora/platform';

/** A part of a `where` over `journey_summaries`, with its parameters. */
export interface Condition {
  sql: string;
  parameters: readonly unknown[];
}

export const condition = (sql: string, ...parameters: readonly unknown[]): Condition => ({ sql, parameters });

export const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
  parameters: conditions.flatMap(({ parameters }) => parameters),
});

type On = (today: string) => Condition;

/** Under way or to come. */
export const isToCome: On = (today) => condition('not is_cancelled and last_day >= ?', today);

/** Where a journey stands in time: `phaseOf` in SQL. What is under way is asked as a span, which an index finds. */
export const phases: Record<JourneyPhase, On> = {
  upcoming: (today) => condition('not is_cancelled and travel_date > ?', today),
  ongoing: (today) => condition(`not is_cancelled and daterange(travel_date, last_day, '[]') @> ?::date`, today),
  past: (today) => condition('not is_cancelled and travel_date <= ? and last_day < ?', today, today),
  cancelled: () => condition('is_cancelled'),
};

/** What waits for somebody, each once: its number and its list ask the same. */
export const waiting: Record<JourneyCondition, On> = {
  pending: (today) => allOf([condition('pending > 0'), isToCome(today)]),
  not_ready: (today) => allOf([condition('not is_ready'), isToCome(today)]),
  // Also of what was called off: what it owes is owed.
  overdue: (today) => condition('balance_cents > 0 and balance_due < ?', today),
};

export const ofAgency = (agency: string): Condition => condition('agency = ?', agency);

/** What a list of journeys is narrowed to. */
export function journeysThat(agency: string, filters: JourneyFilters, today: string): Condition {
  const { search, state, from, until, adviser, condition: waitsFor } = filters;
  return allOf([
    ofAgency(agency),
    ...searchWords(search ?? '').map((word) => condition('search_text like ?', likePattern(word))),
    ...(state ? [phases[state](today)] : []),
    ...(from ? [condition('travel_date >= ?', from)] : []),
    ...(until ? [condition('travel_date <= ?', until)] : []),
    ...(adviser ? [condition('adviser = ?', adviser)] : []),
    ...(waitsFor ? [waiting[waitsFor](today)] : []),
  ]);
}

/** Passengers in whom, or in a reservation code of whose journeys, each word is found. */
export function passengersThat(agency: string, search: string | undefined): Condition {
  const found = searchWords(search ?? '').map((word) => {
    const pattern = likePattern(word);
    // An array, and no join: an index finds either half, and a common word can still be read in the order of the list.
    return condition(
      `search_text like ? or id = any(array(
         select jp.passenger from service_records r join journey_passengers jp on jp.journey = r.journey
         where r.search_text <> '' and r.search_text like ? and not r.is_removed
       ))`,
      pattern,
      pattern,
    );
  });
  return allOf([ofAgency(agency), ...found]);
}
