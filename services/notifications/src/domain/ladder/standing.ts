import { detailsOf, type Moment, momentsOf, serviceKind } from '@bitacora/contracts';
import type { Known, KnownRecord } from './step.ts';

/** A record whose service stands, with its moments. */
export interface Standing {
  record: KnownRecord;
  item: string;
  starts: Moment | null;
  ends: Moment | null;
}

/** What of a journey was sold, has its record, and was not called off. */
export function standing({
  journey: { services, destination_city },
  records,
}: Pick<Known, 'journey' | 'records'>): Standing[] {
  return records.flatMap((record) => {
    const item = services?.find(({ id }) => id === record.package_service);
    if (!item || item.cancellation) return [];
    const descriptor = serviceKind(record.kind);
    const moments = momentsOf(descriptor, detailsOf(descriptor, record.details), record, destination_city.name);
    return [{ record, item: item.id, ...moments }];
  });
}
