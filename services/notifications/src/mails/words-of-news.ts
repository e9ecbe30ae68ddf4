import { serviceKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import type { JourneyNews, News } from './mail-kind.ts';
import { ownName } from './service-facts.tsx';

const { journey: messages, serviceChanges: changes } = mailMessages;

type Words = JourneyNews<never>['words'];

const inSpanish = new Intl.ListFormat('es');

/** So many parts a subject names. */
const NAMED = 2;

/** What a part is about, in a word. */
export const subjectName = ({ of }: News): string => (typeof of === 'string' ? serviceKind(of).label : of.name);

/** What it is, and before it what it is now, where that is another thing. */
const titleNow = ({ title, now }: News) => (now === undefined ? title : changes.titleNow(title, now));

/** `Salida del hospedaje: lun 14 jul, 11:00, hora de Galápagos`; what became ready beside something else says that. */
const headlineOf = ({ headline, at, readyAs }: News) =>
  headline === undefined || !at ? (headline ?? readyAs) : messages.about(headline, at.text);

export const hasChange = (news: readonly News[]): boolean => news.some(({ change }) => change);

/** By what a subject knows one of several parts: what became of it, and what it is, or so many of a kind. */
function namedInSubject({ of, change, title, now, readyAs, asMany }: News, count: number, destination: string) {
  const what = change ? changes.what[change] : readyAs ? changes.ready : changes.also;
  if (asMany && count > 1) return { what, title: asMany.name(count) };
  if (typeof of === 'string') return { what, title: now === undefined ? title : changes.withNow(title, now) };
  return { what, title: change ? messages.journeyTo(destination) : of.name };
}

/** Parts that are counted where several are of one kind, in their order. */
const kindsOf = (news: readonly News[]) => [...Map.groupBy(news, (one) => (one.asMany ? one.headline : one)).values()];

/** `Cancelado: Bahía Tortuga · Cambió: Traslado al hotel y 2 más`: several parts in their order. */
function subjectOfChanges(news: readonly News[], destination: string): string {
  const kinds = kindsOf(news);
  const named = kinds
    .slice(0, NAMED)
    .flatMap(([one, ...more]) => (one ? namedInSubject(one, more.length + 1, destination) : []));
  const others = kinds.slice(NAMED).flat().length;
  const text = [...Map.groupBy(named, ({ what }) => what)]
    .map(([what, of]) => `${what}: ${of.map(({ title }) => title).join(', ')}`)
    .join(' · ');
  return others > 0 ? changes.andMore(text, others) : text;
}

/** The subject of a mail of these parts, about a journey to there. */
export function subjectOf(news: readonly News[], destination: string, words: Words): string {
  const [first] = news;
  if (news.length > 1 && hasChange(news)) return subjectOfChanges(news, destination);
  if (news.length === 1 && first?.readyAs && !first.headline) {
    return messages.of(first.readyAs, messages.journeyTo(destination));
  }
  if (news.length > 1 && news.every(({ at }) => at) && first) {
    return mailMessages.serviceReminder.firstOf(headlineOf(first) ?? '', news.length - 1);
  }
  if (news.length > 1 || !first?.headline) return words.subject(news.map(subjectName), destination);
  if (first.at) return messages.of(headlineOf(first) ?? '', first.title);
  if (typeof first.of === 'string') return messages.about(first.headline, titleNow(first));
  // What became of the journey names it.
  if (first.days !== undefined) return mailMessages.journeyCancelled.subject(first.headline, first.days);
  return messages.of(first.headline, messages.journeyTo(destination));
}

/** What became of the journey, or of how many of its services, and how many are ready beside them; null where none moved or was called off. */
function titleOfChanges(news: readonly News[]): string | null {
  const ofJourney = news.find(({ of, change }) => change && typeof of !== 'string');
  if (ofJourney?.headline) return ofJourney.headline;
  const count = (kind: News['change']) => news.filter(({ change }) => change === kind).length;
  const [cancelled, moved] = [count('cancelled'), count('moved')];
  const ready = news.filter(({ change, readyAs }) => !change && readyAs).length;
  const others = news.filter(({ change, readyAs }) => !change && !readyAs).length;
  return cancelled + moved > 0 ? changes.title({ cancelled, moved, ready, others }) : null;
}

/** So many letters a title has at most that tells each part. */
const LONGEST_TITLE = 90;

/** `Cambió su boleto aéreo, ya tenemos su hospedaje y recibimos 2 pagos`; null where that would say one thing twice, or be too long to read at once. */
function titleOfEach(news: readonly News[]): string | null {
  const kinds = kindsOf(news);
  const headlines = kinds.flatMap(
    ([one, ...more]) => (more.length > 0 ? one?.asMany?.headline(more.length + 1) : one && headlineOf(one)) ?? [],
  );
  const text = inSpanish.format(
    headlines.map((one, nth) => (nth === 0 ? one : `${one.charAt(0).toLocaleLowerCase('es')}${one.slice(1)}`)),
  );
  const areDistinct = headlines.length === kinds.length && new Set(headlines).size === kinds.length;
  return areDistinct && text.length <= LONGEST_TITLE ? text : null;
}

/** The title of a mail of these parts. */
export function titleOf(news: readonly News[], words: Words): string {
  const [first] = news;
  const own = typeof first?.of === 'string' ? ownName(first.of) : '';
  const ofOne = news.length === 1 && first ? headlineOf(first) : undefined;
  const areNamed = news.some(({ headline }) => headline);
  return ofOne ?? (areNamed ? titleOfEach(news) : null) ?? titleOfChanges(news) ?? words.title(news.length, own);
}

/** What stands beside the subject of one part, which names it: of a change what it is now, when it was to be, or what that means. */
function previewOfOne({ title, change, advice, at, preview, callsNow }: News): string {
  // Whoever stands there without it calls first.
  if (change === 'cancelled' && callsNow) return messages.of(changes.callNow, preview || (advice ?? title));
  if (change) return preview || (advice ?? title);
  return (at && advice) || (preview ?? title);
}

/** One of several, in a list of mails: what it is, and what became of it or when it is. */
function namedInPreview({ title, change, now, at }: News): string {
  if (change === 'cancelled') return messages.about(title, changes.off);
  if (now !== undefined) return title === now ? title : messages.about(title, changes.nowAlone(now));
  return at ? messages.about(title, at.text) : title;
}

/** What a list of mails shows of these parts: what changed, or else what is owed, first; of the money nothing else, for which of several sums that would be nobody could tell. */
export function previewOf(news: readonly News[]): string {
  const [first] = news;
  if (news.length === 1 && first) return previewOfOne(first);
  const entries = news.filter(({ money, change }) => money && !change);
  const ofMoney = entries.find(({ money }) => money && money.sums.length > 0) ?? entries[0];
  const others = news.filter((one) => !entries.includes(one)).map(namedInPreview);
  const all = hasChange(news) ? [...others, ofMoney?.preview] : [ofMoney?.preview, ...others];
  return all.filter(Boolean).join(' · ');
}
