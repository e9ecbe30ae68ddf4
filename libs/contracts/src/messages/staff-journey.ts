import { readinessMessages } from './readiness.ts';

/** What is mailed to who answers for a journey (product 16.12). */
export const staffJourney = {
  subjectOfJourney: (headline: string, travellers: string | undefined, destination: string, day: string) =>
    `${headline}: viaje${travellers ? ` de ${travellers}` : ''} a ${destination}, ${day}`,
  /** What alone is told, and whose journey it is. */
  subjectOf: (headline: string, title: string, travellers: string, destination: string) =>
    `${headline}: ${title}, viaje de ${travellers} a ${destination}`,
  journey: 'Viaje',
  dates: 'Fechas',
  travellers: 'Viajan',
  action: 'Abrir el viaje',
  holder: 'Titular',
  note: 'Le escribimos porque usted atiende este viaje. Este aviso se envía una sola vez.',
  /** Around news of more than one kind. */
  several: {
    subject: () => 'Avisos del viaje',
    title: () => 'Avisos de un viaje',
    greeting: (name: string) => `Hola, ${name}. Esto espera en un viaje que usted atiende.`,
  },
  warning: {
    name: 'Preparación',
    headline: 'No está listo',
    title: () => 'Un viaje no está listo',
    greeting: (name: string) => `Hola, ${name}. Se acerca la salida y este viaje aún no está listo.`,
    advice: 'Ese día salen los vouchers por correo a los viajeros; si entonces falta algo, apenas el viaje esté listo.',
    /** Once that day is over. */
    adviceNow: 'Los vouchers salen por correo a los viajeros apenas el viaje esté listo.',
    now: (day: string) => `Hoy: sale ${day}`,
    /** The vouchers' day. */
    readyBy: 'Completarlo hasta',
    complete: 'Completarlo',
    inDays: (day: string, days: number) => {
      if (days === 0) return `${day}, hoy`;
      return `${day}, ${days === 1 ? 'mañana' : `en ${days} días`}`;
    },
    card: (services: number) => `Por completar: ${services} ${services === 1 ? 'servicio' : 'servicios'}`,
    none: readinessMessages.none,
    lacks: readinessMessages.lacks,
    documents: readinessMessages.documents,
  },
  pending: {
    name: 'Servicio sin registro',
    headline: 'Falta el registro',
    subject: () => 'Falta el registro',
    title: (count: number, service: string) =>
      count === 1 ? `${service}: falta el registro` : `A ${count} servicios les falta el registro`,
    greeting: (name: string, count: number) =>
      `Hola, ${name}. Ya pasó el plazo para registrar ${count === 1 ? 'este servicio' : 'estos servicios'}:`,
    since: 'Vendido',
    dueAt: 'Debió registrarse hasta',
    preview: (due: string, leaves: string) => `Venció ${due} · Sale ${leaves}`,
  },
  quote: {
    subject: (name: string, country: string) => `Espera respuesta: la cotización de ${name} a ${country}`,
    headline: 'Una cotización espera su respuesta',
    title: (visitor: string) => `${visitor} espera su cotización`,
    greeting: (name: string) => `Hola, ${name}. Quedan pocas horas para responder:`,
  },
  luggage: {
    name: 'Equipaje',
    headline: 'Equipaje sin respuesta',
    subject: () => 'Equipaje sin respuesta',
    title: () => 'Una solicitud de equipaje espera respuesta',
    greeting: (name: string) => `Hola, ${name}. Nadie ha respondido todavía a esta solicitud:`,
    note: 'Responda en la página: así le llega al viajero y queda en su boleto. Si responde a este correo, su mensaje le llega, pero la solicitud sigue pendiente.',
  },
} as const;
