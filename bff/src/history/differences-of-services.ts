import { choiceLabel, inListedOrder, packageServiceSnapshot, serviceKind, serviceKinds } from '@bitacora/contracts';
import { z } from 'zod';
import { type Data, type Difference, change, reasonsIn, say, type Telling } from './differences.ts';
import { words } from './words.ts';

const items = z.object({ services: z.array(packageServiceSnapshot) });
type Item = z.infer<typeof packageServiceSnapshot>;

const itemsIn = (data: Data): Item[] => items.safeParse(data).data?.services ?? [];

const nameOf = ({ kind, travel_direction: direction }: Item): string =>
  [serviceKind(kind).label, direction && choiceLabel('service_directions', direction)].filter(Boolean).join(', ');

/** The service that a document is for; its record is null while it has none. Nothing where the journey was not told. */
export function serviceOfDocument({ journey, package_service: id }: Data, known: ReadonlyMap<string, Data>) {
  const item = itemsIn((typeof journey === 'string' && known.get(journey)) || {}).find((one) => one.id === id);
  return item && { name: nameOf(item), record: (item.service && known.get(item.service)) || null };
}

/** Those of a kind that others know too, as they are listed. */
const sequence = (kind: Item['kind'], services: readonly Item[], others: ReadonlyMap<string, Item>): Item[] =>
  services.filter((item) => item.kind === kind && others.has(item.id)).toSorted(inListedOrder);

const ids = (services: readonly Item[]): string => services.map(({ id }) => id).join();

/** The services of the kinds whose order is another one, as they are listed now; by their records' titles. */
function movedServices(then: ReadonlyMap<string, Item>, now: ReadonlyMap<string, Item>, { known }: Telling) {
  const [was, is] = [[...then.values()], [...now.values()]];
  const moved = serviceKinds.flatMap((kind) => {
    const present = sequence(kind, is, then);
    return ids(sequence(kind, was, now)) === ids(present) ? [] : present;
  });
  if (moved.length === 0) return [];
  const titleOf = (item: Item) => (item.service && say.text(known.get(item.service)?.['title'])) || nameOf(item);
  return [change(words.journey.order, moved.map(titleOf).join(' · '))];
}

/** What became of the services of a journey. That one has its record now is the record's own news. */
export const serviceDifferences: Difference = (before, after, reader) => {
  const [then, now] = [itemsIn(before), itemsIn(after)];
  const former = new Map(then.map((item) => [item.id, item]));
  const present = new Map(now.map((item) => [item.id, item]));
  const became = now.flatMap((item) => {
    const was = former.get(item.id);
    if (!was) return [change(words.journey.serviceAdded, nameOf(item))];
    if (item.cancellation && !was.cancellation) {
      // What is retained of a service is of services, as its cost is (product 14.7).
      return [change(words.journey.serviceCancelled(nameOf(item)), reasonsIn(item.cancellation, true))];
    }
    return was.cancellation && !item.cancellation ? [change(words.journey.serviceRestored, nameOf(item))] : [];
  });
  const removed = then
    .filter(({ id }) => !present.has(id))
    .map((item) => change(words.journey.serviceRemoved, nameOf(item)));
  return [...became, ...removed, ...movedServices(former, present, reader)];
};
