import type { StatisticsFilters, StatisticsGroup } from '@bitacora/contracts';

/** SQL of what the rows of a view are told apart by. */
export interface GroupOfRows {
  key: string;
  label: string;
}

const nameOf = (employee: string) =>
  `(select concat_ws(' ', e.data ->> 'first_name', e.data ->> 'last_name') from employees e where e.id = ${employee})`;

/** Of rows about the row `j` of `journeys`; `month` is theirs. */
export const groupsOfJourneys = (month: string): Record<StatisticsGroup, GroupOfRows> => ({
  month: { key: month, label: 'null' },
  adviser: { key: `coalesce(j.adviser::text, '')`, label: nameOf('j.adviser') },
  destination: {
    key: `coalesce(j.data #>> '{destination_city,code}', '')`,
    label: `j.data #>> '{destination_city,name}'`,
  },
});

/** Of rows about the row `q` of `quotes`. */
export const groupsOfQuotes = (month: string): Record<StatisticsGroup, GroupOfRows> => ({
  month: { key: month, label: 'null' },
  adviser: { key: `coalesce(q.owner::text, '')`, label: nameOf('q.owner') },
  destination: { key: `q.data ->> 'country'`, label: `q.data ->> 'country_name'` },
});

/** Months in their order; else the largest first. */
export const inOrder = ({ by }: StatisticsFilters, largest: string): string =>
  by === 'month' ? 'key' : `${largest} desc, key`;
