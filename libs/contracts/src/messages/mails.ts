/** What the platform writes in its mails: "usted", warm and short, readable as plain text (ui.md §E-mail). */
export const mailMessages = {
  /** The sender's name when the agency is not known. */
  sender: 'Bitácora',
  contact: (phone: string, email: string) => `Teléfono ${phone} · ${email}`,
  quoteAlert: {
    subject: (name: string, country: string) => `Nueva cotización: ${name} quiere viajar a ${country}`,
    title: 'Nueva solicitud de cotización',
    greeting: (name: string) => `Hola, ${name}. Esto es lo que nos escribió un visitante desde la página:`,
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    country: 'Destino',
    travelDate: 'Fecha de viaje',
    adults: 'Adultos',
    children: 'Niños',
    action: 'Ver la cotización',
    note: 'Prometimos una respuesta en 24 horas. Si responde a este correo, su mensaje le llega directamente al visitante.',
  },
  activation: {
    subject: 'Active su cuenta para ver sus viajes',
    title: 'Le damos la bienvenida',
    greeting: (name: string) =>
      `Hola, ${name}. Su agencia creó una cuenta para usted. Actívela y elija su contraseña para consultar sus viajes, reservas y documentos.`,
    action: 'Activar mi cuenta',
    note: 'El enlace sirve una sola vez y vence. Si no esperaba este correo, puede ignorarlo.',
  },
  passwordReset: {
    subject: 'Recupere su contraseña',
    title: 'Elija una nueva contraseña',
    greeting: (name: string) => `Hola, ${name}. Recibimos una solicitud para recuperar la contraseña de su cuenta.`,
    action: 'Elegir una nueva contraseña',
    note: 'El enlace sirve una sola vez y vence. Si usted no lo pidió, ignore este correo: su contraseña sigue igual.',
  },
  serviceReady: {
    subject: (kind: string, destination: string) => `Listo para su viaje a ${destination}: ${kind}`,
    title: 'Un servicio de su viaje está listo',
    greeting: (name: string) => `Hola, ${name}. Ya puede ver los detalles y documentos de este servicio:`,
    journey: 'Viaje',
    travelDate: 'Fecha de viaje',
    action: 'Ver mi viaje',
    note: 'Si algo no coincide con lo que contrató, comuníquese con su asesor.',
  },
} as const;
