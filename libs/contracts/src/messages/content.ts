/** What the server says about content that staff sends. */
export const contentMessages = {
  tooManyTours: (most: number) => `Puede tener hasta ${most} tours. Elimine uno que ya no venda.`,
  orderIncomplete: 'La lista debe nombrar cada tour una sola vez. Actualice la página e intente de nuevo.',
} as const;
