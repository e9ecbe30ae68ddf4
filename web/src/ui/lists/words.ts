/** Words that every list shares. */
export const words = {
  loading: 'Cargando…',
  more: 'Ver más',
  moreFailed: 'No pudimos cargar el resto. Lo que ve sigue siendo válido.',
  stale: 'No pudimos comprobar si hay cambios. Mostramos lo último que se cargó.',
  without: '—',
  filters: (inUse: number) => (inUse === 0 ? 'Filtros y orden' : `Filtros y orden (${inUse})`),
  clearFilters: 'Quitar filtros',
  exportCsv: 'Exportar CSV',
  exporting: 'Preparando',
} as const;
