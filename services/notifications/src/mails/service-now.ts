import { serviceKind } from '@bitacora/contracts';
import type { Directory } from '../persistence/directory.ts';
import { nameOf } from './about-journey.ts';
import type { ServiceNow } from './mail-kind.ts';
import { newsAhead, newsOf } from './service-facts.tsx';

interface Asked {
  isForStaff: boolean;
  now: Date;
  /** The day in Guayaquil. */
  today: string;
}

/**
 * A service of a journey as it is now; null when it has no record, or none any more. Neither of what was called off, which is told by
 * its own mail: it may stand again before that leaves. Staff need not know by when to be there.
 */
export async function serviceNow(
  { journey: id, item }: { journey: string; item: string },
  directory: Pick<Directory, 'known'>,
  { isForStaff, now, today }: Asked,
): Promise<ServiceNow | null> {
  const known = await directory.known(id);
  const record = known.records.find(({ package_service }) => package_service === item);
  if (!record) return null;
  const { is_cancelled, services, destination_city: destination } = known.journey;
  const sold = services?.find((one) => one.id === item);
  if (is_cancelled || sold?.cancellation) return null;
  const name = sold ? nameOf(sold) : serviceKind(record.kind).label;
  return { name, news: isForStaff ? newsOf(record, destination.name, today) : newsAhead(known, record, now, today) };
}
