import { z } from 'zod';
import { words } from './words.ts';

export interface ReportValues {
  topic: string;
  journey: string;
  description: string;
  file: File | null;
}

/** The form's fields in order, with their labels. */
export const reportLabels = {
  topic: words.form.topic,
  journey: words.form.journey,
  description: words.form.details,
  file: words.form.file,
} as const satisfies Record<keyof ReportValues, string>;

/** What a draft keeps: everything but the file, which no page can put back. */
export const reportDraft = z.object({ topic: z.string(), journey: z.string(), description: z.string() });

export const draftName = (userId: string) => `problem-report.${userId}`;
