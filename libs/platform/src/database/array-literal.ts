/** Ids or numbers as an array of PostgreSQL, for a parameter of `query`: none of them needs escaping. */
export const arrayLiteral = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
