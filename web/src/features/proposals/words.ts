import { formatDollars } from '@bitacora/kernel';

/** What an agency proposes to a visitor, at the link that was mailed. */
export const words = {
  title: (country: string) => `Su propuesta de viaje a ${country}`,
  description: 'Lo que la agencia le propone para su viaje.',
  pageTitle: 'Su propuesta de viaje',
  forWhom: (name: string, number: number) => `Propuesta ${number}, preparada para ${name}`,
  services: 'Qué incluye',
  price: (dollars: number) => formatDollars(dollars),
  priceLabel: 'Precio total',
  people: 'Viajeros',
  travelDate: 'Fecha de viaje',
  validUntil: 'Válida hasta',
  peopleText: (adults: number, children: number) =>
    [
      adults === 1 ? '1 adulto' : `${adults} adultos`,
      ...(children === 0 ? [] : [children === 1 ? '1 niño' : `${children} niños`]),
    ].join(', '),
  accepted: (when: string) => `Usted aceptó esta propuesta: ${when}. Su asesor ya lo sabe y le escribirá.`,
  sold: 'Su viaje ya está en marcha. Si necesita algo, escríbanos.',
  failed: 'No pudimos cargar la propuesta.',
  gone: 'Esta propuesta ya no está disponible',
  goneText:
    'Puede que haya vencido, o que le hayamos enviado otra: busque nuestro correo más reciente. Si prefiere, escríbanos y la vemos juntos.',
  toContacts: 'Escribir a la agencia',
  travellers: {
    title: 'Quiénes viajan',
    text: 'Como están en su cédula o pasaporte. Puede dejar en blanco lo que aún no sepa.',
    adult: (number: number) => `Adulto ${number}`,
    child: (number: number) => `Niño ${number}`,
    firstName: 'Nombres',
    lastName: 'Apellidos',
    accept: 'Aceptar propuesta',
    accepting: 'Enviando',
    keep: 'Guardar los nombres',
    note: 'Aceptar no le cobra nada: su asesor le escribe para confirmar y acordar el pago.',
    acceptedToast: 'Aceptó la propuesta',
    keptToast: 'Guardamos los nombres',
    failed: 'No pudimos enviar su respuesta',
  },
  question: {
    title: 'Hacer una pregunta',
    label: 'Su pregunta',
    send: 'Enviar pregunta',
    sending: 'Enviando',
    sent: 'Recibimos su pregunta. Le responderemos a su correo.',
    another: 'Hacer otra pregunta',
    failed: 'No pudimos enviar su pregunta',
  },
  adviser: {
    title: 'Quién le atiende',
    adviser: 'Su asesor de viajes',
    agency: 'Su agencia de viajes',
    call: 'Llamar',
    chat: 'Chatear',
    write: 'Escribir',
  },
} as const;
