/** A part of a long page: its anchor, its title, paragraphs, and lists as arrays. */
export interface LongTextSection {
  id: string;
  title: string;
  parts: readonly (string | readonly string[])[];
}

/** Around every long page. */
export const longTextMessages = {
  contents: 'En esta página',
  updated: (date: string) => `Actualizado el ${date}`,
  print: 'Imprimir',
  top: 'Volver al inicio de la página',
} as const;
