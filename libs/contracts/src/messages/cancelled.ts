/** What travellers are told of what was called off, or stands again, on a page and in mails (product 16.25). */
export const cancelledMessages = {
  /** While it is needed, or is about to be. */
  callNow: 'Llame ahora a su asesor para saber cómo sigue; si no contesta, llame a emergencias.',
  /** Of what stands again while it is needed. */
  askNow: 'Si tiene dudas, llame ahora a su asesor; si no contesta, llame a emergencias.',
  /** What of a journey does not stand, beside what does. */
  stillOff: (services: readonly string[]) =>
    `${services.length === 1 ? 'Sigue cancelado' : 'Siguen cancelados'}: ${services.join(', ')}.`,
} as const;
