/** Who changed what of a passenger or a journey, and when. */
export const words = {
  title: 'Historial',
  hint: 'Quién cambió qué, y cuándo',
  label: 'Cambios, los más recientes primero',
  failed: 'No pudimos cargar el historial.',
  empty: 'Todavía no hay cambios registrados.',
  away: 'Falta una parte: uno de nuestros servicios no responde ahora. Lo que ve es correcto; vuelva a abrirlo en unos minutos.',
  platform: 'La plataforma',
  somebody: 'Otra persona',
  became: ' pasa a ser ',
  without: 'sin dato',
  on: (subject: string) => ` · ${subject}`,
} as const;
