/** What happens in a calendar, where no field of a service says it: on a screen and in a calendar's feed. */
export const calendarMessages = {
  departure: 'Salida',
  return: 'Regreso',
  /** Of a journey whose return nobody wrote. */
  lastDay: 'Último día',
  balanceDue: 'Vence el saldo',
  readyBy: 'Debe estar listo',
  quoteDue: 'Responder cotización',
  luggageDue: 'Responder solicitud de equipaje',
  /** Of a ticket whose record is not there. */
  luggage: 'Equipaje adicional',
  starts: 'Empieza',
  ends: 'Termina',
  /** What a calendar of another program is called. */
  feed: 'Viajes de la agencia',
  said: (label: string, title: string) => `${label}: ${title}`,
  travellers: (name: string, others: number) => (others > 0 ? `${name} y ${others} más` : name),
  journeyTo: (city: string) => `Viaje a ${city}`,
  advisedBy: (name: string) => `Asesor: ${name}`,
  route: (from: string, to: string) => `${from} → ${to}`,
} as const;
