/** What changes the order of a list says. */
export const words = {
  up: (name: string) => `Subir: ${name}`,
  down: (name: string) => `Bajar: ${name}`,
  drag: 'Arrastre para cambiar el orden',
  moved: (name: string, place: number, count: number) => `${name}: ahora en el lugar ${place} de ${count}.`,
  removeShort: 'Quitar',
} as const;
