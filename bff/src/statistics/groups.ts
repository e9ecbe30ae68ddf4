import { NONE, type StatisticsFilters, type StatisticsGroup } from '@bitacora/contracts';
import { receivedOn } from '../quotes/quotes.ts';
import { destinationOfJourney } from '../projections/destination.ts';

/** SQL of what the rows of a view are told apart by. */
export interface GroupOfRows {
  key: string;
  label: string;
}

const nameOf = (employee: string) =>
  `(select concat_ws(' ', e.data ->> 'first_name', e.data ->> 'last_name') from employees e where e.id = ${employee})`;

/** As the filters of the lists name who, or what, is none. */
const keyOf = (value: string) => `coalesce((${value})::text, '${NONE}')`;

/** Of rows about the row `j` of `journeys`; `month` is theirs. */
export const groupsOfJourneys = (month: string): Record<StatisticsGroup, GroupOfRows> => ({
  month: { key: month, label: 'null' },
  adviser: { key: keyOf('j.adviser'), label: nameOf('j.adviser') },
  destination: { key: keyOf(destinationOfJourney), label: `j.data #>> '{destination_city,name}'` },
});

/** Of rows of `quotes`. */
export const groupsOfQuotes: Record<StatisticsGroup, GroupOfRows> = {
  month: { key: `to_char(${receivedOn}, 'YYYY-MM')`, label: 'null' },
  adviser: { key: keyOf('owner'), label: nameOf('owner') },
  destination: { key: `data ->> 'country'`, label: `data ->> 'country_name'` },
};

/** Months in their order; else the largest first. */
export const inOrder = ({ by }: StatisticsFilters, largest: string): string =>
  by === 'month' ? 'key' : `${largest} desc, key`;
