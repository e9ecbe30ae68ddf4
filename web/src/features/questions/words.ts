import { pageHeads, payingMessages } from '@bitacora/contracts/messages';

/** The page of questions; its entries are the document QuestionsAndAnswers (product 2.5). */
export const words = {
  ...pageHeads['/questions_and_answers'],
  lead: 'Lo que más nos preguntan antes de viajar. Si le falta algo, escríbanos.',
  link: 'Enlace a esta respuesta',
  payment: {
    title: 'Cuentas y medios de pago',
    methods: 'Puede pagar con',
    accounts: 'Cuentas para transferencia o depósito',
    account: payingMessages.account,
    holder: payingMessages.holder,
    ruc: payingMessages.ruc,
    proof: 'Después de pagar, envíe el comprobante a su asesor para que lo registre.',
    failed: 'No pudimos cargar las cuentas de la agencia.',
  },
  more: {
    title: '¿Le quedó una duda?',
    text: 'Un asesor le responde en persona.',
    contacts: 'Ver contactos',
    important: 'Información Importante',
  },
} as const;
