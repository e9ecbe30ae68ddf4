/** The greeting to who is back, with its question (product 16.18). */
export const welcomeBack = {
  name: 'Su opinión',
  subject: (_: readonly string[], destination: string) => `¿Cómo estuvo su viaje a ${destination}?`,
  title: () => 'Nos alegra tenerle de vuelta',
  greeting: (name: string) => `Hola, ${name}. Esperamos que haya sido un gran viaje. Tenemos una sola pregunta.`,
  card: '¿Cómo estuvo su viaje, del 1 al 5?',
  action: 'Dar mi opinión',
  preview: 'Nos alegra tenerle de vuelta. Una sola pregunta, del 1 al 5.',
  note: 'Si quiere contarnos más, responda a este correo.',
} as const;
