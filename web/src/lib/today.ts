const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil', dateStyle: 'short' });

/** The day in Guayaquil, `YYYY-MM-DD`: the earliest that a date field offers. */
export function todayInGuayaquil(now: Date = new Date()): string {
  return calendar.format(now);
}
