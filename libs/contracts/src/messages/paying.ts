/** How an agency is paid, wherever that is said: on a journey's page and in mails (product 5.14, 16.9). */
export const payingMessages = {
  howToPay: 'Cómo pagar',
  /** Where the agency says first how much. */
  howToPayOnceAsked: 'Cómo pagar, cuando su asesor le confirme cuánto',
  methods: 'Formas de pago',
  transferTo: (bank: string) => `Transferencia a ${bank}`,
  account: (type: string) => `Cuenta ${type.toLowerCase()}`,
  holder: (name: string) => `A nombre de ${name}`,
  ruc: 'RUC de la agencia',
  inDoubt: 'Si duda de estos datos',
  callFirst: 'Antes de transferir, llámenos al',
  voucher: 'Comprobante',
  /** What is no transfer, as the agency wrote it: `Tarjeta de crédito, PayPhone`. */
  otherWays: (methods: readonly string[]) => methods.join(', '),
} as const;
