/** What the server says about content that staff sends. */
export const contentMessages = {
  imageTooNarrow: (pixels: number) => `La imagen debe medir al menos ${pixels} píxeles de ancho.`,
  imageTooHigh: (pixels: number) => `La imagen debe medir ${pixels} píxeles de alto como máximo.`,
  imageTooLarge: (megapixels: number) => `La imagen debe tener ${megapixels} megapíxeles como máximo.`,
  imageUnreadable: 'No pudimos leer la imagen. Guárdela de nuevo como JPEG, PNG o WebP e intente otra vez.',
  tooManyTours: (most: number) => `Puede tener hasta ${most} tours. Elimine uno que ya no venda.`,
  orderIncomplete: 'La lista debe nombrar cada tour una sola vez. Actualice la página e intente de nuevo.',
} as const;
