const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** How times are said, wherever they are said: on a screen, in a mail, on paper. */
export const timeMessages = {
  seconds: (seconds: number) => count(seconds, 'segundo', 'segundos'),
  minutes: (minutes: number) => count(minutes, 'minuto', 'minutos'),
  nights: (nights: number) => count(nights, 'noche', 'noches'),
  days: (days: number) => count(days, 'día', 'días'),
  in: (time: string) => `en ${time}`,
  today: 'hoy',
  tomorrow: 'mañana',
  /** Monday first. */
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  dayRange: (first: string, last: string) => `${first} a ${last}`,
  hoursRange: (opens: string, closes: string) => `${opens} a ${closes}`,
} as const;
