import { serviceKind } from '@bitacora/contracts';
import { asTold } from '../domain/told-service.ts';
import type { Directory } from '../persistence/directory.ts';
import { nameOf } from './about-journey.ts';
import { reasonFacts, whenFacts } from './change-facts.tsx';
import type { ServiceNow } from './mail-kind.ts';
import { newsOf } from './service-facts.tsx';

/** A service of a journey as it is now, struck through once it is called off; null when it has no record, or none any more. */
export async function serviceNow(
  { journey: id, item }: { journey: string; item: string },
  directory: Pick<Directory, 'journey' | 'recordsOf'>,
  today: string,
): Promise<ServiceNow | null> {
  const records = await directory.recordsOf(id);
  const record = records.find(({ package_service }) => package_service === item);
  if (!record) return null;
  const journey = await directory.journey(id);
  const sold = journey.services?.find((one) => one.id === item);
  const name = sold ? nameOf(sold) : serviceKind(record.kind).label;
  const news = newsOf(record, journey.destination_city.name, today);
  const told = asTold({ journey, records }, item, today);
  if (!told || !(told.isCancelled || journey.is_cancelled)) return { name, news };
  const facts = [
    ...reasonFacts(sold?.cancellation ?? journey.cancellation),
    ...whenFacts({ ...told, kind: record.kind }, today),
  ];
  return { name, news: { ...news, facts, isVoid: true } };
}
