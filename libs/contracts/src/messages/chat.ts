/** What somebody who writes by chat finds written, and may change: who it is, and about what (product 16.22). */
export const chatMessages = {
  aboutJourney: (name: string, destination: string, days: string) =>
    `Hola, soy ${name}. Le escribo por mi viaje a ${destination} (${days}).`,
  aboutReport: (name: string, number: string) => `Hola, soy ${name}. Le escribo por mi reporte ${number}.`,
} as const;
