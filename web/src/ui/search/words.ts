/** Of what is found as one types. */
export const words = {
  openList: (label: string) => `Ver opciones de ${label}`,
  loading: 'Cargando opciones…',
  nothing: 'Nada coincide con su búsqueda.',
  failed: 'No pudimos cargar las opciones.',
  retry: 'Cargar de nuevo',
  countryOf: (label: string) => `${label}: país`,
  cityOf: (label: string) => `${label}: ciudad`,
  chooseCountry: 'Elija un país',
  chooseCountryFirst: 'Elija primero el país',
} as const;
