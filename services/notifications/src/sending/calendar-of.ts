import { mailMessages } from '@bitacora/contracts/messages';
import { calendarText } from '@bitacora/platform';
import type { News } from '../mails/mail-kind.ts';
import type { WrittenFile } from './attached-files.ts';

interface Options {
  /** Of the journey, as a calendar may show it. */
  name: string;
  now: Date;
  publicUrl: string;
}

/** What a message tells, as one file for its reader's own calendar; none where nothing of it has a time. */
export function calendarOf(news: readonly News[], { name, now, publicUrl }: Options): WrittenFile[] {
  // Two reminders of one service speak of the same.
  const entries = new Map(
    news.flatMap(({ calendar = [], change }) =>
      calendar.map((entry) => [entry.id, { ...entry, isCancelled: change === 'cancelled' }] as const),
    ),
  );
  if (entries.size === 0) return [];
  const events = [...entries.values()].map(({ path, ...entry }) => ({
    ...entry,
    url: new URL(path, publicUrl).toString(),
  }));
  return [
    {
      filename: mailMessages.calendar.file,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      contentDisposition: 'attachment',
      content: calendarText(events, { name, now }),
    },
  ];
}
