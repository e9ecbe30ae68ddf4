import { z } from 'zod';
import { id } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What becomes of a reminder: it waits for its time, was handed to the mails, is no longer so, or helped nobody any more. */
export const reminderStates = ['planned', 'queued', 'withdrawn', 'dropped'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** Whom it is told: everybody who travels, who pays, or who answers for the journey on that day. */
export const reminderAudiences = ['travellers', 'holder', 'adviser'] as const;
export type ReminderAudience = (typeof reminderAudiences)[number];

/** When something leaves, on the clock of the place where its readers are then. */
const leaving = z.object({
  at: z.string(),
  /** `YYYY-MM-DDTHH:mm` there. */
  local: z.string(),
  /** IANA zone of that place. */
  zone: z.string(),
});
export type Leaving = z.infer<typeof leaving>;

/** A reminder of a journey, as it was or will be told: never an amount. */
export const journeyReminder = z.object({
  id: z.string(),
  /** In few words, as its mail says it: `Ya puede hacer el check-in: Vuelo Guayaquil – Baltra`. */
  title: z.string(),
  audience: z.enum(reminderAudiences),
  leaves: leaving,
  state: z.enum(reminderStates),
  /** When that was decided; null of what is planned. */
  decided_at: z.string().nullable(),
  /** Whether somebody of them gets it: has an address that mails reach, and has not switched such mails off; of what was decided it says nothing. */
  has_reader: z.boolean(),
});
export type JourneyReminder = z.infer<typeof journeyReminder>;

/** The next reminder of a service that a traveller will get. */
export const comingReminder = z.object({
  /** The item of the journey. */
  package_service: z.string(),
  leaves: leaving,
});
export type ComingReminder = z.infer<typeof comingReminder>;

const ofJourney = { method: 'GET', owner: 'bff', params: z.object({ id: id() }), status: 200 } as const;

export const journeyReminders = endpoint({
  ...ofJourney,
  name: 'journeyReminders',
  path: '/api/v1/journey/journey/:id/planned_mails',
  access: 'staff',
  may: 'read',
  summary:
    'What people are reminded of about a journey: first what is planned, the soonest first, then what became of the rest, the latest first',
  query: pageQuery,
  answer: pageOf(journeyReminder),
});

export const ownReminders = endpoint({
  ...ofJourney,
  name: 'ownReminders',
  path: '/api/v1/journey/journey/:id/reminders',
  access: 'person',
  summary: 'The next reminder that the caller, who travels, will get of each service of a journey',
  answer: z.object({ results: z.array(comingReminder) }),
});
