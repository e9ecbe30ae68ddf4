/** An image on its way to the store. */
export const words = {
  sending: 'Envío de la imagen',
  preparing: 'Preparando la imagen…',
  cancel: 'Cancelar la subida',
} as const;
