/** What several screens of staff say alike; no visitor's page loads it. */
export const staffWords = {
  /** The way to what a journey lacks next. */
  nextPending: {
    record: (service: string) => `Crear el siguiente: ${service}`,
    file: (service: string) => `Agregar archivo: ${service}`,
    documents: (service: string) => `Agregar pólizas: ${service}`,
  },
  luggageApart:
    'El equipaje no está en el costo del viaje: al registrar su pago, suba el costo en ese valor, o el saldo bajará.',
  anyAdviser: 'Todos',
  noAdviser: 'Sin asesor',
  owner: {
    nobody: 'Nadie todavía',
    none: 'Sin responsable',
    other: 'Otra persona',
    me: (name: string) => `${name} (usted)`,
  },
} as const;
