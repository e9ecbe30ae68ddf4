import { cancelledMessages } from './cancelled.ts';
import { moneyMessages } from './money.ts';

const inSpanish = /* @__PURE__ */ new Intl.ListFormat('es');

const services = (count: number) => (count === 1 ? 'un servicio' : `${count} servicios`);

const notAnyMore = 'Este servicio ya no es parte de su viaje, y su reserva ya no sirve.';
const adviserTells = `Su asesor le dirá si se reemplaza y qué pasa con lo que se haya pagado; si no tiene noticias pronto, llámelo. ${moneyMessages.askFirst}`;

const standsAgain =
  'Vuelve a ser parte de su viaje: el aviso de que se canceló queda sin efecto, y vale lo que dice este correo. Si guardó o imprimió algo de antes, no lo use: abra lo actual en la página de su viaje.';

/** To who holds the journey and to who travels along: only the first knows what. */
const owedAgain = 'Si algo quedaba por pagar, vuelve a valer; su asesor se lo confirmará.';

/** What travellers are told of a service that moved, was called off, or stands again (product 16.25). */
export const serviceChanges = {
  greeting: (name: string, count: number) =>
    `Hola, ${name}. ${count === 1 ? 'Esto cambió en su viaje.' : 'Esto es lo que cambió en su viaje.'}`,
  /** Above several parts; the one or the other is there. */
  title({ cancelled, moved, ready, others: more }: Record<'cancelled' | 'moved' | 'ready' | 'others', number>): string {
    const off = cancelled > 0 && `se ${cancelled === 1 ? 'canceló' : 'cancelaron'} ${services(cancelled)}`;
    const others = cancelled > 0 ? (moved === 1 ? 'otro' : `otros ${moved}`) : services(moved);
    const other = moved > 0 && `${moved === 1 ? 'cambió' : 'cambiaron'} ${others}`;
    const nowReady = ready > 0 && (ready === 1 ? 'otro ya está listo' : `otros ${ready} ya están listos`);
    const besides = more > 0 && (more === 1 ? 'hay otra novedad' : `hay otras ${more} novedades`);
    const text = inSpanish.format([off, other, nowReady, besides].filter((part) => part !== false));
    return `${text.charAt(0).toLocaleUpperCase('es')}${text.slice(1)}${ready + more > 0 ? '' : ' de su viaje'}`;
  },
  /** What became of each, where a subject names several. */
  what: { cancelled: 'Cancelado', moved: 'Cambió', restored: 'Reactivado' },
  /** What is told beside. */
  ready: 'Listo',
  also: 'Además',
  andMore: (text: string, count: number) => `${text} y ${count} más`,
  before: 'Antes',
  now: 'Ahora',
  off: 'cancelado',
  nowAlone: (what: string) => `ahora ${what}`,
  nowIs: (what: string) => `Ahora: ${what}`,
  titleNow: (title: string, what: string) => (title === what ? `ahora ${what}` : `ahora ${what} · ${title}`),
  withNow: (title: string, what: string) => (title === what ? title : `${title} (ahora ${what})`),
  until: ' → ',
  toDay: ' a ',
  flight: 'Vuelo',
  luggage: 'Equipaje',
  ofFlight: (number: string) => `vuelo ${number}`,
  former: (name: string) => `${name} (ya no vale)`,
  /** Where a part is not known on one of the sides. */
  unknown: 'sin dato',
  reason: 'Motivo',
  wouldHaveBeen: 'Estaba previsto',
  /** First beside the subject of what somebody stands without. */
  callNow: 'Llame ahora',
  /** Of what is called off while somebody needs it, or is about to. */
  offNow: `${notAnyMore} ${cancelledMessages.callNow} ${moneyMessages.askFirst}`,
  /** Of what stands again while somebody needs it, or is about to. */
  againNow: `${standsAgain} ${cancelledMessages.askNow}`,
  /** Of what was called off and had no record yet. */
  neverBooked: `Este servicio ya no es parte de su viaje; todavía no tenía reserva. ${adviserTells}`,
  told: {
    moved: {
      headline: (own: string) => `Cambió ${own}`,
      /** `code` is its name: `Código`, `Número`. */
      headlineOfCode: (code: string, own: string) => `Cambió el ${code.toLocaleLowerCase('es')} de ${own}`,
      note: 'El cambio está hecho: valen solo los datos nuevos. Si guardó o imprimió algo de lo anterior, no lo use: abra lo actual en la página de su viaje.',
    },
    cancelled: {
      headline: (own: string) => `Se canceló ${own}`,
      advice: `${notAnyMore} ${adviserTells}`,
      note: null,
    },
    restored: {
      headline: (own: string) => `Se reactivó ${own}`,
      advice: standsAgain,
      note: null,
    },
  },
} as const;

/** What they are told when their whole journey is called off, or stands again (product 16.25). */
export const journeyCancelled = {
  greeting: (name: string) => `Hola, ${name}. Esto es lo que debe saber de su viaje.`,
  name: 'Viaje',
  /** Of several journeys to one place, a list of mails tells which. */
  subject: (headline: string, days: string) => `${headline} (${days})`,
  cancelled: {
    headline: (destination: string) => `Se canceló su viaje a ${destination}`,
    card: 'Ya no se realiza',
    /** `isNow`: something of it is needed now, or within two days. */
    advice: (isNow: boolean) =>
      `Sus reservas y vouchers de este viaje ya no sirven. ${isNow ? cancelledMessages.callNow : 'Su asesor le dirá cómo sigue; si no tiene noticias pronto, llámelo.'}`,
    /** What becomes of what was paid, where sums do not say it. */
    money: {
      unsaid: `Su asesor le dirá qué pasa con lo que se haya pagado. ${moneyMessages.askFirst}`,
      settled: 'No queda nada por devolver, ni nada por pagar. Si tiene dudas, hable con su asesor.',
      allReturned: 'Lo que se pagó ya está devuelto, y no queda nada por pagar.',
      nothing: 'No hay pagos registrados, y no queda nada por pagar. Si ya pagó algo, dígaselo a su asesor.',
    },
  },
  restored: {
    headline: (destination: string) => `Se reactivó su viaje a ${destination}`,
    card: 'Se realiza',
    advice: `El aviso de que se canceló queda sin efecto: el viaje vuelve a estar previsto en las fechas de arriba. Lo que está listo, y lo que aún falta, se ve en la página de su viaje. No use las reservas y los vouchers que guardó o imprimió: abra los actuales allí. ${owedAgain}`,
    /** Of one of which something is needed now, or within two days. */
    adviceNow: (hasNext: boolean) =>
      `El aviso de que se canceló queda sin efecto. ${hasNext ? 'Lo que sigue está abajo. ' : ''}${cancelledMessages.askNow} No use las reservas y los vouchers que guardó o imprimió: abra los actuales en la página de su viaje. ${owedAgain}`,
  },
} as const;
