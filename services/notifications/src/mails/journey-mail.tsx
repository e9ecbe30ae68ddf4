import { journeyPath, serviceKind, serviceKinds } from '@bitacora/contracts';
import { Fragment } from 'react';
import { chatMessages, mailMessages, timeMessages } from '@bitacora/contracts/messages';
import { dayRange, dayText, plainSpaces } from '@bitacora/kernel/dates';
import type { AboutJourney } from './about-journey.ts';
import { AdviserContacts } from './adviser-contacts.tsx';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { Action, Line, Note, Paragraph, Pending, Subtitle, Title } from './parts.tsx';
import { namesText } from './names-text.ts';
import { NewsPart } from './news-part.tsx';
import { ownName } from './service-facts.tsx';
import { subjectOfChanges, titleOfChanges } from './words-of-changes.ts';

const { journey: messages, serviceChanges: changes } = mailMessages;

type Words = JourneyNews<never>['words'];
type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt' | 'service'>;

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

/** What is told of one service, or became of the journey, stands on one card, with all that there is to do; that it changed is what it is above all, then when it is. */
function onePerItem(news: readonly News[]): News[] {
  const cards = Map.groupBy(
    news,
    (one) => one.item ?? (one.change && typeof one.of !== 'string' ? 'the journey' : one),
  );
  return [...cards.values()].flatMap((parts) => {
    const card = parts.find(({ change }) => change) ?? parts.find(({ at }) => at) ?? parts[0];
    if (!card) return [];
    const advice = [...new Set(parts.flatMap((one) => one.advice ?? []))].join(' ');
    const { headline, ...rest } = card;
    const isForAll = (card.change ?? card.at) !== undefined || parts.every((one) => one.headline === headline);
    return { ...rest, ...(isForAll && headline && { headline }), ...(advice && { advice }) };
  });
}

/** What it is about, in a word. */
const nameOf = ({ of }: News) => (typeof of === 'string' ? serviceKind(of).label : of.name);

/** With what it is now, where that is another thing. */
const titleNow = ({ title, now }: News) => (now === undefined ? title : changes.titleNow(title, now));

/** `Salida del hospedaje: lun 14 jul, 11:00, hora de Galápagos` */
const headlineOf = ({ headline, at }: News) =>
  headline === undefined || !at ? headline : messages.at(headline, at.text);

/** What stands beside the subject of one part, which names it: of a change what it is now, or what that means. */
function previewOf({ title, change, now, advice, at, preview }: News): string {
  if (now !== undefined) return changes.nowIs(now);
  return ((change ?? at) && advice) || (preview ?? title);
}

/** One of several, in a list of mails. */
const namedIn = (news: News) => [news.at?.text, titleNow(news)].filter(Boolean).join(' ');

/** What is owed first, and of the money nothing else: which of several sums that would be nobody could tell. */
const previewOfSeveral = (news: readonly News[], ofMoney: News | undefined) =>
  [
    ...(ofMoney?.preview === undefined ? [] : [ofMoney.preview]),
    ...news.filter(({ money }) => !money).map(namedIn),
  ].join(' · ');

/** The journey's money, told once: on the card that says how to pay, or else the first that has its sums. */
function moneyOf(news: readonly News[]) {
  const told = news.filter(({ money }) => money);
  const card = told.find(({ money }) => money && money.howToPay.length > 0) ?? told[0];
  const sums = told.map(({ money }) => money?.sums ?? []).find((one) => one.length > 0) ?? [];
  return card && { card, money: { howToPay: card.money?.howToPay ?? [], sums } };
}

const hasChange = (news: readonly News[]) => news.some(({ change }) => change);

function subjectOf(news: readonly News[], destination: string, words: Words): string {
  const [first] = news;
  if (news.length > 1 && hasChange(news)) return subjectOfChanges(news, destination);
  if (news.length > 1 || !first?.headline) return words.subject(news.map(nameOf), destination);
  if (first.at) return messages.of(headlineOf(first) ?? '', first.title);
  if (typeof first.of === 'string') return messages.about(first.headline, titleNow(first));
  // What became of the journey names it.
  if (first.days !== undefined) return mailMessages.journeyCancelled.subject(first.headline, first.days);
  return messages.of(first.headline, messages.journeyTo(destination));
}

/** What one mail tells about a journey: its parts, what is still pending, and whom to ask. */
export function journeyMail(told: readonly News[], about: AboutJourney, words: Words) {
  const news = inOrder(onePerItem(told));
  const { adviser, destination } = about;
  const [first] = news;
  const only = news.length === 1 ? first : undefined;
  const isChange = hasChange(news);
  const note = words.note ?? messages.note(isChange, adviser !== null);
  const ofMoney = moneyOf(news);
  // A service that takes the place of another is a change, however it is told.
  const { greeting } = news.some(({ change, of }) => change && typeof of === 'string') ? changes : words;
  /** What became ready says so beside what has a headline. */
  const areNamed = news.some(({ headline }) => headline);
  const isAllReady = news.some((one) => one.isAllReady);
  const isActionFirst = !only || isAllReady;
  const isAfterAll = news.some((one) => one.isAfterAll);
  /** Who has to call, or is on the way, reads first how. */
  const callsFirst = isChange || news.some(({ at }) => at);
  return {
    // One part leads to that very service, several to the journey.
    path: only?.action?.path ?? journeyPath(about.id, only?.item ?? null),
    subject: subjectOf(news, destination, words),
    preview: () => (only ? previewOf(only) : previewOfSeveral(news, ofMoney?.card)),
    hasContacts: true,
    answerer: adviser,
    body: ({ link, siteLink, recipientName, agency, today }: Input & { siteLink: (path: string) => string }) => {
      // Below a single part; of several services above them, in the first view of a phone.
      const action = <Action href={link}>{actionOf(only)}</Action>;
      const contacts = (
        <AdviserContacts
          {...{ adviser, agency }}
          hasEmergency={!isAfterAll}
          chatText={chatTextOf(about, recipientName)}
        />
      );
      return (
        <>
          <Title>{(only && headlineOf(only)) ?? titleOfChanges(news) ?? words.title(news.length, ownOf(first))}</Title>
          <Paragraph>{greeting(recipientName, news.length)}</Paragraph>
          <Subtitle>{messages.goesTo(destination, daysText(about, today))}</Subtitle>
          {isActionFirst && action}
          {news.map((one) => (
            <Fragment key={`${nameOf(one)} ${one.item ?? one.title}`}>
              <NewsPart
                news={partOf(one, only !== undefined, one === ofMoney?.card ? ofMoney.money : undefined)}
                name={about.items.get(one.item ?? '') ?? nameOf(one)}
                headline={only ? undefined : (one.headline ?? (areNamed ? one.readyAs : undefined))}
                link={isLinked(one, only) ? siteLink(journeyPath(about.id, one.item)) : null}
                siteLink={siteLink}
              />
              {one.services?.map((service) => (
                <NewsPart
                  {...service}
                  key={service.news.item}
                  link={siteLink(journeyPath(about.id, service.news.item))}
                />
              ))}
            </Fragment>
          ))}
          {!isActionFirst && action}
          {isChange && <Paragraph>{note}</Paragraph>}
          {callsFirst && contacts}
          {!isAfterAll && !isAllReady && (
            <StillPending
              about={about}
              isChange={isChange && !news.some(({ readyAs }) => readyAs)}
              isListed={only?.listsServices === true}
            />
          )}
          <OfCalendar news={told.filter(({ calendar = [] }) => calendar.length > 0)} />
          {!callsFirst && (
            <>
              <Line />
              {contacts}
            </>
          )}
          {!isChange && <Note>{note}</Note>}
        </>
      );
    },
  };
}

/** As its card shows it: the journey's money on one of them, and of several on each what is to be done. */
const partOf = (news: News, isAlone: boolean, money: News['money']): News => ({
  ...news,
  money,
  links: [...(news.links ?? []), ...(!isAlone && news.action ? [news.action] : [])],
});

/** `su boleto aéreo` */
const ownOf = (news: News | undefined) => (typeof news?.of === 'string' ? ownName(news.of) : '');

/** Whether its card leads to it: of several each, and the one whose mail leads elsewhere. */
const isLinked = ({ of }: News, only: News | undefined) =>
  typeof of === 'string' && (!only || only.action !== undefined);

/** What the one thing to do with a mail is called, by the part that it has alone. */
function actionOf(only: News | undefined): string {
  if (only?.action) return only.action.label;
  return only && typeof only.of === 'string' ? messages.seeService : messages.seeJourney;
}

/** What the file for the reader's own calendar does there. */
function OfCalendar({ news }: { news: readonly News[] }) {
  if (news.length === 0) return null;
  const { note, cancelled } = mailMessages.calendar;
  return <Note>{news.every(({ change }) => change === 'cancelled') ? cancelled : note}</Note>;
}

interface StillPendingProperties {
  about: AboutJourney;
  isChange: boolean;
  /** All that was sold is named above. */
  isListed: boolean;
}

/** That nothing is pending any more is news where something became ready, not where something changed. */
function StillPending({ about: { pending, standing }, isChange, isListed }: StillPendingProperties) {
  if (pending === null || (pending.length === 0 && isChange)) return null;
  if (pending.length === 0) return <Paragraph>{messages.nothingPending}</Paragraph>;
  if (isListed && pending.length === standing) return <Paragraph>{messages.allPending}</Paragraph>;
  return (
    <Pending>
      <strong>{messages.pending}:</strong> {namesText(pending)}. {messages.pendingNote}
    </Pending>
  );
}

function chatTextOf({ destination, travelDate, returnDate }: AboutJourney, name: string): string {
  return chatMessages.aboutJourney(name, destination, plainSpaces(dayRange(travelDate, returnDate ?? travelDate)));
}

export function daysText({ travelDate, returnDate }: AboutJourney, today: string): string {
  if (returnDate === null || returnDate === travelDate) return dayText(travelDate, today);
  return timeMessages.dayRange(dayText(travelDate, returnDate), dayText(returnDate, today));
}
