import { LUGGAGE_REQUEST_DAYS } from '@bitacora/contracts/constants';
import { luggageMessages } from '@bitacora/contracts/messages';

const withNext = (text: string, next: string | null) => (next === null ? text : `${text} ${next}`);

/** Luggage that is asked for on an air ticket (product 10.8). */
export const words = {
  ask: 'Pedir equipaje adicional',
  askAgain: 'Pedir más equipaje',
  list: 'Equipaje adicional',
  pieces: luggageMessages.piecesOf,
  piecesOf: (count: number, kind: string, name: string | null) =>
    `${luggageMessages.piecesOf(count, kind)}${name === null ? '' : `, para ${name}`}`,
  added: (luggage: string) => `${luggageMessages.added}: ${luggage}`,
  /** Of what nobody confirmed for the ticket that came in place of the one to which it was added. */
  addedToFormer: (luggage: string, next: string | null) =>
    withNext(`${luggageMessages.addedToFormer}: ${luggage}.`, next),
  /** The same below such an answer. */
  ofFormer: (outcome: 'accepted' | 'added' | 'refused', next: string | null) =>
    withNext(outcome === 'added' ? `${luggageMessages.addedToFormer}.` : `${luggageMessages.acceptedForFormer}.`, next),
  askWhetherItApplies: 'Pregunte a su asesor si vale en este.',
  confirmIt: 'Hay que confirmarlo para este al responder de nuevo.',
  of: (name: string) => `Para ${name}`,
  asked: (moment: string) => `Solicitado el ${moment}.`,
  due: (moment: string) => `Respondemos hasta el ${moment}.`,
  suspended: 'Si se reactiva su boleto, la agencia la responde.',
  answered: (moment: string) => `Respuesta de la agencia, ${moment}`,
  price: `${luggageMessages.price}:`,
  free: luggageMessages.free,
  confirmFirst: 'Se agrega cuando usted lo confirma con su asesor.',
  payFirst: (until: string | null) => `Se agrega cuando usted lo paga${until === null ? '' : `, hasta ${until}`}.`,
  payOver: (until: string) => `${luggageMessages.wasDue(until)} Si no lo pagó, pregunte a su asesor si aún se puede.`,
  toPay: (pieces: number, kind: string, sum: string, until: string | null) =>
    `Aparte, equipaje por pagar: ${luggageMessages.piecesOf(pieces, kind)}, ${sum}${until === null ? '' : `, hasta ${until}`}`,
  nothingToPay: luggageMessages.nothingToPay,
  paidAlready: 'Si ya lo pagó, no lo pague otra vez: pregunte a su asesor.',
  withdraw: {
    open: 'Retirar solicitud',
    title: '¿Retirar la solicitud de equipaje?',
    text: 'La agencia ya no la responderá. Puede pedirlo otra vez cuando quiera.',
    keep: 'Conservarla',
    done: 'Solicitud retirada',
  },
  form: {
    title: 'Pedir equipaje adicional',
    text: (ticket: string) =>
      `Para su boleto ${ticket}. Su asesor consulta con la aerolínea y le responde en ${LUGGAGE_REQUEST_DAYS} días, y antes de su vuelo, por correo y aquí mismo. Pedirlo no le cobra nada: primero le decimos el precio.`,
    pieces: '¿Cuántas piezas?',
    kind: '¿Qué equipaje?',
    choose: 'Elija de la lista',
    loading: 'Cargando',
    other: 'Otro',
    otherHint: 'Por ejemplo: bicicleta, tabla de surf, maleta de 15 kg.',
    fromList: 'Elegir de la lista',
    note: 'Nota',
    noteHint: 'Medidas, peso o lo que su asesor deba saber.',
    submit: 'Enviar solicitud',
    sending: 'Enviando',
    sent: 'Solicitud enviada',
    failed: 'Error al enviar la Solicitud',
  },
} as const;
