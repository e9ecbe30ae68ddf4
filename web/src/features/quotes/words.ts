import { choices } from '@bitacora/contracts';

const MINUTE = 60_000;

/** `5 h 20 min`, to the minute. */
function duration(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** The quotes' inbox: what visitors asked for. */
export const words = {
  title: 'Cotizaciones',
  description: 'Lo que los visitantes pidieron cotizar.',
  count: (count: number) => (count === 1 ? '1 cotización' : `${count} cotizaciones`),
  empty: 'Aún no hay cotizaciones',
  emptyText: 'Cuando un visitante pida una en el sitio, aparecerá aquí y llegará por correo a los asesores.',
  newOnes: (count: number) => (count === 1 ? 'Llegó una cotización nueva.' : `Llegaron ${count} cotizaciones nuevas.`),
  listFailed: 'No pudimos cargar las cotizaciones.',
  file: 'cotizaciones',
  search: 'Buscar cotización',
  searchHint: 'Nombre, correo, teléfono o país',
  from: 'Recibida desde',
  until: 'Recibida hasta',
  noneFound: 'Ninguna cotización coincide.',
  state: 'Estado',
  status: 'Estado',
  statuses: { '': 'Todas', open: 'Por responder', ...choices.quote_statuses },
  owner: 'Responsable',
  anyOwner: 'Cualquiera',
  otherOwner: 'Otra persona',
  sort: 'Orden',
  sorts: { '': 'Más recientes', oldest: 'Las que vencen antes' },
  lostReason: 'Por qué se perdió',
  chooseReason: 'Elija la razón',
  notes: 'Notas',
  notesHint: 'Solo las lee el equipo de la agencia.',
  save: 'Guardar cambios',
  updated: 'Cotización Actualizada',
  updateFailed: 'Error al actualizar la Cotización',
  unchanged: 'No hay cambios por guardar.',
  late: 'Pasaron las 24 h',
  left: (milliseconds: number) => `Quedan ${duration(milliseconds)}`,
  openLeft: (milliseconds: number) =>
    milliseconds === 0 ? 'sin horas de atención' : `${duration(milliseconds)} de atención`,
  open: 'Cotizaciones por responder',
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
  chat: 'Chat',
  writeByChat: 'Escribir por chat',
  email: 'Correo electrónico',
  promise: 'Prometimos una respuesta en 24 horas.',
  write: 'Escribir',
  call: 'Llamar',
  close: 'Cerrar',
  notFound: 'No encontramos esa cotización.',
  loadFailed: 'No pudimos cargar la cotización.',
} as const;
