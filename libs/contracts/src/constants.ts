/** The business constants and limits (product 20), each with the rule that it serves. */

/** A visitor's request for a quote is answered within this time (product 10.2). */
export const QUOTE_ANSWER_HOURS = 24;
/** Who answers a quote is reminded of it this long before its time is over (product 16.14). */
export const QUOTE_REMINDER_HOURS = 4;
/** Of what starts or ends within this time travellers are told at once; where it is called off, and has begun or begins within it, they call at once (product 16.8, 16.25). */
export const SOON_HOURS = 48;
/** So long after a service was called off nobody is asked for the balance of before: its agency says first how much is left (product 8.5). */
export const COST_TO_CONFIRM_DAYS = 7;
/** Travellers should be at the airport this long before a flight (product 6.4). */
export const AIRPORT_REMINDER_HOURS = 3;
/** From this long before a departure travellers are reminded when to be there (product 6.4). */
export const DEPARTURE_REMINDER_DAYS = 7;
/** A reservation that is still pending this long after the purchase: ask the adviser (product 6.2). */
export const PENDING_RESERVATION_HOURS = 24;
/** Hotel and destination vouchers are uploaded this long before travel (product 20.1). */
export const VOUCHERS_BEFORE_TRAVEL_DAYS = 7;
/** Who answers for a journey that is not ready is warned this long before it leaves (product 16.12). */
export const VOUCHERS_WARNING_DAYS = 10;
/** Travellers are told of their papers this long before they leave (product 16.13). */
export const PAPERS_BEFORE_TRAVEL_DAYS = 30;
/** The declaration of goods is filled in within the last hours before a flight to Galápagos (product 16.13). */
export const GOODS_DECLARATION_HOURS = 48;
/** What leaves within this time and is not ready is on staff's board, unless the agency says another (product 3.10, 11.4). */
export const SOON_DAYS = 10;
/** Who travelled says for so long after the last day of it how a journey was (product 16.18). */
export const OPINION_DAYS = 90;
/** Luggage requests that need a quote are processed within this time (product 20.1). */
export const LUGGAGE_REQUEST_DAYS = 3;
/** One that is open for this long is on staff's board, unless the agency says another (product 10.8, 11.4). */
export const LUGGAGE_LATE_DAYS = 2;

/** Shortest password (product 20.2). */
export const PASSWORD_MINIMUM_LENGTH = 8;
/** A link to choose a password is mailed again after so long, while the former one still works (product 20.2). */
export const LINK_AGAIN_MINUTES = 10;
/** Minimum age to register (product 20.2). */
export const MINIMUM_AGE = 13;

/** The largest file that is accepted (product 9.1). */
export const MAXIMUM_FILE_BYTES = 10 * 1024 * 1024;

/** The home page's cover carousel (product 20.3). */
export const CAROUSEL_MILLISECONDS = 5000;
/** Toasts close by themselves (product 17.2). */
export const TOAST_MILLISECONDS = 4000;
/** The contact map (product 2.3). */
export const MAP_ZOOM = 15;
export const MAP_HEIGHT_PIXELS = 400;
/** Columns of the tour grid on extra small, small and large screens (product 2.2). */
export const TOUR_GRID_COLUMNS = { xs: 1, sm: 2, lg: 4 } as const;

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
