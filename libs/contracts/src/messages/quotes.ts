/** What is said of a quote, on screens and in mails. */
export const quoteMessages = {
  /** `2 adultos, 1 niño` */
  people: (adults: number, children: number) =>
    `${adults} ${adults === 1 ? 'adulto' : 'adultos'}${children > 0 ? `, ${children} ${children === 1 ? 'niño' : 'niños'}` : ''}`,
  /** `Salida vie 12 jul` */
  leaves: (day: string) => `Salida ${day}`,
  /** Of who travels, how many the visitor has not named yet. */
  unnamed: (count: number) => (count === 1 ? 'falta 1 nombre' : `faltan ${count} nombres`),
} as const;
