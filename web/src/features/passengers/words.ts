/** The staff's passengers and one passenger's journeys. */
export const words = {
  title: 'Pasajeros',
  description: 'Pasajeros de la agencia y sus viajes.',
  search: 'Buscar',
  searchHint: 'Nombre, cédula o correo',
  count: (count: number) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  name: 'Nombre',
  idNumber: 'Cédula o pasaporte',
  email: 'Correo',
  phone: 'Teléfono',
  account: 'Cuenta',
  withoutAccount: 'Sin cuenta',
  unconfirmed: (email: string | null) =>
    email === null
      ? 'La cuenta de este pasajero no tiene correo: no ve estos viajes. Pídale que inicie sesión y agregue uno en «Mis Datos Personales»; después podrá enviarle la confirmación.'
      : `La cuenta de este pasajero usa otro correo (${email}): no ve estos viajes hasta que los confirme.`,
  takenBack: (email: string | null) =>
    `Usted corrigió el correo de este pasajero, o dijo que la cuenta no es suya: la cuenta${email === null ? '' : ` que usa ${email}`} ya no ve estos viajes. Si esa cuenta sí es suya, vuelva a escribir aquí el correo de la cuenta, o pídale que en «Mis Datos Personales» lo cambie por el que usted escribió.`,
  sendConfirmation: 'Enviar confirmación',
  sendingConfirmation: 'Enviando',
  sendConfirmationTo: (name: string) => `Enviar confirmación a ${name}`,
  sendConfirmationAgain: 'Enviar otra vez',
  sendConfirmationAgainTo: (name: string) => `Enviar otra vez a ${name}`,
  confirmationSent: (email: string) => `Enviamos el enlace a ${email}.`,
  confirmedMeanwhile: (name: string) => `${name} ya confirmó: ve sus viajes en su cuenta.`,
  empty: 'Aquí verá a los pasajeros de su agencia cuando registre al primero.',
  notFound: (search: string) => `Ningún pasajero coincide con «${search}».`,
  clear: 'Borrar la búsqueda',
  more: 'Ver más',
  loadFailed: 'No pudimos cargar los pasajeros.',
  journeys: 'Viajes',
  nexts: 'Próximos y en curso',
  previous: 'Anteriores',
  noJourneys: 'Este pasajero aún no tiene viajes registrados.',
  stale: 'No pudimos actualizar. Esto es lo último que cargamos.',
  unknown: 'No encontramos a ese pasajero en su agencia.',
  back: 'Pasajeros',
} as const;
