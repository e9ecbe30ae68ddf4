import { moneyMessages } from './money.ts';
import { payingMessages } from './paying.ts';

/** What mails say of money, to who holds a journey (product 16.9 to 16.11). */
export const moneyMails = {
  ...payingMessages,
  total: moneyMessages.total,
  paid: moneyMessages.paid,
  paidLessRefunds: 'Pagado, menos lo devuelto',
  balance: moneyMessages.balance,
  payUntil: 'Pagar hasta',
  overdueSince: 'Venció el',
  inFavour: moneyMessages.balanceInFavour,
  nothingOwed: 'Nada por pagar',
  journey: 'Viaje',
  isCancelled: 'Cancelado',
  retained: moneyMessages.retained,
  askFirst: moneyMessages.askFirst,
  askCostFirst: moneyMessages.askCostFirst,
  howItComesBack: 'Cómo se devuelve',
  comesBack: moneyMessages.comesBack,
  toPayBalance: (dollars: string) => `Cómo pagar el saldo de ${dollars}`,
  toPaySum: (dollars: string) => `Cómo pagar ${dollars}`,
  sendVoucher: 'Envíelo cuando pague: basta responder a este correo.',
  askHow: 'Llame o responda a este correo, y le decimos cómo.',
  action: 'Ver mis pagos',
  seeInvoice: 'Ver mi factura',
  owed: (dollars: string, due: string) => `Saldo ${dollars}, por pagar hasta ${due}`,
  overdue: (dollars: string, due: string) => `Saldo ${dollars}, venció el ${due}`,
  method: 'Método',
  reason: 'Motivo',
  purchase: {
    name: 'Compra',
    headline: 'Gracias por su compra',
    headlineOfOthers: 'Estamos preparando su viaje',
    includes: 'Incluye',
    note: 'Una semana antes del viaje le enviamos por correo sus vouchers o el enlace para abrirlos; si entonces falta algo, apenas todo esté listo.',
    /** Of what is sold within that week. */
    noteNow: 'Apenas todo esté listo le enviamos por correo sus vouchers o el enlace para abrirlos.',
    /** Of what is ready as it is sold. */
    noteReady: 'Todo está listo: sus vouchers, o el enlace para abrirlos, le llegan en otro correo.',
    greeting: (name: string) => `Hola, ${name}. Este es el resumen de su viaje.`,
  },
  reminder: {
    name: 'Saldo',
    greeting: (name: string) => `Hola, ${name}. Le recordamos el saldo de su viaje.`,
    /** The title of its mail: when that is opened later, its day is still so. */
    title: (day: string) => `Pague su saldo hasta el ${day}`,
    /** Where a service was called off: how much is left is not known yet. */
    titleToAsk: 'Antes de pagar su saldo, hable con su asesor',
    /** In a list of what is planned. */
    headline: (days: number) => {
      if (days <= 0) return 'Su saldo se paga hasta hoy';
      return days === 1 ? 'Su saldo se paga hasta mañana' : `Faltan ${days} días para pagar su saldo`;
    },
    note: 'Si ya pagó y envió el comprobante, no haga nada más: este aviso deja de llegarle en cuanto registremos su pago.',
  },
  payments: {
    name: 'Pago',
    number: 'Número de comprobante',
    date: 'Fecha del pago',
    headline: 'Recibimos su pago',
    many: {
      headline: (count: number) => `Recibimos ${count} pagos`,
      name: (count: number) => `${count} pagos`,
    },
    told: null,
    voidedHeadline: 'Corregimos el registro de un pago',
    voidedName: 'Pago anulado',
    voidedMany: {
      headline: (count: number) => `Corregimos el registro de ${count} pagos`,
      name: (count: number) => `${count} pagos anulados`,
    },
    voided:
      'Corregimos una anotación: este pago, del que le avisamos, ya no cuenta. Lo pagado y el saldo de abajo ya están corregidos. Si falta un pago que usted hizo, llame o responda a este correo.',
  },
  invoices: {
    name: 'Factura',
    number: 'Número de factura',
    date: 'Fecha de la factura',
    headline: 'Emitimos una factura',
    many: {
      headline: (count: number) => `Emitimos ${count} facturas`,
      name: (count: number) => `${count} facturas`,
    },
    told: {
      owed: 'No es otro cobro: lo que falta pagar es solo el saldo de abajo.',
      settled: 'No es otro cobro: no tiene nada que pagar por ella.',
      unsaid: 'No es otro cobro.',
    },
    voidedHeadline: 'Anulamos una factura',
    voidedName: 'Factura anulada',
    voidedMany: {
      headline: (count: number) => `Anulamos ${count} facturas`,
      name: (count: number) => `${count} facturas anuladas`,
    },
    voided:
      'Esta factura, de la que le avisamos, ya no vale: no la use para sus trámites. Si emitimos otra en su lugar, le avisaremos.',
  },
  refunds: {
    name: 'Devolución',
    number: 'Número de comprobante',
    date: 'Fecha de la devolución',
    headline: 'Hicimos una devolución',
    many: {
      headline: (count: number) => `Hicimos ${count} devoluciones`,
      name: (count: number) => `${count} devoluciones`,
    },
    told: 'De lo pagado ya está descontada esta devolución. Si aún no la recibió, llame o responda a este correo.',
    voidedHeadline: 'Corregimos el registro de una devolución',
    voidedName: 'Devolución anulada',
    voidedMany: {
      headline: (count: number) => `Corregimos el registro de ${count} devoluciones`,
      name: (count: number) => `${count} devoluciones anuladas`,
    },
    voided:
      'Corregimos una anotación: esta devolución, de la que le avisamos, ya no cuenta. Lo pagado y el saldo de abajo ya están corregidos. Si usted ya la recibió, llame o responda a este correo.',
  },
} as const;
