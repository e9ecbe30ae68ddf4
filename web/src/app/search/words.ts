/** The search over everything that the agency has. */
export const words = {
  open: 'Buscar',
  title: 'Buscar en la agencia',
  field: 'Persona, viaje o código',
  results: 'Resultados',
  screens: 'Pantallas',
  people: 'Pasajeros',
  journeys: 'Viajes',
  codes: 'Códigos de reserva',
  invoices: 'Facturas',
  andMore: (names: string, count: number) => `${names} y ${count} más`,
  voided: 'Anulada',
  nothing: (text: string) => `Nada coincide con «${text}».`,
  failed: 'No pudimos buscar personas ni viajes; las pantallas sí están.',
  retry: 'Intentar de nuevo',
  searching: 'Buscando…',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  keys: [
    ['↑ ↓', 'elegir'],
    ['Enter', 'abrir'],
    ['Esc', 'cerrar'],
  ],
} as const;
