/** What each mark of a journey is called, from the worst. */
const names = ['Muy mal', 'Mal', 'Regular', 'Bien', 'Excelente'];

/** How the marks of a journey read (product 16.18). */
export const ratingMessages = {
  /** `4, bien` */
  named: (rating: number) => `${rating}, ${(names[rating - 1] ?? '').toLowerCase()}`,
  /** `4 de 5` */
  ofFive: (rating: number) => `${rating} de ${names.length}`,
  names,
} as const;
