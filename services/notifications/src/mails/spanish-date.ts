const format = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (`YYYY-MM-DD`) as people write it: "12 de enero de 2027". */
export function spanishDate(day: string): string {
  return format.format(new Date(`${day}T12:00:00Z`));
}
