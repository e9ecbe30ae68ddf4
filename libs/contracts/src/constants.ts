/** The business constants and limits of specification §9, each with the section where it acts. */

/** Travellers should be at the airport this long before a flight (§2, package services list). */
export const AIRPORT_REMINDER_HOURS = 3;
/** A reservation that is still pending this long after the purchase: ask the adviser (§2, pending notice). */
export const PENDING_RESERVATION_HOURS = 24;
/** An adviser contacts who asked for a quote within this time (§2, quote form). */
export const QUOTE_FOLLOW_UP_HOURS = 24;
/** Hotel and destination vouchers are uploaded this long before travel (§2, FAQ 2). */
export const VOUCHERS_BEFORE_TRAVEL_DAYS = 7;
/** Luggage requests that need a quote are processed within this time (§2, FAQ 4). */
export const LUGGAGE_REQUEST_DAYS = 3;

/** Shortest password (§5, general helpers). */
export const PASSWORD_MINIMUM_LENGTH = 8;
/** Digits of a cédula, and of an Ecuadorian mobile phone (§5, general helpers). */
export const ID_DIGITS = 10;
export const PHONE_DIGITS = 10;
/** Minimum age to register (§1, terms). */
export const MINIMUM_AGE = 13;

/** What a cost is before anybody writes one, in dollars (§5, common). */
export const DEFAULT_COST = 0;
/** Status of a package service: pending, and with its service attached (§4). */
export const SERVICE_PENDING = 'P';
export const SERVICE_ATTACHED = 'T';
/** Statuses of success (§7). */
export const HTTP_CREATED = 201;
export const HTTP_UPDATED = 200;
export const HTTP_NO_CONTENT = 204;

/** The brand's yellow (§9): a ground for dark text, never text itself (facts: colour). */
export const BRAND_COLOUR = '#F9C611';
/** The home page's cover carousel (§1). */
export const CAROUSEL_MILLISECONDS = 5000;
/** Toasts close by themselves (§4). */
export const TOAST_MILLISECONDS = 4000;
/** The contact map (§2, contact screen). */
export const MAP_ZOOM = 15;
export const MAP_HEIGHT_PIXELS = 400;
/** Columns of the tour grid on extra small, small and large screens (§1). */
export const TOUR_GRID_COLUMNS = { xs: 1, sm: 2, lg: 4 } as const;
/** Where layouts change, in pixels (§9); the navbar collapses below `md` (§2). The theme's CSS has the same values. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** The agency's hours where its settings are not known: days 1 (Monday) to 7, times in America/Guayaquil (§2, contact). */
export const OPENING_HOURS = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '14:00' },
] as const;

/** Without an answer for this long, the client says that it is offline (§4, data client connectivity). */
export const OFFLINE_AFTER_MILLISECONDS = 10_000;
/** Waits between attempts to reopen the stream (§4). */
export const STREAM_BACKOFF = { firstMilliseconds: 1000, factor: 1.5, capMilliseconds: 60_000 } as const;
/** How long a lazy page's script may take (§9). */
export const CHUNK_TIMEOUT_MILLISECONDS = 120_000;
