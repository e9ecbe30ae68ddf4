/** What happens in a calendar, where no field of a service says it: on a screen and in a calendar's feed. */
export const calendarMessages = {
  departure: 'Salida',
  return: 'Regreso',
  /** Of a journey whose return nobody wrote. */
  lastDay: 'Último día',
  balanceDue: 'Vence el saldo',
  starts: 'Empieza',
  ends: 'Termina',
  route: (from: string, to: string) => `${from} → ${to}`,
} as const;
