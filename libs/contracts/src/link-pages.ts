/** The pages where somebody chooses a password by a secret link; whose account and which token follow in the address. */
export const passwordPages = {
  activation: '/user/activate',
  'password-reset': '/user/password/reset/confirm',
} as const;

/** The address of a secret link within the site. */
export const linkPath = (page: string, { uid, token }: { uid: string; token: string }): string =>
  `${page}/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`;

/** The name that a journey's page gives to the place of one of its services. */
export const serviceAnchor = (item: string): string => `servicio-${item}`;

const placeOf = (item: string | null) => (item === null ? '' : `#${serviceAnchor(item)}`);

/** The address of a journey within the site; with an item, of that very service on its page. */
export const journeyPath = (journey: string, item: string | null = null): string =>
  `/my_journeys/${journey}${placeOf(item)}`;

/** The place of its bills and payments on that page. */
export const journeyBillsPath = (journey: string): string => `${journeyPath(journey)}#facturacion`;

/** The same journey as staff see it. */
export const staffJourneyPath = (journey: string, item: string | null = null): string =>
  `/admin/journeys/${journey}${placeOf(item)}`;

/** The lists of staff to which a mail or a calendar leads. */
export const staffPages = { quotes: '/admin/quotes', luggage: '/admin/luggage', problems: '/admin/problems' } as const;

/** A quote, a request for luggage or a report, opened in its list. */
export const openQuotePath = (id: string): string => `${staffPages.quotes}?quote=${id}`;
export const openLuggagePath = (id: string): string => `${staffPages.luggage}?request=${id}`;
export const openReportPath = (id: string): string => `${staffPages.problems}?report=${id}`;

/** Where a page of one's reports shows one of them. */
export const reportAnchor = (number: string): string => `reporte-${number}`;

/** One of a traveller's own reports, with its answer. */
export const ownReportPath = (number: string): string => `/user/report_problem#${reportAnchor(number)}`;

/** Where somebody says how a journey was; a mark that a mail offers is chosen there, and sent by nothing but a press. */
export const opinionPath = (token: string, rating: number | null = null): string =>
  `/opinion/${encodeURIComponent(token)}${rating === null ? '' : `?nota=${rating}`}`;

/** Where who got a mail chooses which ones to get, by what that mail's link holds. */
export const mailChoicesPath = (token: string): string => `/correos/${encodeURIComponent(token)}`;
