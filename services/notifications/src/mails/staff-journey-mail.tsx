import { staffJourneyPath } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { type AboutJourney, daysText } from './about-journey.ts';
import { contactRows } from './contacts.tsx';
import type { JourneyNews, News, TemplateInput } from './mail-kind.ts';
import { namesText } from './names-text.ts';
import { NewsPart } from './news-part.tsx';
import { subjectName } from './words-of-news.ts';
import { Action, Facts, Line, Note, Paragraph, Title, Waiting } from './parts.tsx';

const messages = mailMessages.staffJourney;

type Input = Omit<TemplateInput<never>, 'data' | 'expiresAt' | 'service'>;

/** Of several each says by itself until when there is time for it. */
const withDeadline = (news: News): News => ({
  ...news,
  facts: [...(news.deadline ? [news.deadline] : []), ...news.facts],
});

/** What one mail tells who answers for a journey, which leads to where staff see it. */
export function staffJourneyMail(
  news: readonly News[],
  about: AboutJourney,
  words: JourneyNews<never>['words'],
  today: string,
) {
  const { destination, travelDate } = about;
  const only = news.length === 1 ? news[0] : undefined;
  const title = words.title(news.length, news[0]?.title ?? '');
  const headline = only?.headline ?? words.subject(news.map(subjectName), destination);
  const contact = news.find((one) => one.contact)?.contact;
  const travellers = news.find((one) => one.travellers)?.travellers;
  return {
    path: only?.action?.path ?? staffJourneyPath(about.id, only?.item ?? null),
    subject: only?.subject ?? messages.subjectOfJourney(headline, travellers, destination, dayText(travelDate, today)),
    preview: () => only?.preview ?? namesText(news.map(({ title }) => title)),
    hasContacts: false,
    ...(contact?.hasAsked && contact.email ? { replyTo: { name: contact.name, address: contact.email } } : {}),
    body: ({ link, recipientName }: Input) => (
      <>
        <Title>{title}</Title>
        <Paragraph>{words.greeting(recipientName, news.length)}</Paragraph>
        {only?.deadline && <Waiting of={only.deadline} />}
        <Facts
          rows={[
            [messages.journey, destination],
            [messages.dates, daysText(about, today)],
            ...(travellers ? ([[messages.travellers, travellers]] as const) : []),
          ]}
        />
        <Action href={link}>{only?.action?.label ?? messages.action}</Action>
        {news.map((one, nth) => (
          <NewsPart key={one.title} isNext={nth > 0} news={only ? one : withDeadline(one)} name={subjectName(one)} />
        ))}
        {contact && <Facts look="thumb" rows={[[contact.label, contact.name], ...contactRows(contact)]} />}
        <Line />
        <Note>{words.note ?? messages.note}</Note>
      </>
    ),
  };
}
