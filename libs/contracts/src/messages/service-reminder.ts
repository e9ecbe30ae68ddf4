import { AIRPORT_REMINDER_HOURS } from '../constants.ts';
import type { ServiceReminderKind } from '../service-kinds/reminders.ts';
import { counted } from './counted.ts';

/** What travellers are reminded of, by mail (product 16.7). */
export const serviceReminder = {
  subject: (names: readonly string[], destination: string) =>
    new Set(names).size > 3
      ? `Recuerde en su viaje a ${destination}: ${names.length} servicios`
      : `Recuerde en su viaje a ${destination}: ${counted(names)}`,
  firstOf: (first: string, more: number) => `${first} · y ${more} ${more === 1 ? 'recordatorio' : 'recordatorios'} más`,
  title: (count: number) => (count === 1 ? 'Un recordatorio de su viaje' : `${count} recordatorios de su viaje`),
  greeting: (name: string, count: number) =>
    `Hola, ${name}. ${count === 1 ? 'Esto es lo que sigue.' : 'Esto es lo que sigue, en orden.'}`,
  /** What it is; its moment stands beside it. */
  headline: {
    appointment: 'Su cita',
    embarkation: 'Su embarque',
    'check-in': 'Ya puede hacer el check-in',
    airport: 'En el aeropuerto',
    'pick-up': 'Su recogida',
    activity: 'Su actividad',
    'check-out': 'Salida del hospedaje',
    'car-return': 'Devolución del vehículo',
  } satisfies Record<ServiceReminderKind, string>,
  /** Nobody comes for who rents a car. */
  carPickUp: {
    headline: 'Entrega de su vehículo',
    advice: 'Retírelo a esa hora, con su licencia de conducir y su reserva a mano.',
  },
  alsoBring: (paper: string) => `Lleve también su ${paper}.`,
  checkIn: 'Hacer el check-in',
  checkInAt: (airline: string) => `El check-in en línea ya está abierto: hágalo en la página de ${airline}.`,
  /** What to do, by what is told. */
  advice: {
    appointment: 'Lleve a su cita el pasaporte y los documentos de su trámite.',
    embarkation: 'Tenga a mano el documento con que viaja y su reserva del crucero.',
    'check-in': 'El check-in en línea ya está abierto: hágalo en la página de la aerolínea.',
    airport: `Son ${AIRPORT_REMINDER_HOURS} horas antes de la salida. Lleve la cédula o el pasaporte con que viaja. Si aún no hizo el check-in, hágalo en la página de la aerolínea o en su mostrador.`,
    'pick-up': 'Tenga todo listo a esa hora, con su reserva a mano.',
    activity: 'Tenga todo listo a tiempo, con su reserva a mano.',
    'check-out': 'Tenga listo su equipaje antes de la hora de salida.',
    'car-return': 'Devuelva el vehículo a tiempo y, si así se lo entregaron, con el tanque lleno.',
  } satisfies Record<ServiceReminderKind, string>,
} as const;
