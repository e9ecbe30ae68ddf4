import { serviceKind } from '@bitacora/contracts';
import type { Directory } from '../persistence/directory.ts';
import { nameOf } from './about-journey.ts';
import type { ServiceNow } from './mail-kind.ts';
import { newsOf } from './service-facts.tsx';

/**
 * A service of a journey as it is now; null when it has no record, or none any more. Neither of what was called off, which is told by
 * its own mail: it may stand again before that leaves.
 */
export async function serviceNow(
  { journey: id, item }: { journey: string; item: string },
  directory: Pick<Directory, 'journey' | 'recordsOf'>,
  today: string,
): Promise<ServiceNow | null> {
  const record = (await directory.recordsOf(id)).find(({ package_service }) => package_service === item);
  if (!record) return null;
  const { is_cancelled, services, destination_city: destination } = await directory.journey(id);
  const sold = services?.find((one) => one.id === item);
  if (is_cancelled || sold?.cancellation) return null;
  const name = sold ? nameOf(sold) : serviceKind(record.kind).label;
  return { name, news: newsOf(record, destination.name, today) };
}
