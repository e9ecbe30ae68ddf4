import type { ReminderAudience, ReminderState } from '../http/reminders.ts';

/** How what people are reminded of is told to the agency. */
export const reminderMessages = {
  audiences: {
    travellers: 'A los viajeros',
    holder: 'Al titular',
    adviser: 'A quien atiende el viaje',
  } satisfies Record<ReminderAudience, string>,
  states: {
    planned: 'Previsto',
    queued: 'Pasó a correos',
    withdrawn: 'Retirado',
    dropped: 'No se envió',
  } satisfies Record<ReminderState, string>,
  /** Why it stands so, where its state alone does not say it. */
  reasons: {
    planned: null,
    queued: null,
    withdrawn: 'Ya no es así: cambió la hora, se canceló o se resolvió.',
    dropped: 'Cuando tocaba ya no servía, o nadie tenía un correo.',
  } satisfies Record<ReminderState, string | null>,
  nobody: 'Nadie lo recibirá: no hay un correo al que llegue, o se desactivaron estos avisos.',
} as const;
