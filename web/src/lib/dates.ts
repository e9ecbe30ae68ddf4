const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'medium', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});

/** `12 dic 2026`, of a plain date. */
export const dayText = (date: string) => day.format(new Date(`${date}T00:00Z`));

/** `12 dic 2026, 10:15`, as the clock in Guayaquil showed it. */
export const instantText = (iso: string) => instant.format(new Date(iso));
