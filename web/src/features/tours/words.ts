import { otherHeads, pageHeads } from '@bitacora/contracts/messages';
import { formatDollars } from '@bitacora/kernel';

/** The tours: their list, and each with an address of its own (product 2.2). */
export const words = {
  ...pageHeads['/tours'],
  lead: 'Programas armados por nuestros asesores: qué se hace cada día y qué incluye. Usted pone la fecha y los pasajeros.',
  more: 'Ver más',
  moreAbout: (title: string) => `Ver más: ${title}`,
  includes: 'Programa Incluye',
  excludes: 'No incluye',
  duration: 'Duración',
  season: 'Temporada',
  price: 'Precio por persona',
  /** Whole dollars have no cents here: it is where the price begins. */
  priceFrom: (dollars: number) => `desde ${formatDollars(dollars).replace(',00', '')}`,
  /** On a card, where no label stands beside it. */
  perPerson: 'por persona',
  quote: 'Obtener Cotización',
  /** What the chat begins with; the blanks are for the traveller to fill in. */
  quoteText: (title: string) =>
    [
      `Hola, quisiera una cotización del paquete "${title}".`,
      'Fecha de viaje: ____',
      'Número de adultos: ____',
      'Número de niños: ____',
    ].join('\n'),
  share: 'Compartir',
  shared: 'Enlace copiado',
  shareFailed: 'Copie este enlace',
  all: 'Todos los tours',
  others: 'Otros tours',
  elsewhere: {
    title: '¿Piensa en otro destino?',
    text: 'Cuéntenos a dónde, cuándo y cuántos viajan. Un asesor arma su programa.',
  },
  empty: {
    title: 'Aquí verá nuestros programas de viaje',
    text: 'Estamos preparando los próximos. Mientras tanto, cuéntenos a dónde quiere ir y lo armamos para usted.',
  },
  failed: {
    title: 'No pudimos cargar los tours',
    text: 'Puede intentar de nuevo, o pedirnos directamente una cotización.',
  },
  unknown: {
    ...otherHeads.unknownTour,
    text: 'Puede que el programa haya terminado o que el enlace esté incompleto. Estos son los que ofrecemos hoy.',
  },
} as const;
