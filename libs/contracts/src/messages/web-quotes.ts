/** A visitor's quote, as staff sees it from the link of the mail. */
export const quoteMessages = {
  heading: (name: string) => `Cotización de ${name}`,
  received: 'Recibida',
  country: 'País de destino',
  travelDate: 'Fecha de viaje',
  people: 'Viajeros',
  peopleText: (adults: number, children: number) =>
    [
      adults === 1 ? '1 adulto' : `${adults} adultos`,
      ...(children === 0 ? [] : [children === 1 ? '1 niño' : `${children} niños`]),
    ].join(', '),
  phone: 'Teléfono',
  email: 'Correo electrónico',
  promise: 'Prometimos una respuesta en 24 horas.',
  write: 'Escribir',
  call: 'Llamar',
  close: 'Cerrar',
  notFound: 'No encontramos esa cotización.',
  loadFailed: 'No pudimos cargar la cotización.',
} as const;
