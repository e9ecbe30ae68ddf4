import { choiceLabel, inListedOrder, packageServiceSnapshot, serviceKind } from '@bitacora/contracts';
import { z } from 'zod';
import { type Data, type Difference, change, reasonsIn } from './differences.ts';
import { words } from './words.ts';

const items = z.object({ services: z.array(packageServiceSnapshot) });
type Item = z.infer<typeof packageServiceSnapshot>;

const itemsIn = (data: Data): Item[] => items.safeParse(data).data?.services ?? [];

const nameOf = ({ kind, travel_direction: direction }: Item): string =>
  [serviceKind(kind).label, direction && choiceLabel('service_directions', direction)].filter(Boolean).join(', ');

/** Those that others know too, as they are listed. */
const sequence = (services: readonly Item[], others: ReadonlyMap<string, Item>): string =>
  services
    .filter(({ id }) => others.has(id))
    .toSorted(inListedOrder)
    .map(({ id }) => id)
    .join();

/** What became of the services of a journey. That one has its record now is the record's own news. */
export const serviceDifferences: Difference = (before, after, reader) => {
  // What is kept of one service is of services, as its cost is (product 14.7).
  const ofServices = { ...reader, seesAmounts: true };
  const [then, now] = [itemsIn(before), itemsIn(after)];
  const former = new Map(then.map((item) => [item.id, item]));
  const present = new Map(now.map((item) => [item.id, item]));
  const became = now.flatMap((item) => {
    const was = former.get(item.id);
    if (!was) return [change(words.journey.serviceAdded, nameOf(item))];
    if (item.cancellation && !was.cancellation) {
      return [change(words.journey.serviceCancelled(nameOf(item)), reasonsIn(item.cancellation, ofServices))];
    }
    return was.cancellation && !item.cancellation ? [change(words.journey.serviceRestored, nameOf(item))] : [];
  });
  const removed = then
    .filter(({ id }) => !present.has(id))
    .map((item) => change(words.journey.serviceRemoved, nameOf(item)));
  const isMoved = sequence(then, present) !== sequence(now, former);
  return [...became, ...removed, ...(isMoved ? [change(words.journey.order, words.journey.otherOrder)] : [])];
};
