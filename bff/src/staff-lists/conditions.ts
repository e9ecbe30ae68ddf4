import {
  POOR_RATING,
  type JourneyCondition,
  type JourneyFilters,
  type JourneyPhase,
  type JourneyState,
  type LeadTimes,
  type LuggageFilters,
  type LuggageState,
  NONE,
  usualLeadTimes,
} from '@bitacora/contracts';
import { addDays, searchWords } from '@bitacora/kernel';
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

/** That a column has a value, or none at all. */
export const has = (column: string, value: string): Condition =>
  value === NONE ? condition(`${column} is null`) : condition(`${column} = ?`, value);

/** That of the journey whose id a column has, its row `j` says a value, or none at all. */
export const journeyHas = (column: string, part: string, value: string): Condition =>
  value === NONE
    ? condition(`not exists (select from journeys j where j.id = ${column} and ${part} is not null)`)
    : condition(`${column} in (select j.id from journeys j where ${part} = ?)`, value);

/** What a visitor or a traveller asked waits for an answer; what came before that was kept is new. */
export const isUnanswered = `coalesce(status, 'new') in ('new', 'in_progress')`;

/** A lead time of an agency, as its settings say it (product 11.4): part of the statement that asks for what waits. */
const leadTime = (name: keyof LeadTimes, agency: string): Condition =>
  condition(
    `coalesce((select (data #>> '{lead_times,${name}}')::int from agencies where ruc = ?), ${usualLeadTimes[name]})`,
    agency,
  );

/** What began before that many hours. */
const longerThan = (moment: string, now: Date, hours: Condition): Condition =>
  condition(
    `${moment} <= ?::timestamptz - make_interval(hours => ${hours.sql})`,
    now.toISOString(),
    ...hours.parameters,
  );

/** How many days before they leave the agency's journeys are to be ready. */
export const readyDays = (agency: string): Condition => leadTime('ready_days', agency);

/** Which are to be ready by a day. */
export const toBeReadyBy = (day: string, agency: string): Condition => {
  const days = readyDays(agency);
  return condition(`travel_date <= ?::date + ${days.sql}`, day, ...days.parameters);
};

/** Under way or to come. */
export const isToCome = (today: string): Condition => condition('not is_cancelled and last_day >= ?', today);

/** Where a journey stands in time: `phaseOf` in SQL. What is under way is asked as a span, which an index finds. */
export const phases: Record<JourneyPhase, (today: string) => Condition> = {
  upcoming: (today) => condition('not is_cancelled and travel_date > ?', today),
  ongoing: (today) => condition(`not is_cancelled and daterange(travel_date, last_day, '[]') @> ?::date`, today),
  past: (today) => condition('not is_cancelled and travel_date <= ? and last_day < ?', today, today),
  cancelled: () => condition('is_cancelled'),
};

/** Where a list of journeys looks. */
const states: Record<JourneyState, (today: string) => Condition> = {
  ...phases,
  standing: () => condition('not is_cancelled'),
};

/** That somebody who travelled says it was bad, and nobody has seen to it: an index has those. The mark is the path's, no parameter. */
const waitsForOpinion = (journey: string) =>
  `jsonb_path_exists(${journey}.data, '$.opinions[*] \\? (@.rating <= ${POOR_RATING} && @.attended_at == null)')`;

/** What staff look after, each once: its number and its list ask the same. */
export const conditions: Record<JourneyCondition, (today: string, now: Date, agency: string) => Condition> = {
  pending: (today) => allOf([condition('pending > 0'), isToCome(today)]),
  not_ready: (today) => allOf([condition('not is_ready'), isToCome(today)]),
  // Also of what was called off: what it owes is owed.
  overdue: (today) => condition('balance_cents > 0 and balance_due < ?', today),
  owing: () => condition('balance_cents <> 0'),
  pending_late: (today, now, agency) =>
    allOf([
      condition('pending > 0'),
      longerThan('pending_since', now, leadTime('pending_hours', agency)),
      isToCome(today),
    ]),
  soon_not_ready: (today, _, agency) => allOf([condition('not is_ready'), toBeReadyBy(today, agency), isToCome(today)]),
  travels_today: (today) => travelsFrom(today, today),
  travels_this_week: (today) => travelsFrom(today, addDays(today, 6)),
  poor_opinion: (_, __, agency) =>
    condition(`id in (select j.id from journeys j where j.agency = ? and ${waitsForOpinion('j')})`, agency),
};

/** Under way on one of the days; the last of them also by itself, where a list in the order of departure ends. */
const travelsFrom = (first: string, last: string): Condition =>
  condition(
    `not is_cancelled and travel_date <= ? and daterange(travel_date, last_day, '[]') && daterange(?, ?, '[]')`,
    last,
    first,
    last,
  );

/** By their month of purchase. */
export const soldIn = (from: string | undefined, until: string | undefined): Condition[] => [
  ...(from ? [condition('purchase_month >= ?', from)] : []),
  ...(until ? [condition('purchase_month <= ?', until)] : []),
];

export const ofAgency = (agency: string): Condition => condition('agency = ?', agency);

/** What a list of journeys is narrowed to. */
export function journeysThat(agency: string, filters: JourneyFilters, today: string, now: Date): Condition {
  const { search, state, from, until, sold_from, sold_until, adviser, destination, condition: meets } = filters;
  return allOf([
    ofAgency(agency),
    ...searchWords(search ?? '').map((word) => condition('search_text like ?', likePattern(word))),
    ...(state ? [states[state](today)] : []),
    ...(from ? [condition('travel_date >= ?', from)] : []),
    ...(until ? [condition('travel_date <= ?', until)] : []),
    ...soldIn(sold_from, sold_until),
    ...(adviser ? [has('adviser', adviser)] : []),
    ...(destination ? [has('destination', destination)] : []),
    ...(meets ? [conditions[meets](today, now, agency)] : []),
  ]);
}

/** Parts of a reservation code are looked for from here on: of less no index says where they stand. */
const SHORTEST_PART_OF_CODE = 3;

/** Passengers in whom, or in a reservation code of whose journeys, each word is found. */
export function passengersThat(agency: string, search: string | undefined): Condition {
  const found = searchWords(search ?? '').map((word) => {
    const pattern = likePattern(word);
    if (word.length < SHORTEST_PART_OF_CODE) return condition('search_text like ?', pattern);
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

/** Where requests for luggage stand, each once. */
const luggageStates: Record<LuggageState, (now: Date, agency: string) => Condition> = {
  open: () => condition(`status = 'open'`),
  late: (now, agency) => {
    const days = leadTime('luggage_days', agency);
    const hours = condition(`24 * ${days.sql}`, ...days.parameters);
    return allOf([condition(`status = 'open'`), longerThan(`waits_since::timestamptz`, now, hours)]);
  },
  answered: () => condition(`status = 'answered'`),
  withdrawn: () => condition(`status = 'withdrawn'`),
  suspended: () => condition(`status = 'suspended'`),
};

/** What a list of requests for luggage is narrowed to. */
export const luggageThat = (agency: string, { state }: Pick<LuggageFilters, 'state'>, now: Date): Condition =>
  allOf([ofAgency(agency), condition('not is_removed'), ...(state ? [luggageStates[state](now, agency)] : [])]);
