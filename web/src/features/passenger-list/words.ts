import { phaseMessages } from '@bitacora/contracts/messages';

/** The list of passengers of staff. */
export const words = {
  title: 'Pasajeros',
  description: 'Los pasajeros de la agencia, su próximo viaje y lo que les falta.',
  file: 'pasajeros',
  newPassenger: 'Nuevo pasajero',
  count: (count: number) => {
    if (count > 10_000) return 'Más de 10.000 pasajeros';
    return count === 1 ? '1 pasajero' : `${count.toLocaleString('es-EC')} pasajeros`;
  },
  search: 'Buscar',
  searchHint: 'Nombre, cédula, pasaporte, correo, teléfono o código de reserva',
  sort: 'Orden',
  sorts: { '': 'Nombre, de la A a la Z', '-name': 'Nombre, de la Z a la A', '-added': 'Registrados al final primero' },
  name: 'Nombre',
  document: 'Cédula o pasaporte',
  contact: 'Contacto',
  nextJourney: 'Viaje',
  ongoing: (city: string) => `${phaseMessages.ongoing}: ${city}`,
  withoutJourney: 'Sin viajes próximos',
  pending: 'Pendiente',
  pendingCount: (count: number, { journeys, isOfNext }: { journeys: number; isOfNext: boolean }) => {
    const services = count === 1 ? '1 pendiente' : `${count} pendientes`;
    if (journeys > 1) return `${services} en ${journeys} viajes`;
    return isOfNext ? services : `${services} en otro viaje`;
  },
  accountWaits: 'Cuenta por activar',
  withoutEmail: 'Sin correo',
  nothingPending: 'Nada',
  empty: 'Aquí verá a los pasajeros de su agencia cuando registre al primero.',
  notFound: (search: string) => `Ningún pasajero coincide con «${search}».`,
  clear: 'Borrar la búsqueda',
  loadFailed: 'No pudimos cargar los pasajeros.',
} as const;
