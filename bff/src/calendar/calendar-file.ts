import { type CalendarItem, openLuggagePath, openQuotePath, staffJourneyPath } from '@bitacora/contracts';
import { calendarMessages as messages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { type CalendarEvent, calendarText } from '@bitacora/platform';

/** How long a program may wait before it reads again. */
const SECONDS_BETWEEN_READS = 3600;

/** Who travels, and where. Not who asked for a quote: a visitor gave the name for an answer, and the address leaves the house (decision 41). */
function whose({ kind, holder, travellers, destination_city: destination }: CalendarItem): string {
  const people = holder && kind !== 'quote_due' ? messages.travellers(fullName(holder), travellers - 1) : null;
  return [people, destination && messages.journeyTo(destination.name)].filter((part) => part !== null).join(' · ');
}

/** The address of what an item is of. */
function opened({ quote_id: quote, luggage_request_id: request, journey_id: journey }: CalendarItem): string {
  if (quote !== undefined) return openQuotePath(quote);
  return request === undefined ? staffJourneyPath(journey ?? '') : openLuggagePath(request);
}

function eventOf(item: CalendarItem, publicUrl: string): CalendarEvent {
  const { id, label, title, place, local, zone, until, adviser } = item;
  return {
    id,
    starts: { local, zone },
    // What takes days stands there twice: as it begins, and as it ends.
    ends: local.length === 10 ? null : until,
    summary: messages.said(label, title),
    description: [whose(item), adviser && messages.advisedBy(fullName(adviser))].filter(Boolean).join('\n'),
    location: place ?? undefined,
    url: publicUrl + opened(item),
  };
}

/** Items as a file for other calendars: each on the clock of its place, without a document, code or amount. */
export const calendarFile = (
  items: readonly CalendarItem[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): string =>
  calendarText(
    items.map((item) => eventOf(item, publicUrl)),
    { name: messages.feed, now, secondsBetweenReads: SECONDS_BETWEEN_READS },
  );
