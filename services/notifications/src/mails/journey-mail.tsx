import { journeyPath, serviceKind, serviceKinds } from '@bitacora/contracts';
import { chatMessages, mailMessages, timeMessages } from '@bitacora/contracts/messages';
import { dayRange, dayText, plainSpaces } from '@bitacora/kernel/dates';
import type { AboutJourney } from './about-journey.ts';
import { AdviserContacts } from './adviser-contacts.tsx';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Pending, Title } from './parts.tsx';
import { namesText } from './names-text.ts';
import { NewsPart } from './news-part.tsx';
import { subjectOfChanges, titleOfChanges } from './words-of-changes.ts';

const { journey: messages, serviceChanges: changes } = mailMessages;

type Words = JourneyNews<never>['words'];
type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt' | 'service'>;

/** What was called off comes first, then what else changed. */
const rankOf = ({ change }: News) => (change === undefined ? 2 : change === 'cancelled' ? 0 : 1);
/** What the journey itself is told comes first. */
const placeOf = ({ of }: News) => (typeof of === 'string' ? serviceKinds.indexOf(of) : -1);
const inOrder = (news: readonly News[]) =>
  news.toSorted((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other));

/** What is told of one service, or became of the journey, stands on one card, with all that there is to do; that it changed is what it is above all. */
function onePerItem(news: readonly News[]): News[] {
  const cards = Map.groupBy(
    news,
    (one) => one.item ?? (one.change && typeof one.of !== 'string' ? 'the journey' : one),
  );
  return [...cards.values()].flatMap((parts) => {
    const card = parts.find(({ change }) => change) ?? parts[0];
    if (!card) return [];
    const advice = [...new Set(parts.flatMap((one) => one.advice ?? []))].join(' ');
    const { headline, ...rest } = card;
    const isForAll = card.change !== undefined || parts.every((one) => one.headline === headline);
    return { ...rest, ...(isForAll && headline && { headline }), ...(advice && { advice }) };
  });
}

/** What it is about, in a word. */
const nameOf = ({ of }: News) => (typeof of === 'string' ? serviceKind(of).label : of.name);

/** With what it is now, where that is another thing. */
const titleNow = ({ title, now }: News) => (now === undefined ? title : changes.titleNow(title, now));

/** What stands beside the subject of one part, which names it: of a change what it is now, or what that means. */
function previewOf({ title, change, now, advice }: News): string {
  if (now !== undefined) return changes.nowIs(now);
  return change && advice ? advice : title;
}

const hasChange = (news: readonly News[]) => news.some(({ change }) => change);

function subjectOf(news: readonly News[], destination: string, words: Words): string {
  const [first] = news;
  if (news.length > 1 && hasChange(news)) return subjectOfChanges(news, destination);
  if (news.length > 1 || !first?.headline) return words.subject(news.map(nameOf), destination);
  if (typeof first.of === 'string') return messages.about(first.headline, titleNow(first));
  // What became of the journey names it.
  if (first.days !== undefined) return mailMessages.journeyCancelled.subject(first.headline, first.days);
  return messages.about(first.headline, messages.journeyTo(destination));
}

/** What one mail tells about a journey: its parts, what is still pending, and whom to ask. */
export function journeyMail(told: readonly News[], about: AboutJourney, words: Words) {
  const news = inOrder(onePerItem(told));
  const { adviser, destination } = about;
  const [first] = news;
  const only = news.length === 1 ? first : undefined;
  const isChange = hasChange(news);
  const note = messages.note(isChange, adviser !== null);
  return {
    // One part leads to that very service, several to the journey.
    path: only?.action?.path ?? journeyPath(about.id, only?.item ?? null),
    subject: subjectOf(news, destination, words),
    preview: only ? previewOf(only) : news.map(titleNow).join(' · '),
    answerer: adviser,
    body: ({ link, siteLink, recipientName, agency, today }: Input & { siteLink: (path: string) => string }) => {
      // Below a single part; of several above them, in the first view of a phone.
      const action = <Action href={link}>{actionOf(only)}</Action>;
      return (
        <>
          <Title>{only?.headline ?? titleOfChanges(news) ?? words.title(news.length)}</Title>
          <Facts
            rows={[
              [messages.journey, destination],
              [messages.dates, daysText(about, today)],
              ...(news.find(({ ofJourney }) => ofJourney)?.ofJourney ?? []),
            ]}
          />
          <Paragraph>{words.greeting(recipientName, news.length)}</Paragraph>
          {!only && action}
          {news.map((one) => (
            <NewsPart
              key={`${nameOf(one)} ${one.item ?? one.title}`}
              news={one}
              name={about.items.get(one.item ?? '') ?? nameOf(one)}
              headline={only ? undefined : one.headline}
              link={only || typeof one.of !== 'string' ? null : siteLink(journeyPath(about.id, one.item))}
              siteLink={siteLink}
            />
          ))}
          {only && action}
          {isChange && <Paragraph>{note}</Paragraph>}
          {!only?.action && <StillPending about={about} isChange={isChange} />}
          <OfCalendar news={told.filter(({ calendar = [] }) => calendar.length > 0)} />
          <Line />
          <AdviserContacts adviser={adviser} agency={agency} hasEmergency chatText={chatTextOf(about, recipientName)} />
          {!isChange && <Note>{note}</Note>}
        </>
      );
    },
  };
}

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

/** That nothing is pending any more is news where something became ready, not where something changed. */
function StillPending({ about: { pending }, isChange }: { about: AboutJourney; isChange: boolean }) {
  if (pending === null || (pending.length === 0 && isChange)) return null;
  if (pending.length === 0) return <Paragraph>{messages.nothingPending}</Paragraph>;
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
