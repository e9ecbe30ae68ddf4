/** What travellers say of a journey once they are back (product 16.18). */
export const words = {
  title: '¿Cómo estuvo su viaje?',
  description: 'Díganos cómo estuvo su viaje, del 1 al 5.',
  journey: (destination: string, days: string) => `${destination}, ${days}`,
  rating: 'Su nota',
  failed: 'No se envió su nota.',
  send: 'Enviar mi nota',
  sending: 'Enviando',
  thanks: 'Gracias por su nota.',
  thanksPoor: 'Gracias por decirlo. La agencia ya lo tiene en su lista de hoy.',
  given: (rating: string) => `Usted dio ${rating}.`,
  change: 'Cambiar mi nota',
  loadFailed: 'No pudimos cargar la pregunta.',
  gone: 'Este enlace no abre nada',
  goneText: 'Puede estar incompleto, o el viaje ya no está a su nombre. Ábralo desde el correo que le enviamos.',
  toContacts: 'Escribir a la agencia',
  /** For staff, at the journey. */
  staff: {
    title: 'Opiniones',
    formerTraveller: 'Quien ya no viaja',
    attend: 'Marcar como atendida',
    attendOf: (name: string) => `Marcar como atendida la opinión de ${name}`,
    attending: 'Guardando',
    attended: 'Atendida',
    waits: 'Por atender',
    attendedToast: 'Opinión atendida',
  },
} as const;
