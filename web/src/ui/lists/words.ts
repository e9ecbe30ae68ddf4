/** Words that every list shares. */
export const words = {
  loading: 'Cargando…',
  more: 'Ver más',
  moreFailed: 'No pudimos cargar el resto. Lo que ve sigue siendo válido.',
  stale: 'No pudimos comprobar si hay cambios. Mostramos lo último que se cargó.',
  without: '—',
  filtersOfList: 'Filtros y orden',
  filters: (inUse: number) => (inUse === 0 ? 'Filtros' : `Filtros (${inUse})`),
  clearFilters: 'Quitar filtros',
  filtersInUse: 'Filtros en uso',
  dropFilter: (label: string, text: string) => `Quitar ${label}: ${text}`,
  dropOne: 'Quite uno de sus filtros para ver más.',
  sortBy: (column: string, order: string) => `${column}: ordenar así: ${order}`,
  searching: 'Buscando…',
  dayUnread: 'Escriba el día así: 5/12/2026 o 5 dic.',
  exportCsv: 'Exportar CSV',
  exporting: 'Preparando',
} as const;
