import { z } from 'zod';
import { comingReminder, journeyReminder } from '../http/reminders.ts';

/** The reminders of a journey, by its id; `hides_money=true`: without what tells that something is owed. */
export const listReminders = {
  owner: 'notifications',
  path: '/internal/reminders/:id',
  answer: z.array(journeyReminder),
} as const;

/** Those of its services that an account (`user`) will get next. */
export const listComingReminders = {
  owner: 'notifications',
  path: '/internal/reminders/:id/coming',
  answer: z.array(comingReminder),
} as const;
