/** Which values of a filter this site knows: any other in an address, of an old link or a slip, narrows nothing. */
export type IsKnown = (value: string) => boolean;

export const oneOf =
  (values: readonly string[]): IsKnown =>
  (value) =>
    values.includes(value);

export const isId: IsKnown = (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** `EC-GYE`, `US-florida-miami-2`. */
export const isCityCode: IsKnown = (value) => /^[A-Z]{2}-[\w-]{1,61}$/.test(value);

/** ISO 3166-1 alpha-2. */
export const isCountryCode: IsKnown = (value) => /^[A-Z]{2}$/.test(value);

const isRealDay = (value: string): boolean => {
  const read = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value);
};

export const isDay: IsKnown = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value);

export const isMonth: IsKnown = (value) => /^\d{4}-\d{2}$/.test(value) && isRealDay(`${value}-01`);
