import { type CalendarKind, serviceKind, type ServiceKind, serviceKinds } from '@bitacora/contracts';
import { timeMessages } from '@bitacora/contracts/messages';
import type { CalendarView } from './span.ts';

const plurals = Object.fromEntries(serviceKinds.map((kind) => [kind, serviceKind(kind).plural]));

/** The calendar of staff. */
export const words = {
  title: 'Calendario',
  description: 'Salidas, regresos, vuelos, hospedajes, saldos por vencer y lo que hay que responder, día por día.',
  view: 'Vista',
  views: { month: 'Mes', week: 'Semana', list: 'Lista' } satisfies Record<CalendarView, string>,
  today: 'Hoy',
  before: {
    month: 'Mes anterior',
    week: 'Semana anterior',
    list: 'Dos semanas antes',
  } satisfies Record<CalendarView, string>,
  after: {
    month: 'Mes siguiente',
    week: 'Semana siguiente',
    list: 'Dos semanas después',
  } satisfies Record<CalendarView, string>,
  weekdays: timeMessages.weekdays,
  kind: 'Tipo',
  anyKind: 'Todos',
  kinds: {
    departure: 'Salidas',
    return: 'Regresos',
    balance_due: 'Saldos por vencer',
    ready_by: 'Viajes por alistar',
    quote_due: 'Cotizaciones por responder',
    luggage_due: 'Equipaje por responder',
    // An entry a kind, which `fromEntries` does not say.
    ...(plurals as Record<ServiceKind, string>),
  } satisfies Record<CalendarKind, string>,
  adviser: 'Asesor',
  otherAdviser: 'Otra persona',
  items: (count: number) => {
    if (count === 0) return 'nada';
    return count === 1 ? '1 evento' : `${count.toLocaleString('es-EC')} eventos`;
  },
  /** A day as the screen reader hears it. */
  dayOf: (day: string, items: string, isToday: boolean) => `${isToday ? 'hoy, ' : ''}${day}: ${items}`,
  more: (count: number) => `y ${count.toLocaleString('es-EC')} más`,
  keys: 'Use las flechas para ir de día en día; Re Pág y Av Pág cambian de mes o semana, Inicio y Fin van al borde de la semana.',
  said: (item: string, title: string) => `${item}: ${title}`,
  way: (from: string, to: string) => `${from} → ${to}`,
  others: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
  destination: (city: string) => `Viaje a ${city}`,
  late: 'Plazo vencido',
  lateOnes: 'Atrasados',
  lateFailed: 'No pudimos saber si hay algo atrasado.',
  nothingOnDay: 'No hay nada este día.',
  nothing: 'No hay nada en estos días',
  nothingText:
    'Aquí aparecen las salidas, los regresos y los servicios registrados de los viajes, y hasta cuándo hay que alistarlos o responder.',
  nothingFound: 'Nada coincide con estos filtros en estos días.',
  /** Of a day, of which the list shows the first ones. */
  all: (count: number) => `Ver los ${count.toLocaleString('es-EC')}`,
  fewer: 'Ver menos',
  loadFailed: 'No pudimos cargar el calendario.',
  feed: {
    open: 'Conectar',
    withOther: 'con otro calendario',
    title: 'Su calendario en otro programa',
    text: 'Con una dirección propia, el calendario del teléfono, Google Calendar u Outlook muestran los viajes y se actualizan solos.',
    secret:
      'Quien tenga la dirección ve nombres de viajeros y fechas, sin cédulas, códigos, valores ni quién pide una cotización. No la comparta; si alguien más la conoce, cree una nueva.',
    isOwn: 'Solo los viajes que asesoro y las cotizaciones que respondo',
    since: (moment: string, isOwn: boolean) =>
      `Hay una dirección desde ${moment}, con ${isOwn ? 'lo suyo' : 'todo lo de la agencia'}.`,
    made: 'Copie la dirección ahora: no volveremos a mostrarla.',
    make: 'Crear dirección',
    making: 'Creando',
    renew: {
      action: 'Crear otra dirección',
      title: '¿Crear otra dirección?',
      text: 'La anterior deja de funcionar en los programas que la usan.',
    },
    ends: 'Termina al cambiar su contraseña, al activar la verificación en dos pasos y cuando deja de trabajar en la agencia.',
    revoke: {
      action: 'Quitar la dirección',
      title: '¿Quitar la dirección?',
      text: 'Los programas que la usan dejan de ver el calendario.',
    },
    loadFailed: 'No pudimos saber si hay una dirección.',
  },
} as const;
