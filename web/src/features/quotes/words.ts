/** The quotes' inbox: what visitors asked for. */
export const words = {
  title: 'Cotizaciones',
  description: 'Lo que los visitantes pidieron cotizar.',
  count: (count: number) => (count === 1 ? '1 cotización' : `${count} cotizaciones`),
  empty: 'Aún no hay cotizaciones',
  emptyText: 'Cuando un visitante pida una en el sitio, aparecerá aquí y llegará por correo a los asesores.',
  newOnes: (count: number) => (count === 1 ? 'Llegó una cotización nueva.' : `Llegaron ${count} cotizaciones nuevas.`),
  listFailed: 'No pudimos cargar las cotizaciones.',
  heading: (name: string) => `Cotización de ${name}`,
  name: 'Nombre',
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
