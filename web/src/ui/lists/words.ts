/** Words that every list shares. */
export const words = {
  loading: 'Cargando…',
  more: 'Ver más',
  moreFailed: 'No pudimos cargar el resto. Lo que ve sigue siendo válido.',
  stale: 'No pudimos comprobar si hay cambios. Mostramos lo último que se cargó.',
  without: '—',
} as const;
