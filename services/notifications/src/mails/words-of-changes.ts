import { mailMessages } from '@bitacora/contracts/messages';
import type { News } from './mail-kind.ts';

const { journey, serviceChanges: messages } = mailMessages;

/** So many parts a subject names. */
const NAMED = 2;

/** By what a list of mails knows a part: what became of it, and what it is. */
function namedIn({ of, change, title }: News, destination: string) {
  const what = change ? messages.what[change] : messages.also;
  if (typeof of === 'string') return { what, title };
  return { what, title: change ? journey.journeyTo(destination) : of.name };
}

/** `Cancelado: Bahía Tortuga · Cambió: Traslado al hotel y 2 más`: several parts in their order. */
export function subjectOfChanges(news: readonly News[], destination: string): string {
  const named = news.slice(0, NAMED).map((one) => namedIn(one, destination));
  const text = [...Map.groupBy(named, ({ what }) => what)]
    .map(([what, of]) => `${what}: ${of.map(({ title }) => title).join(', ')}`)
    .join(' · ');
  return news.length > NAMED ? messages.andMore(text, news.length - NAMED) : text;
}

/** What became of the journey, or of how many of its services, and how many are ready beside them; null where none moved or was called off. */
export function titleOfChanges(news: readonly News[]): string | null {
  const ofJourney = news.find(({ of, change }) => change && typeof of !== 'string');
  if (ofJourney?.headline) return ofJourney.headline;
  const count = (kind: News['change']) => news.filter(({ change }) => change === kind).length;
  const [cancelled, moved] = [count('cancelled'), count('moved')];
  const ready = news.filter(({ change, readyAs }) => !change && readyAs).length;
  return cancelled + moved > 0 ? messages.title(cancelled, moved, ready) : null;
}
