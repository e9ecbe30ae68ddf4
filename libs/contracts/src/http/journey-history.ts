import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What of a journey a fact is about. */
export const historySubjects = ['journey', 'service', 'document', 'invoice', 'payment', 'refund'] as const;
export type HistorySubject = (typeof historySubjects)[number];

/** One fact of a journey's history. */
export const journeyFact = z.object({
  id: z.string(),
  at: z.string(),
  /** The name of its event. */
  what: z.string(),
  subject: z.object({ is: z.enum(historySubjects), id: z.string(), title: z.string().nullable() }),
  /** Who did it; null for what the platform did by itself. */
  actor: z
    .object({ user_id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() })
    .nullable(),
  /** What is otherwise than in the version before, field by field; empty for what is new. Money in cents. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type JourneyFact = z.infer<typeof journeyFact>;

export const journeyHistory = endpoint({
  name: 'journeyHistory',
  method: 'GET',
  path: '/api/v1/journey/journey/:id/history',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary: 'Everything that happened to a journey, its services, files and bills, newest first',
  params: z.object({ id: z.uuid() }),
  status: 200,
  answer: z.object({
    results: z.array(journeyFact),
    /** Services that could not be asked: what happened there is not among the results. */
    away: z.array(z.string()),
  }),
});
