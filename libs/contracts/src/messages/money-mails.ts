/** What mails say of money, to who holds a journey (product 16.9 to 16.11). */
export const moneyMails = {
  total: 'Costo total',
  paid: 'Pagado',
  balance: 'Saldo',
  payUntil: 'Pagar hasta',
  overdueSince: 'Venció el',
  inFavour: 'A su favor',
  nothingOwed: 'Nada por pagar',
  howToPay: 'Cómo pagar',
  account: (type: string) => `Cuenta ${type.toLowerCase()}`,
  holder: (name: string) => `A nombre de ${name}`,
  receipt: 'Comprobante',
  sendReceipt: 'Envíelo cuando pague: basta responder a este correo.',
  /** What is not a transfer. */
  otherWays: 'Para pagar de otra forma',
  askHow: 'Llame o responda a este correo, y le decimos cómo.',
  action: 'Ver mis pagos',
  owed: (dollars: string, due: string) => `Saldo ${dollars}, por pagar hasta ${due}`,
  overdue: (dollars: string, due: string) => `Saldo ${dollars}, venció el ${due}`,
  ruc: 'RUC de la agencia',
  date: 'Fecha',
  method: 'Método',
  reason: 'Motivo',
  purchase: {
    name: 'Compra',
    headline: 'Gracias por su compra',
    headlineOfOthers: 'Su viaje ya está en marcha',
    includes: 'Incluye',
    greeting: (name: string) => `Hola, ${name}. Este es el resumen de su viaje:`,
  },
  reminder: {
    name: 'Saldo',
    greeting: (name: string) => `Hola, ${name}. Le recordamos el saldo de su viaje:`,
    headline: (days: number) => {
      if (days <= 0) return 'Su saldo se paga hasta hoy';
      return days === 1 ? 'Su saldo se paga hasta mañana' : `Faltan ${days} días para pagar su saldo`;
    },
    advice: 'Si ya pagó, no haga nada más: este aviso deja de llegarle en cuanto registremos su pago.',
  },
  payments: {
    name: 'Pago',
    number: 'Número de comprobante',
    headline: 'Recibimos su pago',
    voidedHeadline: 'Anulamos un pago',
    voidedName: 'Pago anulado',
  },
  invoices: {
    name: 'Factura',
    number: 'Número de factura',
    headline: 'Emitimos una factura',
    voidedHeadline: 'Anulamos una factura',
    voidedName: 'Factura anulada',
  },
  refunds: {
    name: 'Devolución',
    number: 'Número de comprobante',
    headline: 'Hicimos una devolución',
    voidedHeadline: 'Anulamos una devolución',
    voidedName: 'Devolución anulada',
  },
  voided:
    'Antes le avisamos de este movimiento; quedó sin efecto y ya no cuenta en su viaje. Si tiene dudas, responda a este correo.',
} as const;
