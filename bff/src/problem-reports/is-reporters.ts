/**
 * Of a row of `problem_reports`: whether whoever has the account may read it as its reporter. Not what was written while the
 * account had an address whose change was undone: that was whoever reads the other address (product 12.5).
 */
export const isReporters = `not exists (
  select from passengers p where p.id = problem_reports.passenger
  and (problem_reports.data ->> 'created_at')::timestamptz
    between (p.data #>> '{undone_period,from}')::timestamptz and (p.data #>> '{undone_period,until}')::timestamptz)`;
