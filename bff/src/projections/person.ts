/** Who somebody of a projected table is, as an object of SQL. */
export const personOf = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'first_name', ${alias}.data -> 'first_name', 'last_name', ${alias}.data -> 'last_name')`;
