import { serviceKinds } from '@bitacora/contracts';
import type { News } from './mail-kind.ts';
import { whoTravels } from './names-list.tsx';

/** What was called off comes first, then what else changed. */
const rankOf = ({ change }: News) => (change === undefined ? 2 : change === 'cancelled' ? 0 : 1);
/** What the journey itself is told comes first. */
const placeOf = ({ of }: News) => (typeof of === 'string' ? serviceKinds.indexOf(of) : -1);
/** What reminds of a moment comes in the order of the moments, before what speaks of none. */
const momentRank = ({ of, at }: News) => (typeof of === 'string' ? (at?.instant ?? Number.MAX_SAFE_INTEGER) : 0);
const inOrder = (news: readonly News[]) =>
  news.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || momentRank(one) - momentRank(other) || placeOf(one) - placeOf(other),
  );

/** What several say, each once. */
const allOf = (parts: readonly News[], what: 'advice' | 'note'): string =>
  [...new Set(parts.flatMap((one) => one[what] ?? []))].join(' ');

type Money = NonNullable<News['money']>;

const NOTHING: Money = { sums: [], howToPay: [] };

/** The journey's money as one of several tells it: who says how to pay, or else the first that has its sums. */
function shownMoney(news: readonly News[]): Money | undefined {
  const told = news.flatMap(({ money }) => money ?? []);
  return told.find(({ howToPay }) => howToPay.length > 0) ?? told.find(({ sums }) => sums.length > 0) ?? told[0];
}

/**
 * What is told of one service, or became of the journey, on one card, with all that there is to do: what changed is above all
 * that, then when it is. A change leads to the service itself, and to what else may be done from there.
 */
function together(parts: readonly News[]): News[] {
  const card = parts.find(({ change }) => change) ?? parts.find(({ at }) => at) ?? parts[0];
  if (!card) return [];
  const { headline, action: _, links: __, ...rest } = card;
  const [advice, note] = [allOf(parts, 'advice'), allOf(parts, 'note')];
  const money = shownMoney(parts);
  const actions = parts.flatMap(({ action }) => action ?? []);
  const action = card.change ? card.action : (card.action ?? actions[0]);
  const links = [...parts.flatMap((one) => one.links ?? []), ...actions.filter((one) => one !== action)];
  const readyAs = parts.find((one) => one.readyAs)?.readyAs;
  const isForAll = (card.change ?? card.at) !== undefined || parts.every((one) => one.headline === headline);
  return [
    {
      ...rest,
      ...(isForAll && headline && { headline }),
      ...(readyAs && { readyAs }),
      ...(advice && { advice }),
      ...(note && { note }),
      ...(money && { money }),
      ...(action && { action }),
      ...(links.length > 0 && { links }),
    },
  ];
}

/** The journey's money told once: below all that moved of it, which it counts. */
function moneyToldOnce(cards: readonly News[]): News[] {
  const sums = cards.flatMap(({ money }) => (money && money.sums.length > 0 ? [money.sums] : []))[0] ?? [];
  const shown = { ...(shownMoney(cards) ?? NOTHING), sums };
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

/** Whether news is about a ticket, or hands one over. */
export const hasTicket = ({ isTicket, services = [] }: News): boolean =>
  isTicket === true || services.some(({ news }) => hasTicket(news));

/** Who travels, named once: on the first ticket, where no card lists them, nor one travels alone. What changed is not who travels. */
function travellersNamedOnce(cards: readonly News[], travellers: readonly string[]): readonly News[] {
  if (travellers.length < 2 || cards.some(({ listsTravellers }) => listsTravellers)) return cards;
  let areNamed = false;
  const named = (news: News): News => {
    if (areNamed || !news.isTicket || news.change) return news;
    areNamed = true;
    return { ...news, facts: [...news.facts, whoTravels(travellers)] };
  };
  return cards.map((card) => ({
    ...named(card),
    ...(card.services && { services: card.services.map((one) => ({ ...one, news: named(one.news) })) }),
  }));
}

/** The cards of a mail: one for each service, what changed first, then in the order of their moments and of their kinds. */
export function cardsOf(told: readonly News[], travellers: readonly string[] = []): readonly News[] {
  const items = Map.groupBy(
    told,
    (one) => one.item ?? (one.change && typeof one.of !== 'string' ? 'the journey' : one),
  );
  const cards = travellersNamedOnce(moneyToldOnce(inOrder([...items.values()].flatMap(together))), travellers);
  return cards.length === 1 ? cards : actionsAsLinks(cards);
}
