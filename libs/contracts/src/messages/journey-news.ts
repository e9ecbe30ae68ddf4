import { counted } from './counted.ts';

/** What a mail of a journey says around its news, of more than one kind or of the journey itself. */
export const journeyNews = {
  subject: (names: readonly string[], destination: string) =>
    `Novedades de su viaje a ${destination}: ${counted(names)}`,
  title: (count: number) => (count === 1 ? 'Una novedad de su viaje' : 'Novedades de su viaje'),
  greeting: (name: string, count: number) =>
    `Hola, ${name}. ${count === 1 ? 'Esto es lo nuevo de su viaje.' : 'Esto es todo lo nuevo de su viaje.'}`,
} as const;

/** What an answer to such a mail is for, by what it tells, and whom it reaches. */
export const journeyNote = (isChange: boolean, hasAdviser: boolean) =>
  `${
    isChange
      ? 'Si tiene preguntas o algo no le sirve, llame o responda a este correo'
      : 'Si algo no coincide con lo que contrató, llame o responda a este correo'
  }: su mensaje le llega ${hasAdviser ? 'directamente a su asesor' : 'a la agencia'}.`;
