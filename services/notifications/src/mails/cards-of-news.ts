import { serviceKinds } from '@bitacora/contracts';
import type { News } from './mail-kind.ts';
import type { AboutJourney } from './about-journey.ts';
import { whatWasAdded, whoTravels } from './names-list.tsx';

/** What was called off comes first, then what else changed. */
const rankOf = ({ change }: News) => (change === undefined ? 2 : change === 'cancelled' ? 0 : 1);
/** What the journey itself is told comes first. */
const placeOf = ({ of }: News) => (typeof of === 'string' ? serviceKinds.indexOf(of) : -1);
/** Services come in the order in which they are needed, before those that have no moment. */
const momentRank = ({ of, at, begins }: News) =>
  typeof of === 'string' ? (at?.instant ?? begins ?? Number.MAX_SAFE_INTEGER) : 0;
const inOrder = (news: readonly News[]) =>
  news.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || momentRank(one) - momentRank(other) || placeOf(one) - placeOf(other),
  );

/** What several say, each once. */
const allOf = (parts: readonly News[], what: 'advice' | 'note'): string =>
  [...new Set(parts.flatMap((one) => one[what] ?? []))].join(' ');

/**
 * What is told of one service, or became of the journey, on one card, with all that there is to do: what changed is above all
 * that, then when it is. A change leads to the service itself, and to what else may be done from there.
 */
function together(parts: readonly News[]): News[] {
  const card = parts.find(({ change }) => change) ?? parts.find(({ at }) => at) ?? parts[0];
  if (!card) return [];
  const { headline, action: _, links: __, ...rest } = card;
  const [advice, note] = [allOf(parts, 'advice'), allOf(parts, 'note')];
  const actions = parts.flatMap(({ action }) => action ?? []);
  const action = card.change ? card.action : (card.action ?? actions[0]);
  const links = [...parts.flatMap((one) => one.links ?? []), ...actions.filter((one) => one !== action)];
  const readyAs = parts.find((one) => one.readyAs)?.readyAs;
  const callsNow = parts.some((one) => one.callsNow);
  const isForAll = (card.change ?? card.at) !== undefined || parts.every((one) => one.headline === headline);
  return [
    {
      ...rest,
      ...(isForAll && headline && { headline }),
      ...(readyAs && { readyAs }),
      ...(advice && { advice }),
      ...(note && { note }),
      ...(callsNow && { callsNow }),
      ...(action && { action }),
      ...(links.length > 0 && { links }),
    },
  ];
}

const NOTHING: NonNullable<News['money']> = { sums: [], howToPay: [] };

/** The journey's money told once, below all that moved of it, which it counts: its sums, and how to pay where any of them says that. */
function moneyToldOnce(cards: readonly News[]): readonly News[] {
  const told = cards.flatMap(({ money }) => money ?? []);
  const sums = told.find((money) => money.sums.length > 0)?.sums ?? [];
  const shown = { ...(told.find(({ howToPay }) => howToPay.length > 0) ?? NOTHING), sums };
  const last = cards.findLast(({ money }) => money);
  return cards.map((card) => (card.money ? { ...card, money: card === last ? shown : NOTHING } : card));
}

/** Of several cards none has the mail's one action: each says by itself what may be done, and none what another one said. */
function actionsAsLinks(cards: readonly News[]): News[] {
  const said = new Set<string>();
  return cards.map(({ action, ...card }) => {
    const links = [...(card.links ?? []), ...(action ? [action] : [])].filter(({ path }) => !said.has(path));
    for (const { path } of links) said.add(path);
    return { ...card, links };
  });
}

/** Whether news is about an air ticket, or hands one over. */
export const hasTicket = ({ of, services = [] }: News): boolean =>
  of === 'air_ticket' || services.some(({ news }) => hasTicket(news));

/** Who travels, named once: on the first ticket, where no card lists them, nor one travels alone. What changed is not who travels. */
function travellersNamedOnce(cards: readonly News[], travellers: readonly string[]): readonly News[] {
  if (travellers.length < 2 || cards.some(({ listsTravellers }) => listsTravellers)) return cards;
  let areNamed = false;
  const named = (news: News): News => {
    if (areNamed || news.of !== 'air_ticket' || news.change) return news;
    areNamed = true;
    return { ...news, facts: [...news.facts, whoTravels(travellers)] };
  };
  return cards.map((card) => ({
    ...named(card),
    ...(card.services && { services: card.services.map((one) => ({ ...one, news: named(one.news) })) }),
  }));
}

/** What was added to a ticket, or to the one in whose place it came, stands on its card, below what it came with. */
function withLuggage(cards: readonly News[], luggage: AboutJourney['luggage']): readonly News[] {
  const withOwn = (news: News): News => {
    const added = news.of === 'air_ticket' && news.change !== 'cancelled' ? luggage.get(news.item ?? '') : undefined;
    return added ? { ...news, facts: [...news.facts, ...whatWasAdded(added)] } : news;
  };
  return cards.map((card) => ({
    ...withOwn(card),
    ...(card.services && { services: card.services.map((one) => ({ ...one, news: withOwn(one.news) })) }),
  }));
}

/** The cards of a mail: one for each service, what changed first, then in the order of their moments and of their kinds. */
export function cardsOf(
  told: readonly News[],
  { travellers, luggage }: Pick<AboutJourney, 'travellers' | 'luggage'> = { travellers: [], luggage: new Map() },
): readonly News[] {
  const items = Map.groupBy(
    told,
    (one) => one.item ?? (one.change && typeof one.of !== 'string' ? 'the journey' : one),
  );
  const ofServices = withLuggage(moneyToldOnce(inOrder([...items.values()].flatMap(together))), luggage);
  const cards = travellersNamedOnce(ofServices, travellers);
  return cards.length === 1 ? cards : actionsAsLinks(cards);
}
