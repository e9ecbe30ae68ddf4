import { counted } from './counted.ts';

const subject = (what: string) => (names: readonly string[], destination: string) =>
  new Set(names).size > 3
    ? `${what} su viaje a ${destination}: ${names.length} servicios`
    : `${what} su viaje a ${destination}: ${counted(names)}`;

/** What travellers are told of a service that moved, was called off, or stands again (product 16.25). */
export const serviceChanges = {
  changed: {
    subject: subject('Cambios en'),
    title: (count: number) => (count === 1 ? 'Cambió su viaje' : `Cambiaron ${count} servicios de su viaje`),
    greeting: (name: string, count: number) =>
      `Hola, ${name}. ${count === 1 ? 'Este servicio de su viaje cambió' : 'Estos servicios de su viaje cambiaron'}:`,
  },
  cancelled: {
    subject: subject('Novedades de'),
    title: (count: number) => (count === 1 ? 'Una novedad de su viaje' : 'Novedades de su viaje'),
    greeting: (name: string, count: number) =>
      `Hola, ${name}. Esto es lo nuevo de ${count === 1 ? 'un servicio' : 'estos servicios'} de su viaje:`,
  },
  before: 'Antes',
  now: 'Ahora',
  until: ' → ',
  flight: (number: string) => `vuelo ${number}`,
  /** Where a part is not known on one of the sides. */
  unknown: 'sin dato',
  wouldHaveBeen: 'Habría sido',
  replaces: 'Reemplaza a',
  told: {
    moved: { headline: 'Cambió su viaje', advice: null },
    cancelled: {
      headline: 'Servicio cancelado',
      advice: 'Este servicio ya no es parte de su viaje. Si tiene preguntas, más abajo está con quién hablar.',
    },
    restored: {
      headline: 'Sigue en pie',
      advice: 'Le avisamos que se canceló; vuelve a ser parte de su viaje.',
    },
  },
} as const;

/** What they are told when their whole journey is called off, or stands again (product 16.25). */
export const journeyCancelled = {
  subject: (_: readonly string[], destination: string) => `Novedades de su viaje a ${destination}`,
  title: () => 'Una novedad de su viaje',
  greeting: (name: string) => `Hola, ${name}. Esto es lo nuevo de su viaje:`,
  name: 'Viaje',
  cancelled: {
    headline: 'Viaje cancelado',
    advice: 'Ya no está previsto que viaje en estas fechas. Si tiene preguntas, más abajo está con quién hablar.',
  },
  restored: {
    headline: 'Sigue en pie',
    advice: 'Le avisamos que se canceló; el viaje vuelve a estar previsto en estas fechas.',
  },
} as const;
