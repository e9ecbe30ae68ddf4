import { readinessMessages } from './readiness.ts';

/** What is mailed to who answers for a journey (product 16.12). */
export const staffJourney = {
  subject: (headline: string, destination: string, day: string) => `${headline}: viaje a ${destination}, ${day}`,
  journey: 'Viaje',
  dates: 'Fechas',
  travellers: 'Viajan',
  action: 'Abrir el viaje',
  note: 'Le escribimos porque usted atiende este viaje. Este aviso se envía una sola vez.',
  warning: {
    name: 'Preparación',
    headline: 'No está listo',
    title: () => 'Un viaje no está listo',
    greeting: (name: string) => `Hola, ${name}. Se acerca la salida y a este viaje le falta:`,
    advice: 'Los vouchers salen por correo a los viajeros apenas esté listo.',
    card: readinessMessages.notReady,
    none: readinessMessages.none,
    lacks: readinessMessages.lacks,
    documents: readinessMessages.documents,
  },
} as const;
