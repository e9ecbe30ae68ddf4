/** The grid of cards (product 2.2): 1 column on extra small, 2 on small, 4 on large screens. */
export const tourGridStyle = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-4';
