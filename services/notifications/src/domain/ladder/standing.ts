import { detailsOf, type Moment, momentsOf, serviceKind } from '@bitacora/contracts';
import type { Known, KnownRecord } from './step.ts';

/** A record of what was sold, with its moments. */
export interface Standing {
  record: KnownRecord;
  item: string;
  starts: Moment | null;
  ends: Moment | null;
}

/** What of a journey was sold and has its record, called off or not. */
export function recorded({
  journey: { services, destination_city },
  records,
}: Pick<Known, 'journey' | 'records'>): (Standing & { isCancelled: boolean })[] {
  return records.flatMap((record) => {
    const item = services?.find(({ id }) => id === record.package_service);
    if (!item) return [];
    const descriptor = serviceKind(record.kind);
    const moments = momentsOf(descriptor, detailsOf(descriptor, record.details), record, destination_city.name);
    return [{ record, item: item.id, isCancelled: Boolean(item.cancellation), ...moments }];
  });
}

/** What of it was not called off. */
export const standing = (known: Pick<Known, 'journey' | 'records'>): Standing[] =>
  recorded(known).filter(({ isCancelled }) => !isCancelled);
