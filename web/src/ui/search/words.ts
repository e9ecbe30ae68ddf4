/** Of what is found as one types. */
export const words = {
  openList: (label: string) => `Ver opciones de ${label}`,
  loading: 'Cargando opciones…',
  nothing: 'Nada coincide con su búsqueda.',
  countriesFailed: 'No pudimos cargar los países.',
  citiesFailed: 'No pudimos buscar ciudades.',
  retry: 'Intentar de nuevo',
  countryOf: (label: string) => `${label}: país`,
  cityOf: (label: string) => `${label}: ciudad`,
  chooseCountry: 'Elija un país',
  chooseCountryFirst: 'Elija primero el país',
} as const;
