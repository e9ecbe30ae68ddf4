/** SQL of texts as `searchable` folds them, for what has no column of it: without accents and case, one after the other. */
export const folded = (...texts: readonly string[]): string =>
  `regexp_replace(lower(normalize(concat_ws(' ', ${texts.join(', ')}), NFD)), '[\\u0300-\\u036f]', '', 'g')`;
