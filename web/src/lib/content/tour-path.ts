/** The address of a tour, to be shared. */
export const tourPath = (slug: string) => `/tours/${encodeURIComponent(slug)}`;
