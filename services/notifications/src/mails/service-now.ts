import { serviceKind } from '@bitacora/contracts';
import type { Directory } from '../persistence/directory.ts';
import { addedLuggageOf, nameOf } from './about-journey.ts';
import { cardsOf } from './cards-of-news.ts';
import type { ServiceNow } from './mail-kind.ts';
import { newsAhead, newsOf } from './service-facts.tsx';

interface Asked {
  /** As which passenger its reader is told of it, with what was added for that one; null for staff, who need not be there. */
  reader: { passenger: string | undefined } | null;
  now: Date;
  /** The day in Guayaquil. */
  today: string;
}

/**
 * A service of a journey as it is now; null when it has no record, or none any more. Neither of what was called off, which is told by
 * its own mail: it may stand again before that leaves.
 */
export async function serviceNow(
  { journey: id, item }: { journey: string; item: string },
  directory: Pick<Directory, 'known' | 'luggageRequestsOf'>,
  { reader, now, today }: Asked,
): Promise<ServiceNow | null> {
  const known = await directory.known(id);
  const record = known.records.find(({ package_service }) => package_service === item);
  if (!record) return null;
  const { is_cancelled, services, destination_city: destination } = known.journey;
  const sold = services?.find((one) => one.id === item);
  if (is_cancelled || sold?.cancellation) return null;
  const name = sold ? nameOf(sold) : serviceKind(record.kind).label;
  if (!reader) return { name, news: newsOf(record, destination.name, today) };
  const luggage = reader.passenger ? await addedLuggageOf(id, reader.passenger, directory) : new Map();
  const [news] = cardsOf([newsAhead(known, record, now, today)], { travellers: [], luggage });
  return news ? { name, news } : null;
}
