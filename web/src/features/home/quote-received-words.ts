/** What stands above the quote form, which is closed once it was sent (product 10.1). */
export const words = {
  title: 'Recibimos su solicitud',
  destination: 'Destino',
  day: 'Fecha de viaje',
  people: 'Viajan',
  answerBy: 'Le respondemos hasta',
  mailed: (email: string) => `Le escribimos a ${email}. Si ese no es su correo, llámenos.`,
  call: (number: string) => `Llamar al ${number}`,
  chat: 'Escribir por chat',
  again: 'Pedir otra cotización',
} as const;
