/** The business constants and limits (product 20), each with the rule that it serves. */

/** Travellers should be at the airport this long before a flight (product 6.4). */
export const AIRPORT_REMINDER_HOURS = 3;
/** A reservation that is still pending this long after the purchase: ask the adviser (product 6.2). */
export const PENDING_RESERVATION_HOURS = 24;
/** An adviser contacts who asked for a quote within this time (product 10.2). */
export const QUOTE_FOLLOW_UP_HOURS = 24;
/** Hotel and destination vouchers are uploaded this long before travel (product 20.1). */
export const VOUCHERS_BEFORE_TRAVEL_DAYS = 7;
/** Luggage requests that need a quote are processed within this time (product 20.1). */
export const LUGGAGE_REQUEST_DAYS = 3;

/** Shortest password (product 20.2). */
export const PASSWORD_MINIMUM_LENGTH = 8;
/** A link to choose a password is mailed again after so long, while the former one still works (product 20.2). */
export const LINK_AGAIN_MINUTES = 10;
/** Digits of a cédula, and of an Ecuadorian mobile phone (product 20.2). */
export const ID_DIGITS = 10;
export const PHONE_DIGITS = 10;
/** Minimum age to register (product 20.2). */
export const MINIMUM_AGE = 13;

/** The largest file that is accepted (product 9.1). */
export const MAXIMUM_FILE_BYTES = 10 * 1024 * 1024;

/** What a cost is before anybody writes one, in dollars (product 7.2). */
export const DEFAULT_COST = 0;
/** Status of a package service: pending, and with its service attached (product 6.2). */
export const SERVICE_PENDING = 'P';
export const SERVICE_ATTACHED = 'T';
/** Statuses of success (product 20.6). */
export const HTTP_CREATED = 201;
export const HTTP_UPDATED = 200;
export const HTTP_NO_CONTENT = 204;

/** The brand's yellow (product 20.3): a ground for dark text, never text itself (product 18.1). */
export const BRAND_COLOUR = '#F9C611';
/** The home page's cover carousel (product 20.3). */
export const CAROUSEL_MILLISECONDS = 5000;
/** Toasts close by themselves (product 17.2). */
export const TOAST_MILLISECONDS = 4000;
/** The contact map (product 2.3). */
export const MAP_ZOOM = 15;
export const MAP_HEIGHT_PIXELS = 400;
/** Columns of the tour grid on extra small, small and large screens (product 2.2). */
export const TOUR_GRID_COLUMNS = { xs: 1, sm: 2, lg: 4 } as const;
/** Where layouts change, in pixels (product 20.3); the navbar collapses below `md` (product 3.3). The theme's CSS has the same values. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** The agency's hours where its settings are not known: days 1 (Monday) to 7, times in America/Guayaquil (product 20.4). */
export const OPENING_HOURS = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
] as const;

/** Without an answer for this long, the client says that it is offline (product 15.2). */
export const OFFLINE_AFTER_MILLISECONDS = 10_000;
/** Waits between attempts to reopen the stream (product 15.2). */
export const STREAM_BACKOFF = { firstMilliseconds: 1000, factor: 1.5, capMilliseconds: 60_000 } as const;
/** How long a lazy page's script may take (product 20.3). */
export const CHUNK_TIMEOUT_MILLISECONDS = 120_000;
