/** The agency's clock: "today", days to travel and office hours are counted here. */
export const AGENCY_TIME_ZONE = 'America/Guayaquil';
