/** What staff read of a journey's readiness (product 6.12). */
export const readinessMessages = {
  none: 'Todavía no tiene servicios',
  notReady: (count: number) => (count === 1 ? 'Falta 1 cosa' : `Faltan ${count} cosas`),
  lacks: { record: 'sin registro', file: 'sin archivo', documents: 'sin todas sus pólizas' },
  documents: (names: string) => `falta la póliza de ${names}`,
} as const;
