/** Of the boxes in which people write freely. */
export const words = {
  dayPlaceholder: 'dd/mm/aaaa',
  dayExample: 'Por ejemplo 5/12/2026 o 5 dic',
  hourPlaceholder: 'hh:mm',
  calendar: 'Elegir en un calendario',
} as const;
