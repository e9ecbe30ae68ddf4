/** What is said of luggage that was asked for, on its ticket and in mails (product 10.8). */
export const luggageMessages = {
  /** On its ticket. */
  added: 'Equipaje agregado',
  /** On the ticket that came in place of the one to which it was added. */
  addedToFormer: 'Agregado al boleto anterior',
  askWhetherItApplies: (luggage: string) => `${luggage}: pregunte a su asesor si vale en este`,
  /** The same of what can be added and was not yet. */
  acceptedForFormer: 'Aceptado para el boleto anterior',
  askBeforePaying: (luggage: string) => `${luggage}: antes de pagar nada, pregunte a su asesor si vale en este`,
  piecesOf: (count: number, kind: string) => `${count} × ${kind}`,
  price: 'Precio total',
  free: 'Sin costo',
  nothingToPay: 'No tiene que pagar nada más por este equipaje.',
  wasDue: (until: string) => `Había que pagarlo hasta el ${until}.`,
} as const;
