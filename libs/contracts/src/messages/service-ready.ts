import { counted } from './counted.ts';

/** What is said of services that became ready (product 16.4); of one alone its subject is its headline. */
export const serviceReady = {
  subject: (names: readonly string[], destination: string) =>
    new Set(names).size > 3
      ? `Listos para su viaje a ${destination}: ${names.length} servicios`
      : `Listos para su viaje a ${destination}: ${counted(names)}`,
  title: (count: number, own: string) =>
    count === 1 ? `Ya tenemos ${own}` : `${count} servicios de su viaje están listos`,
  greeting: (name: string, count: number) =>
    `Hola, ${name}. Ya puede ver los detalles y documentos de ${count === 1 ? 'este servicio.' : 'estos servicios.'}`,
} as const;
