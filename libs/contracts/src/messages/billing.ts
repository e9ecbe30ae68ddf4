/** How what is billed is called, on screens and in files. */
export const billingMessages = {
  kinds: { invoice: 'Factura', payment: 'Pago', refund: 'Devolución' },
  states: { valid: 'Válido', voided: 'Anulado' },
  /** Of one record, by its kind. */
  voided: { invoice: 'Anulada', payment: 'Anulado', refund: 'Anulada' },
  close: {
    date: 'Fecha',
    kind: 'Tipo',
    number: 'Número',
    journey: 'Viaje',
    idNumber: 'Cédula',
    holder: 'Titular',
    method: 'Método de pago',
    amount: 'Valor',
    state: 'Estado',
  },
} as const;
