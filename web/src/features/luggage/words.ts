import { choices, type LeadTimes } from '@bitacora/contracts';

/** The luggage that travellers ask for, as staff answer it (product 10.8). */
export const words = {
  list: {
    title: 'Equipaje',
    description: 'El equipaje adicional que piden los viajeros, y qué se les respondió.',
    count: (count: number) => (count === 1 ? '1 solicitud' : `${count.toLocaleString('es-EC')} solicitudes`),
    file: 'equipaje',
    empty: 'Aún nadie pidió equipaje',
    emptyText: 'Cuando un viajero lo pida en su boleto, aparecerá aquí y llegará por correo a su asesor.',
    loadFailed: 'No pudimos cargar las solicitudes de equipaje.',
    noneFound: 'Ninguna solicitud coincide.',
    passenger: 'Viajero',
    unknownPassenger: 'Sin nombre todavía',
    luggage: 'Equipaje',
    pieces: (count: number, kind: string) => `${count} × ${kind}`,
    ticket: 'Boleto',
    withoutTicket: 'Sin boleto',
    journey: 'Viaje',
    unknownJourney: 'Sin viaje todavía',
    state: 'Estado',
    states: ({ luggage_days: days }: LeadTimes) => ({
      '': 'Todas',
      open: 'Por responder',
      late: `Esperan ${days === 1 ? '1 día' : `${days} días`} o más`,
      ...answeredAndMore(),
    }),
    asked: 'Solicitado',
    due: 'Responder hasta',
    overdue: 'Ya pasó',
    sort: 'Orden',
    sorts: { '': 'Más recientes', oldest: 'Las que esperan más' },
    late: ({ luggage_days: days }: LeadTimes) => `Equipaje sin respuesta en ${days === 1 ? '1 día' : `${days} días`}`,
    lateNote: (moment: string) => `Responder hasta el ${moment}`,
  },
  details: {
    title: 'Solicitud de equipaje',
    note: 'Nota',
    withdrawn: 'El viajero la retiró, o su boleto ya no es parte del viaje: no se responde.',
    suspended:
      'Su boleto se canceló, o el viajero ya no va en este viaje: no se responde. Si se restaura, vuelve a esperar respuesta.',
    over: 'Este boleto se canceló, ya salió o ya no es del viaje de quien lo pidió: solo puede responder que no se puede agregar.',
    ofFormer:
      'La respuesta es del boleto anterior, y nadie la confirmó para este. Si también vale aquí, envíela otra vez.',
    answered: 'Respondida',
    outcome: 'Respuesta',
    outcomeHint: 'Según lo que permite la tarifa del boleto.',
    choose: 'Elija una respuesta',
    price: 'Precio total',
    priceHint: 'De todas las piezas juntas; 0 si no tiene costo.',
    payUntil: 'Pagar hasta',
    payUntilHint: 'Hasta cuándo vale ese precio.',
    text: 'Mensaje para el viajero',
    textHint: (name: string | null) =>
      name === null ? 'Lo lee en su boleto quien lo pidió.' : `Llega por correo a ${name} y queda en su boleto.`,
    send: 'Enviar respuesta',
    sendAgain: 'Enviar otra respuesta',
    sent: 'Respuesta enviada',
    failed: 'Error al responder la Solicitud',
    unchanged: 'No hay cambios por enviar.',
    journeyLink: 'Ver el viaje',
    call: 'Llamar',
    close: 'Cerrar',
    notFound: 'No encontramos esa solicitud en su agencia.',
    loadFailed: 'No pudimos cargar la solicitud.',
  },
  onTicket: { answer: 'Responder', change: 'Cambiar respuesta' },
} as const;

function answeredAndMore() {
  const { answered, withdrawn, suspended } = choices.luggage_statuses;
  return { answered, withdrawn, suspended };
}
