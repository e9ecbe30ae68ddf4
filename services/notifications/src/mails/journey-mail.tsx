import { journeyPath, serviceKind, serviceKinds } from '@bitacora/contracts';
import { mailMessages, timeMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import type { AboutJourney } from './about-journey.ts';
import { AdviserContacts } from './adviser-contacts.tsx';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Pending, Title } from './parts.tsx';
import { ServicePart } from './service-part.tsx';

const messages = mailMessages.journey;

type Words = JourneyNews<never>['words'];
type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt' | 'service'>;

const inKindOrder = (news: readonly News[]) =>
  news.toSorted((one, other) => serviceKinds.indexOf(one.kind) - serviceKinds.indexOf(other.kind));

/** What one mail tells about a journey: its parts, what is still pending, and whom to ask. */
export function journeyMail(told: readonly News[], about: AboutJourney, words: Words) {
  const news = inKindOrder(told);
  const { adviser, destination } = about;
  const [first] = news;
  const only = news.length === 1 ? first : undefined;
  return {
    // One part leads to that very service, several to the journey.
    path: journeyPath(about.id, only?.item ?? null),
    subject: only?.headline
      ? messages.about(only.headline, only.title)
      : words.subject(
          news.map(({ kind }) => serviceKind(kind).label),
          destination,
        ),
    preview: news.map(({ title }) => title).join(' · '),
    answerer: adviser,
    body: ({ link, siteLink, recipientName, agency, today }: Input & { siteLink: (path: string) => string }) => {
      // Below a single part; of several above them, in the first view of a phone.
      const next = (
        <>
          <Action href={link}>{only ? messages.seeService : messages.seeJourney}</Action>
          <StillPending about={about} />
        </>
      );
      return (
        <>
          <Title>{only?.headline ?? words.title(news.length)}</Title>
          <Facts
            rows={[
              [messages.journey, destination],
              [messages.dates, daysText(about, today)],
            ]}
          />
          <Paragraph>{words.greeting(recipientName, news.length)}</Paragraph>
          {!only && next}
          {news.map((one) => (
            <ServicePart
              key={one.item ?? one.title}
              news={one}
              name={about.items.get(one.item ?? '') ?? serviceKind(one.kind).label}
              link={only ? null : siteLink(journeyPath(about.id, one.item))}
            />
          ))}
          {only && next}
          <Line />
          <AdviserContacts adviser={adviser} agency={agency} hasEmergency />
          <Note>{adviser ? messages.note : messages.noteWithoutAdviser}</Note>
        </>
      );
    },
  };
}

/** Each name once, with its number where there are several. */
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : messages.several(count, name);
  });

function StillPending({ about: { pending } }: { about: AboutJourney }) {
  if (pending === null) return null;
  if (pending.length === 0) return <Paragraph>{messages.nothingPending}</Paragraph>;
  return (
    <Pending>
      <strong>{messages.pending}:</strong> {messages.list(counted(pending))}. {messages.pendingNote}
    </Pending>
  );
}

function daysText({ travelDate, returnDate }: AboutJourney, today: string): string {
  if (returnDate === null || returnDate === travelDate) return dayText(travelDate, today);
  return timeMessages.dayRange(dayText(travelDate, returnDate), dayText(returnDate, today));
}
