import { addressOf, detailsOf, journeyPath, momentsOf, serviceKind } from '@bitacora/contracts';
import { calendarMessages } from '@bitacora/contracts/messages';
import type { Projected } from '../persistence/projected-snapshots.ts';
import type { CalendarEntry } from './mail-kind.ts';

/**
 * When and where a service is, for its reader's own calendar; none of what has no time, or of which nobody is reminded, a
 * policy. No code, document or amount: a calendar is shared more widely than a mail.
 */
export function calendarEntryOf(
  record: Projected<'service_records'>,
  journey: Pick<Projected<'journeys'>, 'id' | 'destination_city'>,
  today: string,
): CalendarEntry[] {
  const descriptor = serviceKind(record.kind);
  const details = detailsOf(descriptor, record.details);
  const { starts, ends } = momentsOf(descriptor, details, record, journey.destination_city.name);
  if (!starts || !descriptor.reminders) return [];
  const item = record.package_service;
  return [
    {
      // The item's: a record that is corrected, or another one in its place, replaces what was said before.
      id: `service-${item ?? record.id}`,
      starts,
      ends,
      summary: calendarMessages.said(descriptor.label, record.title),
      location: addressOf(descriptor, details, today)?.text ?? starts.place ?? undefined,
      path: journeyPath(journey.id, item),
    },
  ];
}
